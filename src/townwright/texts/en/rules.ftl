### The rules in our own words: what every game shares. The sections of a game stand in its own file.

rules-search = Search the rules
rules-search-short = Search
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One section found
   *[other] { $count } sections found
  }
rules-contents = Sections
rules-in-the-box = In the box:
rules-words = Words of this game
rules-about = About these sets and rulings
