"""What a seat's cards and bars say in a row: words of a card, the shortage of a milestone, payments.

The arithmetic of the bars is that of the readable rules, ``games.skylines.turn.bar_arithmetic``, loaded again.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import apart
from townwright.games.skylines.turn.bar_arithmetic import is_unhappy, shortage
from townwright.speed.skylines import row_layout as at

GameRow: TypeAlias = MutableSequence[int]
BoxWords: TypeAlias = Sequence[int]


@apart
def of_card(box: BoxWords, card: int, word: int) -> int:
    """A word of a card."""
    return box[box[at.CARD_TABLE] + card * at.CARD_WIDTH + word]


@apart
def run_short(box: BoxWords, row: GameRow) -> int:
    """Step 1 of a milestone's end: what is missing of power, water and garbage costs happiness."""
    row[at.BARS + at.HAPPINESS] -= shortage(row, at.BARS)
    return at.NO_HAPPINESS if is_unhappy(box, row, at.BARS) else at.NOT_LOST


@apart
def pay(row: GameRow, amount: int) -> bool:
    """Takes the money if there is enough; answers whether there was."""
    if amount > row[at.BARS + at.MONEY]:
        return False
    row[at.BARS + at.MONEY] -= amount
    return True
