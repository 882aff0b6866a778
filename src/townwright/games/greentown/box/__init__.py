"""What is in the box: tile kinds, visitor cards, set-ups, and the files that describe them."""
