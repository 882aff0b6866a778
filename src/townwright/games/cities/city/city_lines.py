"""Reads a city line, the inverse of ``str(city)``: tiles, tourists, stock, cell of the tile laid last (rule 14.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from townwright.core.records import TextLine, text_lines
from townwright.core.refusals import NotNow, Unreadable, Untrue, pinned
from townwright.games.cities.actions import Laid, LaidOver, read_laid, read_move_tile
from townwright.games.cities.box.components import TileSet
from townwright.games.cities.city.city import City, built, place, with_tile
from townwright.games.cities.city.grounds import ground
from townwright.games.cities.city.masks import LAST, STOCK, TOURISTS, WATER
from townwright.games.cities.city.pieces import FREE_HOME, HOME, TILES, read_field
from townwright.games.cities.city.pieces import TOURISTS as TOURISTS_OF_A_PLAYER
from townwright.games.cities.city.tile_placement import canonically


def read_city(text: str, tiles: TileSet) -> City:
    """The city that the line tells of. Whether play can lead to it is not asked."""
    said = text_lines(text) or (TextLine(1, ""),)
    with pinned(said[-1].number):
        parts = said[0].text.split(";")
        if len(said) > 1 or len(parts) != 4:
            raise Unreadable(
                "cities-no-city",
                "a city is one line of four parts: tiles, tourists, stock and last place, between semicolons",
            )
        city = read_tiles(parts[0].split(","), tiles)
        city = read_tourists([] if parts[1] == "-" else parts[1].split(","), city)
        if parts[2] != str(city.stock):
            raise Untrue(
                "cities-stock-untrue",
                "the stock holds {stock:tourist|tourists}, not {said}",
                stock=city.stock,
                said=parts[2],
            )
        return read_last(parts[3], city)


def read_tiles(words: Sequence[str], tiles: TileSet) -> City:
    """The tiles side by side, and perhaps one over them."""
    laid = [read_laid_at(word, tiles) for word in words]
    beside = [each for each in laid if isinstance(each, Laid)]
    if not beside or beside != laid[: len(beside)] or len(laid) > len(beside) + 1:
        raise Unreadable("cities-line-tiles", "a city is made of tiles on places and at most one over them, laid last")
    numbers = [each.tile for each in laid]
    for each in laid:
        if numbers.count(each.tile) > 1:
            raise NotNow("cities-tile-twice", "tile {tile} stands twice", tile=each.tile)
    free = beside[0].cell == FREE_HOME
    if not free and beside[0].cell != HOME:
        raise NotNow(
            "cities-not-home",
            "the first starting tile lies on {home}, not on {cell}",
            home=str(HOME),
            cell=str(beside[0].cell),
        )
    check_cells(beside, ground(free).ROW // 2)
    city = built(beside, tiles, free)
    for over in laid[len(beside) :]:
        if isinstance(over, LaidOver) and not city.bit(over.field) & city.ground.covered_corners(list(city.words)):
            raise NotNow(
                "cities-extra-over-edge",
                "the 17th tile on {field} would not lie on the city with all of it",
                field=str(over.field),
            )
        city = with_tile(city, over, tiles)
    return city


def read_laid_at(word: str, tiles: TileSet) -> Laid | LaidOver:
    """Reads one tile of a city line, ``b2:17N``, in its canonical spelling; refuses a tile that does not exist."""
    where, _, tile = word.partition(":")
    laid = read_move_tile(f"{tile}@{where}") or read_laid(word)
    if laid.tile > TILES:
        raise NotNow("cities-no-such-tile", "there is no tile {tile}", tile=laid.tile)
    return canonically(laid, tiles)


def check_cells(laid: Sequence[Laid], limit: int) -> None:
    """Each on a cell of its own, none alone, all inside the limit."""
    cells = [each.cell for each in laid]
    for each in laid:
        if cells.count(each.cell) > 1:
            raise NotNow("cities-cell-taken", "{cell} already holds tile {tile}", cell=str(each.cell), tile=each.tile)
        near = [abs(other.column - each.cell.column) <= 1 and abs(other.row - each.cell.row) <= 1 for other in cells]
        if len(cells) > 1 and sum(near) == 1:
            raise NotNow("cities-cell-apart", "{cell} touches no tile of the city", cell=str(each.cell))
    if max(cell.column for cell in cells) - min(cell.column for cell in cells) >= limit:
        raise NotNow("cities-line-too-wide", "the city is more than {limit} wide", limit=limit)
    if max(cell.row for cell in cells) - min(cell.row for cell in cells) >= limit:
        raise NotNow("cities-line-too-high", "the city is more than {limit} high", limit=limit)


def read_tourists(words: Sequence[str], city: City) -> City:
    """Tourists on fields of their own that are not water."""
    mask = 0
    for word in words:
        field = read_field(word)
        bit = city.bit(field)
        if not city.covered & bit:
            raise NotNow("cities-field-empty", "no tile lies on {field}", field=str(field))
        if city.words[WATER] & bit:
            raise NotNow("cities-field-water", "no tourist can stand in the water on {field}", field=str(field))
        if mask & bit:
            raise NotNow("cities-field-occupied", "a tourist already stands on {field}", field=str(field))
        mask |= bit
    if len(words) > TOURISTS_OF_A_PLAYER:
        raise NotNow("cities-too-many-tourists", "a player has only {most} tourists", most=TOURISTS_OF_A_PLAYER)
    changed = list(city.words)
    changed[TOURISTS], changed[STOCK] = mask, TOURISTS_OF_A_PLAYER - len(words)
    return replace(city, words=tuple(changed))


def read_last(word: str, city: City) -> City:
    """The last tile of the line is the one laid last, unless no round has been played."""
    last, changed = city.tiles[-1], list(city.words)
    if word not in ("-", str(place(last))):
        raise Untrue(
            "cities-last-untrue",
            "the tile laid last is on {last}, not on {said}",
            last=str(place(last)),
            said=word,
        )
    if word == "-":
        changed[LAST] = 0
    elif isinstance(last, Laid):
        # The four fields of the cell that lie under the tile.
        changed[LAST] = sum(city.bit(field) for field in city.fields(city.covered) if field.cell == last.cell)
    return replace(city, words=tuple(changed))
