"""Reads the sections of a component file that hold no cards: bars, shapes, tiles and boards."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from townwright.core.limits.caps import at_most
from townwright.core.phrases import Phrase
from townwright.core.records import TextLine
from townwright.core.refusals import Unreadable, pinned
from townwright.games.skylines.actions import SHAPE
from townwright.games.skylines.box.boards import SIDE, SQUARE, STREET, WATER, Board
from townwright.games.skylines.box.names import ZONES
from townwright.games.skylines.box.shapes import Shape, connected, squares_of
from townwright.games.skylines.turn.bars import MARKERS

PICTURE: Final = re.compile(rf"[#.]{{1,{SIDE}}}(/[#.]{{1,{SIDE}}}){{0,{SIDE - 1}}}")
MOST_SHAPES: Final = 60
"""Shapes of tiles; our own sets have 25."""
BARS: Final = tuple(marker for marker in MARKERS if marker not in ("mon", "ovr"))


def columns(line: TextLine, number: int) -> list[str]:
    """The columns of a line. Blanks stand around a separator, since conditions know a ``|`` of their own."""
    columns = [column.strip() for column in re.split(r"(?<=\s)\|(?=\s|$)", line.text)]
    if len(columns) != number:
        raise Unreadable(
            "skylines-set-columns",
            "'{text}' has {found} columns instead of {number}",
            text=line.text,
            found=len(columns),
            number=number,
        ).at(line.number)
    return columns


def whole(word: str, line: TextLine) -> int:
    """A whole number of at most three digits."""
    if not re.fullmatch(r"-?[0-9]{1,3}", word):
        raise Unreadable("skylines-set-number", "'{word}' is no number up to 999", word=word).at(line.number)
    return int(word)


def bars(lines: list[TextLine], at: int) -> dict[str, tuple[int, int]]:
    """The lowest and highest space of each bar; all eight are there and hold 0."""
    limits = {}
    for line in lines:
        marker, lowest, highest = columns(line, 3)
        if marker not in BARS or marker in limits:
            raise Unreadable("skylines-set-bar", "'{word}' is no bar, or comes twice", word=marker).at(line.number)
        limits[marker] = (whole(lowest, line), whole(highest, line))
        if not limits[marker][0] <= 0 <= limits[marker][1]:
            raise Unreadable("skylines-set-bar-zero", "the bar '{word}' does not hold 0", word=marker).at(line.number)
    for marker in BARS:
        if marker not in limits:
            raise Unreadable("skylines-set-bar-missing", "the bar '{word}' is missing", word=marker).at(at)
    return limits


def shapes(lines: list[TextLine]) -> dict[str, Shape]:
    """The shapes of tiles: connected, each under its name, none larger than a board."""
    shapes: dict[str, Shape] = {}
    for line in lines:
        name, picture = columns(line, 2)
        with pinned(line.number):
            at_most(MOST_SHAPES, len(shapes) + 1, Phrase("skylines-cap-shapes", "shapes"))
        if not re.fullmatch(SHAPE, name) or name in shapes:
            raise Unreadable("skylines-set-shape-name", "'{word}' is no new name of a shape", word=name).at(line.number)
        if not PICTURE.fullmatch(picture) or "#" not in picture or not connected(squares_of(picture)):
            raise Unreadable("skylines-set-shape", "'{word}' is no connected shape of # and .", word=picture).at(
                line.number
            )
        shapes[name] = Shape(name, squares_of(picture))
    return shapes


def tiles(lines: list[TextLine], known: Container[str]) -> dict[str, dict[str, int]]:
    """How many zone tiles of each shape there are."""
    tiles: dict[str, dict[str, int]] = {}
    for line in lines:
        zone, words = columns(line, 2)
        if zone not in ZONES or zone in tiles:
            raise Unreadable("skylines-set-zone", "'{word}' is no zone, or comes twice", word=zone).at(line.number)
        tiles[zone] = {}
        for word in words.split():
            shape, star, number = word.partition("*")
            if shape not in known or not star or number.startswith("-") or shape in tiles[zone]:
                raise Unreadable("skylines-set-tile", "'{word}' is no shape and number such as L3*4", word=word).at(
                    line.number
                )
            tiles[zone][shape] = whole(number, line)
    return tiles


def boards(lines: list[TextLine]) -> dict[str, Board]:
    """The boards: letter and price, then eight rows."""
    boards: dict[str, Board] = {}
    waiting = list(reversed(lines))
    while waiting:
        line = waiting.pop()
        letter, price = columns(line, 2)
        if not re.fullmatch(r"[A-Z]", letter) or letter in boards:
            raise Unreadable("skylines-set-board", "'{word}' is no new letter of a board", word=letter).at(line.number)
        rows = []
        for number in range(1, SIDE + 1):
            row = waiting.pop() if waiting else TextLine(line.number, "")
            if len(row.text) != SIDE or set(row.text) - {SQUARE, STREET, WATER}:
                raise Unreadable(
                    "skylines-set-board-row",
                    "row {row} of board {board} is '{text}', not eight of . # ~",
                    row=number,
                    board=letter,
                    text=row.text,
                ).at(row.number)
            rows.append(row.text)
        if max(0, whole(price, line)) != int(price) or SQUARE not in "".join(rows):
            raise Unreadable(
                "skylines-set-board-empty", "board {board} has no square, or a price below 0", board=letter
            ).at(line.number)
        boards[letter] = Board(letter, int(price), tuple(rows))
    return boards
