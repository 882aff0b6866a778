"""The bars of Skylines over words: what a row of changes does to them (section 1, 14.1)."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import apart
from townwright.speed.skylines import row_layout as at

Row: TypeAlias = MutableSequence[int]
Box: TypeAlias = Sequence[int]


@apart
def of_card(box: Box, card: int, word: int) -> int:
    """A word of a card."""
    return box[box[at.CARD_TABLE] + card * at.CARD_WIDTH + word]


@apart
def move(box: Box, row: Row, bars: int, changes: Sequence[int], first: int, event: int) -> int:
    """Moves the markers from ``bars`` on by the row of changes; answers whether that is blocked or loses.

    What was moved before the change that blocks stays moved: whoever tries a play works on a copy.
    """
    spilled, lost = 0, at.NOT_LOST
    for entry in range(first + 1, first + 1 + 3 * changes[first], 3):
        marker, change = changes[entry], changes[entry + 1]
        value = row[bars + marker]
        if changes[entry + 2]:
            change = max(-value, -change) if value > 0 else min(-value, change)
        moved, bar = value + change, at.SCALE + marker * at.BAR_WIDTH
        if change < 0 and moved < box[bar]:
            end = box[bar + 2 + 2 * event]
            if end == at.BLOCKS:
                return at.BLOCKED
            if end == at.STAYS:
                moved = box[bar]
            elif end == at.BANKRUPT:
                moved, lost = value, at.NO_MONEY
        elif change > 0 and moved > box[bar + 1]:
            end = box[bar + 3 + 2 * event]
            if end == at.BLOCKS:
                return at.BLOCKED
            if end == at.SPILLS:
                spilled += moved - box[bar + 1]
            moved = box[bar + 1]
        row[bars + marker] = moved
    row[bars + at.OVERALL] += spilled
    if lost == at.NOT_LOST and (
        row[bars + at.HAPPINESS] <= box[at.SCALE + at.HAPPINESS * at.BAR_WIDTH]
        or row[bars + at.OVERALL] <= at.OVERALL_LOST
    ):
        return at.NO_HAPPINESS
    return lost


@apart
def run_short(box: Box, row: Row) -> int:
    """Step 1 of a milestone's end: what is missing of power, water and garbage costs happiness."""
    for marker in range(at.POWER, at.GARBAGE + 1):
        row[at.BARS + at.HAPPINESS] += min(0, row[at.BARS + marker])
    return (
        at.NO_HAPPINESS if row[at.BARS + at.HAPPINESS] <= box[at.SCALE + at.HAPPINESS * at.BAR_WIDTH] else at.NOT_LOST
    )


@apart
def workless(row: Row) -> int:
    """The spaces that employment is away from 0."""
    return abs(row[at.BARS + at.EMPLOYMENT])


@apart
def pay(row: Row, amount: int) -> bool:
    """Takes the money if there is enough; answers whether there was."""
    if amount > row[at.BARS + at.MONEY]:
        return False
    row[at.BARS + at.MONEY] -= amount
    return True
