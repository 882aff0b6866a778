# Züge in der Rückschau auf eine Partie
city-review-laid = Plättchen { $tile } auf { $at }, { $turn }
city-review-placed = ein Tourist auf { $to }
city-review-walked = ein Tourist von { $from } nach { $to }
city-review-field = { $cell } ({ $where })
