# Mengen in der Rückschau auf eine Partie
green-review-amount = { $points } Greenies
green-review-ahead = { $side ->
    [behind] { $points ->
        [one] 1 Greenie Rückstand
       *[other] { $points } Greenies Rückstand
      }
   *[ahead] { $points ->
        [one] 1 Greenie Vorsprung
       *[other] { $points } Greenies Vorsprung
      }
  }
