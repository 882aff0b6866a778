"""Turns and milestones of Skylines over words (sections 4, 8 and 9)."""

from __future__ import annotations

from townwright.core.words import apart
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import Box, Row, move, of_card, pay, run_short, workless
from townwright.speed.skylines.card_play import count_plays
from townwright.speed.skylines.conditions import holds
from townwright.speed.skylines.effects import clause_of, gather, is_forbidden, price
from townwright.speed.skylines.ground import district_of

TURNED = 4
"""Boards are numbered four by four, one number for each quarter turn."""


@apart
def finish(row: Row, why: int) -> None:
    """The end that all share, lost or not."""
    row[at.STAGE], row[at.LOSS], row[at.CHOICES] = at.OVER, why, 0


@apart
def cards_left(row: Row) -> int:
    """How many cards the three piles still have."""
    left = 0
    for pile in range(at.PILES):
        left += row[at.PILE_SIZE + pile] - row[at.PILE_AT + pile]
    return left


# A turn


@apart
def begin_turn(box: Box, row: Row) -> None:
    """The seat is active: what it can do is counted, and the game is lost if that is nothing."""
    seat = row[at.SEAT]
    row[at.STAGE] = at.TURN
    row[at.TURNS] += 1
    row[at.SWAPS], row[at.ENDS], plays = 0, 1, 0
    for held in range(row[at.HAND_SIZE + seat]):
        row[at.PLAYS + held] = 0
    if cards_left(row) > 0:
        gather(box, row, seat)
        plays = count_plays(box, row)
        row[at.SPOT_PICTURE] = at.NONE
        row[at.SWAPS] = count_swaps(box, row)
        row[at.ENDS] = 1 if may_end(box, row) else 0
    row[at.CHOICES] = plays + row[at.SWAPS] + row[at.ENDS]
    if row[at.CHOICES] == 0:
        finish(row, at.NO_ACTION)


@apart
def count_swaps(box: Box, row: Row) -> int:
    """How many cards of the hand can be exchanged (section 7); clauses in force have been gathered."""
    if price(box, row, at.PRICE_SWAP, at.SWAP_PRICE) > row[at.BARS + at.MONEY]:
        return 0
    if is_forbidden(box, row, at.FORBID_SWAP, at.NO_WORDS, at.BARS):
        return 0
    return cards_to_give(box, row)


@apart
def cards_to_give(box: Box, row: Row) -> int:
    """How many cards of the seat's hand may come on the exchange pile: policies may not (10.3)."""
    cards = 0
    for held in range(row[at.HAND_SIZE + row[at.SEAT]]):
        if of_card(box, row[at.HANDS + row[at.SEAT] * at.HAND_ROOM + held], at.KIND) != at.POLICY:
            cards += 1
    return cards


@apart
def may_end(box: Box, row: Row) -> bool:
    """Whether every district has the tiles that the end of a milestone asks for (section 8)."""
    needed = 2 if row[at.OPEN_COUNT] == row[at.SLOT_COUNT] else 1
    for region in range(row[at.REGION_COUNT]):
        row[at.TILES_IN + region] = 0
    for tile in range(row[at.TILE_COUNT]):
        row[at.TILES_IN + district_of(row, row[at.TILES + tile])] += 1
    for region in range(row[at.REGION_COUNT]):
        if row[at.DISTRICT + region] == region and row[at.TILES_IN + region] < needed:
            return False
    return not is_forbidden(box, row, at.FORBID_END, at.NO_WORDS, at.BARS)


# The end of a milestone


@apart
def end_milestone(box: Box, row: Row) -> None:
    """Steps 1 to 3b; then the final score, or a board is to be opened."""
    last = row[at.OPEN_COUNT] == row[at.SLOT_COUNT] or cards_left(row) == 0
    row[at.TOKEN] = row[at.SEAT]
    lost = run_short(box, row)
    if lost == at.NOT_LOST:
        lost = happen(box, row, at.MILESTONE)
    if lost == at.NOT_LOST:
        row[at.BARS + at.OVERALL] += row[at.BARS + at.HAPPINESS]
        if row[at.BARS + at.OVERALL] <= at.OVERALL_LOST:
            lost = at.NO_HAPPINESS
    if lost == at.NOT_LOST and not pay(row, price(box, row, at.PRICE_LABOR, workless(row))):
        lost = at.NO_MONEY
    if lost != at.NOT_LOST:
        finish(row, lost)
        return
    clear_away(box, row)
    if last:
        final_score(box, row)
    else:
        to_open(box, row)


