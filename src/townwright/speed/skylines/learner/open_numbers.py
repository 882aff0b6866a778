"""The numbers that can come next in an action of Skylines, after those that have been said.

Repeats the order of ``card_play.find_place`` without naming every place by itself; ``tests/envs/test_learners.py``
compares the numbers with those of the readable rules. Numbers that were said, and those that are open, stand behind
their count.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled, i64, nth, popcount, u64
from townwright.games.skylines.box.components import ROLES_OFFERED
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card
from townwright.speed.skylines.card_play import allowed, try_spot
from townwright.speed.skylines.draws import is_policy, most_cards
from townwright.speed.skylines.effects.clauses import first_row, gather
from townwright.speed.skylines.learner.action_numbers import (
    END,
    FIRST_BOARD,
    FIRST_CODE,
    FIRST_PILE,
    FIRST_SHAPE,
    FIRST_SQUARE,
    SAY_END,
    SAY_EXCHANGE,
    SAY_OPEN,
    SAY_PLAY,
    SAY_POLICY,
    SAY_RENEW,
    SAY_ROLE,
    SAY_SWAP,
    SQUARES,
)
from townwright.speed.skylines.map.ground import find_runs, first_column, fitting
from townwright.speed.skylines.milestone import can_be_opened

MOST_OPEN = at.SLOTS * SQUARES + 2
"""As many as all squares of the table."""
ANCHORS = at.TILES_IN
"""Room for a word for each line of the table, which nothing else needs while numbers are listed."""


@compiled
def add(opened: MutableSequence[int], number: int) -> None:
    """Writes one more number."""
    opened[0] += 1
    opened[opened[0]] = number


@compiled
def first_card(box: BoxWords) -> int:
    """The number of the first card of the set."""
    return FIRST_SHAPE + box[at.SHAPE_COUNT]


@compiled
def held_card(row: GameRow, held: int) -> int:
    """A card of the seat's hand."""
    return row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held]


