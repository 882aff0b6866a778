### What Greentown says with a hint, and at the end.

green-end-cards = After a tour no card could be drawn, so the round was played to its end.
green-end-buildings = Somebody erected the last building, so the round was played to its end.
green-end-stalled = Nobody could build or lead a tour any more.
green-end-table = Result
green-end-why = Why?
green-end-why-of = Where the money of { $name } came from
green-end-tie = With equal money, whoever was earlier in the last round is ahead: { $order }.

green-advice-marker = Hint: choose “{ $marker }”.
green-advice-on-way = Your tour then comes past here.
green-advice-lay = Hint: lay a tile where the arrow points.
green-advice-develop = Hint: develop the tile at the arrow.
green-advice-candidate = Hint: take the marked one.
green-advice-erect = Hint: a building for { $category }.
green-advice-site = Hint: erect it at the arrow.
green-advice-site-tree = Hint: erect it at the arrow; the tree there makes room.
green-advice-tree = Hint: the tree moves to the arrow.
green-advice-tour = Hint: lead the dashed tour.
green-advice-go-on = Hint: go on along the arrows.
green-advice-other = Hint: lead the dashed tour instead.
green-advice-whole = Hint: I know no better tour. Press “{ $button }”.
green-advice-lets-build = Laying a tile lets you erect a building afterwards.
green-advice-later = It brings this tour nothing more.
green-advice-there = For later tours: { $what }.
green-advice-opens = It opens: { $leads } ({ $gained }).
green-advice-open = room to go on building ({ $exits })
green-advice-no-building = Hint: choose “{ $button }”.
green-advice-as-much = Not with this step alone, but with the hints that follow your best tour pays { $after }.
green-advice-less = Other places pay more now.
green-advice-lies = The hint would do this. Now press “{ $button }”.

green-candidates = Tiles for { $hex }
green-candidates-keep = Show those that keep every exit
green-candidates-more = { $count ->
    [one] One more that gives up a road
   *[other] { $count } more that give up a road
  }
green-candidate = New exit { $gained } ({ $leads }). The others stay.
green-candidate-lost = New exits { $gained } ({ $leads }). Gone for them: { $lost }.
green-candidate-pays = { $built ->
    [yes] With a building your best tour can then pay { $after } instead of { $now }.
    [no] Your best tour then pays { $after } instead of { $now }.
   *[nothing] It pays nothing more now.
  }
green-leads = { $to ->
    [hotel] road to a hotel
    [tree] road to a tree
    [building] road to a building
    [tile] road to a tile
    [end] leads nowhere yet
   *[nothing] no tile there yet
  }
green-pays-more = best tour pays { $gain }
green-sides = Sides of { $hex } that can gain an exit

green-status-candidates = Which tile replaces it? Green: a new road. Red stripes: a road that goes.
green-status-site = Where? On a vacant tile, or where a tree makes room.
green-status-tree = Where shall the tree move?
green-status-toured = The tour is complete.
green-ready-without = You erect no building. Want one after all? Go back.
green-status-erected = Erect it, or choose another place.

green-hand = Tiles to lay
green-hand-left = { $left } of this tile left. Press it to turn it.
green-hand-tile = Exits { $exits }, { $left } left. Press to turn it
green-turn-tile = Turn the tile
green-cue-step = { $gain } on the map means: with a building your best tour can then pay { $then } or more, not { $now }.
green-cue-step-same = Your best tour pays { $now } now. With a building it can pay { $then } or more, wherever you build.
green-cue-less = Nowhere would your best tour then pay more than now.
green-cue-step-none = Wherever you build, your best tour still pays { $now }. Your own buildings pay you later, whoever leads the tour.
green-cue-tree = { $gain } means: with the tree there your best tour pays { $then }.
green-cue-tree-same = The tree can go to any of these: your best tour pays { $then }.
green-cue-erect = { $gain } means: with this building there your best tour pays { $then }, not { $now }.
green-cue-erect-same = Wherever you put this building, your best tour pays { $then } instead of { $now }.
green-cue-erect-none = Wherever you put it, your best tour still pays { $now }. Later tours that pass it will pay you.
green-cue-tour = The number: what this stop brings you. Each wish not fulfilled costs 1.
green-cue-tour-none = No next stop brings more: each pays only once, and only if its wish is fulfilled.
green-cue-tour-less = The number: what this stop brings you. Below 0: too many visits, or it pays others.

green-stop-pays = { $way ->
    [none] 0: this stop brings nothing more now.
    [less] { $gain }: so much this stop costs you now, by too many visits or because it pays others.
   *[other] { $gain }: so much this stop brings you now. Each wish not fulfilled costs 1.
  }
green-tour-on = One more stop, and it must be a hotel.
green-pays = Pays
green-pays-so-far = Pays so far
green-tour-sum = { $count ->
    [one] a wish
   *[other] { $count } wishes
  } not fulfilled{ $done ->
    [yes] { "" }
   *[no] { " yet" }
  }: { $sum }{ $floor ->
    [yes] , for it is never below 0
   *[no] { "" }
  }
green-difference = you would get { $mine } and { $who } { $theirs }; with two players only the difference is paid

green-keep-means = Use it: you are first in the next round, so you have two turns in a row, and then it moves on. Keep it: the order stays as it is, and you decide again.
green-markers-back = What is crossed out comes back after { $left ->
    [one] this turn
   *[other] { $left } turns
  }.

green-last-told = { $who } led a tour.
green-visits = { $visits ->
    [one] one visit, wished { $range }
   *[other] { $visits } visits, wished { $range }
  }
green-met = fulfilled
green-missed = not fulfilled
green-nobody-paid = Nobody was paid.
green-show-way = Show the route
green-hide-way = Hide the route
green-earned-tour = Tour { $number }
green-earned-before = Before
green-because-nature = { $points ->
    [one] One tree.
   *[other] { $points } trees.
  }
green-because-culture = { $points ->
    [one] One building for culture.
   *[other] { $points } buildings for culture.
  }
green-because-sport = { $points ->
    [one] One building for sport.
   *[other] { $points } buildings for sport.
  }
green-because-shopping = { $points ->
    [one] One building for shopping.
   *[other] { $points } buildings for shopping.
  }
green-because-nature-failed = The wish for nature was not fulfilled: −{ $lost }.
green-because-culture-failed = The wish for culture was not fulfilled: −{ $lost }.
green-because-sport-failed = The wish for sport was not fulfilled: −{ $lost }.
green-because-shopping-failed = The wish for shopping was not fulfilled: −{ $lost }.
green-because-floor = A tour never costs money: +{ $points }.
green-because-two-players = { $paid ->
    [0] Not paid, for the other player got as much or more.
   *[other] { $before } less the other player’s { $lost }.
  }
green-because-before = What was there before: { $points }.
green-because-nothing = Nothing was paid.
