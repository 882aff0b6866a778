### What the companion for the box says.

companion-title = Companion
companion-told = The box is on the table? Put the phone beside it: it calls tiles, checks tours, keeps the bars and explains every point.
companion-cities-told = Calls the tiles, and counts a finished city tourist by tourist.
companion-greentown-told = Checks a tour and says what it pays to whom.
companion-skylines-told = Keeps the bars and explains what ending the milestone costs.
companion-offline-told = Calling tiles and keeping bars work without a connection once you have been here. What you enter stays in this browser.
companion-all = All games of the companion
companion-what = What to do
companion-how = How to enter it
companion-tap = Tap it in
companion-type = Type it in
companion-step = What to enter
companion-set = Tiles or cards
companion-set-own = Use tiles or cards of your own
companion-box = In the box
companion-seats = Players
companion-undo = Undo
companion-undone = Taken back.
companion-take = Take away
companion-turn = Turn
companion-turn-left = Turn to the left
companion-turn-right = Turn to the right
companion-less = Less: { $name }
companion-more = More: { $name }
companion-line = Line { $line }: { $why }
companion-offline = There is no connection. What you entered is kept, and the answer comes as soon as the connection is back.

## Cities

companion-city-call = Call tiles
companion-city-score = Score a city
companion-call-none = 24 tiles are shuffled, 16 of them are the stack.
companion-call-start = Starting tile { $number } of { $of }
companion-call-round = Round { $round } of { $rounds }
companion-call-extra = One more tile, to lay over the city
companion-call-tile = Tile { $tile }
companion-call-first = Turn up the first tile
companion-call-next = Next tile
companion-call-over = The stack is empty
companion-call-back = The last tile is back on the stack.
companion-call-order = Called so far
companion-call-order-none = No tile has been called yet.
companion-stack = The stack
companion-call-anew = Shuffle anew
companion-call-sure = Really? The tiles called so far are forgotten
companion-city = The city
companion-city-count = Count the points
companion-city-total = { $points ->
    [one] One point
   *[other] { $points } points
  }
companion-city-back = Back to the city
companion-city-full = All 16 places are filled. The tourists are next.
companion-city-notation = The city in notation
companion-city-notation-told = A picture with two letters by two for each tile, small where a tourist stands; or a city line such as d4:16S,c3:6W,b2:17N;c3.1;6;b2.
companion-step-tiles = Tiles
companion-step-fields = Fields
companion-step-tourists = Tourists
companion-place = Place { $cell }
companion-pick-tile = The tile on { $cell }
companion-tile-used = Tile { $tile }: { $face }; lies on { $cell }
companion-laid = Tile { $tile } on { $cell }.
companion-kind = Paint with
companion-rub = nothing
companion-fields-told = For a box whose tiles are not written down: choose a kind and tap every field that shows it.
companion-tourists-told = Tap the fields on which tourists stand.

## Greentown

companion-town = The table
companion-town-map = Table
companion-town-card = Card
companion-town-tour = Tour
companion-town-map-told = Tap a tile to change it, or an empty place to lay one. Only tiles that a tour could use are needed.
companion-town-card-told = Choose the card, or set it as it is printed.
companion-town-tour-told = Tap the hotel at which the tour starts, then tile after tile.
companion-town-far = That is not beside the last tile.
companion-town-who = Who plays
companion-town-touring = On tour
companion-town-setup = Lay a set-up
companion-town-clear = Clear the table
companion-town-notation = The table and the tour in notation
companion-town-notation-told = How many play, the card, the tiles, and below them the tour: its hotel and the side by which it leaves each tile (0 east, then counter-clockwise).
companion-hex = { $hex }: { $piece }, { $exits ->
    [one] one street
   *[other] { $exits } streets
  }.
