"""The words of the game: kinds, quadrants, turns, and the names of cells and fields (rule 14.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from townwright.core.refusals import Unreadable

KINDS: Final = "APTW"
"""Attraction, park, terrace, water: the order of the boards."""
TURNS: Final = "NESW"
"""The side to which the upper edge of the printed picture points."""
QUADRANTS: Final = (1, 2, 3, 4)
"""Upper left, upper right, lower left, lower right."""

TILES: Final = 24
STARTING_TILES: Final = 3
ROUNDS: Final = 13
TOURISTS: Final = 7

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A place for a tile on the survey grid, both ways counted from 1; sorted in reading order: ``c4``."""

    row: int
    column: int

    def __str__(self) -> str:
        return cell_name(self.row, self.column)


@dataclass(frozen=True, slots=True, order=True)
class Field:
    """A quarter of a cell: ``c4.2``."""

    cell: Cell
    quadrant: int

    def __str__(self) -> str:
        return f"{self.cell}.{self.quadrant}"

    @property
    def across(self) -> int:
        """How many fields lie to the left of it on the survey grid."""
        return 2 * (self.cell.column - 1) + (self.quadrant - 1) % 2

    @property
    def down(self) -> int:
        """How many fields lie above it on the survey grid."""
        return 2 * (self.cell.row - 1) + (self.quadrant - 1) // 2


HOME: Final = Cell(4, 4)
"""Where the first starting tile lies: on d4."""
FREE_HOME: Final = Cell(16, 16)
"""Where it lies in the variant ``free``: on p16."""


def home(free: bool) -> Cell:
    """The cell of the first starting tile."""
    return FREE_HOME if free else HOME


@cache
def field_at(across: int, down: int) -> Field:
    """The field by its place on the survey grid."""
    return Field(Cell(down // 2 + 1, across // 2 + 1), down % 2 * 2 + across % 2 + 1)


@cache
def cell_at(row: int, column: int) -> Cell:
    """The cell by its row and column."""
    return Cell(row, column)


@cache
def cell_name(row: int, column: int) -> str:
    """The name of a cell by its row and column, such as ``c4``."""
    return f"{column_name(column)}{row}"


def column_name(column: int) -> str:
    """``a`` to ``z``, then ``aa``, ``ab`` …"""
    name = ""
    while column:
        column, letter = divmod(column - 1, len(LETTERS))
        name = LETTERS[letter] + name
    return name


def column_number(name: str) -> int:
    """The inverse of ``column_name``."""
    column = 0
    for letter in name:
        column = column * len(LETTERS) + LETTERS.index(letter) + 1
    return column


COLUMN: Final = r"[a-z]{1,2}"
CELL: Final = rf"{COLUMN}[1-9][0-9]?"
FIELD: Final = rf"{CELL}\.[1-4]"


def read_cell(text: str) -> Cell:
    """The cell of that name."""
    if not re.fullmatch(CELL, text, re.ASCII):
        raise Unreadable("cities-no-cell", "'{text}' is no place; write a column and a row like c4", text=text)
    letters = text.rstrip("0123456789")
    return Cell(int(text[len(letters) :]), column_number(letters))


def read_field(text: str) -> Field:
    """The field of that name."""
    if not re.fullmatch(FIELD, text, re.ASCII):
        raise Unreadable("cities-no-field", "'{text}' is no field; write a place and a quadrant like c4.2", text=text)
    cell, quadrant = text.split(".")
    return Field(read_cell(cell), int(quadrant))
