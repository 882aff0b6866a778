"""A component set of Greentown as numbers: kinds, faces, cards, and the row of a game before its cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.games.greentown.box.piece_numbers import number_of
from townwright.games.greentown.map.hexes import COUNT as EXITS_IN
from townwright.games.greentown.map.hexes import SIDES_OF, Hex
from townwright.games.greentown.options import Options
from townwright.speed.greentown import row_layout as at
from townwright.speed.greentown.build_steps import put


def box_of(options: Options) -> list[int]:
    """Everything that does not change in a game."""
    components, box = options.components, [0] * at.BOX_LENGTH
    box[at.SHOWS : at.SHOWS + at.EVERY_EXITS] = components.shows
    box[at.HOW_MANY : at.HOW_MANY + at.EVERY_EXITS] = EXITS_IN
    box[at.LOWEST : at.LOWEST + at.EVERY_EXITS] = [min(sides, default=at.SIDES) for sides in SIDES_OF]
    fill(box, at.KIND_EXITS, components.kind_exits)
    for count, faces in enumerate(components.faces):
        fill(box, at.FACES + count * at.FACES_ROOM, (len(faces), *faces))
    for exits, grown in enumerate(components.grown):
        fill(box, at.GROWN + exits * at.GROWN_ROOM, (len(grown), *grown))
    for number, card in enumerate(components.cards):
        box[at.STOPS + number] = card.stops
        wishes = [bound for wish in card.wishes for bound in wish]
        fill(box, at.WISH + number * at.WISHES, wishes)
    fill(box, at.START, start_of(options))
    fives = sorted(components.opening_cards, key=lambda card: not card.start)
    fill(box, at.FIVES, (len(fives), *map(components.cards.index, fives)))
    fill(box, at.BOX_DECK, tuple(map(components.cards.index, components.deck_cards)))
    return box


def start_of(options: Options) -> list[int]:
    """A row before the cards are dealt."""
    components, setup, row = options.components, options.setup, [0] * at.ROW_LENGTH
    row[at.PLAYERS], row[at.VARIANT], row[at.ROUND] = options.seats, options.keep, 1
    row[at.TOP], row[at.DEVELOPED], row[at.DECK_SIZE] = at.NONE, at.NONE, len(components.deck_cards)
    for seat in range(options.seats):
        row[at.MARKERS + seat], row[at.CARD + seat] = at.ALL_MARKERS, at.NONE
        fill(row, at.HAND + seat * at.CATEGORIES, components.buildings)
    fill(row, at.SUPPLY, components.supply(setup))
    for place, tile in setup.tiles:
        put(row, hex_number(place), tile.exits, number_of(tile.piece))
    return row[: at.GAME_LENGTH]


def fill(numbers: list[int], place: int, values: Sequence[int]) -> None:
    """Writes the values from that place on."""
    numbers[place : place + len(values)] = values


def hex_number(place: Hex) -> int:
    """A hex as rows hold it."""
    return (place.q + at.MIDDLE) * at.ACROSS + place.r + at.MIDDLE


def hex_at(number: int) -> Hex:
    """The inverse of ``hex_number``."""
    return Hex(number // at.ACROSS - at.MIDDLE, number % at.ACROSS - at.MIDDLE)
