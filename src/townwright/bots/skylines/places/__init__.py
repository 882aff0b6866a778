"""Where to lay tiles and boards: the outcomes of a card, the places for each, and conditions as masks."""
