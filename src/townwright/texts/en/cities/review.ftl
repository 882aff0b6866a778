# Moves in the review of a game
city-review-laid = tile { $tile } on { $at }, { $turn }
city-review-placed = a tourist to { $to }
city-review-walked = a tourist from { $from } to { $to }
city-review-field = { $cell } ({ $where })
