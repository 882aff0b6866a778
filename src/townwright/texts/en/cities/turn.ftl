### What Cities says with a hint, of what others did, and at the end.

city-hint-told = Hint: { $what }.
city-hint-lay = tile on { $place }
city-hint-turned = { $place } ({ $turns ->
    [1] turned once
    [2] turned twice
   *[other] turned three times
  })
city-hint-place = tile on { $place }, a tourist { $to }
city-hint-walk = tile on { $place }, the tourist on { $from } walks { $to }
city-hint-jump = tile on { $place }, the tourist on { $from } jumps { $to }
city-hint-as-shown = lay the tiles where the arrows point
city-hint-lies = It lies as the hint says. Now press “{ $button }”.
city-computer = { $name } (computer)
city-news = laid { $what }; { $how ->
    [placed] a new tourist came{" "}
    [moved] a tourist moved{" "}
   *[none] no tourist came or moved
  }{ $kind ->
    [a] to the attraction
    [p] to the park
    [t] to the terrace
    [w] to the water
   *[none] {""}
  }
city-news-left = left the tile
city-end-alone = { $points ->
    [one] Your city: one point
   *[other] Your city: { $points } points
  }
city-end-table = Result
city-end-tourists = Tourists: { $points }
city-end-tie = The totals are equal, so the best tourists decide: the lists are compared from the left, and the first difference counts.
city-end-tie-shared = The totals are equal, and so are the tourists one by one: the victory is shared.
city-count = Count
city-count-of = Count the points of { $name }
city-help-stay = In each round a tile is turned up. Everybody takes the same tile, adds it to their own city, and may then place one tourist on it. At this table tourists stay where they were placed.
