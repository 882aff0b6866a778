"""Reads the options and the own city from a view, and computes the city after an action."""

from __future__ import annotations

from townwright.games.cities.actions import Action, Layout, Move
from townwright.games.cities.box.components import TileSet
from townwright.games.cities.city.city import City, with_tile
from townwright.games.cities.city.city_lines import read_city
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.city.tile_placement import laid_out
from townwright.games.cities.city.tourist_moves import toured
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import SET_UP


def options_of(view: View) -> Options:
    """The options of the game for one seat alone, since the others build for themselves."""
    return Options(1, view.level, view.variants, TileSet(view.tiles, view.faces))


def city_of(view: View) -> City:
    """The seat's own city; an empty one before the set-up."""
    if view.stage == SET_UP:
        return City(free=options_of(view).free)
    if view.seat is None:
        raise ValueError("a spectator has no city")
    return read_city(view.players[view.seat].city.line, TileSet(view.tiles, view.faces))


def rounds_left(view: View) -> int:
    """How many tiles come after the one in hand, without the extra one."""
    return ROUNDS - view.round


def city_after(city: City, action: Action, options: Options) -> City:
    """The city after one of the seat's own actions, which the rules allow."""
    if isinstance(action, Layout):
        return laid_out(action, tuple(laid.tile for laid in action.tiles), options)[1]
    if not isinstance(action, Move):
        raise TypeError(f"{action} is not a seat's own")
    return toured(city if action.tile is None else with_tile(city, action.tile, options.tiles), action.tourist, options)
