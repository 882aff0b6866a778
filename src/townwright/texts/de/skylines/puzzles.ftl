### Rätsel zu Skylines.

puzzles-about-skylines = Der letzte Zug einer Stadt. Welche Karte, und wohin?
puzzles-asked-card = Du hast einen Zug; dann endet der letzte Meilenstein. Beende das Spiel mit { $goal } Punkten.
puzzles-brought-card = { $brought ->
    [-100] Danach könnte der Meilenstein nicht enden, oder die Stadt wäre verloren. { $goal } Punkte sind möglich.
   *[other] Deine Stadt hätte am Ende { $brought } Punkte; { $goal } sind möglich.
  }
