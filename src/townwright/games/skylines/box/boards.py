"""The map boards, and layouts of several of them on the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, Unknown, Unreadable

SIDE: Final = 8
"""Cells along each edge of a board."""
TURNS: Final = 4
"""Quarter turns in which a board can lie."""
SQUARE, STREET, WATER = ".", "#", "~"
EMPTY: Final = "--"
MOST_LAID: Final = 12
"""Boards of a layout; the printed box has 6."""
SLOT: Final = re.compile(rf"([A-Z])([0-{TURNS - 1}])")


@dataclass(frozen=True, slots=True)
class Board:
    """One square piece of the map as section 15.4 draws it."""

    letter: str
    price: int
    rows: tuple[str, ...]


@lru_cache(maxsize=1024)
def lying(board: Board, turns: int) -> tuple[str, ...]:
    """The board's rows after clockwise quarter turns."""
    rows = board.rows
    for _ in range(turns):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


@dataclass(frozen=True, slots=True)
class Edges:
    """Where water meets each side of a board, from west to east and from north to south."""

    north: str
    east: str
    south: str
    west: str


@lru_cache(maxsize=1024)
def edges(board: Board, turns: int) -> Edges:
    """The four sides of a board as it lies: ``~~~.....``; streets count as land (3.2)."""
    rows = tuple(row.replace(STREET, SQUARE) for row in lying(board, turns))
    return Edges(rows[0], "".join(row[-1] for row in rows), rows[-1], "".join(row[0] for row in rows))


@dataclass(frozen=True, slots=True)
class Slot:
    """One board's place in a layout."""

    row: int
    column: int
    board: str
    turns: int


@dataclass(frozen=True, slots=True)
class Layout:
    """Boards laid edge to edge: ``A0 B3/C2 F0``."""

    slots: tuple[Slot, ...]

    @property
    def boards(self) -> tuple[str, ...]:
        """The letters of the boards in reading order."""
        return tuple(slot.board for slot in self.slots)

    @property
    def rows(self) -> int:
        """How many rows of slots the layout has."""
        return 1 + max(slot.row for slot in self.slots)

    @property
    def columns(self) -> int:
        """How many columns of slots the layout has."""
        return 1 + max(slot.column for slot in self.slots)

    def __str__(self) -> str:
        words = {(slot.row, slot.column): f"{slot.board}{slot.turns}" for slot in self.slots}
        return "/".join(
            " ".join(words.get((row, column), EMPTY) for column in range(self.columns)) for row in range(self.rows)
        )

    def neighbours(self, letter: str) -> tuple[str, ...]:
        """The boards that share an edge with this one."""
        here = next(slot for slot in self.slots if slot.board == letter)
        return tuple(
            slot.board for slot in self.slots if abs(slot.row - here.row) + abs(slot.column - here.column) == 1
        )


def read_layout(text: str) -> Layout:
    """The layout that a text spells. Every row has the same number of slots, and no outer row or column is empty."""
    slots = []
    lines = [line.split() for line in text.split("/")]
    at_most(MOST_LAID, max(len(lines), *map(len, lines)), Phrase("skylines-cap-layout", "rows or columns of a layout"))
    for row, words in enumerate(lines):
        for column, word in enumerate(words):
            found = SLOT.fullmatch(word)
            if found:
                slots.append(Slot(row, column, found[1], int(found[2])))
            elif word != EMPTY:
                raise Unreadable(
                    "skylines-layout-word", "'{word}' is no slot of a layout; write 'A0' to 'F3' or '--'", word=word
                )
    at_most(MOST_LAID, len(slots), Phrase("skylines-cap-boards", "boards of a layout"))
    layout = Layout(tuple(slots))
    if not slots or len(set(layout.boards)) < len(slots):
        raise Unreadable("skylines-layout-twice", "the layout '{layout}' does not name different boards", layout=text)
    if len({len(words) for words in lines}) > 1 or _has_empty_edge(layout, lines):
        raise Unreadable(
            "skylines-layout-ragged",
            "the layout '{layout}' must have rows of equal length and no empty row or column outside",
            layout=text,
        )
    return layout


def _has_empty_edge(layout: Layout, lines: list[list[str]]) -> bool:
    rows, columns = {slot.row for slot in layout.slots}, {slot.column for slot in layout.slots}
    return not ({0, len(lines) - 1} <= rows and {0, len(lines[0]) - 1} <= columns)


def check_layout(layout: Layout, boards: Mapping[str, Board]) -> None:
    """Refuses boards that do not exist, that hang apart, or where water meets land (3.2)."""
    for slot in layout.slots:
        if slot.board not in boards:
            raise Unknown("skylines-board-unknown", "there is no board {board} in this set", board=slot.board)
    reached, waiting = {layout.boards[0]}, [layout.boards[0]]
    while waiting:
        for near in layout.neighbours(waiting.pop()):
            if near not in reached:
                reached.add(near)
                waiting.append(near)
    if len(reached) < len(layout.slots):
        raise NotNow(
            "skylines-layout-apart", "the boards of '{layout}' are not one connected group", layout=str(layout)
        )
    for first in layout.slots:
        mine = edges(boards[first.board], first.turns)
        for second in layout.slots:
            theirs = edges(boards[second.board], second.turns)
            step = (second.row - first.row, second.column - first.column)
            if (step == (0, 1) and mine.east != theirs.west) or (step == (1, 0) and mine.south != theirs.north):
                raise NotNow(
                    "skylines-layout-water",
                    "between {first} and {second} water meets land in '{layout}'",
                    first=f"{first.board}{first.turns}",
                    second=f"{second.board}{second.turns}",
                    layout=str(layout),
                )
