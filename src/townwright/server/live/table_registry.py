"""Every table that is open in this process: opened when somebody asks for it and let go when nobody does."""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.server.live.stored_facts import events
from townwright.server.live.table_actor import HERE, TableActor
from townwright.server.live.table_rules import TableRules, is_brought
from townwright.server.sandbox import table_tasks
from townwright.server.sandbox.loop_budget import LoopBudget, LoopBudgetSpent
from townwright.server.sandbox.pool import Sandbox
from townwright.server.sandbox.sealed_table import SealedTable
from townwright.server.store.contests.models import ContestTry
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import StoredTry
from townwright.server.store.fingerprints import Moves
from townwright.server.store.models import Index, TableRow
from townwright.tables.facts import BotSat, Created, Fact, NumberedFact, Sat
from townwright.tables.seats.holders import players_at
from townwright.tables.table import FindGame, Table

MOST_IDLE: Final = 100
"""Tables that stay open though nobody looks at them: collecting garbage looks at all of them at once."""
MOST_NAMES: Final = 50_000
"""Names of people that are kept."""
MOST_SEALED: Final = 16
"""Tables played with what somebody brought that stay open though nobody looks at them."""

Watcher = Callable[[TableActor], None]


def wall_clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableRegistry:
    """Opens and keeps the actors of this process's tables, and the shown names of people."""

    def __init__(
        self,
        store: Store,
        find: FindGame = registry.find,
        now: Callable[[], int] = wall_clock,
        most: int = MOST_IDLE,
        rules: TableRules = HERE,
        sandbox: Sandbox | None = None,
    ) -> None:
        """``rules`` computes Townwright's own sets, ``sandbox`` what somebody brought."""
        self.store = store
        self.now = now
        self.find = find
        self.watchers: list[Watcher] = []
        """Called with every actor that is opened and after every change of one."""
        self.on_notice: Callable[[str, int, str], None] = lambda *_: None
        """Called with what another process passes on to the pages at a table."""
        self._most = most
        self._rules, self._sandbox = rules, sandbox
        self._open_actors: weakref.WeakValueDictionary[str, TableActor] = weakref.WeakValueDictionary()
        """Every actor that anybody holds, a page that watches it, a job, or this: no table ever has two of them."""
        self._kept: dict[str, TableActor] = {}
        """Tables that stay open though perhaps nobody looks at them, the one that was asked for last at the end."""
        self._kept_sealed: dict[str, TableActor] = {}
        """The same for those that are played with what somebody brought."""
        self._opening: dict[str, asyncio.Task[TableActor | None]] = {}
        self._names: dict[str, str] = {}

    # Tables

    async def actor(self, table_id: str) -> TableActor | None:
        """The actor of a table, or None if there is no such table."""
        actor = self._open_actors.get(table_id)
        if actor is not None:
            self._keep(actor)
            return actor
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.ensure_future(self._open(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def create(
        self,
        created: Created,
        seats: Iterable[Fact] = (),
        table_id: str | None = None,
        moves: Moves = (),
        dealer: Dealer | None = None,
        daily_try: StoredTry | None = None,
        contest_try: ContestTry | None = None,
    ) -> str:
        """Store a new table, perhaps with people and bots on its seats; return its id, which nobody can guess.

        ``moves`` of another game may be played on it first. ``dealer`` deals instead of a fresh one; ``daily_try`` or
        ``contest_try`` is stored with the table or refuses it.
        """
        table_id = table_id or secrets.token_hex(16)
        dealer = dealer or Dealer.fresh()
        begun = daily_try or contest_try
        now = self.now() if begun is None else begun.begun_at
        first = NumberedFact(1, now, replace(created, commitment=dealer.commitment))
        facts, index = await self._begin(created, first, tuple(seats), tuple(moves), dealer)
        row = TableRow(table_id, created.game, created.rules, now, created.host, dealer.commitment)
        await self.store.create(row, dealer.seed, events(facts), index, daily_try, contest_try)
        await self.actor(table_id)
        return table_id

    async def _begin(
        self, created: Created, first: NumberedFact, seats: Sequence[Fact], moves: Moves, dealer: Dealer
    ) -> tuple[tuple[NumberedFact, ...], Index]:
        """Return the first facts of a table and its index; what somebody brought or takes long is done elsewhere."""
        if self._sandbox is None:
            return table_tasks.begin_table(self.find, first, seats, moves, dealer)
        if not moves and not is_brought(created):
            with suppress(LoopBudgetSpent):
                return table_tasks.begin_table(self.find, first, seats, moves, dealer, LoopBudget())
        return await self._sandbox.run(created.host, table_tasks.begin_table, self.find, first, seats, moves, dealer)

    async def rematch(self, table: Table) -> None:
        """Store the table that a rematch was agreed for, unless it is there already."""
        if table.rematch is None or await self.store.table(table.rematch) is not None:
            return
        seats: list[Fact] = []
        for seat, holder in enumerate(table.holders):
            if holder.person is not None:
                seats.append(Sat(seat, holder.person, holder.player or holder.person))
            elif holder.bot is not None:
                seats.append(BotSat(seat, holder.bot))
        agreed = replace(table.created, rules=table.game.rules, branched=0, daily="", retried=False, contest="")
        await self.create(agreed, seats, table.rematch)

    def actor_before(self, table_id: str, number: int) -> TableActor | None:
        """The actor of a table if it is open in this process and does not know of so many facts."""
        actor = self._open_actors.get(table_id)
        return actor if actor is not None and actor.table.number < number else None

    def let_go(self, table_id: str) -> None:
        """Keep a table open for no longer than a page or a job holds it."""
        self._kept.pop(table_id, None)
        self._kept_sealed.pop(table_id, None)

    def loaded(self) -> tuple[TableActor, ...]:
        """The tables that are open in this process."""
        return tuple(self._open_actors.values())

    async def _open(self, table_id: str) -> TableActor | None:
        try:
            actor = await TableActor.open(
                self.store, table_id, self.find, self.now, rules=self._rules, sandbox=self._sandbox
            )
            if actor is None:
                return None
            if actor.table.rematch is not None:
                await self.rematch(actor.table)
            actor.prepare = self.rematch
            actor.on_change = self._on_change(weakref.ref(actor))
            self._open_actors[table_id] = actor
            self._keep(actor)
            self.changed(actor)
            return actor
        finally:
            del self._opening[table_id]

    def _on_change(self, found: Callable[[], TableActor | None]) -> Callable[[], None]:
        """A listener of an actor that does not hold it: one that is let go is freed at once, not by a collection."""

        def changed() -> None:
            actor = found()
            if actor is not None:
                self.changed(actor)

        return changed

    def changed(self, actor: TableActor) -> None:
        """Call every watcher of tables with this one."""
        for watcher in self.watchers:
            watcher(actor)

    def _keep(self, actor: TableActor) -> None:
        """Keep a table open as the one that was asked for last, and let go those that were not for the longest."""
        is_sealed = isinstance(actor.table.options, SealedTable)
        kept, most = (self._kept_sealed, MOST_SEALED) if is_sealed else (self._kept, self._most)
        kept.pop(actor.table_id, None)
        kept[actor.table_id] = actor
        while len(kept) > most:
            del kept[next(iter(kept))]

    # Names

    async def names(self, table: Table) -> Mapping[str, str]:
        """The shown names of everybody at a table."""
        return self.known_names(table) or await self.names_of(players_at(table.holders))

    def known_names(self, table: Table) -> Mapping[str, str] | None:
        """The shown names of everybody at a table if all are known here, otherwise None."""
        return self._names if self._names.keys() >= players_at(table.holders) else None

    async def names_of(self, people: Collection[str]) -> Mapping[str, str]:
        """The shown names of people."""
        known = {person: self._names[person] for person in people if person in self._names}
        missing = [person for person in people if person not in known]
        if missing:
            read = {person.id: person.name for person in (await self.store.people(missing)).values()}
            if len(self._names) > MOST_NAMES:
                self._names.clear()
            self._names |= read
            known |= read
        return known

    def forget_name(self, person: str) -> None:
        """Drop the cached name of a person who has taken another one, and all updates that show it."""
        if self._names.pop(person, None) is not None:
            for actor in self.loaded():
                actor.drop_shared_updates()
