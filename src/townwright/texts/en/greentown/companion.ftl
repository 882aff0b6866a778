### What the companion says beside the box of Greentown.

companion-greentown-told = Checks a tour and says what it pays to whom.
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
companion-player = Player { $number }
companion-town-setup = Lay a set-up
companion-town-clear = Clear the table
companion-town-notation = The table and the tour in notation
companion-town-notation-told = How many play, the card, the tiles, and below them the tour: who leads it (A is player 1), the hotel where it starts and the side by which it leaves each tile (0 is east, then counter-clockwise).
companion-hex = { $hex }: { $piece }, { $exits ->
    [one] one exit
   *[other] { $exits } exits
  }.
companion-hex-empty = { $hex }: empty; lay a tile here.
companion-tile = Tile { $hex }
companion-streets = Exits
companion-side-0 = Exit to the east
companion-side-1 = Exit to the north-east
companion-side-2 = Exit to the north-west
companion-side-3 = Exit to the west
companion-side-4 = Exit to the south-west
companion-side-5 = Exit to the south-east
companion-piece = On the site
companion-piece-none = nothing
companion-piece-h = hotel
companion-piece-n = tree
companion-piece-c = culture of player { $seat }
companion-piece-s = sport of player { $seat }
companion-piece-m = shopping of player { $seat }
companion-category-n = Nature
companion-category-c = Culture
companion-category-s = Sport
companion-category-m = Shopping
companion-card-named = Cards of the set
companion-card-of = { $stops ->
    [one] One stop
   *[other] { $stops } stops
  }
companion-card-stops = Stops
companion-card-least = { $name } at least
companion-card-most = { $name } at most
companion-tour-anew = New tour
companion-tour-pay = Check and pay
companion-tour-best = It cannot be better.
companion-tour-better = The best tour for { $name } pays { $paid }.
companion-tour-show = Show it on the table
companion-tour-result = The payment
companion-tour-paid = { $name } gets { $paid }.
companion-tour-on-tour = On tour.
companion-wish-met = { $visits } visited, { $wish } wished: fulfilled.
companion-wish-failed = { $visits } visited, { $wish } wished: not fulfilled.
companion-because-nothing = Gets nothing.
companion-because-nature = { $points ->
    [one] One tree pays 1.
   *[other] { $points } trees pay { $points }.
  }
companion-because-culture = { $points ->
    [one] One building for culture pays 1.
   *[other] { $points } buildings for culture pay { $points }.
  }
companion-because-sport = { $points ->
    [one] One building for sport pays 1.
   *[other] { $points } buildings for sport pay { $points }.
  }
companion-because-shopping = { $points ->
    [one] One building for shopping pays 1.
   *[other] { $points } buildings for shopping pay { $points }.
  }
companion-because-nature-failed = Nature not fulfilled: { $points } charged.
companion-because-culture-failed = Culture not fulfilled: { $points } charged.
companion-because-sport-failed = Sport not fulfilled: { $points } charged.
companion-because-shopping-failed = Shopping not fulfilled: { $points } charged.
companion-because-floor = But never less than nothing: { $points } forgiven.
companion-because-two-players = Of two players only the one with more is paid: { $points } less.
