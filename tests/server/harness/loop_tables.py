"""Tables of Townwright's own that tests play on as the event loop does, and a sandbox that counts what it is handed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar

from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.server.live.table_rules import RulesHere
from townwright.server.sandbox.table_tasks import CommandOutcome, begin_table
from townwright.tables.commands import Act, PersonSender, Propose
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import Created, NumberedFact, Sat
from townwright.tables.table import Table

R = TypeVar("R")
DEALER = Dealer(b"loop" * 8)
ADA = PersonSender("ada")


@dataclass
class Counted:
    """Counts the steps that the rules take in this process while nothing is handed over."""

    steps: int = 0
    elsewhere: bool = False
    handed_over: int = 0

    async def run(self, who: Hashable, call: Callable[..., R], *given: Any, near: Hashable = None) -> R:  # noqa: ARG002
        """Do the task as the sandbox does it: its steps are not the loop's."""
        self.handed_over += 1
        self.elsewhere = True
        try:
            return call(*given)
        finally:
            self.elsewhere = False


def table_with(game: str, words: dict[str, str], components: tuple[str, ...] = ()) -> Table:
    """A game that has begin_table, with all seats Ada's."""
    options = registry.find(game).options(words, components)
    agreed = tuple(registry.find(game).option_words(options).items())
    created = Created(game, registry.find(game).rules, agreed, "ada", DEALER.commitment, components=components)
    seats = [Sat(seat, "ada", "ada") for seat in range(options.seats)]
    facts, _ = begin_table(registry.find, NumberedFact(1, 0, created), seats, (), DEALER)
    return replay_facts(facts)


def handled(rules: RulesHere, table: Table, command: Act | Propose) -> CommandOutcome:
    return asyncio.run(rules.handle(table, ADA, command, DEALER, 5, ""))


def act(table: Table, action: str) -> Act:
    seat = table.to_act[0]
    pending = table.pending_turns[seat]
    assert pending is not None
    return Act(seat, pending.number, action)
