"""Where people want to be told of their turns, and of which turn each was told last."""
