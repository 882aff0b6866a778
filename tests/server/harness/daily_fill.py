"""Many players more on a day: their tries are the logs of tries that were really played, under their own names.

What lists and results say of them follows from replaying such a log, and proofs replay every one of them again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from tests.server.harness.serving import Server
from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, verify
from townwright.core.records import Record
from townwright.server.live.table_index import index_of
from townwright.server.ops.replay_check import replayed
from townwright.server.store.daily.models import StoredTry
from townwright.server.store.errors import TryTaken
from townwright.server.store.models import Index, Person, StoredEvent, TableRow, fresh_id
from townwright.server.store.queries import accounts, event_log
from townwright.server.store.ratings import boards
from townwright.server.store.ratings.board_models import BoardChoice
from townwright.server.store.transaction import Transaction
from townwright.tables.table import Table

TOGETHER = 200
"""Tries that are written in one transaction."""


@dataclass(frozen=True)
class PlayedTry:
    """A try that was really played, with what lists show of it."""

    person: str
    row: TableRow
    seed: str
    events: tuple[StoredEvent, ...]
    index: Index

    def of(self, person: str) -> tuple[TableRow, tuple[StoredEvent, ...], Index]:
        """The same try by somebody else."""
        index, rated = self.index, self.index.rated
        return (
            replace(self.row, id=fresh_id(), host=person),
            tuple(replace(event, body=event.body.replace(self.person, person)) for event in self.events),
            replace(
                index,
                seats=tuple(replace(seat, person=person) for seat in index.seats),
                results=tuple(replace(result, person_id=person) for result in index.results),
                rated=None
                if rated is None
                else replace(rated, seats=tuple(replace(seat, person=person) for seat in rated.seats)),
            ),
        )


async def played_tries(server: Server, tries: Sequence[StoredTry]) -> list[PlayedTry]:
    """Tries of one seat that have ended, replayed from their logs."""
    found = list[PlayedTry]()
    store: Any = server.services.store
    for one in tries:
        events = await store.events(one.table_id)
        row, seed = await store.table(one.table_id), await store.seed(one.table_id)
        table = replayed(one.table_id, events, seed)
        found.append(PlayedTry(one.person_id, row, seed, tuple(events), index_of(table)))
    return found


async def fill(server: Server, day: str, people: Sequence[str], pool: Sequence[PlayedTry]) -> None:
    """Give everybody without a try one of the pool, the same for each number on every day."""
    store: Any = server.services.store
    some = iter(list(enumerate(people)))
    while batch := list(islice(some, TOGETHER)):
        await store._write(lambda transaction, batch=batch: write(transaction, day, batch, pool))


def write(transaction: Transaction, day: str, batch: Sequence[tuple[int, str]], pool: Sequence[PlayedTry]) -> None:
    """Write the tries of some people, each with all of its log."""
    for number, person in batch:
        played = pool[number % len(pool)]
        row, events, index = played.of(person)
        begun = StoredTry(day, row.game, person, row.id, row.created_at)
        try:
            event_log.create(transaction, row, played.seed, events, index, begun)
        except TryTaken:
            continue  # written before the process was killed


async def welcome(server: Server, people: Sequence[str]) -> None:
    """Let people in who are not there yet, all of whom want to be seen on boards."""
    store: Any = server.services.store
    await store._write(lambda transaction: let_in(transaction, people, server.services.now()))


def let_in(transaction: Transaction, people: Sequence[str], now: int) -> None:
    """Write people who are not there yet."""
    for each in people:
        if accounts.find(transaction, each) is None:
            accounts.add(transaction, Person(each, each, now))
            boards.choose(transaction, each, BoardChoice(each, everybody=True, friends=True), now)


class ReplayOnce:
    """Replays a log once for all who played it: a log that is the same but for its person and the id of its table."""

    def __init__(self) -> None:
        self._tables: dict[tuple[object, ...], Table] = {}
        self._draws: dict[int, int] = {}
        self.replayed = 0

    def table(self, table_id: str, events: Sequence[StoredEvent], seed: str | None) -> Table:
        """The table that the events lead to, with its host; see ``replay_check.replayed``."""
        host = json.loads(events[0].body)["host"]
        same = (seed, *((event.number, event.kind, event.at, event.body.replace(host, "?")) for event in events))
        if same not in self._tables:
            self._tables[same] = replayed(table_id, events, seed)
            self.replayed += 1
        table = self._tables[same]
        return replace(table, created=replace(table.created, host=host))

    def verify(self, game: AnyGame, record: Record[Any, Any], dealer: Dealer) -> int:
        """How many draws of a record are the dealer's; see ``dealer.verify``."""
        same = hash((record.options, record.events))
        if same not in self._draws:
            self._draws[same] = verify(game, record, dealer)
        return self._draws[same]
