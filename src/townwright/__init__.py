"""Three city-building board games, exactly by their rules."""

__version__ = "0.1.0"
