"""Logs of games that are over, packed into one row: whatever is read is the same, and writing brings the rows back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.contract import Store
from townwright.server.store.errors import AlreadyReplied, BadPage, Damaged
from townwright.server.store.models import Index, Snapshot, StoredReply
from townwright.server.store.queries import event_log
from townwright.server.store.queries.packing import log_packing
from townwright.server.store.transaction import Row, SqlValue, Transaction

from .scenes import NOW, a_table, event, events

ENDED = Index("ended", NOW + 5)
LATER = NOW + 10


async def ended_table(store: Store) -> str:
    """A table with four events and two answers whose game is over."""
    table = await a_table(store)
    head = await store.head(table.id)
    await store.append(table.id, head, events(head + 1, head + 2), [StoredReply("ada", "one", head + 1)])
    await store.remember(table.id, StoredReply("ada", "two", refusal='{"code":"no"}'))
    await store.keep_snapshot(table.id, Snapshot(head + 1, "maker", "{}"))
    await store.append(table.id, head + 2, [event(head + 3)], index=ENDED)
    return table.id


async def count_rows(store: Store, table_id: str) -> list[int]:
    """How many events, answers, snapshots and packed logs a table has."""
    any_store: Any = store
    names = ("events", "answers", "snapshots", "packed_logs")
    sql = "SELECT COUNT(*) FROM {} WHERE table_id = ?"
    return [await any_store._read(lambda one, name=name: one.rows(sql.format(name), table_id)[0][0]) for name in names]


async def everything(store: Store, table_id: str) -> list[object]:
    """All that can be read of a table's log."""
    replies = [await store.reply(table_id, *each) for each in (("ada", "one"), ("ada", "two"), ("ben", "one"))]
    head = await store.head(table_id)
    return [*replies, *[await store.events(table_id, after) for after in range(head + 2)], await store.seed(table_id)]


