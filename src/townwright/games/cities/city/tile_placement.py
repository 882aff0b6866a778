"""Where tiles may lie (rules 3, 5 and 13.1), and why not elsewhere."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TypeVar

from townwright.core.refusals import NotNow, Refusal
from townwright.games.cities.actions import Laid, LaidOver, Layout
from townwright.games.cities.box.components import TileSet
from townwright.games.cities.box.layout_figures import Offset, is_figure, share_a_side, touch_at_a_corner
from townwright.games.cities.box.tile_faces import canonical
from townwright.games.cities.city.city import City, built, place, with_tile
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.masks import LAID
from townwright.games.cities.city.pieces import Cell, home
from townwright.games.cities.options import Options

AnyLaid = TypeVar("AnyLaid", bound=Laid | LaidOver)


def canonically(laid: AnyLaid, tiles: TileSet) -> AnyLaid:
    """The laid tile by the first letter of its look."""
    turn = canonical(tiles.face(laid.tile), laid.turn)
    return laid if laid.turn == turn else replace(laid, turn=turn)


def check_tile(tile: int, hand: int) -> None:
    """Refuses a tile that is not the one turned up in this round."""
    if tile != hand:
        raise NotNow("cities-wrong-tile", "tile {hand} is to be laid now, not tile {tile}", hand=hand, tile=tile)


# The set-up


def laid_out(layout: Layout, drawn: tuple[int, ...], options: Options) -> tuple[Layout, City]:
    """Rule 3: the layout in its canonical spelling and the city that it makes, or a refusal."""
    for laid, tile in zip(layout.tiles, drawn, strict=True):
        check_tile(laid.tile, tile)
    first, second, third = (canonically(laid, options.tiles) for laid in layout.tiles)
    layout = Layout((first, second, third))
    start = home(options.free)
    if first.cell != start:
        raise NotNow(
            "cities-not-home",
            "the first starting tile lies on {home}, not on {cell}",
            home=str(start),
            cell=str(first.cell),
        )
    if not is_figure((offset(first.cell), offset(second.cell), offset(third.cell))):
        raise why_no_figure(layout)
    return layout, built(layout.tiles, options.tiles, options.free)


def offset(cell: Cell) -> Offset:
    """A cell as a place among others."""
    return cell.column, cell.row


def why_no_figure(layout: Layout) -> Refusal:
    """What is wrong with a layout that is none."""
    for one, other in combinations(layout.tiles, 2):
        if one.cell == other.cell:
            return NotNow("cities-cell-taken", "{cell} already holds tile {tile}", cell=str(one.cell), tile=one.tile)
        if share_a_side(offset(one.cell), offset(other.cell)):
            return NotNow(
                "cities-layout-side",
                "starting tiles must not share a side, as {one} and {other} do",
                one=str(one.cell),
                other=str(other.cell),
            )
    lonely = next(
        laid.cell
        for laid in layout.tiles
        if not any(touch_at_a_corner(offset(laid.cell), offset(other.cell)) for other in layout.tiles)
    )
    return NotNow("cities-layout-corner", "the starting tile on {cell} touches no corner of another", cell=str(lonely))


# The rounds


def placed(city: City, laid: Laid, options: Options) -> City:
    """Rule 5: the city with the tile on an empty cell that touches it and keeps it small enough."""
    number = city.cell_number(laid.cell)
    if number is None or not city.ground.free_cells(city.words[LAID]) >> number & 1:
        raise why_not_there(city, laid.cell)
    return with_tile(city, laid, options.tiles)


def why_not_there(city: City, cell: Cell) -> Refusal:
    """What stands in the way of a tile on a cell."""
    for laid in city.tiles:
        if place(laid) == cell:
            return NotNow("cities-cell-taken", "{cell} already holds tile {tile}", cell=str(cell), tile=laid.tile)
    cells = city.laid_cells
    if not any(abs(cell.column - other.column) <= 1 and abs(cell.row - other.row) <= 1 for other in cells):
        return NotNow("cities-cell-apart", "{cell} touches no tile of the city", cell=str(cell))
    columns = {other.column for other in (cell, *cells)}
    if max(columns) - min(columns) >= CELLS:
        return NotNow(
            "cities-too-wide", "with {cell} the city would be more than {limit} wide", cell=str(cell), limit=CELLS
        )
    return NotNow(
        "cities-too-high", "with {cell} the city would be more than {limit} high", cell=str(cell), limit=CELLS
    )


def laid_over(city: City, laid: LaidOver, options: Options) -> City:
    """Rule 13.1: the city with the extra tile over four of its fields."""
    if not city.bit(laid.field) & city.ground.covered_corners(list(city.words)):
        raise NotNow(
            "cities-extra-over-edge",
            "the 17th tile on {field} would not lie on the city with all of it",
            field=str(laid.field),
        )
    return with_tile(city, laid, options.tiles)
