"""Pieces as numbers: vacant, hotel, tree, then the buildings of each seat by category.

The arithmetic of payments and ``speed.greentown``, which loads this source again for the compiler, hold pieces so.
"""

from __future__ import annotations

from townwright.core.words import compiled
from townwright.games.greentown.box.pieces import BUILDINGS, HOTEL, PIECES, TREE, Piece

BUILDING_COUNT = len(BUILDINGS)
VACANT, HOTEL_NUMBER, TREE_NUMBER, FIRST_BUILDING = range(4)
"""A building of seat s and category c (culture, sport, shopping) is ``FIRST_BUILDING + BUILDING_COUNT * s + c``."""
NONE = -1
"""In place of a category or an owner."""


def number_of(piece: Piece | None) -> int:
    """Return the number of a piece; that of a vacant site for None."""
    return NUMBERS[piece]


def _number(piece: Piece) -> int:
    if piece == HOTEL:
        return HOTEL_NUMBER
    if piece == TREE or piece.category is None or piece.owner is None:
        return TREE_NUMBER
    return FIRST_BUILDING + piece.owner * BUILDING_COUNT + BUILDINGS.index(piece.category)


NUMBERS: dict[Piece | None, int] = {None: VACANT} | {piece: _number(piece) for piece in PIECES.values()}


@compiled
def category_of(piece: int) -> int:
    """0 for trees, then culture, sport and shopping; ``NONE`` for hotels and vacant sites."""
    if piece == TREE_NUMBER:
        return 0
    return (piece - FIRST_BUILDING) % BUILDING_COUNT + 1 if piece >= FIRST_BUILDING else NONE


@compiled
def owner_of(piece: int) -> int:
    """The seat of a building; ``NONE`` for everything else."""
    return (piece - FIRST_BUILDING) // BUILDING_COUNT if piece >= FIRST_BUILDING else NONE
