### What Skylines says from the first turn on: what a card taken up, a draw, a renewal and the end show.

sky-hint-told = Hint: { $what }.
sky-hint-done = That is what the hint says. Now press “{ $button }”.
sky-advice-general = In general: raise happiness, keep power, water and garbage at 0 or above, and give every district a tile.
sky-shape-earns = can bring the reward
sky-shapes-told = This shape does not bring the reward: take one with a ★.
sky-turned-told = Like this it does not bring the reward: turn or flip it.
sky-shapes = Tiles of this colour
sky-shapes-about = All count the same: small ones save room, large ones touch more.
sky-shape-left = { $left } left
sky-shape = Tile of { $squares } squares, like the letter { $letter }: { $left }
sky-shape-plain = Tile of { $squares } squares: { $left }
sky-tip-held = The tile that you lay. Its dot comes to lie on the square that you choose if it fits so, otherwise another of its squares.
sky-brings = What it brings
sky-place-earns = ★ Here you get the reward.
sky-place-numbers = Numbers: points in all{ $elsewhere ->
    [none] { "" }
   *[other] ; without a number: { $elsewhere }
  }.
sky-place-same = { $way ->
    [less] Costs
   *[more] Brings
  } { $points ->
    [one] one point
   *[other] { $points } points
  } wherever it lies{ $costs ->
    [0] { "" }
   *[other] { " " }({ $markers })
  }.
sky-points-here = Points here: { $points }{ $count ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }.
sky-place-none = Changes no points, wherever it lies{ $count ->
    [0] { "" }
   *[other] { " " }({ $parts })
  }{ $supply ->
    [0] { "" }
   *[other] , but prevents shortage
  }.
sky-no-fit-street = That square is a street: tiles lie on free squares only.
sky-no-fit-water = That is water: tiles lie on free squares only.
sky-no-fit-built = { $card } stands there: tiles lie on free squares only.
sky-no-fit-square = There is too little room: all squares of the tile must be free, without street, water or edge, however you turn it.{ $shapes ->
    [0] { "" }
   *[other] { " " }Another shape may fit.
  }
sky-earns = Earns the reward.
sky-boards-open = Boards to open
sky-board-squares = { $squares } squares
sky-board-districts = { $before ->
    [0] { "" }
   *[other] then{ " " }
  }{ $districts ->
    [one] 1 district
   *[other] { $districts } districts
  }{ $before ->
    [0] { "" }
   *[other] , now { $before }
  }
sky-board-apart = not beside an open board
sky-piles = Draw piles
sky-piles-told = Draw a card: that is free, and cannot be taken back. Cards of II and III cost more to build and bring more. In the piles:
sky-draw-pile = Draw from pile { $stage }, { $left } left
sky-tip-pile = Pile { $stage }, { $left } cards left: the counts say of which kinds. Choosing it draws one, and that cannot be taken back.
sky-pile-left = { $left } left
sky-pile-i = cheap
sky-pile-ii = strong
sky-pile-iii = very strong
sky-or-exchange = or a card of the exchange pile
sky-take = Take { $card }. { $told }
sky-renew-cards = Which cards go?
sky-renew-away = goes to the exchange pile
sky-renew-keep = stays
sky-end-success = Well planned: the city thrives.
sky-end-failure = The city stands, but nobody will talk of it. From 11 points on it is a success.
sky-most-deduction = What cost most: { $marker }, { $points } taken off at the end.
sky-most-shortage = What costs most: { $marker } stands at −{ $points } at the end. Every end of a milestone takes 1 happiness for each space below 0.
sky-most-nothing = Nothing was taken off: a spotless city.
sky-layout-no-fit = Does not fit: { $why }.
sky-layout-clear = Take all away
sky-layout-surprise = Surprise us
sky-scored = { $points ->
    [one] This milestone brought { $shown } point:
   *[other] This milestone brought { $shown } points:
  } { $lost ->
    [0] happiness stood at { $before }, and there was no shortage.
   *[other] happiness stood at { $before }, and shortages lowered it by { $lost }.
  }{ $effects ->
    [0] { "" }
   *[other] { " " }Effects of cards are counted in.
  }
