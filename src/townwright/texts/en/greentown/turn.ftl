### What Greentown says with a hint, and at the end.

green-end-cards = After a tour no card could be drawn, so the round was played to its end.
green-end-buildings = Somebody erected the last building, so the round was played to its end.
green-end-stalled = Nobody could build or lead a tour any more.
green-end-table = Result
green-end-why = Why?
green-end-why-of = Where the money of { $name } came from
green-end-tie = With equal money, whoever was earlier in the last round is ahead: { $order }.

green-advice-marker = Hint “{ $marker }”
green-advice-on-way = The tour that you can lead then comes past here.
green-advice-lay = Hint: lay a tile where the arrow points.
green-advice-develop = Hint: develop the tile at the arrow.
green-advice-candidate = Hint: take the marked one.
green-advice-erect = Hint: a building for { $category }.
green-advice-site = Hint: erect it at the arrow.
green-advice-site-tree = Hint: erect it at the arrow; the tree there makes room.
green-advice-tree = Hint: the tree moves to the arrow.
green-advice-tour = Hint: lead the dashed tour.
green-advice-go-on = Hint: go on along the arrows.
green-advice-whole = Hint: this is the tour that is advised. Press “{ $button }”.
green-advice-lets-build = Laying a tile lets you erect a building afterwards.
green-advice-later = It changes nothing for this tour: it is for later cards.
green-advice-no-building = Hint: “{ $button }”
green-advice-less = Other places pay your card more now: this one is for later cards.
green-advice-lies = It lies as the hint says. Now press “{ $button }”.

green-candidates = Tiles for { $hex }
green-candidate = New exit { $gained } ({ $leads }). The others stay.
green-candidate-lost = New exits { $gained }. Gone for them: { $lost }.
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
    [end] dead end
   *[nothing] no tile there yet
  }
green-pays-more = pays { $gain } now
green-refused = not possible
green-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
green-more-refused = { $count } not possible
green-more-first = back to the first
green-sides = Sides of { $hex } that can gain an exit
