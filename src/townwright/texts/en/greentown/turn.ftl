### What Greentown says with a hint, and at the end.

green-end-cards = After a tour no card could be drawn, so the round was played to its end.
green-end-buildings = Somebody erected the last building, so the round was played to its end.
green-end-stalled = Nobody could build or lead a tour any more.
green-end-table = Result
green-end-why = Why?
green-end-why-of = Where the money of { $name } came from
green-end-tie = With equal money, whoever was earlier in the last round is ahead: { $order }.

green-advice-marker = Hint “{ $marker }”
green-advice-on-way = The dashed tour comes past here.
green-advice-aside = The dashed tour does not come here.
green-advice-lets-build = Only after laying a tile may a building be erected.
green-advice-later = This step is for later tours.
green-advice-no-building = I would erect nothing
green-advice-less = Other places show a higher number, but this one is better for what follows.
