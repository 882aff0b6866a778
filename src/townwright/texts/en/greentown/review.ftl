# Amounts in the review of a game
green-review-amount = { $points } Greenies
green-review-ahead = { $side ->
    [behind] { $points ->
        [one] 1 Greenie behind
       *[other] { $points } Greenies behind
      }
   *[ahead] { $points ->
        [one] 1 Greenie ahead
       *[other] { $points } Greenies ahead
      }
  }
