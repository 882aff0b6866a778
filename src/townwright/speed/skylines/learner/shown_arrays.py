"""What a seat sees of a game of Skylines, written into one array; ``envs.skylines.arrays`` says what stands where.

Repeats ``fill`` of that module over a row; ``tests/envs/test_learners.py`` compares the two.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, i64
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card
from townwright.speed.skylines.learner.action_numbers import FIRST_PILE, FIRST_SHAPE, FIRST_SQUARE
from townwright.speed.skylines.learner.open_numbers import first_card, spot_of
from townwright.speed.skylines.map.ground import card_of

NAMES = (
    "map", "bars", "hands", "roles", "offered", "piles", "exchange", "barred", "news", "tiles_left", "boards", "phase",
    "seat", "token", "draw", "turn", "milestone", "verb", "chosen", "shape", "said",
)  # fmt: skip
"""The arrays in their order; where each begins stands in the layout, then where the last ends and the map's size."""
(
    AT_MAP, AT_BARS, AT_HANDS, AT_ROLES, AT_OFFERED, AT_PILES, AT_EXCHANGE, AT_BARRED, AT_NEWS, AT_TILES_LEFT,
    AT_BOARDS, AT_PHASE, AT_SEAT, AT_TOKEN, AT_DRAW, AT_TURN, AT_MILESTONE, AT_VERB, AT_CHOSEN, AT_SHAPE, AT_SAID,
    AT_END, DOWN, ACROSS,
) = range(len(NAMES) + 3)  # fmt: skip
GROUND = 4
"""Planes for squares and water of open and of closed boards; tiles by kind follow."""
PLANE_CHOSEN = GROUND + at.UNIQUE + 1
PLANE_CARD, PLANE_STAGE, PLANE_TILE = range(PLANE_CHOSEN + 1, PLANE_CHOSEN + 4)
FIRST_PHASE = 4
"""The place among all phases of the first that is a decision here."""


@apart
def show(
    box: BoxWords, row: GameRow, said: Sequence[int], looking: int, layout: Sequence[int], seen: MutableSequence[int]
) -> None:
    """Writes what the seat sees; the numbers that were said are its own, or none."""
    for place in range(layout[AT_END]):
        seen[place] = 0
    show_boards(box, row, layout, seen)
    show_tiles(box, row, layout, seen)
    for marker in range(at.MARKERS):
        seen[layout[AT_BARS] + marker] = row[at.BARS + marker]
    show_cards(row, looking, layout, seen)
    shapes = box[at.SHAPE_COUNT]
    for zone in range(at.ZONES):
        for tile in range(box[at.ZONE_COUNT + zone]):
            shape = box[at.ZONE_SHAPE + zone * at.ZONE_SHAPES + tile]
            seen[layout[AT_TILES_LEFT] + zone * shapes + shape] = row[at.LEFT + zone * at.ZONE_SHAPES + tile]
    players, stage = row[at.PLAYERS], row[at.STAGE]
    seen[layout[AT_PHASE] + FIRST_PHASE + stage] = 1
    seen[layout[AT_SEAT] + (row[at.SEAT] - looking + players) % players] = 1
    seen[layout[AT_TOKEN] + (row[at.TOKEN] - looking + players) % players] = 1
    if stage == at.DRAW:
        seen[layout[AT_DRAW] + row[at.PURPOSE]] = 1
        seen[layout[AT_TURN] - 1] = row[at.DUE]
        if row[at.BARRED] != at.NONE:
            seen[layout[AT_BARRED] + row[at.BARRED]] = 1
    seen[layout[AT_TURN]], seen[layout[AT_MILESTONE]] = row[at.TURNS], row[at.MILESTONES]
    show_said(box, row, said, layout, seen)


@apart
def show_boards(box: BoxWords, row: GameRow, layout: Sequence[int], seen: MutableSequence[int]) -> None:
    """Writes squares and water of every board."""
    plane = layout[DOWN] * layout[ACROSS]
    for slot in range(row[at.SLOT_COUNT]):
        board = box[box[at.BOARD_TABLE] + row[at.SLOT_BOARD + slot]]
        first = layout[AT_MAP] + (0 if row[at.OPENED + slot] else 2 * plane)
        for line in range(at.SIDE):
            start = (row[at.SLOT_ROW + slot] * at.SIDE + line) * layout[ACROSS] + row[at.SLOT_COLUMN + slot] * at.SIDE
            squares, water = box[board + at.BOARD_SQUARES + line], box[board + at.BOARD_WATER + line]
            for column in range(at.SIDE):
                seen[first + start + column] = squares >> column & 1
                seen[first + plane + start + column] = water >> column & 1


