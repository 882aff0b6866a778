### The picture of a finished game of Cities.

city-picture-alone = My city at level { $level }
city-picture-points = { $points ->
    [one] point
   *[other] points
  }
