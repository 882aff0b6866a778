### What the page says about Greentown.

green-letter-n = N
green-letter-c = C
green-letter-s = S
green-letter-m = M
green-category-n = nature
green-category-c = culture
green-category-s = sport
green-category-m = shopping
green-piece-vacant = vacant
green-piece-hotel = hotel
green-piece-tree = tree
green-piece-building = building for { $category } of { $who }
green-side-0 = east
green-side-1 = north-east
green-side-2 = north-west
green-side-3 = west
green-side-4 = south-west
green-side-5 = south-east
green-place-tile = { $hex }: { $piece }; exits { $exits }.
green-place-empty = { $hex }: empty.
green-place-can-step = A tile can be laid here.
green-place-can-develop = It can be developed.
green-place-can-erect = It can be used.
green-place-can-tour = The tour can go here.

green-no-entry = No entry: { $why }
green-dead-end = Striped barrier: the road ends here, for the tile beside it has no exit there.
green-map = The town
green-map-views = View of the map
green-zoom-in = Come nearer
green-zoom-out = Go farther away
green-zoom-fit = Show the whole town
green-key-zoom = come nearer, go farther away, show the whole town; arrows with Shift move the map
green-play-area = Your turn
green-beside = Supply, tours, cards and typed moves

green-letter = { $letter } stands on the buildings
green-round = Round { $round }
green-ending = Last round.
green-order = Order of this round: { $order }
green-order-two = Order of this round: { $order }. In the next one it is the other way round, so each of you has two turns in a row.
green-double = Double turn: last in this round, first in the next
green-double-now = The first of your two turns in a row.
green-double-second = The second of your two turns in a row.
green-double-other = { $who } has two turns in a row.
green-news = { $who }: { $what }.
green-news-then = { $before }, then { $then }
green-news-unpaid = nobody is paid
green-news-deed = { $what ->
    [built] Build
    [built-erected] Build with a building
    [built-toured] Build and tour
    [built-erected-toured] Build with a building and tour
    [erected] building
    [erected-toured] building and tour
    [toured] tour
   *[nothing] nothing was possible
  }
green-money = { $money ->
    [one] Greenie
   *[other] Greenies
  }
green-money-hidden = money hidden until the end
green-money-hidden-why = The sum is hidden until the end, as at a real table. Payments are seen: you may count along.
green-no-card = No card any more
green-markers = Action markers
green-marker-b = Build
green-marker-t = Tour
green-marker-bt = Build and tour
green-marker-e = Build or tour
green-marker-eb = Build or tour: Build
green-marker-et = Build or tour: Tour
green-about-b = two steps, each lays a new tile or develops one: replaces it by a tile with one exit more
green-about-t = lead the visitors of your card from hotel to hotel
green-about-bt = first a Build, then a tour: both in one turn
green-about-e = you decide as you use it: either a Build (hammer) or a tour (bus), not both
green-marker-up = { $marker }: { $about }
green-marker-down = { $marker }: used. When all four are used, they are turned up again.
green-stock = Buildings in stock
green-left = { $left } left
green-stock-of = { $category }: { $left } left

green-card-stops = { $stops ->
    [one] stop
   *[other] stops
  }
green-tip-stops = { $stops ->
    [one] One stop, and it is a hotel
   *[other] { $stops } stops: the tour visits this many sites, the last one a hotel. Each different tree or building among them pays 1 if the wish for its kind is fulfilled
  }
green-stops-left = { $left ->
    [one] stop left
   *[other] stops left
  }
green-card-new = new card
green-standing = { $tours ->
    [one] one tour
   *[other] { $tours } tours
  } or { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
  } of one player to go
green-standing-why = The game ends with the round in which no card is left after a tour, or somebody has erected all nine buildings.
green-wishes = { $stops ->
    [one] Wishes of the card with one stop
   *[other] Wishes of the card with { $stops } stops
  }
green-wish = { $category }: { $range } visits wished
green-wish-means = { $wish }. { $least ->
    [0] 0 is enough. Too many
   *[other] Too few or too many
  } pay nothing and cost you 1.
