"""Whole turns over rows: a marker is turned down, a Build is made, a tour is led; and games that are played on."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.bots.greentown.build_search import GAME, WHOLE, Plans, Rows, carry_out, copy_row, plan_build
from townwright.bots.greentown.tour_search import NO_TOUR, find_best, pay_best
from townwright.bots.greentown.workspace import (
    BY_HABIT,
    ENOUGH,
    ME,
    NODES,
    OFFSET,
    PAID,
    SAID,
    SPITE,
    Desk,
    Taste,
    Tastes,
)
from townwright.core.words import apart
from townwright.speed.greentown.build_steps import Box, Row
from townwright.speed.greentown.rounds import finish_turn
from townwright.speed.greentown.row_layout import (
    BT,
    CARD,
    DECK,
    DEVELOPED,
    EB,
    ENDING,
    ET,
    FIRST_STEP,
    HANDED_OVER,
    LAID,
    MARKER_BITS,
    MARKERS,
    MONEY,
    NO_CARDS,
    NONE,
    NOT_YET,
    OVER,
    PLAYERS,
    STAGE,
    TOP,
    TOUR,
    WORD,
    B,
    T,
)
from townwright.speed.greentown.turns import seat_of
from townwright.speed.runtime.random_stream import below, next_luck

HABIT = (BT, B, T, ET, EB)
"""The order in which markers are turned down by habit: streets first, for the tours of the rest of the cycle."""
AT_ONCE = (BT, T, ET, B, EB)
"""The order of players who take what pays at once."""
OFFSETS = 1 << 20


@apart
def begin_turn(row: Row, word: int) -> None:
    """Rule 6: a marker is turned down."""
    row[MARKERS + seat_of(row)] &= ~MARKER_BITS[word]
    row[WORD], row[LAID], row[DEVELOPED] = word, 0, NONE
    row[STAGE] = TOUR if word in (T, ET) else FIRST_STEP


@apart
def lead_best(box: Box, row: Row, desk: Desk, taste: Taste) -> None:
    """The best tour, if there is one; then the top card of the deck (rule 8.5)."""
    seat = seat_of(row)
    card = row[CARD + seat]
    for player in range(row[PLAYERS]):
        desk[PAID + player] = 0
    desk[NODES] += 1
    if card == NONE or find_best(box, row, desk, seat, card, taste[SPITE], taste[ENOUGH]) == NO_TOUR:
        return
    pay_best(box, row, desk, seat, card)
    for player in range(row[PLAYERS]):
        row[MONEY + player] += desk[PAID + player]
    row[CARD + seat] = row[TOP]
    if row[TOP] == NONE and row[ENDING] == NOT_YET:
        row[ENDING] = NO_CARDS
    row[TOP] = NONE


@apart
def end_turn(box: Box, row: Row) -> None:
    """The next player follows, or the next round, or the end."""
    row[STAGE] = HANDED_OVER
    finish_turn(box, row)


@apart
def take_turn(box: Box, row: Row, rows: Rows, desk: Desk, plans: Plans, taste: Taste) -> None:
    """A turn by habit: the first marker of the habit that is face up."""
    seat, place = seat_of(row), 0
    order = HABIT if taste[BY_HABIT] else AT_ONCE
    while row[MARKERS + seat] & MARKER_BITS[order[place]] == 0:
        place += 1
    begin_turn(row, order[place])
    if row[STAGE] == FIRST_STEP:
        desk[ME], desk[SAID] = seat, order[place]
        plan_build(box, row, rows, desk, plans, taste)
        carry_out(box, row, seat, plans[WHOLE])
    if row[STAGE] == TOUR or row[WORD] == BT:
        lead_best(box, row, desk, taste)
    end_turn(box, row)


@apart
def play_out(
    box: Box, row: Row, rows: Rows, desk: Desk, plans: Plans, tastes: Tastes, deck: Sequence[int], luck: int
) -> None:
    """Ends a turn and plays on by habit until the game is over, with the deck in this order."""
    game = rows[GAME]
    copy_row(row, game)
    desk[NODES] += 1
    for card in range(len(deck)):
        game[DECK + card] = deck[card]
    end_turn(box, game)
    while game[STAGE] != OVER:
        luck = next_luck(luck)
        desk[OFFSET] = below(luck, OFFSETS)
        take_turn(box, game, rows, desk, plans, tastes[seat_of(game)])
