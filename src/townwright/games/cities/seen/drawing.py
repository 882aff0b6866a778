"""The city as text, both ways: one letter per field, lower case where a tourist stands, ``.`` for empty (rule 14.3)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from townwright.core.records import TextLine, text_lines
from townwright.core.refusals import NotNow, Unreadable
from townwright.games.cities.city.city import NO_WORDS, City
from townwright.games.cities.city.grounds import ground
from townwright.games.cities.city.masks import EAST, LAID, SOUTH, STOCK, TOURISTS
from townwright.games.cities.city.pieces import COLUMN, KINDS, column_name, column_number, home
from townwright.games.cities.city.pieces import TOURISTS as TOURISTS_OF_A_PLAYER

ROW = re.compile(rf"[{KINDS}{KINDS.lower()}.]+")
WET = KINDS[3].lower()


def picture(city: City, drawn: str | None = None) -> str:
    """The city's own rectangle of fields; ``drawn`` is the whole frame, if somebody has drawn it already."""
    return "\n".join(rows(city, drawn))


def rows(city: City, drawn: str | None = None) -> list[str]:
    """The letters of the fields, row by row."""
    laid, across, size = city.words[LAID], city.ground.ACROSS, city.ground.ROW
    if not laid:
        return []
    north, south = ((laid & -laid).bit_length() - 1) // across, (laid.bit_length() - 1) // across
    columns = 0
    for row in range(north, south + 1):
        columns |= laid >> row * across & (1 << across) - 1
    west, east = (columns & -columns).bit_length() - 1, columns.bit_length() - 1
    # The grid of cells has a border of one around the boards.
    first, wide = 2 * (north - 1) * size + 2 * (west - 1), 2 * (east + 1 - west)
    letters = city.drawn if drawn is None else drawn
    return [letters[start : start + wide] for start in range(first, first + 2 * (south + 1 - north) * size, size)]


def draw(cities: Sequence[City]) -> str:
    """The cities one after the other, each under its player's number, with the tiles told apart by blanks."""
    return "\n\n".join(f"{number}  {city}\n{spaced(city)}".rstrip() for number, city in enumerate(cities, start=1))


def spaced(city: City) -> str:
    """The picture with the names of columns and rows and with blanks between the tiles."""
    cells = city.laid_cells
    lines = []
    for number, row in enumerate(rows(city)):
        first = min(cell.column for cell in cells)
        if number == 0:
            lines.append("        " + "".join(f"{column_name(first + at):4}" for at in range(len(row) // 2)).rstrip())
        elif number % 2 == 0:
            lines.append("")
        name = str(cells[0].row + number // 2) if number % 2 == 0 else ""
        lines.append(f"{name:>4}    " + "  ".join(row[at : at + 2] for at in range(0, len(row), 2)))
    return "\n".join(lines)


# Reading


def read_picture(text: str, free: bool) -> City:
    """The city of a picture, which knows no tile numbers; its upper left cell is called a1.

    Blanks and empty lines between tiles, a line of column letters and row numbers may help the eye.
    """
    lines = [line for line in text_lines(text) if not is_heading(line.text)]
    drawn = [(line, re.sub(r"^\s*[0-9]+\s", "", line.text).replace(" ", "")) for line in lines]
    if not drawn:
        raise Unreadable("cities-picture-empty", "there is no picture of a city").at(1)
    most = ground(free).ROW
    for line, row in drawn:
        check_row(line, row, len(drawn[0][1]), most)
    if len(drawn) % 2 or len(drawn) > most:
        raise Unreadable(
            "cities-picture-height",
            "a picture has two rows for each row of tiles and at most {most}, not {count}",
            most=most,
            count=len(drawn),
        ).at(drawn[-1][0].number)
    return built(drawn, free)


def is_heading(text: str) -> bool:
    """Whether a line names the columns one after the other: ``a b c d``."""
    words = text.split()
    if not all(re.fullmatch(COLUMN, word) for word in words) or (len(words) == 1 and len(words[0]) > 1):
        return False  # One word of two letters is a row of one tile.
    return words == [column_name(column_number(words[0]) + at) for at in range(len(words))]


def check_row(line: TextLine, row: str, width: int, most: int) -> None:
    """A row has two letters for each tile, as many as the first row."""
    if not ROW.fullmatch(row):
        raise Unreadable(
            "cities-picture-letters", "'{row}' is no row of fields; write A, P, T, W or . for each", row=row
        ).at(line.number)
    if len(row) % 2 or len(row) != width or width > most:
        raise Unreadable(
            "cities-picture-width",
            "the row has {count:field|fields}; every row has two for each tile, equally many and at most {most}",
            count=len(row),
            most=most,
        ).at(line.number)
    if WET in row:
        raise NotNow("cities-picture-wet", "a tourist cannot stand on water").at(line.number)


def built(drawn: Sequence[tuple[TextLine, str]], free: bool) -> City:
    """The city of rows that have been checked."""
    start = home(free)
    city, words = City(free=free), list(NO_WORDS)
    size, across = city.ground.ROW, city.ground.ACROSS
    for down, (line, row) in enumerate(drawn):
        for along, sign in enumerate(row):
            pair = drawn[down // 2 * 2][1][along // 2 * 2]
            if (sign == ".") != (pair == "."):
                raise Unreadable("cities-picture-cell", "a tile has four fields or none").at(line.number)
            if sign != ".":
                field = 1 << down * size + along
                words[KINDS.index(sign.upper())] |= field
                words[TOURISTS] |= field if sign.islower() else 0
                words[LAID] |= 1 << (down // 2 + 1) * across + along // 2 + 1
    words[STOCK] = TOURISTS_OF_A_PLAYER - words[TOURISTS].bit_count()
    if words[STOCK] < 0:
        raise NotNow("cities-too-many-tourists", "a player has only {most} tourists", most=TOURISTS_OF_A_PLAYER)
    # Named from a1: as if the first tile of the survey lay as far from there as its name says.
    words[EAST], words[SOUTH] = start.column - 1, start.row - 1
    return City((), tuple(words), free)