@apart
def happen(box: Box, row: Row, sort: int) -> int:
    """The rows of all such clauses in force for everybody, one after another, as events."""
    gather(box, row, at.EVERYBODY)
    row[at.SPOT_PICTURE] = at.NONE
    for force in range(row[at.FORCE_COUNT]):
        card = row[at.FORCE_CARD + force]
        for number in range(of_card(box, card, at.CLAUSE_COUNT)):
            clause = clause_of(box, card, number)
            if box[clause + at.SORT] == sort and holds(
                box, row, box[clause + at.CLAUSE_IF], at.BARS, row[at.FORCE_REGION + force]
            ):
                lost = move(box, row, at.BARS, box, box[clause + at.CLAUSE_ROW], at.EVENT)
                if lost != at.NOT_LOST:
                    return lost
    return at.NOT_LOST


@apart
def clear_away(box: Box, row: Row) -> None:
    """Step 3b: news and unused policies go to the box; policies are replaced in step 5 (A29)."""
    row[at.NEWS] = at.NONE
    for seat in range(row[at.PLAYERS]):
        kept, hand = 0, at.HANDS + seat * at.HAND_ROOM
        for held in range(row[at.HAND_SIZE + seat]):
            if of_card(box, row[hand + held], at.KIND) != at.POLICY:
                row[hand + kept] = row[hand + held]
                kept += 1
        row[at.REFILLS + seat] = (row[at.HAND_SIZE + seat] - kept) * box[at.POLICY_REFILL]
        row[at.HAND_SIZE + seat] = kept


@apart
def final_score(box: Box, row: Row) -> None:
    """Section 9.2: effects of the end, then pollution, traffic and crime are taken off."""
    lost = happen(box, row, at.FINAL)
    if lost == at.NOT_LOST:
        row[at.BARS + at.OVERALL] -= nuisances(row)
        row[at.SCORED] = 1
        if row[at.BARS + at.OVERALL] <= at.OVERALL_LOST:
            lost = at.NO_HAPPINESS
    finish(row, lost)


@apart
def nuisances(row: Row) -> int:
    """What the final deduction takes off."""
    total = 0
    for marker in range(at.POLLUTION, at.CRIME + 1):
        total += row[at.BARS + marker]
    return total


# Boards


@apart
def to_open(box: Box, row: Row) -> None:
    """Step 4, and the opening of the first board: lost if none can be paid."""
    gather(box, row, row[at.TOKEN])
    row[at.STAGE], row[at.SEAT], row[at.CHOICES] = at.OPEN, row[at.TOKEN], 0
    for slot in range(row[at.SLOT_COUNT]):
        if can_be_opened(box, row, slot):
            row[at.CHOICES] += 1
    if row[at.CHOICES] == 0:
        finish(row, at.NO_MONEY)


@apart
def board_price(box: Box, row: Row, slot: int) -> int:
    """What the token holder pays for a board; clauses in force have been gathered."""
    return price(box, row, at.PRICE_OPEN, box[box[at.PRICE_TABLE] + row[at.SLOT_BOARD + slot] // TURNED])


@apart
def can_be_opened(box: Box, row: Row, slot: int) -> bool:
    """Whether a board is closed, beside an open one (the first may be any), and can be paid (A23)."""
    if row[at.OPENED + slot] or board_price(box, row, slot) > row[at.BARS + at.MONEY]:
        return False
    beside = row[at.OPEN_COUNT] == 0
    for other in range(row[at.SLOT_COUNT]):
        away = abs(row[at.SLOT_ROW + slot] - row[at.SLOT_ROW + other])
        away += abs(row[at.SLOT_COLUMN + slot] - row[at.SLOT_COLUMN + other])
        if row[at.OPENED + other] and away == 1:
            beside = True
    return beside
