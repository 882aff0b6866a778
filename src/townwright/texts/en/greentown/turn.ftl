### What Greentown says with a hint, and at the end.

green-end-cards = After a tour no card could be drawn, so the round was played to its end.
green-end-buildings = Somebody erected the last building, so the round was played to its end.
green-end-stalled = Nobody could build or lead a tour any more.
green-end-table = Result
green-end-why = Why?
green-end-why-of = Where the money of { $name } came from
green-end-tie = With equal money, whoever was earlier in the last round is ahead: { $order }.

green-advice-marker = Hint “{ $marker }”
green-advice-on-way = The dashed tour, which you can lead then, comes past here.
green-advice-lay = Hint: lay a tile where the arrow points.
green-advice-develop = Hint: develop the tile at the arrow.
green-advice-erect = Hint: a building for { $category } at the arrow.
green-advice-tour = Hint: lead the dashed tour.
green-advice-go-on = Hint: go on along the arrows.
green-advice-whole = Hint: this is the tour that is advised. Press “{ $button }”.
green-advice-lets-build = Laying a tile lets you erect a building afterwards.
green-advice-later = The dashed tour does not come past here: this is for later cards.
green-advice-no-building = Hint: erect nothing
green-advice-less = Other places pay your card more now: this one is for later cards.
green-advice-lies = It lies as the hint says. Now press “{ $button }”.
