"""The bots of Cities: learnt values of unfinished cities, and rollouts of the best moves."""

from townwright.bots.cities.players import BOTS
from townwright.games.cities.city.pieces import ROUNDS

__all__ = ["BOTS", "RARE_MOMENTS", "STRONGEST_ON_DEVICES"]

RARE_MOMENTS = (({"variants": "onemore"}, 1 + ROUNDS),)
"""The extra tile comes after the starting layout and all rounds."""
STRONGEST_ON_DEVICES = 12
"""The level of the strongest bot that answers in time without compiled code and what was learnt."""