green-wish-good = { $category }: { $visits } of { $range } visits, fulfilled
green-wish-few = { $category }: { $visits } of { $range } visits, too few yet
green-wish-many = { $category }: { $visits } of { $range } visits, too many

green-supply = Supply
green-supply-rule = { $count ->
   *[other] Only tiles with { $count } exits may be laid now: the fewest that are left. The others are for developing.
  }
green-supply-empty = The supply is empty.
green-supply-exits = { $count } exits
green-supply-now = to lay
green-supply-stack = Exits { $exits }: { $left } left

green-choose-marker = Choose a marker
green-choose-building = Choose a building
green-back = Back
green-done = Done
green-no-building = No building
green-do-lay = Lay it
green-do-develop = Develop it
green-do-erect = Erect it
green-do-tour = Lead this tour
green-do-lapse = Go on
green-do-turn = Finish the turn
green-choice-keep = Keep it
green-choice-handover = Use it

green-status-marker = Choose a marker for your turn.
green-status-again = It is your turn again: choose a marker.
green-status-step = { $step ->
    [1] Step 1 of 2{ $then }: lay the tile in a frame, or choose one with an arrow to develop it.
   *[other] Step 2 of 2{ $then }: lay another tile, or choose one with an arrow to develop it.
  }
green-status-then = { $mode ->
    [step] , then a building and your tour
   *[other] , then your tour
  }
green-status-laid = { $fixed ->
    [1] It fits here in this one way only. Lay it, or try another place.
   *[other] Turn it as you like, then lay it.
  }
green-status-erect = You may erect one building{ $then }.
green-status-hotel = At which hotel does the tour start? It may end there too.
green-status-tour = Choose stop after stop, also across bare discs; the last one must be a hotel.
green-status-sending = Your turn is on its way …
green-status-waiting = { $name } is thinking
green-status-to-act = { $name } is to act
green-status-thinking = Your turn. One moment …
green-status-over = The game is over.
green-build-lapses = No step is possible: the Build lapses.
green-tour-lapses = No tour with so many stops exists: the tour lapses, and you keep the card.
green-keep-asked = Use the double turn, or keep it?
green-ready = That is your turn. Fine? Then finish it.

green-last-tour = The last tour

green-deck = Visitor cards
green-cards-left = { $count ->
    [0] The deck is empty: after the next tour the end is near.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
  }
green-cards-over = { $count ->
    [0] The deck is empty.
   *[other] Cards left in the deck: { $count }.
  }
green-top-card = Next on the deck
green-to-come = Still to come

green-earned = Your money
green-earned-nothing = No tour has paid you yet.

green-log-turn = { $who }: { $what }
green-log-marker = “{ $marker }”.
green-where-with = with a { $piece }, at { $hex }
green-where-by = by a { $piece }, at { $hex }
green-where-at = at { $hex }
green-log-laid = Laid a tile { $where }.
green-log-developed = Developed the tile { $where }.
green-log-built = Erected a building for { $category } { $where }.
green-log-built-tree = Erected a building for { $category } { $where }; the tree moved to { $tree }.
green-log-toured = Led a tour from the hotel at { $hex }.
green-log-nothing = Erected no building.
green-log-no-build = No step was possible.
green-log-no-tour = No tour was possible.
green-log-keep = Kept the double turn.
green-log-handover = Used the double turn.
green-log-dealt = { $who } got a visitor card.
green-log-top = The next visitor card lies open on the deck.

green-end-won = { $name } has won

green-goal =
    Most money (Greenies) at the end wins. The last round is the one in which somebody has erected nine buildings, or no card is left after a tour.
    Build roads, erect buildings, and lead visitors from hotel to hotel past what their card wishes: fulfilled wishes pay.{ $seats ->
        [2] { "" } For two, only the difference is paid: if you would get 3 and the other player 1, you are paid 2 and they get nothing.
       *[other] { "" }
    }
green-cues = The number on a place. In a Build: so much more your best tour can pay then. In a tour: what this stop brings you.
page-course-money = Greenies
