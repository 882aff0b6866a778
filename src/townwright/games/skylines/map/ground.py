"""The table as one grid of cells, held in whole-number masks: squares, water, districts, placements.

Cell ``(row, column)`` of the table is bit ``row * stride + column``. Each row ends in one column that
belongs to nobody, so that nothing that is shifted sideways comes back in at the other side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from townwright.games.skylines.box.boards import SIDE, SQUARE, WATER, Layout, lying, read_layout
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.box.shapes import Shape, orientations

COLUMNS: Final = "abcdefgh"


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A layout of boards, ready for laying tiles. Made once for each box and layout."""

    layout: Layout
    stride: int
    squares: dict[str, int]
    """The squares of each board, as a mask."""
    water: dict[str, int]
    corners: dict[str, int]
    """The bit of each board's north-western cell."""
    names: dict[int, str]
    """The name of each cell by its bit."""

    def around(self, mask: int) -> int:
        """All cells that share an edge with the mask's, and those of the mask itself."""
        return mask | mask << 1 | mask >> 1 | mask << self.stride | mask >> self.stride

    def cell(self, bit: int) -> str:
        """The name of a cell: ``Ac4``."""
        return self.names[bit]

    def bit(self, cell: str) -> int | None:
        """The bit of a named cell, or None if its board is not on the table."""
        corner = self.corners.get(cell[0])
        if corner is None:
            return None
        return corner + (int(cell[2]) - 1) * self.stride + COLUMNS.index(cell[1])


@lru_cache(maxsize=256)
def ground(box: Box, layout: str) -> Ground:
    """The grid of a layout's text."""
    laid = read_layout(layout)
    stride = laid.columns * SIDE + 1
    squares, water, corners, names = {}, {}, {}, {}
    for slot in laid.slots:
        corner = slot.row * SIDE * stride + slot.column * SIDE
        rows = lying(box.boards[slot.board], slot.turns)
        corners[slot.board] = corner
        squares[slot.board] = _mask(rows, SQUARE, corner, stride)
        water[slot.board] = _mask(rows, WATER, corner, stride)
        for row in range(SIDE):
            for column, letter in enumerate(COLUMNS):
                names[corner + row * stride + column] = f"{slot.board}{letter}{row + 1}"
    return Ground(laid, stride, squares, water, corners, names)


def _mask(rows: tuple[str, ...], mark: str, corner: int, stride: int) -> int:
    return sum(
        1 << corner + row * stride + column
        for row, line in enumerate(rows)
        for column, found in enumerate(line)
        if found == mark
    )


def bits(mask: int) -> Iterator[int]:
    """The mask's bits in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@lru_cache(maxsize=1024)
def districts(ground: Ground, opened: frozenset[str]) -> tuple[int, ...]:
    """The districts of the face-up boards (5.2), in the reading order of their first squares."""
    return tuple(parts(ground, sum(ground.squares[board] for board in opened)))


def parts(ground: Ground, free: int) -> Iterator[int]:
    """The squares that lie side by side, part by part, in the reading order of their first ones."""
    while free:
        part, grown = 0, free & -free
        while grown != part:
            part, grown = grown, ground.around(grown) & free
        yield part
        free ^= part


@lru_cache(maxsize=4096)
def pictures(ground: Ground, shape: Shape) -> tuple[tuple[int, tuple[int, ...], int], ...]:
    """Each picture of a shape: its code, its further squares' distances from the first, and its mask at bit 0."""
    made = []
    for code, squares in orientations(shape):
        first = squares[0][0] * ground.stride + squares[0][1]
        distances = tuple(row * ground.stride + column - first for row, column in squares)
        made.append((code, distances[1:], sum(1 << distance for distance in distances)))
    return tuple(made)


@lru_cache(maxsize=8192)
def anchors(ground: Ground, shape: Shape, free: int) -> tuple[tuple[int, int, int], ...]:
    """For each picture of a shape: its code, its mask at bit 0, and the first squares at which it fits."""
    found = []
    for code, distances, mask in pictures(ground, shape):
        fits = free
        for distance in distances:
            fits &= free >> distance
        found.append((code, mask, fits))
    return tuple(found)


def laid_mask(ground: Ground, shape: Shape, code: int, bit: int) -> int | None:
    """The squares of a tile whose first square is at a bit; None if the code is not the lowest of its picture."""
    return next((mask << bit for found, _, mask in pictures(ground, shape) if found == code), None)
