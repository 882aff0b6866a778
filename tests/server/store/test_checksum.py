"""A backup proves what no game's record does: whatever is changed in the copy is noticed when it is restored."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from townwright.cli.commands import backup, restore
from townwright.server.store import open_store
from townwright.server.store.backup import checksum
from townwright.server.store.backup import columns as backup_columns
from townwright.server.store.backup.copy import copy
from townwright.server.store.errors import Unusable

from .scenes import a_person, a_table, events
from .test_copying import any_events, full, rows_of

CHANGES = {
    "tables": "UPDATE tables SET host = 'nobody'",
    "events": "UPDATE events SET at = at + 1 WHERE number = 1",
    "answers": "DELETE FROM answers WHERE action_id = 'b'",
    "seeds": "UPDATE seeds SET seed = replace(seed, '5', '7')",
    "listings": "UPDATE listings SET public = 0",
    "sittings": "INSERT INTO sittings (person_id, table_id) VALUES ('mallory', 'a table')",
    "running_moves": "DELETE FROM running_moves",
    "running_deals": "DELETE FROM running_deals",
    "daily_deals": "UPDATE daily_deals SET closed_at = 1",
    "daily_tries": "UPDATE daily_tries SET score = 99, counts = 1",
    "daily_programs": "DELETE FROM daily_programs",
    "contests": "UPDATE contests SET title = 'Other'",
    "contest_deals": "UPDATE contest_deals SET known = 7",
    "contest_tries": "UPDATE contest_tries SET score = 7",
    "puzzle_tries": "UPDATE puzzle_tries SET solved = 0",
    "puzzle_counts": "UPDATE puzzle_counts SET solved = 5",
    "rated_results": "UPDATE rated_results SET done = 1",
    "hinted_people": "DELETE FROM hinted_people",
    "board_people": "UPDATE board_people SET everybody = 0",
    "board_groups": "UPDATE board_groups SET made_by = 'mallory'",
    "board_members": "UPDATE board_members SET person_id = 'mallory'",
    "ratings": "UPDATE ratings SET mean = mean + 100",
    "packed_logs": "INSERT INTO packed_logs (table_id, body) VALUES ('a table', '')",
    "joined_guests": "INSERT INTO joined_guests (guest_id, person_id, joined_at) VALUES ('eve', 'mallory', 1)",
    "results": "UPDATE results SET total = total + 1",
    "people": "UPDATE people SET name = 'Eda'",
    "accounts": "UPDATE accounts SET password_hash = 'another'",
    "sessions": "UPDATE sessions SET person_id = 'mallory'",
    "invitations": "UPDATE invitations SET used_by = NULL, seat = 0",
    "mail_addresses": "UPDATE mail_addresses SET address = 'eve@example.org'",
    "mail_questions": "UPDATE mail_questions SET address = 'eve@example.org'",
    "asked_addresses": "UPDATE asked_addresses SET never = 0",
    "kept_secrets": "UPDATE kept_secrets SET value = '5'",
    "told_turns": "UPDATE told_turns SET turn = turn + 1",
    "about": "UPDATE about SET value = '0123456789abcdef0123456789abcdef' WHERE word = 'instance'",
}


def saved(folder: Path) -> Path:
    """A backup with a little of everything."""

    async def fill() -> None:
        store = await open_store(str(folder / "games.db"))
        await full(store)
        await store.close()

    asyncio.run(fill())
    copy(str(folder / "games.db"), str(folder / "games.backup"), any_events)
    return folder / "games.backup"


def test_every_table_of_a_backup_is_tried() -> None:
    assert set(CHANGES) == {*backup_columns.COLUMNS, "about"}


@pytest.mark.parametrize("table", CHANGES)
def test_a_backup_that_was_changed_is_not_restored(tmp_path: Path, table: str) -> None:
    file = saved(tmp_path)
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(CHANGES[table]).rowcount > 0

    reply = CliRunner().invoke(restore.command, [str(file), "--store", f"sqlite:///{tmp_path}/again.db"])

    assert reply.exit_code == 1
    assert reply.output.startswith(f"Error: {file} is not as it was saved")
    assert not (tmp_path / "again.db").exists()


def test_a_backup_is_restored_to_the_same_rows_and_can_be_saved_again(tmp_path: Path) -> None:
    file = saved(tmp_path)
    for target in ("again.db", "again.backup", "last.db"):
        copied = copy(str(file), str(tmp_path / target), any_events)
        assert copied.sealed
        assert rows_of(str(tmp_path / target)) == rows_of(str(file))
        file = tmp_path / target


async def test_a_store_that_grew_out_of_a_backup_has_no_old_checksum(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    await (await open_store(str(tmp_path / "games.db"))).close()
    copy(str(tmp_path / "games.db"), str(file), any_events)
    store = await open_store(str(file))
    await a_person(store, "Eda")

    assert not copy(str(file), str(tmp_path / "while.backup"), any_events).sealed
    await store.close()
    assert not copy(str(file), str(tmp_path / "after.backup"), any_events).sealed


async def test_the_checksum_of_a_file_that_an_older_townwright_served_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    await (await open_store(str(tmp_path / "games.db"))).close()
    copy(str(tmp_path / "games.db"), str(file), any_events)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("INSERT INTO people (id, name, created_at) VALUES ('ada', 'Ada', 0)")

    assert not copy(str(file), str(tmp_path / "after.backup"), any_events).sealed


def test_a_backup_of_an_older_townwright_is_restored_and_said_to_have_no_checksum(tmp_path: Path) -> None:
    async def fill() -> None:
        store = await open_store(str(tmp_path / "games.db"))
        await a_person(store)
        await store.close()

    asyncio.run(fill())
    copy(str(tmp_path / "games.db"), str(tmp_path / "games.backup"), any_events)
    with closing(sqlite3.connect(tmp_path / "games.backup")) as database, database:
        database.execute("DELETE FROM about WHERE word IN ('checksum', 'state')")

    words = [str(tmp_path / "games.backup"), "--store", f"sqlite:///{tmp_path}/again.db"]
    reply = CliRunner().invoke(restore.command, words)

    assert reply.exit_code == 0
    assert reply.stderr.endswith("It has no checksum, so nothing shows whether names and accounts are as they were.\n")


def test_what_was_written_otherwise_than_it_was_read_is_no_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path)
    monkeypatch.setattr(checksum.Checksum, "__str__", lambda self: f"{self._sum:x} {id(self)}")

    with pytest.raises(Unusable, match="is not as it was saved"):
        copy(str(tmp_path / "games.db"), str(tmp_path / "other.backup"), any_events)

    assert not [path for path in tmp_path.iterdir() if path.name.startswith("other")]


async def hurt(path: Path) -> None:
    """A store with pages that cannot be read; those with its tables' names and its lists come before them."""
    store = await open_store(str(path))
    for _ in range(20):
        await a_table(store, length=40)
    await store.close()
    content = bytearray(path.read_bytes())
    for page in range(76, len(content) // 4096 - 2):
        content[page * 4096 : page * 4096 + 200] = bytes(200)
    path.write_bytes(bytes(content))


def test_a_badly_damaged_store_is_blamed_itself_and_not_its_copy(tmp_path: Path) -> None:
    asyncio.run(hurt(tmp_path / "games.db"))

    words = ["--store", f"sqlite:///{tmp_path}/games.db", str(tmp_path / "games.backup")]
    reply = CliRunner().invoke(backup.command, words)

    assert reply.exit_code == 1
    assert reply.output.startswith(f"Error: {tmp_path}/games.db is damaged and cannot be read whole")
    assert "games.backup" not in reply.output
    assert not (tmp_path / "games.backup").exists()


async def test_a_value_that_no_store_of_ours_can_hold_is_blamed_on_the_source(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "games.db"))
    await a_table(store, length=1)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute("UPDATE sqlite_master SET sql = replace(sql, ' STRICT,', ' ') WHERE name = 'people'")
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("INSERT INTO people (id, name, created_at) VALUES ('ada', x'00ff', 0)")

    with pytest.raises(Unusable, match=r"games\.db is damaged: its people hold what cannot be there"):
        copy(str(tmp_path / "games.db"), str(tmp_path / "games.backup"), any_events)


async def test_the_sum_does_not_depend_on_the_order_of_rows() -> None:
    one, other = checksum.Checksum(), checksum.Checksum()
    rows = [(event.number, event.body) for event in events(1, 9)]
    for number, body in rows:
        one.add("events", ["number", "body"], (number, body))
    for number, body in reversed(rows):
        other.add("events", ["number", "body"], (number, body))

    assert str(one) == str(other) != str(checksum.Checksum())
