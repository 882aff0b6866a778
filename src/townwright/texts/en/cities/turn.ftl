### What Cities says with a hint.

city-hint-told = Hint: { $what }.
city-hint-lay = tile on { $place }
city-hint-place = tile on { $place }, a tourist { $to }
city-hint-walk = tile on { $place }, the tourist on { $from } walks { $to }
city-hint-jump = tile on { $place }, the tourist on { $from } jumps { $to }
city-hint-as-shown = lay the tiles where the arrows point
city-hint-lies = It lies as the hint says. Now press “{ $button }”.
city-hint-spares = Elsewhere stands a higher number, but it takes one of your tourists: keep that one, it earns more later.
city-hint-later = Other places bring more now; here more can come of it later.
city-hint-expects = { $points ->
    [one] By a rough guess your city ends with 1 point.
   *[other] By a rough guess your city ends with { $points } points.
  }
