"""Cities as plain data: each one anew, or from that which it grew out of, of which nearly all stays."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.games.cities.actions import Laid
from townwright.games.cities.city.city import City, place, places, tile_word
from townwright.games.cities.city.masks import LAID, TOURISTS
from townwright.games.cities.seen.drawing import picture
from townwright.games.cities.seen.view import CellView, CityView

MOST_SEEN: Final = 1024
"""Cities that are kept for views which are made without the one before."""


@kept_by_identity(most=MOST_SEEN)
def city_view(city: City) -> CityView:
    """A city as plain data."""
    drawn = city.drawn
    return CityView(
        line=str(city),
        picture=picture(city, drawn),
        cells=tuple([cell_view(city, number, drawn) for number in places(city.words[LAID])]),
        tiles=tuple(map(str, city.tiles)),
        tourists=city.field_names(city.words[TOURISTS]),
        stock=city.stock,
        last=last_place(city),
    )


def grew_out_of(city: City, before: City) -> bool:
    """Whether a city is another one with a tile more beside its others, and perhaps a tourist led."""
    return bool(before.tiles) and city.tiles[:-1] == before.tiles and isinstance(city.tiles[-1], Laid)


def grown_view(city: City, seen: CityView) -> CityView:
    """A city as plain data, from what was seen of the one that it grew out of."""
    laid, drawn = city.tiles[-1], city.drawn
    number = city.cell_number(laid.cell) if isinstance(laid, Laid) else None
    if number is None:
        raise ValueError(f"{laid} does not lie beside the others")
    at = (city.words[LAID] & (1 << number) - 1).bit_count()
    return CityView(
        line=city.line(f"{seen.line.partition(';')[0]},{tile_word(laid)}"),
        picture=picture(city, drawn),
        cells=(*seen.cells[:at], cell_view(city, number, drawn), *seen.cells[at:]),
        tiles=(*seen.tiles, str(laid)),
        tourists=city.field_names(city.words[TOURISTS]),
        stock=city.stock,
        last=last_place(city),
    )


def last_place(city: City) -> str | None:
    """Where the tile laid last lies, if it was laid in a round."""
    return None if city.last is None else str(place(city.last))


def cell_view(city: City, number: int, drawn: str) -> CellView:
    """What a cell shows, by its number on the grid of cells; ``drawn`` is the whole frame."""
    size, across = city.ground.ROW, city.ground.ACROSS
    # The grid of cells has a border of one around the boards.
    at = 2 * (number // across - 1) * size + 2 * (number % across - 1)
    shown = f"{drawn[at : at + 2]}/{drawn[at + size : at + size + 2]}".upper()
    return known_cell(str(city.cells(1 << number)[0]), shown)


@lru_cache(maxsize=4096)
def known_cell(cell: str, face: str) -> CellView:
    """One cell: the same object for every city that shows it, so that comparing two of them is quick."""
    return CellView(cell, face)
