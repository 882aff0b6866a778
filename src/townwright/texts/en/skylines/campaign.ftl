### The campaign of Skylines.

campaign-star-hard-skylines = { $points ->
    [one] Begin with only { $capital } coins and finish with at least one point, without hints.
   *[other] Begin with only { $capital } coins and finish with at least { $points } points, without hints.
  }