companion-hex-empty = { $hex }: empty; lay a tile here.
companion-tile = Tile { $hex }
companion-streets = Streets
companion-side-0 = Street to the east
companion-side-1 = Street to the north-east
companion-side-2 = Street to the north-west
companion-side-3 = Street to the west
companion-side-4 = Street to the south-west
companion-side-5 = Street to the south-east
companion-piece = On the site
companion-piece-none = nothing
companion-piece-h = hotel
companion-piece-n = tree
companion-piece-c = culture { $seat }
companion-piece-s = sport { $seat }
companion-piece-m = shopping { $seat }
companion-category-n = Nature
companion-category-c = Culture
companion-category-s = Sport
companion-category-m = Shopping
companion-card-named = Cards of the set
companion-card-stops = Stops
companion-card-least = { $name } at least
companion-card-most = { $name } at most
companion-tour-anew = New tour
companion-tour-pay = Check and pay
companion-tour-best = It cannot be better.
companion-tour-better = The best tour for { $seat } pays { $paid }.
companion-tour-show = Show it on the table
companion-tour-result = The payment
companion-tour-paid = { $seat } gets { $paid }.
companion-tour-on-tour = On tour.
companion-wish-met = { $visits } visited, { $wish } wished: granted.
companion-wish-failed = { $visits } visited, { $wish } wished: not granted.
companion-because-nothing = Gets nothing.
companion-because-nature = { $points ->
    [one] One tree pays 1.
   *[other] { $points } trees pay { $points }.
  }
companion-because-culture = { $points ->
    [one] One culture site pays 1.
   *[other] { $points } culture sites pay { $points }.
  }
companion-because-sport = { $points ->
    [one] One sports site pays 1.
   *[other] { $points } sports sites pay { $points }.
  }
companion-because-shopping = { $points ->
    [one] One shop pays 1.
   *[other] { $points } shops pay { $points }.
  }
companion-because-nature-failed = Nature not granted: { $points } charged.
companion-because-culture-failed = Culture not granted: { $points } charged.
companion-because-sport-failed = Sport not granted: { $points } charged.
companion-because-shopping-failed = Shopping not granted: { $points } charged.
companion-because-floor = But never less than nothing: { $points } forgiven.
companion-because-two-players = Of two players only the one with more is paid: { $points } less.

## Skylines

companion-sky-mon = Money
companion-sky-pow = Power
companion-sky-wat = Water
companion-sky-gar = Garbage
companion-sky-lab = Workers
companion-sky-hap = Happiness
companion-sky-pol = Pollution
companion-sky-tra = Traffic
companion-sky-cri = Crime
companion-sky-ovr = Overall happiness
companion-sky-now = { $marker }: { $value }
companion-sky-end-mon-low = The treasury is empty: what it cannot pay cannot be played.
companion-sky-end-pow-low = Power is at its end: the card cannot be played.
companion-sky-end-wat-low = Water is at its end: the card cannot be played.
companion-sky-end-gar-low = Garbage is at its end: the card cannot be played.
companion-sky-end-lab-low = There are no more workers: the card cannot be played.
companion-sky-end-hap-low = The people are too unhappy: the game is lost.
companion-sky-end-pol-low = Pollution stays at 0.
companion-sky-end-tra-low = Traffic stays at 0.
companion-sky-end-cri-low = Crime stays at 0.
companion-sky-end-ovr-low = Overall happiness is as low as can be.
companion-sky-end-mon-high = The treasury is full.
companion-sky-end-pow-high = Power is full: the rest is lost.
companion-sky-end-wat-high = Water is full: the rest is lost.
companion-sky-end-gar-high = Garbage is full: the rest is lost.
companion-sky-end-lab-high = More workers than work: the card cannot be played.
companion-sky-end-hap-high = Happiness is full: the rest is added to overall happiness.
companion-sky-end-pol-high = Pollution is at its end: the card cannot be played.
companion-sky-end-tra-high = Traffic is at its end: the card cannot be played.
companion-sky-end-cri-high = Crime is at its end: the card cannot be played.
companion-sky-end-ovr-high = Overall happiness is as high as can be.
companion-sky-explain = What would ending the milestone cost?
companion-sky-milestone = Ending the milestone now
companion-sky-put = Put the bars there
companion-sky-put-told = The price of the next board is yours to take off.
companion-sky-table = On the table
companion-sky-more = Boards, tiles, roles and news
companion-sky-more-told = If you like: they are checked too, and roles and news take part in the milestone.
companion-sky-anew = New game
companion-sky-capital = Starting capital
companion-sky-sure = Really? The bars are set back
