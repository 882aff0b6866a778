"""Cities by Martyn F: everyone builds an own city from the same tiles and leads tourists through it."""

from townwright.games.cities.game import Cities

GAME = Cities()

__all__ = ["GAME", "Cities"]
