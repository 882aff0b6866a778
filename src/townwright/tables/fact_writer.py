"""The writer writes facts, and the table grows with each."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.tables.facts import Fact, NumberedFact
from townwright.tables.table import Table, after


class FactWriter:
    """Writes the facts that follow from one message, all with one time, which never runs backwards."""

    def __init__(self, table: Table, dealer: Dealer, at: int) -> None:
        self.table = table
        self.dealer = dealer
        self.at = max(at, table.at)
        self.written: list[NumberedFact] = []

    def write(self, fact: Fact) -> None:
        """One more fact, unless the rules refuse it."""
        happened = NumberedFact(self.table.number + 1, self.at, fact)
        self.table = after(self.table, happened)
        self.written.append(happened)
