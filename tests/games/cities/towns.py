"""Cities and games made from a few words, for tests."""

from __future__ import annotations

from townwright.core.seats import CHANCE, Seat
from townwright.games.cities import GAME
from townwright.games.cities.actions import Draw
from townwright.games.cities.box.components import find_tile_set
from townwright.games.cities.city.city import City, places
from townwright.games.cities.city.city_lines import read_city
from townwright.games.cities.city.masks import LAID
from townwright.games.cities.scoring import lines
from townwright.games.cities.state import State


def town(tiles: str, tourists: str = "", tile_set: str = "mixed24") -> City:
    """The city of tiles like ``d4:8N e5:2N`` and tourists like ``d4.1 e5.2``, the last tile being the one just laid."""
    laid, standing = tiles.split(), tourists.split()
    last = laid[-1].split(":")[0] if len(laid) > 3 else "-"
    line = f"{','.join(laid)};{','.join(standing) or '-'};{7 - len(standing)};{last}"
    return read_city(line, find_tile_set(tile_set))


def free_cells(city: City) -> str:
    """The cells for the next tile."""
    return " ".join(map(str, city.cells(city.ground.free_cells(city.words[LAID]))))


def points(city: City, level: int) -> dict[str, int]:
    """The points of each tourist by its field."""
    return {line.what: line.points for line in lines(city, level, 0)}


def causes(city: City, level: int) -> dict[str, set[str]]:
    """The fields that serve each tourist."""
    return {line.what: {each for because in line.because for each in because.where} for line in lines(city, level, 0)}


def zones(city: City, kind: int) -> list[int]:
    """The sizes of all zones of a kind, ascending."""
    left, found = city.words[kind], []
    while left:
        zone = city.ground.zone_of(left & -left, city.words[kind])
        found.append(len(tuple(places(zone))))
        left &= ~zone
    return sorted(found)


def game(said: str, *, level: int = 1, variants: str = "-", tiles: str = "mixed24") -> State:
    """A position by its draws and moves: ``tile 6; tile 19; tile 23; 1 6E@d4 19N@c5 23S@e3; …``.

    The number of seats is the highest that speaks, or one.
    """
    spoken = [each.strip() for each in said.split(";") if each.strip()]
    seats = max([1, *(int(each.split(" ")[0]) for each in spoken if each[0].isdigit())])
    words = {"seats": str(seats), "level": str(level), "variants": variants, "tiles": tiles}
    state = GAME.start(GAME.options(words))
    for each in spoken:
        state = after(state, each)
    return state


def after(state: State, said: str) -> State:
    """The position after ``tile 13``, ``all …`` or ``1 13N@a1 -``."""
    first, _, rest = said.partition(" ")
    seat: Seat = int(first) - 1 if first.isdigit() else CHANCE
    return GAME.play(state, seat, GAME.read(rest if first.isdigit() else said))


def drawn(*tiles: int) -> str:
    """Draws for ``game``."""
    return "; ".join(str(Draw(tile)) for tile in tiles)
