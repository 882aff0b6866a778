"""Where the rules of a table are computed: in this process, or in the sandbox.

The tables of Townwright's own sets with few seats are computed here, all but the choices, which search. Whatever
somebody brought is computed in the sandbox: own components, the moves of a record, and tables of many seats.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from townwright.core.dealer import Dealer
from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.server.live.snapshots.reader import snapshot_of
from townwright.server.sandbox import table_tasks
from townwright.server.sandbox.loop_budget import LoopBudget, LoopBudgetSpent
from townwright.server.sandbox.pool import Sandbox
from townwright.server.sandbox.sealed_table import SealedTable, with_history
from townwright.server.sandbox.table_tasks import CommandOutcome, WireChoices
from townwright.server.store.models import Snapshot
from townwright.server.workers.fair_queue import TryAgain
from townwright.tables import hints, records, views
from townwright.tables.commands import Command, Sender
from townwright.tables.facts import Created, NumberedFact
from townwright.tables.replies import refused
from townwright.tables.table import Table

FEW_SEATS: Final = 8
"""Up to so many seats a table is computed in the server's own process."""

READ_AT_ONCE: Final = 64
"""Facts of another process that are read and folded into a table in one turn of the event loop."""

SeenTable: TypeAlias = Any
"""A ``TableView``, or the same already encoded as ``msgspec.Raw``: messages take both."""


class TableRules(Protocol):
    """Everything about a table that asks its game."""

    async def handle(
        self, table: Table, sender: Sender, message: Command, dealer: Dealer, at: int, fresh: str
    ) -> CommandOutcome:
        """Return what follows from a command, with the table's index if anything does."""

    async def read_on(self, table: Table, facts: Sequence[NumberedFact]) -> Table:
        """Return the table after some more facts."""

    async def table_view(self, table: Table, person: str | None, seat: Seat | None, names: views.Names) -> SeenTable:
        """Return the table as a person sees it."""

    async def choices(self, table: Table, person: str | None, seat: Seat, words: Sequence[str]) -> WireChoices:
        """Return what can come after these words of an action."""

    async def check_suggestion(self, table: Table, person: str | None, seat: Seat, action: str | None) -> str | None:
        """Return the suggested action as the game spells it, or refuse it."""

    async def record(self, table: Table, names: views.Names, seed: str | None) -> str:
        """Return the record in the game's notation."""

    async def snapshot(self, table: Table) -> Snapshot:
        """Return the table as a snapshot keeps it."""

    async def any_action(self, table: Table, seat: Seat, seed: int) -> str:
        """Return any legal action of a seat."""


@dataclass(frozen=True, slots=True)
class RulesHere:
    """The rules in this process; what searches is computed in the sandbox, if there is one.

    So is every command that needs more steps than the event loop has for it.
    """

    sandbox: Sandbox | None = None

    async def handle(
        self, table: Table, sender: Sender, message: Command, dealer: Dealer, at: int, fresh: str
    ) -> CommandOutcome:
        """Compute here what follows from a command, or in the sandbox if it takes long."""
        if self.sandbox is None:
            return table_tasks.handle_open(table, sender, message, dealer, at, fresh)
        try:
            return table_tasks.handle_open(table, sender, message, dealer, at, fresh, LoopBudget())
        except LoopBudgetSpent:
            pass
        run = self.sandbox.run(
            host(table), table_tasks.handle_open, without_log(table), sender, message, dealer, at, fresh
        )
        return await outcome_of(run, table)

    async def read_on(self, table: Table, facts: Sequence[NumberedFact]) -> Table:
        """Fold more facts into the table here, a few in each turn of the loop; in the sandbox what takes long."""
        if self.sandbox is None:
            return table_tasks.apply_open_facts(table, facts)
        for start in range(0, len(facts), READ_AT_ONCE):
            try:
                table = table_tasks.apply_open_facts(table, facts[start : start + READ_AT_ONCE], LoopBudget())
            except LoopBudgetSpent:
                left = tuple(facts[start:])
                now = await self.sandbox.run(host(table), table_tasks.apply_open_facts, without_log(table), left)
                return with_history(now, table.created, (*table.log, *left))
            if start + READ_AT_ONCE < len(facts):
                await asyncio.sleep(0)
        return table

    async def table_view(self, table: Table, person: str | None, seat: Seat | None, names: views.Names) -> SeenTable:
        """Compute here how a person sees the table."""
        return views.table_view(table, person, seat, names)

    async def choices(self, table: Table, person: str | None, seat: Seat, words: Sequence[str]) -> WireChoices:
        """Find what can come after the words, in the sandbox if there is one."""
        if self.sandbox is None:
            return table_tasks.choices(table, person, seat, words)
        slim = replace(table, log=table.log[-1:], moves=())
        return await self.sandbox.run(person, table_tasks.choices, slim, person, seat, words)

    async def check_suggestion(self, table: Table, person: str | None, seat: Seat, action: str | None) -> str | None:
        """Check and spell a suggestion here."""
        return hints.check_suggestion(table, person, seat, action)

    async def record(self, table: Table, names: views.Names, seed: str | None) -> str:
        """Write the record, in the sandbox if there is one: its work grows with the length of the game."""
        if self.sandbox is None:
            return records.text(table, names, seed)
        slim = replace(table, log=())
        return await self.sandbox.run(host(table), table_tasks.record, slim, names_at(table, names), seed)

    async def snapshot(self, table: Table) -> Snapshot:
        """Write the table for a snapshot here, since that searches nothing."""
        return await asyncio.to_thread(snapshot_of, table)

    async def any_action(self, table: Table, seat: Seat, seed: int) -> str:
        """Find any legal action of a seat, in the sandbox if there is one."""
        if self.sandbox is None:
            return table_tasks.any_action(table, seat, seed)
        slim = replace(table, log=table.log[-1:], moves=())
        return await self.sandbox.run(("bot", table.created.host), table_tasks.any_action, slim, seat, seed)


