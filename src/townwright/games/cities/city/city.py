"""A city as a value: its tiles in the order laid, and the boards that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from townwright.games.cities.actions import Laid, LaidOver
from townwright.games.cities.box.components import TileSet
from townwright.games.cities.box.tile_faces import board_of, boards
from townwright.games.cities.city.grounds import FRAMED, WIDE, Ground
from townwright.games.cities.city.masks import EAST, FULL_STOCK, LAID, LAST, LENGTH, SOUTH, STOCK, TOURISTS, WATER
from townwright.games.cities.city.pieces import KINDS, QUADRANTS, Cell, Field, cell_at, field_at, home

MOST_MASKS: Final = 4096
"""Masks of each kind whose places and names are kept, less than a kilobyte each."""
NO_WORDS = tuple(FULL_STOCK if word == STOCK else 0 for word in range(LENGTH))
DIGITS = (1, 2, 3, 4, 4)
"""What the boards of the four kinds and of the tourists add to a field's digit."""
SIGNS = str.maketrans("012345678", f".{KINDS}{KINDS.lower()}")


@dataclass(frozen=True, slots=True)
class City:
    """What one player has built. ``str`` gives the city line of rule 14.3."""

    tiles: tuple[Laid | LaidOver, ...] = ()
    """In the order laid, each by the canonical letter of its turn."""
    words: tuple[int, ...] = field(default=NO_WORDS, repr=False)
    """The city as ``masks`` sees it."""
    free: bool = False
    """Whether it may grow without a limit."""

    def __hash__(self) -> int:
        """The boards alone, since hardly any other city has the same: what is kept by city is found at once."""
        return hash(self.words)

    def __str__(self) -> str:
        return self.line(",".join(map(tile_word, self.tiles)))

    def line(self, tiles: str) -> str:
        """The city line with these words for its tiles."""
        tourists = ",".join(self.field_names(self.words[TOURISTS])) or "-"
        return f"{tiles};{tourists};{self.stock};{'-' if self.last is None else place(self.last)}"

    @property
    def ground(self) -> Ground:
        """The functions over boards of this city's frame: the usual one or, in ``free``, the wide one."""
        return WIDE if self.free else FRAMED

    @property
    def stock(self) -> int:
        """Tourists that are not on the board."""
        return self.words[STOCK]

    @property
    def last(self) -> Laid | LaidOver | None:
        """The tile laid last; None right after the set-up."""
        return self.tiles[-1] if self.words[LAST] else None

    @property
    def tourists(self) -> tuple[Field, ...]:
        """The fields with a tourist, in reading order."""
        return self.fields(self.words[TOURISTS])

    @property
    def covered(self) -> int:
        """All fields that a tile covers, as a mask."""
        return self.words[0] | self.words[1] | self.words[2] | self.words[WATER]

    # Names of the survey grid and places on the boards

    def bit(self, field: Field) -> int:
        """The field as a mask; nothing if it lies outside the frame."""
        start = home(self.free)
        across = field.across - 2 * (start.column - 1 - self.words[EAST])
        down = field.down - 2 * (start.row - 1 - self.words[SOUTH])
        size = self.ground.ROW
        return 1 << down * size + across if 0 <= across < size and 0 <= down < size else 0

    def fields(self, mask: int) -> tuple[Field, ...]:
        """The fields of a mask, in reading order."""
        return fields_at(mask, self.words[EAST], self.words[SOUTH], self.free)

    def field_names(self, mask: int) -> tuple[str, ...]:
        """The names of a mask's fields, in reading order."""
        return names_of_fields(mask, self.words[EAST], self.words[SOUTH], self.free)

    def cell_number(self, cell: Cell) -> int | None:
        """The cell's place on the grid of cells; None if it lies outside the frame and what it can grow by."""
        start, size = home(self.free), self.ground.ACROSS
        column = cell.column - start.column + self.words[EAST] + 1
        row = cell.row - start.row + self.words[SOUTH] + 1
        return row * size + column if 0 <= column < size and 0 <= row < size else None

    def cells(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a mask on the grid of cells, in reading order."""
        return cells_at(mask, self.words[EAST], self.words[SOUTH], self.free)

    @property
    def laid_cells(self) -> tuple[Cell, ...]:
        """The cells that hold a tile, in reading order."""
        return self.cells(self.words[LAID])

    def kind(self, bit: int) -> str:
        """The kind of one field by its letter; ``.`` where nothing lies."""
        return next((letter for letter, board in zip(KINDS, self.words, strict=False) if board & bit), ".")

    def face(self, cell: Cell) -> str:
        """What a cell shows now: ``XX/YY``."""
        letters = "".join(self.kind(self.bit(Field(cell, quadrant))) for quadrant in QUADRANTS)
        return f"{letters[:2]}/{letters[2:]}"

    @property
    def drawn(self) -> str:
        """Every field of the frame by its letter, row by row: lower case with a tourist, ``.`` where nothing lies."""
        # Each field is a hexadecimal digit, to which its kind's board adds 1 to 4 and the tourists' board 4 more.
        boards = zip(DIGITS, (*self.words[: len(KINDS)], self.words[TOURISTS]), strict=True)
        digits = sum([digit * int(f"{board:b}", 16) for digit, board in boards])
        return f"{digits:0{self.ground.ROW**2}x}"[::-1].translate(SIGNS)

    def place(self, cell: Cell) -> int:
        """The place of a cell's first field on the boards; the second follows it, the others a row below."""
        return self.bit(Field(cell, QUADRANTS[0])).bit_length() - 1


# Most masks are met again and again: with every view of a city, and in the city that grows out of it.


@lru_cache(maxsize=MOST_MASKS)
def places(mask: int) -> tuple[int, ...]:
    """The numbers of a mask's bits, ascending."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return tuple(found)


@lru_cache(maxsize=MOST_MASKS)
def fields_at(mask: int, east: int, south: int, free: bool) -> tuple[Field, ...]:
    """The fields of a mask, of a city whose first tile lies so far from the corner."""
    start, size = home(free), (WIDE if free else FRAMED).ROW
    across, down = 2 * (start.column - 1 - east), 2 * (start.row - 1 - south)
    return tuple([field_at(across + place % size, down + place // size) for place in places(mask)])


@lru_cache(maxsize=MOST_MASKS)
def names_of_fields(mask: int, east: int, south: int, free: bool) -> tuple[str, ...]:
    """The names of a mask's fields, of a city whose first tile lies so far from the corner."""
    return tuple(map(str, fields_at(mask, east, south, free)))


@lru_cache(maxsize=MOST_MASKS)
def cells_at(mask: int, east: int, south: int, free: bool) -> tuple[Cell, ...]:
    """The cells of a mask on the grid of cells, of a city whose first tile lies so far from the corner."""
    start, size = home(free), (WIDE if free else FRAMED).ACROSS
    column, row = start.column - east - 1, start.row - south - 1
    return tuple([cell_at(row + number // size, column + number % size) for number in places(mask)])


def place(laid: Laid | LaidOver) -> Cell | Field:
    """Where a tile lies."""
    return laid.cell if isinstance(laid, Laid) else laid.field


def tile_word(laid: Laid | LaidOver) -> str:
    """A tile as the city line has it: ``b2:17N``."""
    return f"{place(laid)}:{laid.tile}{laid.turn}"


# What follows from laying and leading; the rules have said yes before


def built(laid: Sequence[Laid], tiles: TileSet, free: bool) -> City:
    """The city of tiles side by side, before any tile of a round: the three of a set-up, or a whole one."""
    city = City(free=free)
    west = min(each.cell.column for each in laid)
    north = min(each.cell.row for each in laid)
    words = list(city.words)
    words[EAST], words[SOUTH] = home(free).column - west, home(free).row - north
    for each in laid:
        cell = (each.cell.row - north + 1) * city.ground.ACROSS + each.cell.column - west + 1
        city.ground.lay(words, cell, *face_of(each, tiles, city.ground))
    words[LAST] = 0
    return City(tuple(laid), tuple(words), free)


def with_tile(city: City, laid: Laid | LaidOver, tiles: TileSet) -> City:
    """The city with one more tile, beside the others or over them."""
    words = list(city.words)
    faces, face = face_of(laid, tiles, city.ground)
    if isinstance(laid, LaidOver):
        city.ground.cover(words, city.bit(laid.field).bit_length() - 1, faces, face)
    else:
        number = city.cell_number(laid.cell)
        if number is None:
            raise ValueError(f"{laid} lies outside the frame")
        city.ground.lay(words, number, faces, face)
    return City((*city.tiles, laid), tuple(words), city.free)


def with_tourist(city: City, source: int, target: int) -> City:
    """The city with a tourist led from the source, or from the stock if that is nothing, to the target."""
    words = list(city.words)
    city.ground.lead(words, source, target)
    return City(city.tiles, tuple(words), city.free)


def face_of(laid: Laid | LaidOver, tiles: TileSet, where: Ground) -> tuple[tuple[int, ...], int]:
    """All boards of the set, and the place of this tile's among them."""
    return boards(tiles.faces, where.ROW // 2), board_of(laid.tile, laid.turn)
