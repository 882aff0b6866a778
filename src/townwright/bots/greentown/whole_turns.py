"""Plays whole turns over rows, and games to their end: turns a marker down, makes a Build, leads a tour."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.bots.greentown.build_search import GAME, WHOLE, GameRows, Plans, carry_out, copy_row, plan_build
from townwright.bots.greentown.tour_search import NO_TOUR, find_best, pay_best
from townwright.bots.greentown.workspace import (
    ANNOUNCED_WORD,
    FIXED_ORDER,
    MAX_ROADS,
    ME,
    NODES,
    OFFSET,
    OPPONENT_WEIGHT,
    PAID,
    PackedWeights,
    PackedWeightsBySeat,
    Workspace,
)
from townwright.core.words import apart
from townwright.speed.greentown.build_steps import BoxWords, GameRow
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
    ROUND,
    STAGE,
    TOP,
    TOUR,
    WORD,
    B,
    T,
)
from townwright.speed.greentown.turns import seat_of
from townwright.speed.runtime.random_stream import below, next_luck

BUILD_FIRST = (BT, B, T, ET, EB)
"""A fixed order of markers: streets first, for the tours of the rest of the cycle."""
TOUR_FIRST = (BT, T, ET, B, EB)
"""A fixed order of markers that takes what pays at once."""
OFFSETS = 1 << 20


@apart
def begin_turn(row: GameRow, word: int) -> None:
    """Turn down the marker of a word and begin its turn (rule 6)."""
    row[MARKERS + seat_of(row)] &= ~MARKER_BITS[word]
    row[WORD], row[LAID], row[DEVELOPED] = word, 0, NONE
    row[STAGE] = TOUR if word in (T, ET) else FIRST_STEP


@apart
def lead_best(box: BoxWords, row: GameRow, workspace: Workspace, packed: PackedWeights) -> None:
    """Lead the best tour, if there is one, and take the top card of the deck (rule 8.5)."""
    seat = seat_of(row)
    card = row[CARD + seat]
    for player in range(row[PLAYERS]):
        workspace[PAID + player] = 0
    workspace[NODES] += 1
    if (
        card == NONE
        or find_best(box, row, workspace, seat, card, packed[OPPONENT_WEIGHT], packed[MAX_ROADS]) == NO_TOUR
    ):
        return
    pay_best(box, row, workspace, seat, card)
    for player in range(row[PLAYERS]):
        row[MONEY + player] += workspace[PAID + player]
    row[CARD + seat] = row[TOP]
    if row[TOP] == NONE and row[ENDING] == NOT_YET:
        row[ENDING] = NO_CARDS
    row[TOP] = NONE


@apart
def end_turn(box: BoxWords, row: GameRow) -> None:
    """End the turn: the next player follows, or the next round, or the game is over."""
    row[STAGE] = HANDED_OVER
    finish_turn(box, row)


@apart
def take_turn(
    box: BoxWords, row: GameRow, rows: GameRows, workspace: Workspace, plans: Plans, packed: PackedWeights
) -> None:
    """Play a turn with the first marker of a fixed order that is face up, and the best Build and tour for it."""
    seat, place = seat_of(row), 0
    order = BUILD_FIRST if packed[FIXED_ORDER] else TOUR_FIRST
    while row[MARKERS + seat] & MARKER_BITS[order[place]] == 0:
        place += 1
    begin_turn(row, order[place])
    if row[STAGE] == FIRST_STEP:
        workspace[ME], workspace[ANNOUNCED_WORD] = seat, order[place]
        plan_build(box, row, rows, workspace, plans, packed)
        carry_out(box, row, seat, plans[WHOLE])
    if row[STAGE] == TOUR or row[WORD] == BT:
        lead_best(box, row, workspace, packed)
    end_turn(box, row)


@apart
def pay_next_tours(box: BoxWords, row: GameRow, workspace: Workspace, packed_by_seat: PackedWeightsBySeat) -> None:
    """Pay everybody for the best tour of every seat's card, as the roads are."""
    for seat in range(row[PLAYERS]):
        card, packed = row[CARD + seat], packed_by_seat[seat]
        if card != NONE:
            workspace[NODES] += 1
            find_best(box, row, workspace, seat, card, packed[OPPONENT_WEIGHT], packed[MAX_ROADS])
            pay_best(box, row, workspace, seat, card)
            for player in range(row[PLAYERS]):
                row[MONEY + player] += workspace[PAID + player]


@apart
def play_out(
    box: BoxWords,
    row: GameRow,
    rows: GameRows,
    workspace: Workspace,
    plans: Plans,
    packed_by_seat: PackedWeightsBySeat,
    deck: Sequence[int],
    luck: int,
    last: int,
) -> None:
    """End a turn and play on in the row ``GAME``, with the deck in this order, to the end of the game.

    After the round ``last`` it breaks off, and everybody is paid for the best tours of all cards, none of which is led.
    """
    game = rows[GAME]
    copy_row(row, game)
    workspace[NODES] += 1
    for card in range(len(deck)):
        game[DECK + card] = deck[card]
    end_turn(box, game)
    while game[STAGE] != OVER and game[ROUND] <= last:
        luck = next_luck(luck)
        workspace[OFFSET] = below(luck, OFFSETS)
        take_turn(box, game, rows, workspace, plans, packed_by_seat[seat_of(game)])
    if game[STAGE] != OVER:
        pay_next_tours(box, game, workspace, packed_by_seat)
