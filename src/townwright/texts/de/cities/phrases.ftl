cities-would-have = { $points ->
    [one] zusammen 1 Punkt
   *[other] zusammen { $points } Punkte
  }

cities-with-tourist = mit einem neuen Touristen darauf; ohne ihn { $alone }

# Plättchen legen
cities-cell-taken = Auf { $cell } liegt schon Plättchen { $tile }.
cities-cell-apart = { $cell } berührt kein Plättchen der Stadt.
cities-too-wide = Mit { $cell } wäre die Stadt mehr als { $limit } Plättchen breit.
cities-too-high = Mit { $cell } wäre die Stadt mehr als { $limit } Plättchen hoch.

# Touristen
cities-no-moves = In diesem Spiel bleiben Touristen, wo sie gesetzt wurden.
cities-no-jumps = In diesem Spiel springen Touristen nicht.
cities-nobody-there = Auf { $field } steht kein Tourist.
cities-stock-empty = Im Vorrat ist kein Tourist mehr.
cities-field-empty = Auf { $field } liegt kein Plättchen.
cities-field-water = Im Wasser auf { $field } kann kein Tourist stehen.
cities-field-occupied = Auf { $field } steht schon ein Tourist.
