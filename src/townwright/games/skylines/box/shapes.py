"""Tiles are polyominoes: their squares, turned and mirrored, each picture under one code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

Square = tuple[int, int]
"""A row and a column."""

Squares = tuple[Square, ...]
"""In reading order, the topmost row and the leftmost column being 0."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a tile: ``L3`` is ``##/#.``"""

    name: str
    squares: Squares

    @property
    def size(self) -> int:
        """How many squares the shape has."""
        return len(self.squares)

    def __str__(self) -> str:
        return picture(self.squares)


def squares_of(text: str) -> Squares:
    """The squares of a picture such as ``##/#.``"""
    return _settled(
        (row, column) for row, line in enumerate(text.split("/")) for column, mark in enumerate(line) if mark == "#"
    )


@lru_cache(maxsize=1024)
def picture(squares: Squares) -> str:
    """The inverse of ``squares_of``."""
    rows, columns = (1 + max(square[axis] for square in squares) for axis in (0, 1))
    return "/".join("".join("#" if (r, c) in squares else "." for c in range(columns)) for r in range(rows))


def connected(squares: Squares) -> bool:
    """Whether every square is reached from the first over common edges."""
    reached, waiting = {squares[0]}, [squares[0]]
    while waiting:
        row, column = waiting.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in squares and near not in reached:
                reached.add(near)
                waiting.append(near)
    return len(reached) == len(squares)


@lru_cache(maxsize=1024)
def orientations(shape: Shape) -> tuple[tuple[int, Squares], ...]:
    """Every different picture of the shape under its lowest code (17.2).

    Codes 0–3 turn it clockwise by quarters; 4–7 mirror it left to right first.
    """
    found: dict[Squares, int] = {}
    for code in range(8):
        squares = mirrored(shape.squares) if code >= 4 else shape.squares
        for _ in range(code % 4):
            squares = turned(squares)
        found.setdefault(squares, code)
    return tuple((code, squares) for squares, code in found.items())


def turned(squares: Squares) -> Squares:
    """The squares after a quarter turn clockwise."""
    return _settled((column, -row) for row, column in squares)


def mirrored(squares: Squares) -> Squares:
    """The squares with left and right exchanged."""
    return _settled((row, -column) for row, column in squares)


def _settled(squares: Iterable[Square]) -> Squares:
    """Moved into the corner and sorted."""
    found = list(squares)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return tuple(sorted((row - top, column - left) for row, column in found))
