"""The bots of Cities: learnt values of unfinished cities, and rollouts of the best moves."""

from townwright.bots.cities.players import BOTS

__all__ = ["BOTS"]
