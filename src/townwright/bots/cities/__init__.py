"""The bots of Cities: learnt values of unfinished cities, and rollouts of the best moves."""

from townwright.bots.cities.players import BOTS
from townwright.games.cities.city.pieces import ROUNDS

__all__ = ["BOTS", "RARE_MOMENTS", "SLOW_ON_DEVICES"]

RARE_MOMENTS = (({"variants": "onemore"}, 1 + ROUNDS),)
"""The extra tile comes after the starting layout and all rounds."""
SLOW_ON_DEVICES = frozenset({"greedy", "apprentice", "surveyor", "scholar", "planner", "architect", "expert"})
"""The bots that do not answer in time without compiled code, `greedy` only where an extra tile can go anywhere; what
the others have learnt is not taken along to devices."""
