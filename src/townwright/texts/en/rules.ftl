### The rules in our own words: what every game shares. The sections of a game stand in its own file.

rules-search = Search these rules
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One section found
   *[other] { $count } sections found
  }
rules-contents = Sections
