### Puzzles of Skylines.

puzzles-about-skylines = The last turn of a city. Which card, and where?
puzzles-asked-card = You have one turn; then the last milestone ends. Finish with { $goal } points.
puzzles-brought-card = { $brought ->
    [-100] After that the milestone could not end, or the city would be lost. { $goal } points are possible.
   *[other] Your city would finish with { $brought } points; { $goal } are possible.
  }
