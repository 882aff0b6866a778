"""Cities as arrays: every city in its frame, the tiles in hand, those that have come.

They are those of ``speed.cities.observation`` for all seats at once. A tile that has been said lies on the
boards already.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from townwright.core.options.fields import NOTHING as NO_WORD
from townwright.envs.observations.structured import Array, Arrays, HalfSaid, Shapes
from townwright.games.cities.actions import read_move_tile
from townwright.games.cities.box.components import TileSet
from townwright.games.cities.box.tile_faces import turned
from townwright.games.cities.city.city import City, with_tile
from townwright.games.cities.city.city_lines import read_city
from townwright.games.cities.city.grounds import ground
from townwright.games.cities.city.masks import LAST
from townwright.games.cities.city.pieces import KINDS, STARTING_TILES, TILES, TURNS
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import PlayerView, View
from townwright.games.cities.state import EXTRA, SET_UP

ARRAY_TYPE = np.uint8
BOARDS = int(LAST) + 1
"""Attractions, parks, terraces, water, tourists, and the tile laid last."""
LAYOUT, TILE, TOURIST, EXTRA_TILE, LAST_TOURIST, NOTHING = range(6)
"""The decisions that can be due; nothing while the seat waits and at the end."""


def shapes(options: Options) -> Shapes:
    """The arrays by name, and how large they are."""
    side, seats = ground(options.free).ROW, options.seats
    return {
        "boards": (seats, BOARDS, side, side),
        "stock": (seats,),
        "finished": (seats,),
        "hand": (STARTING_TILES, len(TURNS), len(KINDS), 2, 2),
        "turned_up": (TILES,),
        "stage": (NOTHING + 1,),
    }


def told_options(view: View) -> dict[str, str]:
    """The options of the game as far as the view tells them, in words."""
    variants = " ".join(view.variants) or NO_WORD
    return {"seats": str(len(view.players)), "level": str(view.level), "variants": variants, "tiles": view.tiles}


def fill(seen: Arrays, view: View, options: Options, said: HalfSaid) -> None:
    """Writes what the view shows."""
    for player in view.players:
        place = (player.seat - (view.seat or 0)) % options.seats
        own = player.seat == view.seat
        city = city_of(player, options, said.words if own else ())
        draw(seen["boards"][place], city)
        seen["stock"][place], seen["finished"][place] = city.stock, player.finished
    stage = stage_of(view, said.words)
    seen["stage"][stage] = 1
    if stage in (LAYOUT, TILE, EXTRA_TILE):
        for number, tile in enumerate(view.hand[:STARTING_TILES]):
            seen["hand"][number] = turns_of(view.faces[tile - 1])
    for tile in view.drawn:
        seen["turned_up"][tile - 1] = 1


def stage_of(view: View, words: tuple[str, ...]) -> int:
    """Which decision the seat has to take."""
    if not view.hand:
        return NOTHING
    if view.stage == SET_UP:
        return LAYOUT
    return (TILE, TOURIST, EXTRA_TILE, LAST_TOURIST)[2 * (view.stage == EXTRA) + bool(words)]


def city_of(player: PlayerView, options: Options, words: tuple[str, ...]) -> City:
    """The city of a seat, with the tile that has been said and not yet been played."""
    if not player.city.tiles:
        return City(free=options.free)
    city = city_from(player.city.line, options.tiles)
    tile = read_move_tile(words[0]) if words else None
    return city if tile is None else with_tile(city, tile, options.tiles)


@lru_cache(maxsize=1024)
def city_from(line: str, tiles: TileSet) -> City:
    """The city of a line; every seat sees every city again and again."""
    return read_city(line, tiles)


@lru_cache(maxsize=64)
def turns_of(face: str) -> Array:
    """A tile in each of its turns: ``[turn, kind, down, across]``."""
    marks = np.zeros((len(TURNS), len(KINDS), 2, 2), ARRAY_TYPE)
    for number, turn in enumerate(TURNS):
        for down, line in enumerate(turned(face, turn).split("/")):
            for across, kind in enumerate(line):
                marks[number, KINDS.index(kind), down, across] = 1
    return marks


def draw(boards: Array, city: City) -> None:
    """One city, board by board."""
    size = city.ground.ROW
    for board, word in zip(boards, city.words[:BOARDS], strict=True):
        loose = np.frombuffer(word.to_bytes(size * size // 8, "little"), np.uint8)
        board[:] = np.unpackbits(loose, bitorder="little").reshape(size, size)