@dataclass(frozen=True, slots=True)
class RulesInSandbox:
    """The rules of a sealed table: what one person asks for that person, all else for who laid the table."""

    sandbox: Sandbox

    async def handle(
        self, table: Table, sender: Sender, message: Command, dealer: Dealer, at: int, fresh: str
    ) -> CommandOutcome:
        """Compute in the sandbox what follows from a command; what cannot be computed is refused."""
        run = self.sandbox.run(host(table), table_tasks.handle_command, seal(table), sender, message, dealer, at, fresh)
        return await outcome_of(run, table)

    async def read_on(self, table: Table, facts: Sequence[NumberedFact]) -> Table:
        """Fold more facts into the table in the sandbox."""
        if not facts:
            return table
        now = await self.sandbox.run(host(table), table_tasks.apply_facts, seal(table), tuple(facts))
        return with_history(now, table.created, (*table.log, *facts))

    async def table_view(self, table: Table, person: str | None, seat: Seat | None, names: views.Names) -> SeenTable:
        """Compute in the sandbox how a person sees the table, as encoded JSON."""
        shown = names_at(table, names)
        return msgspec.Raw(
            await self.sandbox.run(host(table), table_tasks.table_view, seal(table), person, seat, shown)
        )

    async def choices(self, table: Table, person: str | None, seat: Seat, words: Sequence[str]) -> WireChoices:
        """Find in the sandbox what can come after the words."""
        slim = replace(table, log=(), created=replace(table.created, components=()))
        return await self.sandbox.run(person, table_tasks.choices, slim, person, seat, words)

    async def check_suggestion(self, table: Table, person: str | None, seat: Seat, action: str | None) -> str | None:
        """Check and spell a suggestion in the sandbox."""
        return await self.sandbox.run(person, table_tasks.check_suggestion, seal(table), person, seat, action)

    async def record(self, table: Table, names: views.Names, seed: str | None) -> str:
        """Write the record in the sandbox."""
        slim = replace(table, log=(), created=replace(table.created, components=()))
        return await self.sandbox.run(host(table), table_tasks.record, slim, names_at(table, names), seed)

    async def snapshot(self, table: Table) -> Snapshot:
        """Write the table for a snapshot in the sandbox."""
        return await self.sandbox.run(host(table), table_tasks.snapshot, seal(table))

    async def any_action(self, table: Table, seat: Seat, seed: int) -> str:
        """Find any legal action of a seat in the sandbox."""
        slim = replace(table, log=(), created=replace(table.created, components=()))
        return await self.sandbox.run(host(table), table_tasks.any_action, slim, seat, seed)


async def outcome_of(run: Awaitable[CommandOutcome], table: Table) -> CommandOutcome:
    """Return what the sandbox found to follow from a command, with the whole log; what it refuses is the reply."""
    try:
        outcome = await run
    except Refusal as refusal:
        return CommandOutcome(table, (), refused(refusal), final=not isinstance(refusal, TryAgain))
    if outcome.index is None:
        return CommandOutcome(table, (), outcome.reply)
    return replace(outcome, table=with_history(outcome.table, table.created, (*table.log, *outcome.facts)))


def without_log(table: Table) -> Table:
    """The table with no more of its log than its last fact, which is all that commands need."""
    return replace(table, log=table.log[-1:])


def names_at(table: Table, names: views.Names) -> views.Names:
    """The names of those who have a seat, of all that are known."""
    return {player: names[player] for holder in table.holders if (player := holder.player or "") in names}


def host(table: Table) -> str:
    """Whom the work for a table is done for: who laid it."""
    return table.created.host


def seal(table: Table) -> SealedTable:
    """The part of a sealed table that a worker opens."""
    if not isinstance(table.options, SealedTable):
        raise TypeError("this table is computed here")
    return table.options


def is_brought(created: Created) -> bool:
    """Whether what the table is played with, or so many seats, make it a matter for the sandbox."""
    return bool(created.components) or created.derived or many_seats(created)


def many_seats(created: Created) -> bool:
    """Whether a table's options say more than a few seats."""
    seats = dict(created.options).get("seats", "")
    return not (seats.isdecimal() and len(seats) <= 4 and int(seats) <= FEW_SEATS) if seats else False