sky-step-utilities = Shortages of power, water and garbage
sky-step-effects = Effects of cards
sky-step-score = Happiness is scored
sky-step-employment = Employment bill
sky-step-final = Pollution, traffic and crime
sky-step-open = Buy a board beside an open one
sky-step-renew = You may renew cards: put them away, draw others
sky-step-nothing = nothing
sky-not-yet = Not yet: { $why }.
sky-would-end = The game would end with { $score }: { $title }.
sky-lost-board = Lost: no further board can be opened. The cheapest costs { $price }, and { $bill ->
    [0] only { $money } can be paid.
   *[other] after the employment bill of { $bill } only { $money } can be paid.
}
sky-lost-bill = Lost: the employment bill is { $bill }, and the treasury holds only { $money }.
sky-lost-money = Lost: a bill cannot be paid.
sky-lost-happiness = Lost: the people are too unhappy.
sky-lost-no-action = Lost: nothing can be done any more.
sky-wise-lost = Do not end it now: no board beside an open one could be paid, and the game would be lost.
sky-wise-short = Better wait: shortages would take { $lost } of your happiness. Build a utility first: a board can still be paid.
sky-wise-short-none = Shortages would take { $lost } of your happiness, and no card in hand makes them fewer. Build or exchange to draw others, or end the milestone.
sky-wise-short-poor = Shortages would take { $lost } of your happiness, but a utility would cost the coins for the board. Earn some first, or end the milestone.
sky-wise-unhappy = Better wait: happiness would bring nothing yet. Build what raises it.
sky-wise-poor = Better wait: after the cheapest board only { $left ->
    [one] one coin is
   *[other] { $left } coins are
  } left to build with.
sky-wise-now = A good moment: no shortage, and { $left } coins left after the cheapest board. If a card in hand raises happiness, you may also build on.
sky-tip-exchange = Put this card on the exchange pile and draw another, for { $price ->
    [one] one coin
   *[other] { $price } coins
  }
sky-about-mon = The coins of the city. If a bill cannot be paid, the game is lost.
sky-about-pow = A capacity: what the city can still supply. Every space below 0 (red) is a shortage and takes 1 happiness when a milestone ends. A card that would go below the lowest space cannot be played; surplus at the top is lost.
sky-about-wat = A capacity: what the city can still supply. Every space below 0 (red) is a shortage and takes 1 happiness when a milestone ends. A card that would go below the lowest space cannot be played; surplus at the top is lost.
sky-about-gar = A capacity: how much garbage the city can still carry away. Every space below 0 (red) is a shortage and takes 1 happiness when a milestone ends. A card that would go below the lowest space cannot be played; surplus at the top is lost.
sky-about-lab = Above 0: people without work. Below 0: work without people. Every space above or below 0 (orange) costs a coin when a milestone ends. A card that would go beyond the bar cannot be played.
sky-about-hap = It is added to overall happiness at the end of every milestone, and stays. At its lowest end the game is lost; what is beyond its upper end becomes points at once.
sky-about-pol = It is taken off the score at the end. A card that would go beyond the last space cannot be played.
sky-about-tra = It is taken off the score at the end. A card that would go beyond the last space cannot be played.
sky-about-cri = It is taken off the score at the end. A card that would go beyond the last space cannot be played.
sky-about-ovr = The score so far. At −10 the game is lost.
sky-deed-swap = Exchange for { $price ->
    [one] one coin
   *[other] { $price } coins
  }
sky-why-no-card = Choose a card first, then the place.
sky-status-swap = Put this card on the exchange pile and draw another?

sky-suggests = { $who } suggests:
sky-take-up = Show me
sky-take-up-draw = Draw
sky-say-tried = Tried: { $place }.
sky-say-flipped = Flipped.
sky-say-stays = It stays as it is.
sky-say-suggested = Shown to all.

sky-could-play = build { $card } on { $cell }
sky-could-policy = enact { $card }
sky-could-swap = exchange { $card }
sky-could-end = end the milestone
sky-could-open = open board { $board }
sky-could-role = keep { $card }
sky-could-renew = renew { $cards }
sky-could-keep = keep all cards
sky-could-take = take { $card }
sky-could-draw = draw from pile { $stage }
sky-could-layout = lay the boards as shown

sky-end-lost = The city is lost
sky-points = { $count ->
    [one] point
   *[other] points
  }
sky-title-dying = Dying City
sky-title-city = City of no importance
sky-title-ambitious = Ambitious City
sky-title-busy = Busy City
sky-title-showcase = Showcase City
sky-title-boom = Boom City
sky-title-grand = Grand City
sky-title-heavenly = Heavenly City
sky-layout-boards = Boards to lay
sky-layout-lay = Lay board { $board }, turned { $turns } times, price { $price }
sky-layout-turn = Turn board { $board }
sky-layout-plan = The boards on the table
sky-layout-place = Row { $row }, column { $column }: free
sky-layout-board = Row { $row }, column { $column }: board { $board }
sky-layout-take = Take { $board } away
sky-layout-taken = Board { $board } was taken away.
sky-layout-laid = Board { $board } lies; left: { $count }.
