"""Evaluates a position for a player whose Build is done, by the tours that it allows to everybody."""

from __future__ import annotations

from townwright.bots.greentown.tour_search import NO_TOUR, find_best, pay_best
from townwright.bots.greentown.workspace import (
    ANNOUNCED_WORD,
    MAX_ROADS,
    ME,
    MONEY_UNIT,
    NEXT_TOUR,
    NODES,
    OPPONENT_WEIGHT,
    OTHERS_TOURS,
    PAID,
    PackedWeights,
    Workspace,
)
from townwright.core.words import apart
from townwright.speed.greentown.build_steps import BoxWords, GameRow
from townwright.speed.greentown.row_layout import CARD, EB, NONE, PLAYERS, TOP, B

PERCENT = 100


@apart
def weigh(box: BoxWords, row: GameRow, workspace: Workspace, packed: PackedWeights) -> int:
    """The value of a position: of the tour that follows at once if the marker is for one, and of all next tours."""
    me, value = workspace[ME], 0
    workspace[NODES] += 1
    card = row[CARD + me]
    if workspace[ANNOUNCED_WORD] != B and workspace[ANNOUNCED_WORD] != EB and card != NONE:
        value = find_best(box, row, workspace, me, card, packed[OPPONENT_WEIGHT], packed[MAX_ROADS])
        if value == NO_TOUR:
            value = 0
        else:
            card = row[TOP]
    if packed[NEXT_TOUR] != 0 and card != NONE:
        value += packed[NEXT_TOUR] * margin(box, row, workspace, packed, me, card) // PERCENT
    if packed[OTHERS_TOURS] != 0:
        for seat in range(row[PLAYERS]):
            if seat != me and row[CARD + seat] != NONE:
                value += packed[OTHERS_TOURS] * margin(box, row, workspace, packed, seat, row[CARD + seat]) // PERCENT
    return value


@apart
def margin(box: BoxWords, row: GameRow, workspace: Workspace, packed: PackedWeights, seat: int, card: int) -> int:
    """The value of a seat's best tour to the searching seat: its own money, less the weighted money of the others."""
    me, value = workspace[ME], 0
    find_best(box, row, workspace, seat, card, packed[OPPONENT_WEIGHT], packed[MAX_ROADS])
    pay_best(box, row, workspace, seat, card)
    for player in range(row[PLAYERS]):
        value += workspace[PAID + player] * (MONEY_UNIT if player == me else -packed[OPPONENT_WEIGHT])
    return value
