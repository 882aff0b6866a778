"""The actor of one table in this process: it handles one command at a time, and stores before it answers.

The order is always: hear, store, answer, show. The store alone decides what happened; what the actor
holds in memory is only a fold of it and may be thrown away at any moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias

import msgspec

from townwright.core.dealer import Dealer
from townwright.core.refusals import Refusal
from townwright.server.live.snapshots.reader import EVERY, table_of
from townwright.server.live.stored_facts import created_by, events, read, reply_from, sender_name
from townwright.server.live.table_rules import (
    READ_AT_ONCE,
    RulesHere,
    RulesInSandbox,
    TableRules,
    is_brought,
)
from townwright.server.live.updates.shared_updates import SharedUpdates
from townwright.server.sandbox import table_tasks
from townwright.server.sandbox.loop_budget import LoopBudget, LoopBudgetSpent
from townwright.server.sandbox.pool import Sandbox
from townwright.server.sandbox.sealed_table import with_history
from townwright.server.sandbox.table_tasks import CommandOutcome
from townwright.server.store import models
from townwright.server.store.contract import Store
from townwright.server.store.errors import AlreadyReplied, Behind, StoreError, UnsettledCommit
from townwright.server.store.models import fresh_id
from townwright.server.store.seed_check import checked_dealer
from townwright.tables.commands import Command, PersonSender, Sender
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import NumberedFact
from townwright.tables.replies import Refused, Reply, refused
from townwright.tables.table import FindGame, Table

log = logging.getLogger(__name__)

HERE = RulesHere()
VIEWS_AT_ONCE = 3
"""Views of one table that are computed or wait for the sandbox at once, so that its commands find a place there."""
AT_ONCE = 12
"""A table of fewer facts is opened without leaving the event loop, if that takes few steps."""
TRIES = 20
"""How often a message is heard again because another process was faster."""

ChangeCallback: TypeAlias = Callable[[], None]
ShowChange: TypeAlias = Callable[[bool], None]
"""Shows a page what has changed: at once, or when it has heard what the page is saying meanwhile."""
Tell: TypeAlias = Callable[[Reply], None]
RunInThread: TypeAlias = Callable[[Callable[[], tuple[Table, int]]], Awaitable[tuple[Table, int]]]
"""Does something long where nobody else waits for it: in a thread."""
PrepareTable: TypeAlias = Callable[[Table], Awaitable[None]]


class UnsettledCommand:
    """The outcome of a command that may or may not have been stored; the same id may be sent again."""


CommandReply: TypeAlias = Reply | UnsettledCommand
UNSETTLED_COMMAND = UnsettledCommand()


class TableActor:
    """Handles the commands of one table in this process, and holds its state in memory."""

    def __init__(
        self,
        store: Store,
        table_id: str,
        table: Table,
        dealer: Dealer,
        now: Callable[[], int],
        rules: TableRules = HERE,
    ) -> None:
        self.table_id = table_id
        self.table = table
        self.rules = rules
        self.kept = 0
        """The last fact that a snapshot was wished for with."""
        self.on_change: ChangeCallback | None = None
        """Called after every change before anybody is shown it, so that nobody sees it who may no longer."""
        self.listeners: set[ShowChange] = set()
        """Called after every change, one for each page that watches."""
        self.prepare: PrepareTable | None = None
        """Called before a table that names its rematch is shown to anybody, so that the rematch is there."""
        self._store = store
        self._dealer = dealer
        self._now = now
        self._turn = asyncio.Lock()
        self._shared_updates = SharedUpdates(table)
        self.views = asyncio.Semaphore(VIEWS_AT_ONCE)
        """Held while a view of the table is computed; whoever waits for it is served in turn."""

    @classmethod
    async def open(
        cls,
        store: Store,
        table_id: str,
        find: FindGame,
        now: Callable[[], int],
        long: int = EVERY,
        run_in_thread: RunInThread = asyncio.to_thread,
        rules: TableRules = HERE,
        sandbox: Sandbox | None = None,
    ) -> TableActor | None:
        """Return the actor of a stored table, or None; one with so many facts is read in a thread, from a snapshot.

        A table that is played with what somebody brought is opened in the sandbox, and stays there. ``Damaged`` if
        its log is not what was stored or its seed is not the one that its first fact commits to.
        """
        stored, seed = await store.events(table_id), await store.seed(table_id)
        if not stored:
            return None
        created = created_by(read(table_id, stored[0]))
        dealer, history = checked_dealer(table_id, seed, created.commitment), map(partial(read, table_id), stored)
        if sandbox is not None and is_brought(created):
            facts = await asyncio.to_thread(tuple, history)
            return await cls._open_sealed(store, table_id, find, now, facts, dealer, sandbox)
        if len(stored) < min(long, AT_ONCE):
            with suppress(LoopBudgetSpent):
                return cls(store, table_id, replay_facts(history, find, LoopBudget()), dealer, now, rules)
            history = map(partial(read, table_id), stored)
        snapshot = await store.snapshot(table_id) if len(stored) >= long else None
        table, kept = await run_in_thread(lambda: table_of(tuple(history), snapshot, find))
        actor = cls(store, table_id, table, dealer, now, rules)
        actor.kept = kept
        return actor

    @classmethod
    async def _open_sealed(
        cls,
        store: Store,
        table_id: str,
        find: FindGame,
        now: Callable[[], int],
        history: tuple[NumberedFact, ...],
        dealer: Dealer,
        sandbox: Sandbox,
    ) -> TableActor:
        created, snapshot = created_by(history[0]), await store.snapshot(table_id)
        table, kept = await sandbox.run(created.host, table_tasks.open_sealed_table, find, history, snapshot)
        actor = cls(store, table_id, with_history(table, created, history), dealer, now, RulesInSandbox(sandbox))
        actor.kept = kept
        return actor

    @property
    def dealer(self) -> Dealer:
        """The dealer of the table, for whoever draws; nothing of it is shown to anybody."""
        return self._dealer

    @property
    def is_computed_here(self) -> bool:
        """Whether its views are computed in this process, so that nobody has to wait for them."""
        return type(self.rules) is RulesHere

    @property
    def busy(self) -> bool:
        """Whether a command is being handled."""
        return self._turn.locked()

    def shared_updates(self) -> SharedUpdates:
        """Return what has been computed for others who watch the table as it stands."""
        if self._shared_updates.table is not self.table:
            self._shared_updates = self._shared_updates.following(self.table)
        return self._shared_updates

    def drop_shared_updates(self) -> None:
        """Drop what was computed for others, since a shown name has changed; the next one gets it fresh."""
        self._shared_updates = SharedUpdates(self.table)

    @property
    def seed(self) -> str | None:
        """The dealer's seed, once the game has ended; None for the deal of a day or a contest, which tells it."""
        created = self.table.created
        return None if self.table.ended is None or created.daily or created.contest else self._dealer.seed

    async def handle(
        self,
        sender: Sender,
        message: Command,
        action_id: str | None = None,
        invitation: str | None = None,
        tell: Tell | None = None,
    ) -> CommandReply:
        """Handle a command and return its one reply; it is finished even if the caller is cancelled meanwhile.

        ``tell`` gets the answer of what was stored before anybody is shown what follows from it.
        """
        hearing = self._handle(sender, message, action_id, invitation, tell)
        return await asyncio.shield(asyncio.ensure_future(hearing))

    async def catch_up(self) -> None:
        """Read what other processes have stored, and tell the listeners."""
        async with self._turn:
            await self._read_on()

    async def _handle(
        self, sender: Sender, message: Command, action_id: str | None, invitation: str | None, tell: Tell | None
    ) -> CommandReply:
        async with self._turn:
            try:
                for _ in range(TRIES):
                    # Only who has ended a game can ask for another table, and a name that nobody can guess costs time.
                    fresh = "" if self.table.ended is None else fresh_id()
                    handled = await self.rules.handle(self.table, sender, message, self._dealer, self._now(), fresh)
                    try:
                        return await self._store_handled(handled, sender, action_id, invitation, tell)
                    except Behind:
                        await self._read_on()
                return UNSETTLED_COMMAND
            except AlreadyReplied as replied:
                return reply_from(replied.reply)
            except UnsettledCommit:
                return await self._settle(sender, action_id)
            except StoreError:
                return UNSETTLED_COMMAND

    async def _store_handled(
        self, handled: CommandOutcome, sender: Sender, action_id: str | None, invitation: str | None, tell: Tell | None
    ) -> CommandReply:
        name = sender_name(sender)
        if isinstance(handled.reply, Refused):
            if action_id is None:
                return handled.reply
            if not handled.final:
                known = await self._store.reply(self.table_id, name, action_id)
                return handled.reply if known is None else reply_from(known)
            # Whether a refusal is the first answer or follows a success that the page missed, the store knows.
            encoded = msgspec.json.encode(handled.reply).decode()
            return reply_from(
                await self._store.remember(self.table_id, models.StoredReply(name, action_id, refusal=encoded))
            )
        if handled.index is None:
            return handled.reply
        try:
            await self._store.append(
                self.table_id,
                self.table.number,
                events(handled.facts, action_id),
                () if action_id is None else (models.StoredReply(name, action_id, handled.reply.number),),
                handled.index,
                None if invitation is None or not isinstance(sender, PersonSender) else (invitation, sender.id),
            )
        except Refusal as refusal:
            return refused(refusal)
        if tell is not None:
            tell(handled.reply)
        await self._move_to(handled.table)
        return handled.reply

    async def _settle(self, sender: Sender, action_id: str | None) -> CommandReply:
        """Return the reply after a failed commit: what the log now holds is what happened."""
        try:
            await self._read_on()
            if action_id is not None:
                known = await self._store.reply(self.table_id, sender_name(sender), action_id)
                return UNSETTLED_COMMAND if known is None else reply_from(known)
        except StoreError:
            pass
        return UNSETTLED_COMMAND

    async def _read_on(self) -> None:
        new = await self._store.events(self.table_id, self.table.number)
        facts: list[NumberedFact] = []
        for start in range(0, len(new), READ_AT_ONCE):
            facts += [read(self.table_id, event) for event in new[start : start + READ_AT_ONCE]]
            if len(facts) < len(new):
                await asyncio.sleep(0)
        if facts:
            # A page may be saying that it knows them already, from another process.
            await self._move_to(await self.rules.read_on(self.table, facts), at_once=False)

    async def _move_to(self, table: Table, *, at_once: bool = True) -> None:
        if self.prepare is not None and table.rematch != self.table.rematch:
            await self.prepare(table)
        self.table = table
        if self.on_change is not None:
            self.on_change()
        for show in tuple(self.listeners):
            try:
                show(at_once)
            except Exception:  # the move is stored, and the others are to see it
                log.exception("a change could not be shown")
