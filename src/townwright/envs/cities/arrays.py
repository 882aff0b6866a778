"""Cities as arrays: every city on the survey grid, the tiles in hand, those still out."""

from __future__ import annotations

from townwright.envs.structured import Arrays, Shapes
from townwright.games.cities.city.pieces import KINDS, STARTING_TILES, TILES, home, read_cell, read_field
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import CityView, View

TOURISTS, LAST = len(KINDS), len(KINDS) + 1
PLANES = len(KINDS) + 2
"""Attractions, parks, terraces, water, tourists, and the tile laid last."""
STAGES = ("set-up", "round", "extra")


def shapes(options: Options) -> Shapes:
    """The arrays by name, and how large they are."""
    side, seats = 2 * (2 * home(options.free).column - 1), options.seats
    return {
        "cities": (seats, PLANES, side, side),
        "stock": (seats,),
        "finished": (seats,),
        "points": (seats,),
        "hand": (TILES,),
        "faces": (STARTING_TILES, len(KINDS), 2, 2),
        "out": (TILES,),
        "stage": (len(STAGES),),
        "round": (1,),
    }


def fill(seen: Arrays, view: View, options: Options) -> None:
    """Writes what the view shows."""
    for player in view.players:
        place = (player.seat - (view.seat or 0)) % options.seats
        draw(seen, place, player.city)
        seen["stock"][place], seen["finished"][place] = player.city.stock, player.finished
        seen["points"][place] = player.total
    for tile in view.out:
        seen["out"][tile - 1] = 1
    for number, tile in enumerate(view.hand[:STARTING_TILES]):
        seen["hand"][tile - 1] = 1
        for down, line in enumerate(view.faces[tile - 1].split("/")):
            for across, kind in enumerate(line):
                seen["faces"][number, KINDS.index(kind), down, across] = 1
    seen["stage"][STAGES.index(view.stage)] = 1
    seen["round"][0] = view.round


def draw(seen: Arrays, place: int, city: CityView) -> None:
    """One city, field by field."""
    planes = seen["cities"][place]
    for shown in city.cells:
        cell = read_cell(shown.cell)
        top, left = 2 * (cell.row - 1), 2 * (cell.column - 1)
        for down, line in enumerate(shown.face.split("/")):
            for across, kind in enumerate(line):
                planes[KINDS.index(kind), top + down, left + across] = 1
        if shown.cell == city.last:
            planes[LAST, top : top + 2, left : left + 2] = 1
    for tourist in city.tourists:
        field = read_field(tourist)
        planes[TOURISTS, field.down, field.across] += 1