def test_what_is_read_of_a_packed_log_is_what_was_written(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await ended_table(store)
        before = await everything(store, table)
        assert await store.pack_logs(NOW + 5) == 0
        assert (await count_rows(store, table))[3] == 0
        assert await store.pack_logs(LATER) == 1
        assert await store.pack_logs(LATER) == 0
        assert await count_rows(store, table) == [0, 0, 0, 1]
        assert await everything(store, table) == before

    runner.run(scene())


def test_a_running_game_is_not_packed(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await a_table(store)
        assert await store.pack_logs(LATER) == 0
        assert (await count_rows(store, table.id))[3] == 0

    runner.run(scene())


def test_writing_to_a_packed_log_goes_on_where_it_was(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await ended_table(store)
        before = await store.events(table)
        await store.pack_logs(LATER)
        with pytest.raises(AlreadyReplied) as known:
            await store.append(table, len(before), [event(len(before) + 1)], [StoredReply("ada", "one", 9)])
        assert known.value.reply == await store.reply(table, "ada", "one")
        assert await store.remember(table, StoredReply("ada", "two", 9)) == await store.reply(table, "ada", "two")
        new = event(len(before) + 1)
        await store.append(table, len(before), [new], index=ENDED)
        assert await store.events(table) == (*before, new)
        assert (await count_rows(store, table))[3] == 0
        assert await store.pack_logs(LATER) == 1
        assert await store.events(table) == (*before, new)

    runner.run(scene())


@pytest.mark.parametrize("change", ["body = 'nonsense'", "body = substr(body, 1, 40)", "body = ''"])
def test_a_packed_log_that_was_changed_is_damaged_and_stays_so(
    store: Store, runner: asyncio.Runner, change: str
) -> None:
    async def scene() -> None:
        table, other = await ended_table(store), await ended_table(store)
        before = await store.events(other)
        await store.pack_logs(LATER)
        any_store: Any = store
        sql = f"UPDATE packed_logs SET {change} WHERE table_id = ?"  # noqa: S608  our own
        await any_store._write(lambda one: one.rows(sql, table))
        with pytest.raises(Damaged):
            await store.events(table)
        await store.remember(table, StoredReply("ada", "three", refusal="{}"))
        with pytest.raises(Damaged):
            await store.events(table)
        assert await store.events(other) == before

    runner.run(scene())


def test_a_log_that_is_damaged_is_never_packed(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await ended_table(store)
        any_store: Any = store
        await any_store._write(lambda one: one.rows("DELETE FROM events WHERE table_id = ? AND number = 2", table))
        assert [await store.pack_logs(LATER) for _ in range(2)] == [1, 0]
        assert (await count_rows(store, table))[3] == 0
        with pytest.raises(Damaged):
            await store.events(table)

    runner.run(scene())


def test_a_backup_holds_packed_logs_and_what_is_deleted_is_gone(
    store: Store, url: str, runner: asyncio.Runner, tmp_path: Path
) -> None:
    async def scene() -> tuple[str, object]:
        table = await ended_table(store)
        before = await everything(store, table)
        await store.pack_logs(LATER)
        return table, before

    table, before = runner.run(scene())
    copied = copy(url, str(tmp_path / "copy.db"), lambda *_: None)

    async def compared() -> None:
        other = await open_store(str(tmp_path / "copy.db"))
        assert await everything(other, table) == before
        await other.discard(table)
        assert await count_rows(other, table) == [0, 0, 0, 0]
        await other.close()

    assert (copied.tables, copied.damaged) == (1, {})
    runner.run(compared())


def test_a_log_that_another_process_has_packed_meanwhile_stays_as_it_is(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        table = await ended_table(store)
        before = await everything(store, table)
        await store.pack_logs(LATER)
        any_store: Any = store
        await any_store._write(lambda one: one.rows("UPDATE listings SET packed = 0 WHERE table_id = ?", table))
        assert [await store.pack_logs(LATER) for _ in range(2)] == [1, 0]
        assert await count_rows(store, table) == [0, 0, 0, 1]
        assert await everything(store, table) == before

    runner.run(scene())


def test_several_processes_pack_the_same_logs_at_once(fresh_postgres: str, runner: asyncio.Runner) -> None:
    async def scene() -> None:
        stores = [await open_store(fresh_postgres) for _ in range(4)]
        tables = [await ended_table(stores[0]) for _ in range(8)]
        before = [await everything(stores[0], table) for table in tables]
        await asyncio.gather(*(each.pack_logs(LATER) for each in stores))
        assert [await everything(stores[0], table) for table in tables] == before
        assert [await count_rows(stores[0], table) for table in tables] == [[0, 0, 0, 1]] * len(tables)
        for each in stores:
            await each.close()

    runner.run(scene())


class Interrupted:
    """A transaction during which another one does something after the answers were read, or the answers cannot be."""

    def __init__(self, transaction: Transaction, meanwhile: Callable[[Transaction], object]) -> None:
        self._transaction, self._meanwhile = transaction, meanwhile

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transaction, name)

    def rows(self, sql: str, *values: SqlValue) -> list[Row]:
        """Run one statement."""
        found = self._transaction.rows(sql, *values)
        if sql.startswith("SELECT speaker"):
            self._meanwhile(self._transaction)
        return found


def test_an_answer_that_is_given_while_a_log_is_packed_is_not_lost(store: Store, runner: asyncio.Runner) -> None:
    late = StoredReply("ben", "late", refusal='{"code":"no"}')

    async def scene() -> None:
        table = await ended_table(store)
        before = await everything(store, table)

        def answer(one: Transaction) -> None:
            event_log.remember(one, table, late)

        def pack(one: Transaction) -> int:
            interrupted: Any = Interrupted(one, answer)
            return log_packing.pack(interrupted, LATER, 9)

        any_store: Any = store
        assert await any_store._write(pack) == 1
        assert await count_rows(store, table) == [0, 1, 0, 1]
        assert await everything(store, table) == before
        assert await store.reply(table, "ben", "late") == late

    runner.run(scene())


def test_answers_that_cannot_be_read_keep_no_other_log_from_being_packed(store: Store, runner: asyncio.Runner) -> None:
    async def scene() -> list[list[int]]:
        tables = sorted([await ended_table(store), await ended_table(store)])
        damaged = [1]

        def fail(_one: Transaction) -> None:
            if damaged and damaged.pop():
                raise BadPage("database disk image is malformed")

        def pack(one: Transaction) -> int:
            interrupted: Any = Interrupted(one, fail)
            return log_packing.pack(interrupted, LATER, 9)

        any_store: Any = store
        assert await any_store._write(pack) == 2
        return [await count_rows(store, table) for table in tables]

    assert runner.run(scene()) == [[4, 2, 1, 0], [0, 0, 0, 1]]
