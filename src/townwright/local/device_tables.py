"""The tables of a device: laid, opened from their facts, and changed by commands that are stored before they count."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import msgspec

from townwright.core import registry
from townwright.core.dealer import Dealer
from townwright.core.seats import Seat
from townwright.local.storage import DeviceFact, DeviceRow, DeviceStorage, NotStored, OtherTabAhead
from townwright.server.live.listed_tables import listed_table
from townwright.server.live.table_index import index_of
from townwright.server.store.models import MOST_LISTED, Listed, TableRow
from townwright.tables import facts as table_facts
from townwright.tables.actions import begin_game
from townwright.tables.commands import Command, Sender
from townwright.tables.fact_replay import apply_fact, create_table, replay_facts
from townwright.tables.fact_writer import FactWriter
from townwright.tables.facts import BotSat, Created, Fact, NumberedFact, Sat
from townwright.tables.handler import handle
from townwright.tables.replies import Accepted, Reply
from townwright.tables.table import FindGame, Table

OWNER: Final = "device"
"""The person of all tables on a device: whoever holds it."""
PREFIX: Final = "device-"
"""What the ids of these tables begin with, so that a page knows where to ask for one."""
NAME: Final = "name"
"""The setting with the owner's name."""


def fresh_table_id() -> str:
    """A new id for a table on this device."""
    return PREFIX + secrets.token_hex(12)


@dataclass
class OpenTable:
    """A table in memory: a fold of what is stored, which alone decides what happened."""

    row: DeviceRow
    table: Table

    @property
    def dealer(self) -> Dealer:
        """The dealer of the table's seed."""
        return Dealer.of(self.row.seed)

    @property
    def seed(self) -> str | None:
        """The dealer's seed, once the game has ended."""
        return None if self.table.ended is None else self.row.seed


