"""Pictures of tiles and boards of Skylines as numbers, and boards laid out in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from townwright.games.skylines.box.boards import SQUARE, WATER, Board, Layout, lying
from townwright.games.skylines.box.shapes import Squares
from townwright.speed.skylines import row_layout as at


def picture(code: int, squares: Squares) -> list[int]:
    """One picture of a shape: its lines, and its strips of squares in a row."""
    height = 1 + max(line for line, _ in squares)
    masks = [sum(1 << column for line, column in squares if line == wanted) for wanted in range(height)]
    strips: list[int] = []
    count = 0
    for _, group in groupby(enumerate(squares), key=lambda found: (found[1][0], found[1][1] - found[0])):
        strip = [square for _, square in group]
        strips += (*strip[0], len(strip))
        count += 1
    return [code, height, squares[0][1], len(squares), count, *masks, *[0] * (at.SIDE - height), *strips]


def board_lying(board: Board, turns: int) -> list[int]:
    """A board as it lies: the water along its sides, squares and water line by line, its regions."""
    lines = lying(board, turns)
    squares, water = (
        [sum(1 << column for column in range(at.SIDE) if line[column] == mark) for line in lines]
        for mark in (SQUARE, WATER)
    )
    labels = [at.NONE] * (at.SIDE * at.SIDE)
    regions = 0
    for cell in range(len(labels)):
        if squares[cell // at.SIDE] >> cell % at.SIDE & 1 and labels[cell] == at.NONE:
            _spread(labels, squares, cell, regions)
            regions += 1
    masks = [
        sum(1 << column for column in range(at.SIDE) if labels[line * at.SIDE + column] == region)
        for region in range(regions)
        for line in range(at.SIDE)
    ]
    west, east = (sum((line >> side & 1) << number for number, line in enumerate(water)) for side in (0, at.SIDE - 1))
    return [regions, water[0], east, water[-1], west, *squares, *water, *labels, *masks]


def _spread(labels: list[int], squares: list[int], cell: int, region: int) -> None:
    """All squares that are reached from a cell over common edges are of its region."""
    waiting = [cell]
    while waiting:
        line, column = divmod(waiting.pop(), at.SIDE)
        inside = 0 <= line < at.SIDE and 0 <= column < at.SIDE
        if inside and squares[line] >> column & 1 and labels[line * at.SIDE + column] == at.NONE:
            labels[line * at.SIDE + column] = region
            near = ((line - 1, column), (line + 1, column), (line, column - 1), (line, column + 1))
            waiting += [row * at.SIDE + side for row, side in near if 0 <= row < at.SIDE and 0 <= side < at.SIDE]


def lay_out(row: Any, layout: Layout, boards: Sequence[str]) -> None:
    """Writes a layout into a row, all boards face down."""
    if max(layout.rows, layout.columns) > at.SLOTS or len(layout.slots) > at.SLOTS:
        raise ValueError(f"the layout {layout} does not fit into a row; play it by games.skylines")
    row[at.SLOT_COUNT] = len(layout.slots)
    for number, slot in enumerate(layout.slots):
        row[at.SLOT_ROW + number], row[at.SLOT_COLUMN + number] = slot.row, slot.column
        row[at.SLOT_BOARD + number] = at.QUARTER_TURNS * boards.index(slot.board) + slot.turns
