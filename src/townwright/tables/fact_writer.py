"""Collects the facts that one command leads to, and applies each to the table."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.core.limits.budgets import Budget
from townwright.tables.facts import Fact, NumberedFact
from townwright.tables.table import Table, apply_fact


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

    def write(self, fact: Fact) -> None:
        """Apply one more fact to the table and keep it for storing; raises a refusal if the rules do not allow it."""
        numbered = NumberedFact(self.table.number + 1, self.at, fact)
        self.table = apply_fact(self.table, numbered, self.budget)
        self.written.append(numbered)