class DeviceTables:
    """The tables of one device, those in memory that somebody asked for."""

    def __init__(self, storage: DeviceStorage, now: Callable[[], int], find: FindGame = registry.find) -> None:
        self.storage = storage
        self.now = now
        self.find = find
        self._open: dict[str, OpenTable] = {}

    async def open(self, table_id: str) -> OpenTable | None:
        """The table with this id, read from the storage if need be, or None."""
        if table_id not in self._open:
            read = await self.read(table_id)
            if read is None:
                return None
            self._open[table_id] = read
        return self._open[table_id]

    async def read(self, table_id: str) -> OpenTable | None:
        """The table as it is stored, or None; it is not kept in memory."""
        row = await self.storage.row(table_id)
        if row is None:
            return None
        stored = await self.storage.facts(table_id, 0)
        return OpenTable(row, replay_facts(map(read_fact, stored), self.find))

    async def read_on(self, table_id: str) -> None:
        """Take in what another tab has stored of an open table."""
        opened = self._open.get(table_id)
        if opened is not None:
            stored = await self.storage.facts(table_id, opened.table.number)
            row = await self.storage.row(table_id) if stored else None
            if row is not None:
                opened.row = replace(row, names={**opened.row.names, **row.names})
            for fact in map(read_fact, stored):
                opened.table = apply_fact(opened.table, fact)

    async def handle(self, opened: OpenTable, sender: Sender, command: Command, action_id: str | None = None) -> Reply:
        """Carry out a command and return its reply; what was accepted is stored when this returns.

        Sent again with the same id it gets the same reply and is done once. ``NotStored`` leaves all as it was.
        """
        if action_id is not None:
            known = await self.storage.replied(opened.row.id, action_id)
            if known is not None:
                await self.read_on(opened.row.id)
                await self._lay_rematch(opened)
                return Accepted(known)
        while True:
            handled = handle(opened.table, sender, command, opened.dealer, self.now(), fresh_table_id())
            if not handled.facts:
                return handled.reply
            row = self._row(opened.row.id, opened.row.seed, opened.row.names, handled.table, await self.owner())
            try:
                await self.storage.append(row, opened.table.number, stored_facts(handled.facts, action_id))
            except OtherTabAhead as ahead:
                before = opened.table.number
                await self.read_on(opened.row.id)
                if opened.table.number == before:
                    raise NotStored(f"{opened.row.id} does not go on at {before}") from ahead
                continue
            opened.row, opened.table = row, handled.table
            await self._lay_rematch(opened)
            return handled.reply

    async def create(
        self,
        created: Created,
        seats: Sequence[Fact] = (),
        names: Mapping[str, str] | None = None,
        moves: Sequence[tuple[Seat, str]] = (),
        dealer: Dealer | None = None,
        table_id: str | None = None,
    ) -> str:
        """Store a new table with these people and bots on it, after these moves of another game; return its id."""
        table_id, dealer = table_id or fresh_table_id(), dealer or Dealer.fresh()
        first = NumberedFact(1, self.now(), replace(created, host=OWNER, commitment=dealer.commitment))
        writer = FactWriter(create_table(first, self.find), dealer, first.at)
        for fact in seats:
            writer.write(fact)
        begin_game(writer, moves)
        row = self._row(table_id, dealer.seed, names or {}, writer.table, await self.owner())
        await self.storage.append(row, 0, stored_facts((first, *writer.written)))
        self._open[table_id] = OpenTable(row, writer.table)
        return table_id

    async def owner(self) -> str:
        """The name of whoever holds the device; empty before it was said."""
        return await self.storage.setting(NAME) or ""

    async def names(self, opened: OpenTable) -> Mapping[str, str]:
        """The names of everybody at a table."""
        return {**opened.row.names, OWNER: await self.owner()}

    def forget(self) -> None:
        """Drop all tables from memory; they are read again when somebody asks."""
        self._open.clear()

    async def _lay_rematch(self, opened: OpenTable) -> None:
        """Store the table that a rematch was agreed for, unless it is there already."""
        table, rematch = opened.table, opened.table.rematch
        if rematch is None or await self.storage.row(rematch) is not None:
            return
        seats: list[Fact] = []
        for seat, holder in enumerate(table.holders):
            if holder.person is not None:
                seats.append(Sat(seat, holder.person, holder.player or holder.person))
            elif holder.bot is not None:
                seats.append(BotSat(seat, holder.bot))
        agreed = replace(table.created, rules=table.game.rules, branched=0, retried=False)
        with suppress(OtherTabAhead):  # another tab has just laid it
            await self.create(agreed, seats, opened.row.names, table_id=rematch)

    def _row(self, table_id: str, seed: str, names: Mapping[str, str], table: Table, owner: str) -> DeviceRow:
        created, index = table.created, index_of(table, table.number)
        row = TableRow(table_id, created.game, created.rules, table.log[0].at, OWNER, created.commitment)
        seats, more = index.seats[:MOST_LISTED], len(index.seats[MOST_LISTED:])
        shown = replace(index, seats=seats, more_seats=more)
        listed = listed_table(Listed(row, shown, table.number), {**names, OWNER: owner}, OWNER)
        solo = None if index.solo is None else asdict(index.solo)
        return DeviceRow(table_id, seed, dict(names), plain(listed), solo)


def plain(value: object) -> Any:
    """The value as it goes over the wire, made of dicts and lists."""
    return json.loads(msgspec.json.encode(value))


def stored_facts(facts: Sequence[NumberedFact], action_id: str | None = None) -> tuple[DeviceFact, ...]:
    """The facts as they are stored, the first with the id of the command."""
    return tuple(
        DeviceFact(
            numbered.number,
            numbered.at,
            table_facts.kind(numbered.fact),
            table_facts.body(numbered.fact),
            None if place else action_id,
        )
        for place, numbered in enumerate(facts)
    )


def read_fact(stored: DeviceFact) -> NumberedFact:
    """The fact that was stored."""
    return NumberedFact(stored.number, stored.at, table_facts.read(stored.kind, stored.body))
