"""Milestones of Skylines over words: when one may end, its steps, the final score, opening boards (sections 8 and 9).

Shortage, scoring, bills and deductions are those of ``games.skylines.turn.bar_arithmetic``, loaded again; the order of
the steps is repeated from ``games.skylines.turn.milestone``. ``tests/speed/skylines_agree.py`` compares the two.
"""

from __future__ import annotations

from townwright.core.words import apart
from townwright.games.skylines.turn.bar_arithmetic import (
    counted,
    idle_or_missing,
    is_lost_at,
    move,
    nuisances,
    tiles_needed,
)
from townwright.speed.skylines import row_layout as at
from townwright.speed.skylines.bars import BoxWords, GameRow, of_card, pay, run_short
from townwright.speed.skylines.effects.clauses import clause_of, gather, is_forbidden, price
from townwright.speed.skylines.effects.conditions import holds
from townwright.speed.skylines.map.ground import district_of


@apart
def finish(row: GameRow, why: int) -> None:
    """Ends the game for all, lost or not."""
    row[at.STAGE], row[at.LOSS], row[at.CHOICES] = at.OVER, why, 0


@apart
def cards_left(row: GameRow) -> int:
    """How many cards the three piles still have."""
    left = 0
    for pile in range(at.PILES):
        left += row[at.PILE_SIZE + pile] - row[at.PILE_AT + pile]
    return left


@apart
def may_end(box: BoxWords, row: GameRow) -> bool:
    """Whether every district has the tiles that the end of a milestone asks for (section 8)."""
    needed = tiles_needed(row[at.OPEN_COUNT], row[at.SLOT_COUNT])
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
def end_milestone(box: BoxWords, row: GameRow) -> None:
    """Carries out steps 1 to 3b; then scores finally, or lets a board be opened."""
    last = row[at.OPEN_COUNT] == row[at.SLOT_COUNT] or cards_left(row) == 0
    row[at.TOKEN] = row[at.SEAT]
    lost = run_short(box, row)
    if lost == at.NOT_LOST:
        lost = happen(box, row, at.MILESTONE)
    if lost == at.NOT_LOST:
        row[at.BARS + at.OVERALL] = counted(row, at.BARS)
        if is_lost_at(row[at.BARS + at.OVERALL]):
            lost = at.NO_HAPPINESS
    if lost == at.NOT_LOST and not pay(row, price(box, row, at.PRICE_LABOR, idle_or_missing(row, at.BARS))):
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
def happen(box: BoxWords, row: GameRow, sort: int) -> int:
    """Plays the rows of all such clauses in force for everybody, one after another, as events."""
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
def clear_away(box: BoxWords, row: GameRow) -> None:
    """Step 3b: puts news and unused policies into the box; policies are replaced in step 5 (A29)."""
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
def final_score(box: BoxWords, row: GameRow) -> None:
    """Section 9.2: plays the effects of the end, then takes pollution, traffic and crime off."""
    lost = happen(box, row, at.FINAL)
    if lost == at.NOT_LOST:
        row[at.BARS + at.OVERALL] -= nuisances(row, at.BARS)
        row[at.SCORED] = 1
        if is_lost_at(row[at.BARS + at.OVERALL]):
            lost = at.NO_HAPPINESS
    finish(row, lost)


# Boards


@apart
def to_open(box: BoxWords, row: GameRow) -> None:
    """Step 4, and the opening of the first board: lets a board be opened; the game is lost if none can be paid."""
    gather(box, row, row[at.TOKEN])
    row[at.STAGE], row[at.SEAT], row[at.CHOICES] = at.OPEN, row[at.TOKEN], 0
    row[at.MILESTONES] = row[at.OPEN_COUNT] + 1
    for slot in range(row[at.SLOT_COUNT]):
        if can_be_opened(box, row, slot):
            row[at.CHOICES] += 1
    if row[at.CHOICES] == 0:
        finish(row, at.NO_MONEY)


@apart
def board_price(box: BoxWords, row: GameRow, slot: int) -> int:
    """What the token holder pays for a board; clauses in force have been gathered."""
    return price(box, row, at.PRICE_OPEN, box[box[at.PRICE_TABLE] + row[at.SLOT_BOARD + slot] // at.QUARTER_TURNS])


@apart
def can_be_opened(box: BoxWords, row: GameRow, slot: int) -> bool:
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
