### Puzzles of Cities.

puzzles-about-cities = The last rounds of a city. You know the tiles to come: make the most of them.
puzzles-asked-ending = { $turns ->
    [one] One tile is left. Make { $goal } more points in all.
   *[other] { $turns } tiles are left, and you know them. Make { $goal } more points in all.
  }
puzzles-brought-ending = That brings { $brought }; { $goal } are possible. The tiles are yours again.
city-puzzle-coming = Tiles to come
