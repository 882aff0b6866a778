"""When the disk fails, nothing is promised, and all goes on when it works again."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest

from townwright.core.refusals import NotNow
from townwright.server.store import open_store
from townwright.server.store.backend_calls import TROUBLED_S
from townwright.server.store.contract import Store
from townwright.server.store.errors import Down, StoreError, UnsettledCommit
from townwright.server.store.open_store import OpenStore
from townwright.server.store.postgres.opening import connect
from townwright.server.store.sqlite.backend import Sqlite

from ..durability.disk import Disk
from .scenes import a_table, event, events


class Usage(NamedTuple):
    total: int
    free: int


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk("failing")
    yield disk
    disk.close()


def on(disk: Disk, path: Path) -> OpenStore:
    class OnDisk(Sqlite):
        vfs = disk.name

    return OpenStore(OnDisk(path))


async def until_it_works(store: Store, table_id: str) -> int:
    """The head, as soon as it can be read."""
    while True:
        try:
            return await store.head(table_id)
        except Down:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("fails", "error"), [("write", StoreError), ("sync", UnsettledCommit)], ids=["disk full", "sync fails"]
)
async def test_a_failed_commit_is_never_promised_and_the_store_recovers(
    disk: Disk, tmp_path: Path, fails: str, error: type[StoreError]
) -> None:
    store = on(disk, tmp_path / "games.db")
    table, other = await a_table(store), await a_table(store)

    disk.fail(fails)
    outcomes = await asyncio.gather(
        store.append(table.id, 1, events(2, 2)), store.append(other.id, 1, events(2, 2)), return_exceptions=True
    )
    assert all(isinstance(outcome, error) for outcome in outcomes)
    with pytest.raises(StoreError):
        await store.append(table.id, 1, events(2, 2))

    disk.fail()
    head = await until_it_works(store, table.id)
    await store.append(table.id, head, [event(head + 1)])

    assert await store.head(table.id) == head + 1
    assert len(await store.events(table.id)) == head + 1
    await store.close()


@pytest.mark.parametrize("fails", ["write", "sync"])
async def test_a_store_is_not_ready_while_moves_are_unsettled_and_a_moment_later_it_is(
    disk: Disk, tmp_path: Path, fails: str
) -> None:
    hand = [0.0]
    store = OpenStore(on(disk, tmp_path / "games.db")._backend, lambda: hand[0])
    table = await a_table(store)
    await store.try_writing()
    assert not store.is_troubled()

    disk.fail(fails)
    with pytest.raises(StoreError):
        await store.try_writing()
    with pytest.raises(StoreError):
        await store.append(table.id, 1, events(2, 2))
    disk.fail()
    await until_it_works(store, table.id)
    assert store.is_troubled()

    hand[0] = TROUBLED_S
    assert not store.is_troubled()
    await store.try_writing()
    await store.close()


async def test_a_full_disk_is_trouble_though_a_small_write_would_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(str(tmp_path / "games.db"))
    assert not store.is_troubled()
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1 << 40, 1 << 20))
    assert store.is_troubled()
    await store.try_writing()
    await store.close()


async def test_a_store_on_a_dead_disk_can_be_closed(disk: Disk, tmp_path: Path) -> None:
    store = on(disk, tmp_path / "games.db")
    table = await a_table(store)
    disk.fail("write", "sync")
    with pytest.raises(StoreError):
        await store.append(table.id, 1, events(2, 2))

    await store.close()

    disk.fail()
    again = on(disk, tmp_path / "games.db")
    assert await again.events(table.id) == events(1, 1)
    await again.close()


async def test_new_tables_wait_when_the_disk_is_nearly_full_and_running_ones_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(str(tmp_path / "games.db"))
    table = await a_table(store)

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1000, 90))
    with pytest.raises(NotNow, match="nearly full"):
        await a_table(store)
    await store.append(table.id, 1, events(2, 2))
    assert await store.free_space() == 0.09

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1 << 50, 1 << 31))
    await a_table(store)
    await store.close()


async def test_idle_connections_that_postgresql_has_ended_are_made_again_and_nobodys_move_fails(
    fresh_postgres: str,
) -> None:
    store = await open_store(fresh_postgres)
    table = await a_table(store)
    await asyncio.gather(*(store.head(table.id) for _ in range(24)))
    with psycopg.connect(fresh_postgres, autocommit=True) as database:
        ended = database.execute(
            "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        ).fetchall()
        left = "SELECT count(*) FROM pg_stat_activity WHERE pid = ANY(%s)"
        while database.execute(left, ([pid for pid, _ in ended],)).fetchone() != (0,):
            await asyncio.sleep(0.01)
    outcomes = [await append_or_error(store, table.id) for _ in range(24)]

    assert outcomes == [None] * 24
    assert await store.head(table.id) == 25
    await store.close()


async def test_a_server_that_was_stopped_holds_no_table_and_writes_nothing_later(fresh_postgres: str) -> None:
    store = await open_store(fresh_postgres)
    table = await a_table(store)
    stopped = connect(fresh_postgres, idle="200ms")
    stopped.execute("UPDATE tables SET head = 9 WHERE id = %s", (table.id,))

    await store.append(table.id, 1, events(2, 2))

    with pytest.raises(psycopg.Error, match="idle-in-transaction"):
        stopped.commit()
    stopped.close()
    assert await store.events(table.id) == events(1, 2)
    await store.close()


async def test_whatever_stops_a_commit_on_postgresql_leaves_it_unsettled(
    fresh_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(fresh_postgres)
    table = await a_table(store)

    def stopped(_: object) -> None:
        raise psycopg.errors.IdleInTransactionSessionTimeout("it was idle for too long")

    monkeypatch.setattr(psycopg.Connection, "commit", stopped)
    with pytest.raises(UnsettledCommit):
        await store.append(table.id, 1, events(2, 2))
    monkeypatch.undo()

    assert await until_it_works(store, table.id) == 1
    await store.append(table.id, 1, events(2, 2))
    await store.close()


async def append_or_error(store: Store, table_id: str) -> Exception | None:
    try:
        head = await store.head(table_id)
        await store.append(table_id, head, [event(head + 1)])
    except StoreError as error:
        return error
    return None
