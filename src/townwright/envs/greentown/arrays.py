"""Greentown as arrays: tiles one by one with their hex, exits and piece, the supply, seats and cards."""

from __future__ import annotations

from townwright.core.options.fields import NOTHING
from townwright.envs.greentown.numbers import ACROSS, MIDDLE, SECTIONS
from townwright.envs.observations.structured import SAID_PLACES, Array, Arrays, HalfSaid, Shapes, mark, write_said
from townwright.games.greentown.box.pieces import ANNOUNCED, BUILDINGS, CATEGORIES, MARKERS, SEATS
from townwright.games.greentown.options import Options
from townwright.games.greentown.seen.view import SeenCard, SeenSeat, SeenTile, View
from townwright.games.greentown.state import Stage

SIDES = 6
TILE = 3 + 2 * SIDES + 4
"""Laid, q, r, exits, roads that lead on, hotel, tree, whose building (1 own, 2 the next seat's …), its category."""
CARD = 1 + 2 * len(CATEGORIES)
"""Stops, then the fewest and the most visits of each category."""
SEAT = len(BUILDINGS) + len(MARKERS) + CARD + 2
"""Buildings in hand, markers up, the card, whether the money is known, the money."""
WORDS, STAGES = tuple(ANNOUNCED), tuple(stage.value for stage in Stage)


def shapes(options: Options) -> Shapes:
    """The arrays by name, and how large they are."""
    tiles = len(options.setup.tiles) + sum(options.components.supply(options.setup))
    return {
        "tiles": (tiles, TILE),
        "supply": (len(options.components.kinds),),
        "seats": (options.seats, SEAT),
        "turn": (options.seats,),
        "double_turn": (options.seats,),
        "top": (CARD,),
        "to_come": (len(options.components.cards),),
        "announced": (len(WORDS),),
        "stage": (len(STAGES),),
        "laid": (1,),
        "round": (1,),
        "chosen": (3 + len(BUILDINGS),),
        "said": (SAID_PLACES,),
    }


def told_options(view: View) -> dict[str, str]:
    """The options of the game, which a view tells all, in words."""
    return {
        "seats": str(len(view.seats)),
        "set": view.set,
        "setup": view.setup,
        "variant": "keep" if view.keep else NOTHING,
        "money": "open" if view.open_money else "hidden",
    }


def fill(seen: Arrays, view: View, options: Options, said: HalfSaid) -> None:
    """Writes what the view shows, and the part of a turn that is not whole yet."""
    looking, names = SEATS.index(view.seat or SEATS[0]), [card.name for card in options.components.cards]
    order = SEATS[looking : options.seats] + SEATS[:looking]
    for number, tile in enumerate(view.tiles):
        draw_tile(seen["tiles"][number], tile, order)
    kinds = [kind.name for kind in options.components.kinds]
    for stack in view.supply:
        seen["supply"][kinds.index(stack.kind)] = stack.left
    for seat in view.seats:
        draw_seat(seen["seats"][order.index(seat.seat)], seat)
    mark(seen["turn"], order, [view.turn] if view.turn else [])
    mark(seen["double_turn"], order, [view.double_turn] if view.double_turn else [])
    draw_card(seen["top"], view.top)
    mark(seen["to_come"], names, (card.name for card in view.to_come))
    mark(seen["announced"], WORDS, [view.announced] if view.announced else [])
    mark(seen["stage"], STAGES, [view.stage] if view.stage else [])
    seen["laid"][0], seen["round"][0] = view.laid, view.round
    draw_chosen(seen["chosen"], said)
    write_said(seen["said"], said)


def draw_chosen(row: Array, said: HalfSaid) -> None:
    """The hex named last and the category of a building: whether there is one, q, r, and a mark for the category."""
    for number in said.numbers:
        if number >= SECTIONS["hexes"]:
            q, r = divmod(number - SECTIONS["hexes"], ACROSS)
            row[:3] = 1, q - MIDDLE, r - MIDDLE
        elif SECTIONS["categories"] <= number < SECTIONS["sides"]:
            row[3 + number - SECTIONS["categories"]] = 1


def draw_tile(row: Array, tile: SeenTile, order: str) -> None:
    """One tile on the table."""
    row[:3] = 1, tile.q, tile.r
    for side in tile.exits:
        row[3 + int(side)] = 1
    for side in tile.roads:
        row[3 + SIDES + int(side)] = 1
    if len(tile.piece) == 2:
        row[-2:] = order.index(tile.piece[0]) + 1, BUILDINGS.index(tile.piece[1]) + 1
    else:
        row[-4:-2] = tile.piece == "H", tile.piece == "N"


def draw_seat(row: Array, seat: SeenSeat) -> None:
    """One seat: what it has, and what is known of its money."""
    held, up = [number for _, number in seat.hand], [marker for _, marker in seat.markers]
    row[: len(held)] = held
    row[len(held) : len(held) + len(up)] = up
    draw_card(row[len(held) + len(up) : -2], seat.card)
    row[-2:] = seat.money is not None, seat.money or 0


def draw_card(row: Array, card: SeenCard | None) -> None:
    """Stops and wishes of a card; nothing if there is none."""
    if card is not None:
        row[:] = [card.stops, *(bound for _, fewest, most in card.wishes for bound in (fewest, most))]
