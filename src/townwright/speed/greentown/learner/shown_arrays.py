"""What a seat sees of a game of Greentown, written into one array; ``envs.greentown.arrays`` says what stands where.

Repeats ``fill`` of that module over a row; ``tests/envs/test_learners.py`` compares the two.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, i64
from townwright.games.greentown.box import pieces
from townwright.speed.greentown.build_steps import BoxWords, GameRow
from townwright.speed.greentown.learner.action_numbers import FIRST_CATEGORY, FIRST_HEX, FIRST_SIDE
from townwright.speed.greentown.row_layout import (
    ACROSS,
    CARD,
    CATEGORIES,
    COUNT,
    DECK,
    DECK_AT,
    DECK_SIZE,
    ERECT,
    EXITS,
    FIRST_BUILDING,
    FIRST_STEP,
    HAND,
    HOTEL,
    KINDS,
    LAID,
    MARKER,
    MARKERS,
    MIDDLE,
    MONEY,
    NONE,
    ORDER,
    OVER,
    PIECE,
    PLACE,
    PLAYERS,
    ROADS,
    ROUND,
    SIDES,
    SORTED,
    STAGE,
    STOPS,
    SUPPLY,
    TOP,
    TREE,
    WISH,
    WISHES,
    WORD,
)
from townwright.speed.greentown.turns import seat_of

NAMES = (
    "tiles", "supply", "seats", "turn", "double_turn", "top", "to_come", "announced", "stage", "laid", "round",
    "chosen", "said",
)  # fmt: skip
"""The arrays in their order; where each begins stands in the layout, then where the last ends and a fact."""
(
    AT_TILES, AT_SUPPLY, AT_SEATS, AT_TURN, AT_DOUBLE_TURN, AT_TOP, AT_TO_COME, AT_ANNOUNCED, AT_STAGE, AT_LAID,
    AT_ROUND, AT_CHOSEN, AT_SAID, AT_END, OPEN_MONEY,
) = range(len(NAMES) + 2)  # fmt: skip
UP = len(pieces.MARKERS)
TILE_WIDTH, CARD_WIDTH = 3 + 2 * SIDES + 4, 1 + WISHES
SEAT_WIDTH = CATEGORIES + UP + CARD_WIDTH + 2


@apart
def show(
    box: BoxWords, row: GameRow, said: Sequence[int], looking: int, layout: Sequence[int], seen: MutableSequence[int]
) -> None:
    """Writes what the seat sees; the numbers that were said are its own, or none."""
    for place in range(layout[AT_END]):
        seen[place] = 0
    for spot in range(row[COUNT]):
        show_tile(row, row[SORTED + spot], looking, seen, layout[AT_TILES] + spot * TILE_WIDTH)
    for kind in range(min(KINDS, layout[AT_SEATS] - layout[AT_SUPPLY])):
        seen[layout[AT_SUPPLY] + kind] = row[SUPPLY + kind]
    players, stage = row[PLAYERS], row[STAGE]
    for seat in range(players):
        first = layout[AT_SEATS] + (seat - looking + players) % players * SEAT_WIDTH
        show_seat(box, row, seat, seat == looking or layout[OPEN_MONEY] != 0 or stage == OVER, seen, first)
    if stage != OVER:
        seen[layout[AT_TURN] + (seat_of(row) - looking + players) % players] = 1
        if players > 2:
            seen[layout[AT_DOUBLE_TURN] + (row[ORDER + players - 1] - looking + players) % players] = 1
    show_card(box, row[TOP], seen, layout[AT_TOP])
    for card in range(row[DECK_AT], row[DECK_SIZE]):
        seen[layout[AT_TO_COME] + row[DECK + card]] += 1
    if MARKER < stage < OVER:
        seen[layout[AT_ANNOUNCED] + row[WORD]] = 1
        seen[layout[AT_STAGE] + stage - FIRST_STEP] = 1
        if stage <= ERECT:
            seen[layout[AT_LAID]] = row[LAID]
    seen[layout[AT_ROUND]] = row[ROUND]
    show_said(said, layout, seen)


@apart
def show_tile(row: GameRow, tile: int, looking: int, seen: MutableSequence[int], first: int) -> None:
    """Writes one tile: laid, its hex, exits, roads that lead on, hotel, tree, whose building, its category."""
    place, piece = row[PLACE + tile], row[PIECE + tile]
    seen[first], seen[first + 1], seen[first + 2] = 1, place // ACROSS - MIDDLE, place % ACROSS - MIDDLE
    for side in range(SIDES):
        seen[first + 3 + side] = row[EXITS + tile] >> side & 1
        seen[first + 3 + SIDES + side] = row[ROADS + tile] >> side & 1
    first += 3 + 2 * SIDES
    if piece == HOTEL:
        seen[first] = 1
    elif piece == TREE:
        seen[first + 1] = 1
    elif piece >= FIRST_BUILDING:
        owner, category = (piece - FIRST_BUILDING) // CATEGORIES, (piece - FIRST_BUILDING) % CATEGORIES
        seen[first + 2] = (owner - looking + row[PLAYERS]) % row[PLAYERS] + 1
        seen[first + 3] = category + 1


@apart
def show_seat(box: BoxWords, row: GameRow, seat: int, known: bool, seen: MutableSequence[int], first: int) -> None:
    """Writes what lies before a seat, and its money where that is known."""
    for each in range(CATEGORIES):
        seen[first + each] = row[HAND + seat * CATEGORIES + each]
    for marker in range(UP):
        seen[first + CATEGORIES + marker] = row[MARKERS + seat] >> marker & 1
    show_card(box, row[CARD + seat], seen, first + CATEGORIES + UP)
    if known:
        seen[first + SEAT_WIDTH - 2], seen[first + SEAT_WIDTH - 1] = 1, row[MONEY + seat]


@apart
def show_card(box: BoxWords, card: int, seen: MutableSequence[int], first: int) -> None:
    """Writes the stops and wishes of a card; nothing if there is none."""
    if card != NONE:
        seen[first] = box[STOPS + card]
        for bound in range(WISHES):
            seen[first + 1 + bound] = box[WISH + card * WISHES + bound]


@apart
def show_said(said: Sequence[int], layout: Sequence[int], seen: MutableSequence[int]) -> None:
    """Writes the numbers of the part that is not whole yet, each one more than it is, and what they chose."""
    chosen, room = layout[AT_CHOSEN], layout[AT_END] - layout[AT_SAID]
    for place in range(i64(said[0])):
        number = i64(said[place + 1])
        if place < room:
            seen[layout[AT_SAID] + place] = number + 1
        if number >= FIRST_HEX:
            seen[chosen] = 1
            seen[chosen + 1] = (number - FIRST_HEX) // ACROSS - MIDDLE
            seen[chosen + 2] = (number - FIRST_HEX) % ACROSS - MIDDLE
        elif FIRST_CATEGORY <= number < FIRST_SIDE:
            seen[chosen + 3 + number - FIRST_CATEGORY] = 1
