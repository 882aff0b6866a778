# Amounts in the review of a game
green-review-amount = { $points } Greenies
green-review-ahead = { $side ->
    [behind] { $points } Greenies behind
   *[ahead] { $points } Greenies ahead
  }
