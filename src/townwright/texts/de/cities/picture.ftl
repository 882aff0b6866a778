### Das Bild eines Spiels von Cities, das zu Ende ist.

city-picture-alone = Meine Stadt auf Stufe { $level }
city-picture-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
