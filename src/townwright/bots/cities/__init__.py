"""Players of Cities: what an unfinished city is worth was learnt by playing, and the best moves are played on."""

from townwright.bots.cities.players import BOTS

__all__ = ["BOTS"]
