"""Skylines as arrays: the map in planes, the bars, and for every card where it is."""

from __future__ import annotations

from townwright.core.options.fields import NOTHING
from townwright.envs.observations.structured import SAID_PLACES, Array, Arrays, HalfSaid, Shapes, mark, write_said
from townwright.envs.skylines.numbers import LETTERS, SQUARES, VERBS, sections
from townwright.games.skylines.box.boards import SIDE, SQUARE, WATER, read_layout
from townwright.games.skylines.box.cards import UNIQUE
from townwright.games.skylines.box.names import SERVICES, ZONES
from townwright.games.skylines.map.ground import COLUMNS
from townwright.games.skylines.option_schema import FREE_WORD
from townwright.games.skylines.options import FREE, Options
from townwright.games.skylines.seen.view import View
from townwright.games.skylines.state import Phase, Purpose
from townwright.games.skylines.turn.bars import MARKERS, UTILITIES

GROUND = ("open square", "open water", "closed square", "closed water")
KINDS = (*ZONES, *(f"util:{name}" for name in UTILITIES), *(f"svc:{name}" for name in SERVICES), UNIQUE)
PLANES = (*GROUND, *KINDS, "chosen", "card", "stage", "tile")
"""The planes of the map: the ground, tiles by kind, the square that was said, a tile's card, stage and own number.

Cards are counted in the order of the set and tiles as they were laid, both from 1."""
PHASES = tuple(phase.value for phase in Phase)
PURPOSES = tuple(purpose.value for purpose in Purpose)
PILES = ("1", "2", "3")


def shapes(options: Options) -> Shapes:
    """The arrays by name, and how large they are."""
    seats, cards = options.seats, len(options.box.cards)
    rows = columns = options.boards
    if options.layout != FREE:
        layout = read_layout(options.layout)
        rows, columns = layout.rows, layout.columns
    return {
        "map": (len(PLANES), rows * SIDE, columns * SIDE),
        "bars": (len(MARKERS),),
        "hands": (seats, cards),
        "roles": (seats, cards),
        "offered": (cards,),
        "piles": (cards,),
        "exchange": (cards,),
        "barred": (cards,),
        "news": (cards,),
        "tiles_left": (len(ZONES), len(options.box.shapes)),
        "boards": (len(options.box.boards),),
        "phase": (len(PHASES),),
        "seat": (seats,),
        "token": (seats,),
        "draw": (len(PURPOSES) + len(PILES) + 1,),
        "turn": (1,),
        "milestone": (1,),
        "verb": (len(VERBS),),
        "chosen": (cards,),
        "shape": (len(options.box.shapes),),
        "said": (SAID_PLACES,),
    }


def told_options(view: View) -> dict[str, str]:
    """The options of the game as far as the view tells them, in words; the scenario is only a name for the others."""
    return {
        "seats": str(len(view.seats)),
        "layout": FREE_WORD if view.drawn_boards else view.layout,
        "boards": str(len(view.drawn_boards or view.boards)),
        "modules": " ".join(view.modules) or NOTHING,
        "set": view.set,
    }


def fill(seen: Arrays, view: View, options: Options, said: HalfSaid) -> None:
    """Writes what the view shows, and the action that is not whole yet."""
    cards, looking = list(options.box.cards), view.you or 0
    draw_map(seen["map"], view, cards)
    seen["bars"][:] = [bar.value for bar in view.bars]
    for number, seat in enumerate(view.seats):
        place = (number - looking) % options.seats
        mark(seen["hands"][place], cards, (card.id for card in seat.hand))
        mark(seen["roles"][place], cards, [seat.role.id] if seat.role else [])
    mark(seen["offered"], cards, (card.id for card in view.offered))
    mark(seen["piles"], cards, (card for pile in view.piles for card in pile))
    mark(seen["exchange"], cards, (card.id for card in view.exchange))
    mark(seen["news"], cards, [view.news.id] if view.news else [])
    count_tiles(seen["tiles_left"], view, options)
    mark(seen["boards"], sorted(options.box.boards), view.drawn_boards)
    mark(seen["phase"], PHASES, [view.phase])
    seen["seat"][(view.seat - looking) % options.seats] = 1
    seen["token"][(view.token - looking) % options.seats] = 1
    if view.drawing:
        mark(seen["barred"], cards, [view.drawing.barred] if view.drawing.barred else [])
        mark(seen["draw"], (*PURPOSES, *PILES), filter(None, (view.drawing.purpose, view.drawing.pile)))
        seen["draw"][-1] = view.drawing.due
    seen["turn"][0], seen["milestone"][0] = view.turn, view.milestone
    draw_said(seen, view, options, said)


def draw_said(seen: Arrays, view: View, options: Options, said: HalfSaid) -> None:
    """The verb, the cards, the shape and the square that have been said."""
    table = sections(options.box)
    for number in said.numbers:
        if number >= table["cards"]:
            seen["chosen"][number - table["cards"]] = 1
        elif number >= table["shapes"]:
            seen["shape"][number - table["shapes"]] = 1
        elif number >= table["squares"]:
            board, square = divmod(number - table["squares"], SQUARES)
            where = next(each for each in view.boards if each.letter == LETTERS[board])
            place = where.row * SIDE + square // SIDE, where.column * SIDE + square % SIDE
            seen["map"][PLANES.index("chosen"), *place] = 1
        elif table["verbs"] <= number < table["piles"]:
            seen["verb"][number - table["verbs"]] = 1
    write_said(seen["said"], said)


def draw_map(planes: Array, view: View, cards: list[str]) -> None:
    """The boards as they lie, and the tiles on them."""
    corners = {board.letter: (board.row * SIDE, board.column * SIDE) for board in view.boards}
    for board in view.boards:
        top, left = corners[board.letter]
        for down, line in enumerate(board.cells):
            for across, cell in enumerate(line):
                if cell in (SQUARE, WATER):
                    planes[(cell == WATER) + 2 * (not board.open), top + down, left + across] = 1
    for number, tile in enumerate(view.tiles, start=1):
        for cell in tile.cells:
            top, left = corners[cell[0]]
            place = top + int(cell[2:]) - 1, left + COLUMNS.index(cell[1])
            planes[PLANES.index(tile.kind), *place] = 1
            planes[-3:, *place] = cards.index(tile.card) + 1, int(tile.card[0]), number


def count_tiles(left: Array, view: View, options: Options) -> None:
    """The zone tiles that are still there, by colour and shape."""
    names = list(options.box.shapes)
    for zone, letter in enumerate(ZONES):
        for shape, number in options.box.tiles.get(letter, {}).items():
            left[zone, names.index(shape)] = number
    for tile in view.tiles:
        if tile.kind in ZONES:
            left[ZONES.index(tile.kind), names.index(tile.shape)] -= 1