@apart
def show_tiles(box: BoxWords, row: GameRow, layout: Sequence[int], seen: MutableSequence[int]) -> None:
    """Writes every tile: its kind, card, stage and number."""
    plane = layout[DOWN] * layout[ACROSS]
    for number in range(row[at.TILE_COUNT]):
        tile = row[at.TILES + number]
        card, picture = card_of(tile), tile >> at.PICTURE_SHIFT & (1 << at.PICTURE_BITS) - 1
        line, left = tile >> at.ROW_SHIFT & (1 << at.PLACE_BITS) - 1, tile >> at.COLUMN_SHIFT & (1 << at.PLACE_BITS) - 1
        drawn, kind = box[box[at.PICTURE_TABLE] + picture], of_card(box, card, at.KIND)
        for below in range(box[drawn + at.HEIGHT]):
            mask, column = box[drawn + at.MASKS + below], left
            while mask != 0:
                if mask & 1:
                    place = layout[AT_MAP] + (line + below) * layout[ACROSS] + column
                    seen[place + (GROUND + kind) * plane] = 1
                    seen[place + PLANE_CARD * plane] = card + 1
                    seen[place + PLANE_STAGE * plane] = of_card(box, card, at.STAGE_OF)
                    seen[place + PLANE_TILE * plane] = number + 1
                mask, column = mask >> 1, column + 1


@apart
def show_cards(row: GameRow, looking: int, layout: Sequence[int], seen: MutableSequence[int]) -> None:
    """Writes where every card is."""
    players, cards = row[at.PLAYERS], layout[AT_PILES] - layout[AT_OFFERED]
    for seat in range(players):
        place = (seat - looking + players) % players * cards
        for held in range(row[at.HAND_SIZE + seat]):
            seen[layout[AT_HANDS] + place + row[at.HANDS + seat * at.HAND_ROOM + held]] += 1
        if row[at.ROLES + seat] != at.NONE:
            seen[layout[AT_ROLES] + place + row[at.ROLES + seat]] = 1
    if row[at.STAGE] == at.ROLE:
        for role in range(row[at.DECK_AT] - ROLES_OFFERED, row[at.DECK_AT]):
            seen[layout[AT_OFFERED] + row[at.DECK + role]] = 1
    for pile in range(at.PILES):
        for card in range(row[at.PILE_AT + pile], row[at.PILE_SIZE + pile]):
            seen[layout[AT_PILES] + row[at.PILE + pile * at.PILE_ROOM + card]] += 1
    for place in range(row[at.EXCHANGE_COUNT]):
        seen[layout[AT_EXCHANGE] + row[at.EXCHANGE + place]] += 1
    if row[at.NEWS] != at.NONE:
        seen[layout[AT_NEWS] + row[at.NEWS]] = 1


@apart
def show_said(
    box: BoxWords, row: GameRow, said: Sequence[int], layout: Sequence[int], seen: MutableSequence[int]
) -> None:
    """Writes the numbers of the action that is not whole yet, each one more than it is, and what they chose."""
    room = layout[AT_END] - layout[AT_SAID]
    for place in range(i64(said[0])):
        number = i64(said[place + 1])
        if place < room:
            seen[layout[AT_SAID] + place] = number + 1
        if number >= first_card(box):
            seen[layout[AT_CHOSEN] + number - first_card(box)] = 1
        elif number >= FIRST_SHAPE:
            seen[layout[AT_SHAPE] + number - FIRST_SHAPE] = 1
        elif number >= FIRST_SQUARE:
            spot = spot_of(box, row, number)
            line, column = spot // at.TABLE_ROWS, spot % at.TABLE_ROWS
            first = layout[AT_MAP] + PLANE_CHOSEN * layout[DOWN] * layout[ACROSS]
            seen[first + line * layout[ACROSS] + column] = 1
        elif 0 < number < FIRST_PILE:
            seen[layout[AT_VERB] + number - 1] = 1
