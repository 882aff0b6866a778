"""Whatever changes behind the store's back is noticed when it is read; other tables play on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from townwright.server.store import hash_chain, open_store
from townwright.server.store.errors import Damaged
from townwright.server.store.models import Snapshot

from .scenes import a_table, event, events

CHANGES = {
    "body": "UPDATE events SET body = '{}' WHERE number = 3",
    "kind": "UPDATE events SET kind = 'dealt' WHERE number = 3",
    "seat": "UPDATE events SET seat = 1 WHERE number = 3",
    "time": "UPDATE events SET at = at + 1 WHERE number = 3",
    "hash": "UPDATE events SET hash = 'ff' WHERE number = 3",
    "missing": "DELETE FROM events WHERE number = 3",
    "number": "UPDATE events SET number = 30 WHERE number = 3",
    "swapped": "UPDATE events SET body = (SELECT body FROM events WHERE number = 4) WHERE number = 3",
}


def change(path: Path, table_id: str, sql: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(f"{sql} AND table_id = ?", (table_id,))


@pytest.mark.parametrize("what", CHANGES)
async def test_a_changed_event_is_noticed_and_other_tables_play_on(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    hurt, sound = await a_table(store, length=5), await a_table(store, length=5)
    await store.close()
    change(path, hurt.id, CHANGES[what])

    store = await open_store(str(path))
    with pytest.raises(Damaged) as damaged:
        await store.events(hurt.id)
    await store.append(sound.id, 5, events(6, 6))

    assert (damaged.value.table_id, damaged.value.number) == (hurt.id, 3)
    assert await store.events(sound.id) == events(1, 6)
    await store.close()


@pytest.mark.parametrize("after", [0, 3, 4, 5])
async def test_events_that_are_cut_off_are_missed(tmp_path: Path, after: int) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    table = await a_table(store, length=5)
    await store.close()
    change(path, table.id, "DELETE FROM events WHERE number > 3")

    store = await open_store(str(path))
    with pytest.raises(Damaged):
        await store.events(table.id, after)
    await store.close()


@pytest.mark.parametrize(
    "what",
    [
        "UPDATE snapshots SET body = 'other' WHERE number = 3",
        "UPDATE snapshots SET maker = 'others' WHERE number = 3",
        "UPDATE snapshots SET number = 2 WHERE number = 3",
        "UPDATE snapshots SET hash = 'ff' WHERE number = 3",
        "DELETE FROM snapshots WHERE number = 3",
    ],
)
async def test_a_snapshot_that_does_not_fit_is_as_good_as_none_and_costs_no_event(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    table = await a_table(store, length=3)
    await store.keep_snapshot(table.id, Snapshot(3, "rules 1", "three"))
    await store.close()
    change(path, table.id, what)

    store = await open_store(str(path))
    assert await store.snapshot(table.id) is None
    assert await store.events(table.id) == events(1, 3)
    await store.close()


async def test_flipped_bits_of_the_file_never_pass_for_events(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    tables = [await a_table(store, length=40) for _ in range(4)]
    for table in tables:
        await store.append(table.id, 40, [event(41, body=f'"mark {table.id}"')])
    await store.close()
    clean = path.read_bytes()

    for hurt in tables:
        path.write_bytes(clean.replace(f"mark {hurt.id}".encode(), f"m\xe1rk {hurt.id}".encode("latin-1")))
        store = await open_store(str(path))
        for table in tables:
            if table != hurt:
                assert len(await store.events(table.id)) == 41
        with pytest.raises(Damaged):
            await store.events(hurt.id)
        await store.close()


def test_bytes_where_a_text_was_have_a_wrong_hash_and_fail_nowhere() -> None:
    """One flipped bit in a row's header makes SQLite read a text as bytes, whatever its table allows."""
    raw: Any = b"{}"
    first, before = event(1), hash_chain.beginning("table")
    kept = Snapshot(1, "rules", "{}")

    with pytest.raises(Damaged):
        hash_chain.verify("table", 0, before, [(replace(first, body=raw), hash_chain.following(before, first))])
    assert hash_chain.seal(before, replace(kept, body=raw)) != hash_chain.seal(before, kept)
