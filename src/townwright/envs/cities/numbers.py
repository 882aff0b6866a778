"""The numbers of Cities: layouts, tiles by cell and turn, what tourists do, and the extra tile.

They are those of ``speed.cities.action_numbers``: cells and fields are counted in the frame that the city stands in, as
its boards are seen. A free city has a wide frame and so more numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from townwright.envs.actions.numbering import ActionNumbers, AskedSeat, NumberTable, Way
from townwright.games.cities.actions import (
    Action,
    Jump,
    Laid,
    LaidOver,
    Layout,
    Move,
    Place,
    TouristAction,
    Walk,
    read_move_tile,
)
from townwright.games.cities.box.layout_figures import FIGURES
from townwright.games.cities.box.tile_faces import looks
from townwright.games.cities.city.city import City, with_tile
from townwright.games.cities.city.city_lines import read_city
from townwright.games.cities.city.grounds import ground
from townwright.games.cities.city.pieces import QUADRANTS, TURNS
from townwright.games.cities.moves import covers, layouts, placements, tourist_actions
from townwright.games.cities.options import Options
from townwright.games.cities.seen.view import View
from townwright.games.cities.state import EXTRA, SET_UP

STREAMS = ("stack", "layout")
"""The streams that chance draws from."""
POINTS_RANGE = (0, 200)
"""More than any city is worth; the best that search has found is below 100."""
WAYS = 9
"""The directions of a walk, row by row from the upper left; the one in the middle stands still and is never open."""


@cache
def sections(free: bool) -> NumberTable:
    """The table of numbers for one kind of frame."""
    across, row, turns = ground(free).ACROSS, ground(free).ROW, len(TURNS)
    return NumberTable(
        {
            "layouts": (len(FIGURES) * turns**3, layout_name),
            "tiles": (across**2 * turns, placed("tile", "cell", across, len(TURNS), turn_name)),
            "stay": (1, lambda _: "no tourist"),
            "place": (len(QUADRANTS), lambda quadrant: f"tourist of the stock to quadrant {quadrant + 1}"),
            "walk": (row**2 * WAYS, placed("tourist", "field", row, WAYS, way_name)),
            "jump": (row**2 * len(QUADRANTS), placed("tourist", "field", row, len(QUADRANTS), jump_name)),
            "no extra": (1, lambda _: "no extra tile"),
            "extra": (row**2 * turns, placed("extra tile", "field", row, turns, turn_name)),
        },
        ways={"layouts": turns**3, "tiles": turns, "walk": WAYS, "jump": len(QUADRANTS), "extra": turns},
    )


def factors(options: Options) -> NumberTable:
    """The table whose numbers can be said as what, where and which way."""
    return sections(options.free)


def count(options: Options) -> int:
    """How many numbers there are: 3,498 in the usual frame."""
    return sections(options.free).size


def meaning(number: int, options: Options) -> str:
    """What a number means, in words."""
    return sections(options.free).meaning(number)


def layout_name(number: int) -> str:
    """A layout: where the second and the third tile lie from the first, and how the three are turned."""
    figure, turned = divmod(number, len(TURNS) ** 3)
    _, second, third = FIGURES[figure]
    turns = "".join(TURNS[turned // len(TURNS) ** place % len(TURNS)] for place in (2, 1, 0))
    return f"layout {turns}, second tile {second} and third {third} from the first"


def placed(what: str, where: str, size: int, ways: int, way: Callable[[int], str]) -> Callable[[int], str]:
    """Names for things with a place in the frame and one of several ways."""

    def name(number: int) -> str:
        place, chosen = divmod(number, ways)
        return f"{what}, {where} {place // size},{place % size} of the frame, {way(chosen)}"

    return name


def turn_name(turn: int) -> str:
    """The turn of a tile among those that look different."""
    return f"turn {TURNS[turn]}"


def way_name(way: int) -> str:
    """The direction of a walk."""
    return f"walks {('up', 'along', 'down')[way // 3]} {('left', 'straight', 'right')[way % 3]}"


def jump_name(quadrant: int) -> str:
    """The target of a jump."""
    return f"jumps to quadrant {quadrant + 1} of the tile"


def ways(asked: AskedSeat) -> Sequence[Way]:
    """Every layout at once, every tile, or what a tourist can do after the tile that was said.

    The rules are asked, and not the words of the page, which come with the points that each would bring.
    """
    state, options = asked.state, asked.options
    city: City = state.cities[asked.seat]
    if state.stage == SET_UP:
        return layout_ways(state.hand, options)
    if not asked.said:
        tiles: Sequence[Laid | LaidOver | None] = (
            (None, *covers(city, state.hand[0], options))
            if state.stage == EXTRA
            else placements(city, state.hand[0], options)
        )
        return [Way((tile_number(city, tile, options),), (str(tile or "-"),), whole=False) for tile in tiles]
    tile = read_move_tile(asked.said[0])
    after = city if tile is None else with_tile(city, tile, options.tiles)
    return [
        Way((tourist_number(after, action),), (str(action),), whole=True) for action in tourist_actions(after, options)
    ]


@lru_cache(maxsize=64)
def layout_ways(hand: tuple[int, ...], options: Options) -> tuple[Way, ...]:
    """The layouts of three tiles, each said by one number."""
    different = [looks(options.tiles.face(tile)) for tile in hand]
    numbers = layout_numbers([len(turns) for turns in different])
    return tuple(
        Way((number,), tuple(map(str, layout.tiles)), whole=True)
        for number, layout in zip(numbers, layouts(hand, options), strict=True)
    )


def layout_numbers(different: Sequence[int]) -> Iterator[int]:
    """The numbers of the layouts in the order of the rules; each tile has so many turns that look different."""
    one, two, three = different
    turns = len(TURNS)
    for figure in range(len(FIGURES)):
        for first in range(one):
            for second in range(two):
                for third in range(three):
                    yield ((figure * turns + first) * turns + second) * turns + third


def spell_action(action: Action, view: View, options: Options) -> tuple[ActionNumbers, tuple[str, ...]]:
    """The numbers that say an action of the seat that sees this, and its words, one for each number."""
    if isinstance(action, Layout):
        return (layout_number(action, options),), (str(action),)
    if not isinstance(action, Move):
        raise ValueError(f"{action} is not a seat's own")
    tile = str(action.tile or "-")
    city, after = cities_of(view.players[view.seat or 0].city.line, tile, options)
    return (tile_number(city, action.tile, options), tourist_number(after, action.tourist)), (tile, str(action.tourist))


@lru_cache(maxsize=1024)
def cities_of(line: str, tile: str, options: Options) -> tuple[City, City]:
    """A city, and the same with a tile more."""
    city, laid = read_city(line, options.tiles), read_move_tile(tile)
    return city, city if laid is None else with_tile(city, laid, options.tiles)


def layout_number(layout: Layout, options: Options) -> int:
    """The number of a layout: its figure, then the turns of its tiles."""
    first = layout.tiles[0].cell
    places = tuple((laid.cell.column - first.column, laid.cell.row - first.row) for laid in layout.tiles)
    number = FIGURES.index(places)
    for laid in layout.tiles:
        number = number * len(TURNS) + looks(options.tiles.face(laid.tile)).index(laid.turn)
    return number


def tile_number(city: City, tile: Laid | LaidOver | None, options: Options) -> int:
    """The number of a tile beside the others or over them, or of leaving the extra tile."""
    table = sections(options.free)
    if tile is None:
        return table["no extra"]
    turn = looks(options.tiles.face(tile.tile)).index(tile.turn)
    if isinstance(tile, LaidOver):
        return table["extra"] + place_of(city.bit(tile.field)) * len(TURNS) + turn
    return table["tiles"] + cell_of(city, tile) * len(TURNS) + turn


def cell_of(city: City, tile: Laid) -> int:
    """The cell of a tile on the grid of cells."""
    cell = city.cell_number(tile.cell)
    if cell is None:
        raise ValueError(f"{tile} lies outside the frame")
    return cell


def place_of(bit: int) -> int:
    """The place of a field on the boards."""
    return bit.bit_length() - 1


def tourist_number(city: City, action: TouristAction) -> int:
    """The number of what a tourist does in the city with the new tile."""
    table = sections(city.free)
    match action:
        case Place(quadrant):
            return table["place"] + quadrant - 1
        case Walk(source, target):
            down, across = target.down - source.down, target.across - source.across
            return table["walk"] + place_of(city.bit(source)) * WAYS + (down + 1) * 3 + across + 1
        case Jump(source, quadrant):
            return table["jump"] + place_of(city.bit(source)) * len(QUADRANTS) + quadrant - 1
    return table["stay"]