@apart
def open_numbers(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes how many numbers can come next, and these."""
    opened[0] = 0
    stage = row[at.STAGE]
    if stage == at.TURN:
        open_turn(box, row, said, opened)
    elif stage == at.DRAW:
        open_sources(box, row, said, opened)
    elif stage == at.RENEW:
        open_renewals(box, row, said, opened)
    elif stage == at.OPEN:
        if said[0] == 0:
            add(opened, SAY_OPEN)
            return
        gather(box, row, row[at.TOKEN])
        for slot in range(row[at.SLOT_COUNT]):
            if can_be_opened(box, row, slot):
                add(opened, FIRST_BOARD + letter_of(box, row, slot))
    elif stage == at.ROLE:
        if said[0] == 0:
            add(opened, SAY_ROLE)
            return
        for role in range(row[at.DECK_AT] - ROLES_OFFERED, row[at.DECK_AT]):
            add(opened, first_card(box) + row[at.DECK + role])


@apart
def letter_of(box: BoxWords, row: GameRow, slot: int) -> int:
    """The place of a board's letter in the alphabet."""
    return box[box[at.LETTER_TABLE] + row[at.SLOT_BOARD + slot] // at.QUARTER_TURNS]


# A turn: what is done, the card, the shape, the square, how the tile is turned


@apart
def open_turn(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes what comes next in a turn's action."""
    if said[0] == 0:
        open_verbs(box, row, opened)
    elif said[0] == 1:
        for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
            policy = is_policy(box, row, held)
            if said[1] == SAY_SWAP:
                if not policy:
                    add(opened, first_card(box) + held_card(row, held))
            elif row[at.PLAYS + held] > 0 and policy == (said[1] == SAY_POLICY):
                add(opened, first_card(box) + held_card(row, held))
    else:
        open_places(box, row, said, opened)


@apart
def open_verbs(box: BoxWords, row: GameRow, opened: MutableSequence[int]) -> None:
    """Writes the kinds of actions for which there is a card, and the end of the milestone."""
    builds, policies = 0, 0
    for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
        if row[at.PLAYS + held] > 0:
            if is_policy(box, row, held):
                policies += 1
            else:
                builds += 1
    if builds > 0:
        add(opened, SAY_PLAY)
    if policies > 0:
        add(opened, SAY_POLICY)
    if row[at.SWAPS] > 0:
        add(opened, SAY_SWAP)
    if row[at.ENDS] > 0:
        add(opened, SAY_END)


@apart
def held_place(box: BoxWords, row: GameRow, number: int) -> int:
    """The place in the seat's hand of the card with that number."""
    held = i64(0)
    while first_card(box) + held_card(row, held) != number:
        held += 1
    return held


@apart
def open_places(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes the shapes that fit, the squares for a shape, or how the tile can be turned on a square."""
    held = held_place(box, row, i64(said[2]))
    card, asks = held_card(row, held), row[at.SOMEWHERE + held]
    kind = of_card(box, card, at.KIND)
    gather(box, row, row[at.SEAT])
    find_runs(box, row)
    first_row(box, row, card)
    runs = at.UTILITY_RUNS if at.FIRST_UTILITY <= kind < at.FIRST_SERVICE else at.FREE_RUNS
    if kind >= at.ZONES:
        shape, square = of_card(box, card, at.SHAPE), i64(said[3]) if said[0] > 2 else i64(at.NONE)
        list_places(box, row, card, shape, runs, asks, square, opened)
    elif said[0] > 2:
        shape, square = i64(said[3]) - FIRST_SHAPE, i64(said[4]) if said[0] > 3 else i64(at.NONE)
        list_places(box, row, card, shape, runs, asks, square, opened)
    else:
        for tile in range(box[at.ZONE_COUNT + kind]):
            shape = box[at.ZONE_SHAPE + kind * at.ZONE_SHAPES + tile]
            if row[at.LEFT + kind * at.ZONE_SHAPES + tile] > 0 and find_anchors(
                box, row, card, shape, runs, asks, True
            ):
                add(opened, FIRST_SHAPE + shape)


@apart
def list_places(
    box: BoxWords,
    row: GameRow,
    card: int,
    shape: int,
    runs: int,
    asks: int,
    square: int,
    opened: MutableSequence[int],
) -> None:
    """Writes the squares on which the shape can lie, or the codes of its pictures that fit on the square told."""
    if square == at.NONE:
        find_anchors(box, row, card, shape, runs, asks, False)
        for line in range(row[at.TOP], row[at.BOTTOM]):
            columns = u64(row[ANCHORS + line])
            for place in range(popcount(columns)):
                add(opened, square_number(box, row, line, popcount(nth(columns, place) - u64(1))))
        return
    spot = spot_of(box, row, square)
    line, column = spot // at.TABLE_ROWS, spot % at.TABLE_ROWS
    pictures = box[at.SHAPE_TABLE] + 2 * shape
    for picture in range(box[pictures], box[pictures] + box[pictures + 1]):
        drawn, left = box[box[at.PICTURE_TABLE] + picture], column - first_column(box, picture)
        if left < 0 or line + box[drawn + at.HEIGHT] > row[at.BOTTOM]:
            continue
        if fitting(box, row, runs, drawn, line) >> left & 1:
            try_spot(box, row, picture, line, left)
            if asks == 0 or allowed(box, row, card):
                add(opened, FIRST_CODE + box[drawn + at.CODE])


@apart
def find_anchors(box: BoxWords, row: GameRow, card: int, shape: int, runs: int, asks: int, one_is_enough: bool) -> bool:
    """Marks line by line the first squares of all places where the shape can lie; answers whether there is one."""
    found = False
    for line in range(row[at.TOP], row[at.BOTTOM]):
        row[ANCHORS + line] = 0
    pictures = box[at.SHAPE_TABLE] + 2 * shape
    for picture in range(box[pictures], box[pictures] + box[pictures + 1]):
        drawn, aside = box[box[at.PICTURE_TABLE] + picture], first_column(box, picture)
        for line in range(row[at.TOP], row[at.BOTTOM] - box[drawn + at.HEIGHT] + 1):
            places = fitting(box, row, runs, drawn, line)
            if asks != 0:
                places = allowed_among(box, row, card, picture, line, places)
            if places != 0:
                found = True
                if one_is_enough:
                    return found
                row[ANCHORS + line] |= places << aside
    return found


@apart
def allowed_among(box: BoxWords, row: GameRow, card: int, picture: int, line: int, places: int) -> int:
    """Those of the columns at which the card is allowed."""
    kept, columns = i64(0), u64(places)
    for place in range(popcount(columns)):
        column = popcount(nth(columns, place) - u64(1))
        try_spot(box, row, picture, line, column)
        if allowed(box, row, card):
            kept |= i64(1) << column
    return kept


@apart
def square_number(box: BoxWords, row: GameRow, line: int, column: int) -> int:
    """The number of a square of the table."""
    slot = i64(0)
    while row[at.SLOT_ROW + slot] != line // at.SIDE or row[at.SLOT_COLUMN + slot] != column // at.SIDE:
        slot += 1
    return FIRST_SQUARE + letter_of(box, row, slot) * SQUARES + line % at.SIDE * at.SIDE + column % at.SIDE


@apart
def spot_of(box: BoxWords, row: GameRow, number: int) -> int:
    """The inverse of ``square_number``: the line times ``TABLE_ROWS``, and the column."""
    letter, square = (number - FIRST_SQUARE) // SQUARES, (number - FIRST_SQUARE) % SQUARES
    slot = i64(0)
    while letter_of(box, row, slot) != letter:
        slot += 1
    line, column = row[at.SLOT_ROW + slot] * at.SIDE, row[at.SLOT_COLUMN + slot] * at.SIDE
    return (line + square // at.SIDE) * at.TABLE_ROWS + column + square % at.SIDE


# Cards to draw and to renew


@apart
def open_sources(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes the piles that have cards and the exchange pile, or the cards that may be taken from that."""
    if said[0] == 0:
        for pile in range(at.PILES):
            if row[at.PILE_AT + pile] < row[at.PILE_SIZE + pile]:
                add(opened, FIRST_PILE + pile)
    if row[at.PURPOSE] == at.FOR_TURN:
        for place in range(row[at.EXCHANGE_COUNT]):
            if row[at.EXCHANGE + place] != row[at.BARRED]:
                if said[0] == 0:
                    add(opened, SAY_EXCHANGE)
                    break
                add(opened, first_card(box) + row[at.EXCHANGE + place])


@apart
def open_renewals(box: BoxWords, row: GameRow, said: Sequence[int], opened: MutableSequence[int]) -> None:
    """Writes the end of the list, and the cards that may still be put away."""
    if said[0] == 0:
        add(opened, SAY_RENEW)
        return
    add(opened, END)
    if i64(said[0]) > most_cards(box, row):
        return
    for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
        number = first_card(box) + held_card(row, held)
        if not is_policy(box, row, held) and not was_said(said, number):
            add(opened, number)


@apart
def was_said(said: Sequence[int], number: int) -> bool:
    """Whether a number stands among those that were said."""
    for place in range(1, i64(said[0]) + 1):  # noqa: SIM110  the compiler takes no generators
        if said[place] == number:
            return True
    return False
