"""Where things stand in the row of a city at full speed: the city's own words, then what else it needs.

The row begins with the words of ``games.cities.city.masks``; what follows holds all tiles to come, so nobody who should
not know the future may be shown the whole of it. Like ``masks`` this is plain Python on integers, and code for a
compiler when it is loaded again. Numbers of the rulebook are taken from ``games.cities``.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeAlias

from townwright.core.words import compiled, i64, popcount, u64
from townwright.games.cities.city import pieces
from townwright.games.cities.city.masks import LENGTH

GameRow: TypeAlias = MutableSequence[int]

# The words of a row behind those of the city.
STAGE = LENGTH
CHOICES = LENGTH + i64(1)
"""How many choices the decision that is due has; none at the end."""
OPEN = LENGTH + i64(2)
"""Where the tile in hand can lie: the free cells, or the fields for the extra tile."""
TURNED_UP = LENGTH + i64(3)
"""How many tiles have been turned up."""
HAND = LENGTH + i64(4)
"""The tile turned up last."""
LEVEL = LENGTH + i64(5)
WALKS, JUMPS, ONEMORE = LENGTH + i64(6), LENGTH + i64(7), LENGTH + i64(8)
STACK = LENGTH + i64(9)
"""All tiles in the order in which they come; the last of them stay in the box."""
TILES = i64(pieces.TILES)
ROW_LENGTH = STACK + TILES

LAYOUT, TILE, TOURIST, EXTRA, LAST_TOURIST, OVER = u64(0), u64(1), u64(2), u64(3), u64(4), u64(5)
"""The stages: which decision is due."""

START, LAST_ROUND = i64(pieces.STARTING_TILES), i64(pieces.STARTING_TILES + pieces.ROUNDS)
"""Tiles that are turned up at the start, and up to the last round."""
KINDS, FIGURE = i64(len(pieces.KINDS)), i64(pieces.STARTING_TILES)
NO, NEXT, THEN = i64(0), i64(1), i64(2)
LOOKS, PLACE = u64(7), i64(3)


# A tile in the stack is one word: where its boards stand among all faces, and in how many ways it looks different


@compiled
def looks_of(tile: int) -> int:
    """In how many ways the tile can be turned to look different."""
    return i64(tile & LOOKS)


@compiled
def parted(choice: int, tile: int) -> tuple[int, int]:
    """Part a choice into what was chosen before the turn of the tile, and the turn.

    A tile looks different in 1, 2 or 4 ways, so this is a division that needs no dividing.
    """
    others = looks_of(tile) - NEXT
    return choice >> popcount(u64(others)), choice & others


@compiled
def turned(tile: int, turn: int) -> int:
    """Where the boards of the turned tile stand among all faces."""
    return i64(tile >> PLACE) + KINDS * turn
