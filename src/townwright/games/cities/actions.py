"""What chance and the players can say, and its notation (rule 14.2). ``str`` writes, ``read`` reads."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from townwright.core.refusals import Unreadable
from townwright.games.cities.city.pieces import CELL, FIELD, Cell, Field, read_cell, read_field


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance turns up the next tile of the stack: ``tile 13``."""

    stream: ClassVar[str] = "stack"
    tile: int

    def __str__(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on a cell, turned: ``17E@c4``."""

    tile: int
    turn: str
    cell: Cell

    def __str__(self) -> str:
        return f"{self.tile}{self.turn}@{self.cell}"


@dataclass(frozen=True, slots=True)
class LaidOver:
    """The extra tile over four fields, named by the one under its quadrant 1: ``9E@b2.4``."""

    tile: int
    turn: str
    field: Field

    def __str__(self) -> str:
        return f"{self.tile}{self.turn}@{self.field}"


@dataclass(frozen=True, slots=True)
class Layout:
    """The three starting tiles in the order drawn: ``16S@d4 6W@c3 17N@b2``."""

    tiles: tuple[Laid, Laid, Laid]

    def __str__(self) -> str:
        return " ".join(map(str, self.tiles))


@dataclass(frozen=True, slots=True)
class CommonLayout:
    """Chance lays the starting tiles of a quick start for everybody: ``all 16S@d4 6W@c3 17N@b2``."""

    stream: ClassVar[str] = "layout"
    layout: Layout

    def __str__(self) -> str:
        return f"all {self.layout}"


@dataclass(frozen=True, slots=True)
class Stay:
    """No tourist does anything: ``-``."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Place:
    """A tourist of the stock goes to a quadrant of the tile just laid: ``+2``."""

    quadrant: int

    def __str__(self) -> str:
        return f"+{self.quadrant}"


@dataclass(frozen=True, slots=True)
class Walk:
    """A tourist goes to a touching field: ``d3.2~d3.4``."""

    source: Field
    target: Field

    def __str__(self) -> str:
        return f"{self.source}~{self.target}"


@dataclass(frozen=True, slots=True)
class Jump:
    """A tourist goes from afar to a quadrant of the tile just laid: ``f3.3^3``."""

    source: Field
    quadrant: int

    def __str__(self) -> str:
        return f"{self.source}^{self.quadrant}"


TouristAction: TypeAlias = Stay | Place | Walk | Jump


@dataclass(frozen=True, slots=True)
class Move:
    """A round of one seat, a tile and then a tourist: ``24W@e4 d3.2~d3.4``."""

    tile: Laid | LaidOver | None
    """None if the extra tile is not laid: ``- +2``."""
    tourist: TouristAction

    def __str__(self) -> str:
        return f"{self.tile or '-'} {self.tourist}"


Action: TypeAlias = Draw | CommonLayout | Layout | Move

TILE_NUMBER = r"[1-9][0-9]?"
LAID = re.compile(rf"({TILE_NUMBER})([NESW])@({CELL})", re.ASCII)
LAID_OVER = re.compile(rf"({TILE_NUMBER})([NESW])@({FIELD})", re.ASCII)
PLACE = re.compile(r"\+([1-4])", re.ASCII)
WALK = re.compile(rf"({FIELD})~({FIELD})", re.ASCII)
JUMP = re.compile(rf"({FIELD})\^([1-4])", re.ASCII)


def read(text: str) -> Action:
    """The action that the text spells."""
    words = text.split(" ")
    if len(words) == 2 and words[0] == "tile" and re.fullmatch(TILE_NUMBER, words[1], re.ASCII):
        return Draw(int(words[1]))
    if len(words) == 4 and words[0] == "all":
        return CommonLayout(read_layout(words[1:]))
    if len(words) == 3:
        return read_layout(words)
    if len(words) == 2:
        return Move(read_move_tile(words[0]), read_tourist(words[1]))
    raise Unreadable(
        "cities-no-action",
        "'{text}' is no action; write a tile and a tourist like '16S@d3 +2' or '8N@e3 -'",
        text=text,
    )


def read_layout(words: list[str]) -> Layout:
    """The layout of three laid tiles."""
    first, second, third = (read_laid(word) for word in words)
    return Layout((first, second, third))


def read_laid(word: str) -> Laid:
    """A tile on a cell."""
    if found := LAID.fullmatch(word):
        return Laid(int(found[1]), found[2], read_cell(found[3]))
    raise Unreadable(
        "cities-no-laid-tile", "'{word}' is no laid tile; write tile, turn and place like 17E@c4", word=word
    )


def read_move_tile(word: str) -> Laid | LaidOver | None:
    """The first word of a move."""
    if word == "-":
        return None
    if found := LAID_OVER.fullmatch(word):
        return LaidOver(int(found[1]), found[2], read_field(found[3]))
    return read_laid(word)


def read_tourist(word: str) -> TouristAction:
    """The second word of a move."""
    if word == "-":
        return Stay()
    if found := PLACE.fullmatch(word):
        return Place(int(found[1]))
    if found := WALK.fullmatch(word):
        return Walk(read_field(found[1]), read_field(found[2]))
    if found := JUMP.fullmatch(word):
        return Jump(read_field(found[1]), int(found[2]))
    raise Unreadable(
        "cities-no-tourist-action",
        "'{word}' is nothing a tourist can do; write -, +2, d3.2~d3.4 or f3.3^3",
        word=word,
    )
