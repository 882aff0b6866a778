"""A turn: set-up, playing and drawing cards, the bars, the end of a milestone."""
