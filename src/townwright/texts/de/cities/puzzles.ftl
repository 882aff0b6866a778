### Rätsel zu Cities.

puzzles-about-cities = Die letzten Runden einer Stadt. Du kennst die Plättchen, die noch kommen: Mach das Beste daraus.
puzzles-asked-ending = { $turns ->
    [one] Ein Plättchen ist übrig. Mach insgesamt { $goal } Punkte mehr.
   *[other] { $turns } Plättchen sind übrig, und du kennst sie. Mach insgesamt { $goal } Punkte mehr.
  }
puzzles-brought-ending = Das bringt { $brought }; { $goal } sind möglich. Die Plättchen gehören wieder dir.
city-puzzle-coming = Plättchen, die noch kommen
