"""Collects the facts that one command leads to, and applies each to the table."""

from __future__ import annotations

from typing import Any, Final

from townwright.core.dealer import Dealer
from townwright.core.limits.budgets import Budget
from townwright.core.refusals import TooMuch
from townwright.tables.fact_replay import apply_fact
from townwright.tables.facts import Fact, NumberedFact
from townwright.tables.table import Table

MOST_FACTS: Final = 10_000
"""Facts of one table; a hundred seats that play to the end need under 5,000."""
RESERVE: Final = 2_000
"""Facts beyond that for what a game may need to be finished: a bot for an absent seat, giving up, coming back."""


class FactWriter:
    """The facts that follow from one command, all with one time, and the table after them.

    The time is never before that of the table's last fact. ``budget`` pays for all that the game is asked; without
    one each call has the game's own.
    """

    def __init__(self, table: Table, dealer: Dealer, at: int, budget: Budget | None = None) -> None:
        self.table = table
        self.budget = budget
        self.dealer = dealer
        self.at = max(at, table.at)
        self.written: list[NumberedFact] = []

    def write(self, fact: Fact, action: Any = None) -> None:
        """Apply one more fact to the table and keep it for storing; raises a refusal if the rules do not allow it.

        ``action`` is what the fact's notation spells, so that it need not be read again.
        """
        numbered = NumberedFact(self.table.number + 1, self.at, fact)
        self.table = apply_fact(self.table, numbered, self.budget, action)
        self.written.append(numbered)


def require_space(table: Table, reserve: bool = False) -> None:
    """Raise a refusal at a table with as many facts as one may have, of which some are kept in reserve.

    Actions, draws, votes and leaving are never refused: there is an end to them once nothing is taken back, offered
    or taken again, so that every game can be finished.
    """
    most = MOST_FACTS + (RESERVE if reserve else 0)
    if table.number >= most:
        raise TooMuch(
            "table-log-full",
            "{number} things have happened at this table, and {most} are the most: "
            "the game can be played to its end, and nothing else",
            number=table.number,
            most=most,
        )
