"""What a position is worth to a player whose Build is done: the tours that it allows, to itself and to others."""

from __future__ import annotations

from townwright.bots.greentown.tour_search import NO_TOUR, find_best, pay_best
from townwright.bots.greentown.workspace import (
    ENOUGH,
    ME,
    MONEY_UNIT,
    NEXT_TOUR,
    NODES,
    OTHERS_TOURS,
    PAID,
    SAID,
    SPITE,
    Desk,
    Taste,
)
from townwright.core.words import apart
from townwright.speed.greentown.build_steps import Box, Row
from townwright.speed.greentown.row_layout import CARD, EB, NONE, PLAYERS, TOP, B

PERCENT = 100


@apart
def weigh(box: Box, row: Row, desk: Desk, taste: Taste) -> int:
    """The tour that follows at once if the marker says so, and the next tours of everybody."""
    me, value = desk[ME], 0
    desk[NODES] += 1
    card = row[CARD + me]
    if desk[SAID] != B and desk[SAID] != EB and card != NONE:
        value = find_best(box, row, desk, me, card, taste[SPITE], taste[ENOUGH])
        if value == NO_TOUR:
            value = 0
        else:
            card = row[TOP]
    if taste[NEXT_TOUR] != 0 and card != NONE:
        value += taste[NEXT_TOUR] * margin(box, row, desk, taste, me, card) // PERCENT
    if taste[OTHERS_TOURS] != 0:
        for seat in range(row[PLAYERS]):
            if seat != me and row[CARD + seat] != NONE:
                value += taste[OTHERS_TOURS] * margin(box, row, desk, taste, seat, row[CARD + seat]) // PERCENT
    return value


@apart
def margin(box: Box, row: Row, desk: Desk, taste: Taste, seat: int, card: int) -> int:
    """What the best tour of a seat brings me, less what it brings the others."""
    me, value = desk[ME], 0
    find_best(box, row, desk, seat, card, taste[SPITE], taste[ENOUGH])
    pay_best(box, row, desk, seat, card)
    for player in range(row[PLAYERS]):
        value += desk[PAID + player] * (MONEY_UNIT if player == me else -taste[SPITE])
    return value
