"""The type of a seat at the table, and the seat that stands for chance."""

from typing import Final, TypeAlias

__all__ = ["CHANCE", "Seat"]

Seat: TypeAlias = int
"""A place at the table, counted from 0. How it is written is the game's own affair."""

CHANCE: Final[Seat] = -1
"""The seat that draws: a tile, a card, a layout."""
