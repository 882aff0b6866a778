"""Makes a game of a plan: who is placed and who walks in which round, as a record that the readable rules accept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product

from townwright.core.records import Event, Record
from townwright.core.refusals import Refusal
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.actions import Action, CommonLayout, Draw, Laid, Layout, Move, Place, Stay, Walk
from townwright.games.cities.box.tile_faces import board_of, boards
from townwright.games.cities.city.city import places
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.masks import ATTRACTION, PARK, TERRACE, around
from townwright.games.cities.city.pieces import HOME, QUADRANTS, STARTING_TILES, TURNS, Cell, Field
from townwright.games.cities.options import Options
from townwright.study.cities import city_spots
from townwright.study.cities.annealer import CITY_WORDS, FIELDS_ACROSS, LINES, FoundPlan
from townwright.study.cities.city_spots import DRAWS, ROUND_OF, SPOT_FIELDS, TILE_FIELDS
from townwright.study.cities.finished_city import LOOKED_AT, NOBODY, best_tourists

MOST_TRIES = 400
"""Ways to lead the tourists of one plan that are tried before it is given up."""


@dataclass(frozen=True, slots=True)
class Trip:
    """How one tourist comes to its spot: where it is placed in which round, and where it walks to, if it walks."""

    round: int
    """The number of the draw in which it is placed."""
    placed: int
    """A field as a mask."""
    target: int
    """The field where it ends."""
    spot: int


def best_game(
    plan: FoundPlan, drawn: Sequence[int], options: Options, name: str, common: bool
) -> tuple[int, str] | None:
    """The points and the record of a game that builds the plan; None if its tourists cannot be led so.

    ``common`` says that chance laid the starting tiles.
    """
    words, numbers, chosen, dry = solved(plan, drawn, options)
    laid = laid_tiles(plan, drawn)
    best: tuple[int, str] | None = None
    for trips in islice(product(*(trips_of(spot, words, numbers, dry) for spot in chosen)), MOST_TRIES):
        walks = walk_rounds(trips, words)
        if walks is None:
            continue
        played = played_game(trips, walks, laid, drawn, options, name, common)
        if played is not None and (best is None or played[0] > best[0]):
            best = played
            if best[0] >= plan.points:
                break
    return best


def solved(
    plan: FoundPlan, drawn: Sequence[int], options: Options
) -> tuple[list[list[int]], list[list[int]], list[int], int]:
    """The rows of words and numbers of ``city_spots`` for the plan, its chosen spots, and its dry fields."""
    city = [0] * CITY_WORDS
    rows = [[0] * int(city_spots.ROOM) for _ in range(int(city_spots.WORD_ROWS))]
    numbers = [[0] * int(city_spots.ROOM) for _ in range(int(city_spots.NUMBER_ROWS))]
    numbers[ROUND_OF] = [int(NOBODY)] * int(city_spots.ROOM)
    faces, tiles = boards(options.tiles.faces, CELLS), [board_of(tile, TURNS[0]) for tile in drawn]
    laid = [*plan.cells, *plan.turns]
    for draw in range(DRAWS):
        city_spots.put_tile(laid, draw, tiles, faces, city)
    city_spots.note_draws(laid, rows)
    _, noted = city_spots.note_spots(city, options.level, 0, LINES, rows, numbers)
    best_tourists(city, options.level, options.walks, noted, rows, numbers, 0)
    chosen = [spot for spot in range(int(LOOKED_AT)) if numbers[ROUND_OF][spot] != NOBODY]
    return rows, numbers, chosen, city[ATTRACTION] | city[PARK] | city[TERRACE]


def trips_of(spot: int, words: Sequence[Sequence[int]], numbers: Sequence[Sequence[int]], dry: int) -> list[Trip]:
    """The ways of a tourist to a spot, placed in its round: on the spot, or a step away and then there."""
    placed, fields = numbers[ROUND_OF][spot], words[SPOT_FIELDS][spot]
    there = words[TILE_FIELDS][placed] & fields
    if there:
        return [Trip(placed, 1 << field, 1 << field, spot) for field in places(there)]
    return [
        Trip(placed, 1 << start, 1 << target, spot)
        for start in places(words[TILE_FIELDS][placed] & dry & around(fields))
        for target in places(around(1 << start) & fields)
    ]


def walk_rounds(trips: Sequence[Trip], words: Sequence[Sequence[int]]) -> dict[int, Trip] | None:
    """A free round for each tourist who walks, as late as can be; None if there is none for somebody."""
    taken = {trip.round for trip in trips}
    free = [draw for draw in range(STARTING_TILES, int(DRAWS)) if draw not in taken]
    waiting = [trip for trip in trips if trip.placed != trip.target]
    found: dict[int, Trip] = {}
    for draw in reversed(free):
        ready = [trip for trip in waiting if first_walk(trip, words) <= draw]
        if ready:
            last = max(ready, key=lambda trip: first_walk(trip, words))
            found[draw] = last
            waiting.remove(last)
    return None if waiting else found


def first_walk(trip: Trip, words: Sequence[Sequence[int]]) -> int:
    """The first round in which a tourist who was placed can walk to its target."""
    laid = next(draw for draw in range(int(DRAWS)) if words[TILE_FIELDS][draw] & trip.target)
    return max(laid, trip.round + 1)


# The game in the notation


def laid_tiles(plan: FoundPlan, drawn: Sequence[int]) -> list[Laid]:
    """The tiles as they are laid, with the first one on its home cell."""
    row, column = divmod(plan.cells[0], CELLS)
    return [
        Laid(tile, TURNS[turn], Cell(cell // CELLS - row + HOME.row, cell % CELLS - column + HOME.column))
        for tile, cell, turn in zip(drawn, plan.cells, plan.turns, strict=True)
    ]


def played_game(
    trips: Sequence[Trip],
    walks: dict[int, Trip],
    laid: Sequence[Laid],
    drawn: Sequence[int],
    options: Options,
    name: str,
    common: bool,
) -> tuple[int, str] | None:
    """The points and the record of this game by the readable rules; None if they refuse it."""
    events = [Event(seat, action) for seat, action in game_actions(trips, walks, laid, drawn, common)]
    state = GAME.start(options)
    try:
        for event in events:
            state = GAME.play(state, event.seat, event.action)
    except Refusal:
        return None
    record = Record(GAME.name, GAME.rules, options, (name,), tuple(events))
    return GAME.standing(state, 0).total, GAME.write(record)


def game_actions(
    trips: Sequence[Trip], walks: dict[int, Trip], laid: Sequence[Laid], drawn: Sequence[int], common: bool
) -> Iterator[tuple[int, Action]]:
    """What chance and the only seat do, in order."""
    for tile in drawn[:STARTING_TILES]:
        yield CHANCE, Draw(tile)
    layout = Layout((laid[0], laid[1], laid[2]))
    yield (CHANCE, CommonLayout(layout)) if common else (0, layout)
    placed = {trip.round: trip for trip in trips}
    corner = corner_of(laid)
    for draw in range(STARTING_TILES, int(DRAWS)):
        yield CHANCE, Draw(drawn[draw])
        if draw in placed:
            field = field_of(placed[draw].placed, corner)
            yield 0, Move(laid[draw], Place(field.quadrant))
        elif draw in walks:
            trip = walks[draw]
            yield 0, Move(laid[draw], Walk(field_of(trip.placed, corner), field_of(trip.target, corner)))
        else:
            yield 0, Move(laid[draw], Stay())


def corner_of(laid: Sequence[Laid]) -> Cell:
    """The cell in the upper left corner of a finished city."""
    return Cell(min(each.cell.row for each in laid), min(each.cell.column for each in laid))


def field_of(mask: int, corner: Cell) -> Field:
    """The name of a field of the finished city."""
    down, across = divmod(mask.bit_length() - 1, FIELDS_ACROSS)
    cell = Cell(corner.row + down // 2, corner.column + across // 2)
    return Field(cell, QUADRANTS[down % 2 * 2 + across % 2])
