# Mengen in der Rückschau auf eine Partie
green-review-amount = { $points } Greenies
green-review-ahead = { $side ->
    [behind] { $points } Greenies Rückstand
   *[ahead] { $points } Greenies Vorsprung
  }
