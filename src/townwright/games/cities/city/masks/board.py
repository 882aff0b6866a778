"""The words of a city, the frame that its boards lie in, and which fields and cells lie beside which.

Every other file of this folder works on these words. Loaded again with another frame they are those of a wider city.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import compiled, i64, popcount, u64
from townwright.games.cities.box.layout_figures import FIGURES, cornered
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.pieces import STARTING_TILES
from townwright.games.cities.city.pieces import TOURISTS as TOURISTS_OF_A_PLAYER

CityWords: TypeAlias = MutableSequence[int]
Faces: TypeAlias = Sequence[int]
"""Turned tiles, four words each: a board of each kind with the tile in the upper left corner."""

# The words of a city.
ATTRACTION, PARK, TERRACE, WATER = i64(0), i64(1), i64(2), i64(3)
TOURISTS = i64(4)
LAST = i64(5)
"""The four fields of the tile just laid; none right after the set-up (decision 10)."""
LAID = i64(6)
"""The cells that hold a tile, on the grid of cells."""
STOCK = i64(7)
"""How many tourists wait."""
EAST, SOUTH = i64(8), i64(9)
"""How far the first tile lies from the corner, in cells."""
LENGTH = i64(10)
FULL_STOCK = u64(TOURISTS_OF_A_PLAYER)
"""The tourists of a player (rule 1)."""

# The frame of fields.
_SIZE = 2 * CELLS
_LEFT = sum(1 << _SIZE * row for row in range(_SIZE))
_BOARD = (1 << _SIZE * _SIZE) - 1
NOTHING = u64(0)
ONE = u64(1)
BOARD = u64(_BOARD)
NOT_LEFT = u64(_BOARD & ~_LEFT)
NOT_RIGHT = u64(_BOARD & ~(_LEFT << _SIZE - 1))
TILE = u64(0b11 << _SIZE | 0b11)
ROW = i64(_SIZE)
TWO_ROWS = i64(2 * _SIZE)
STEP = i64(1)
TWO_STEPS = i64(2)
FIGURE_SIZE = i64(STARTING_TILES)

# The grid of cells.
_ACROSS = CELLS + 1
_FIRST_COLUMN = sum(1 << _ACROSS * row for row in range(_ACROSS))
_ALL_CELLS = (1 << _ACROSS * _ACROSS) - 1
ACROSS = i64(_ACROSS)
ALL_CELLS = u64(_ALL_CELLS)
LAST_COLUMN = u64(_FIRST_COLUMN << CELLS)
LAST_ROW = u64((1 << _ACROSS) - 1 << _ACROSS * CELLS)
NOT_FIRST_COLUMN = u64(_ALL_CELLS & ~_FIRST_COLUMN)
NOT_FIRST_ROW = u64(_ALL_CELLS & ~((1 << _ACROSS) - 1))

FIGURE_CELLS = tuple((row + 1) * _ACROSS + column + 1 for figure in FIGURES for column, row in cornered(figure))
"""The cells of the three starting tiles in each of the 36 figures (rule 3), one figure after the other."""


# What lies where


@compiled
def around(fields: int) -> int:
    """The fields and all that touch them, by a side or a corner."""
    rows = fields | (fields << STEP) & NOT_LEFT | (fields >> STEP) & NOT_RIGHT
    return (rows | rows << ROW | rows >> ROW) & BOARD


@compiled
def beside(fields: int) -> int:
    """The side neighbours of the fields."""
    return ((fields << STEP) & NOT_LEFT | (fields >> STEP) & NOT_RIGHT | fields << ROW | fields >> ROW) & BOARD


@compiled
def free_cells(laid: int) -> int:
    """Rule 5: the cells for the next tile: empty, touching the city, and inside the limit of width and height."""
    rows = laid | laid << STEP & NOT_FIRST_COLUMN | laid >> STEP
    cells = (rows | rows << ACROSS | rows >> ACROSS) & ~laid & ALL_CELLS
    if laid & LAST_COLUMN:
        cells &= NOT_FIRST_COLUMN
    if laid & LAST_ROW:
        cells &= NOT_FIRST_ROW
    return cells


@compiled
def number_of(bit: int) -> int:
    """The place of a single bit, counted from 0."""
    return popcount(bit - ONE)


@compiled
def covered_corners(city: CityWords) -> int:
    """The fields on which the upper left quadrant of the extra tile can lie, with fields under all of it."""
    fields = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    pairs = fields & (fields & NOT_LEFT) >> STEP
    return pairs & pairs >> ROW
