"""Where to lay tiles and boards: outcomes of a card, places for each, and conditions as masks."""
