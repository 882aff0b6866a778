from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner

from townwright.cli import main
from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.contract import Store
from townwright.server.store.errors import Down, Unusable
from townwright.server.store.fingerprints import deal_numbers
from townwright.server.store.history.models import SeatResult
from townwright.server.store.migrations import versions
from townwright.server.store.models import Index, SoloResult, StoredReview, StoredSeat
from townwright.server.store.queries import event_log, running_deals, table_lists
from townwright.server.store.queries.packing import packed_logs
from townwright.server.store.transaction import Transaction

from . import postgresql
from .scenes import NOW, a_person, a_table, event, events


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_an_instance_keeps_its_id(url: str) -> None:
    store = await open_store(url)
    await store.close()

    again = await open_store(url, instance=store.instance)
    await again.close()

    assert len(again.instance) == 32
    assert again.instance == store.instance


async def test_another_instance_than_the_one_asked_for_is_refused(url: str) -> None:
    with pytest.raises(Unusable, match="but 1234 was asked for"):
        await open_store(url, instance="1234")


async def test_a_newer_schema_is_refused_without_writing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    await a_table(store)
    await store.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE about SET value = '99' WHERE word IN ('version', 'oldest')")
    before = bytes_of(tmp_path)

    with pytest.raises(Unusable, match=r"newer Townwright \(storage version 99"):
        await open_store(str(path))

    assert bytes_of(tmp_path) == before


async def test_a_newer_schema_on_postgresql_is_refused(fresh_postgres: str) -> None:
    store = await open_store(fresh_postgres)
    await store.close()
    with psycopg.connect(fresh_postgres) as database:
        database.execute("UPDATE townwright.about SET value = '99' WHERE word IN ('version', 'oldest')")

    with pytest.raises(Unusable, match="storage version 99"):
        await open_store(fresh_postgres)


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "0"),
        ("backup", "copy.backup"),
        ("admin", "storage"),
        ("admin", "forget", "Ada", "--yes"),
        ("daily", "list"),
        ("stats",),
    ],
    ids=" ".join,
)
def test_postgresql_without_its_driver_is_refused_with_what_to_install(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for name in [name for name in sys.modules if name.startswith("townwright.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)

    told = CliRunner().invoke(main, [*words, "--store", "postgresql://localhost/nowhere"], catch_exceptions=False)

    assert (told.exit_code, len(told.output.splitlines())) == (1, 1)
    assert f"install it with: {sys.executable} -m pip install 'townwright[postgres]'" in told.output


@pytest.mark.parametrize("password", ["p%zzsecret", "p@secret", "p/secret", "p@secret/secret", "secret/p", "p?@secret"])
async def test_a_password_that_has_to_be_written_otherwise_is_not_told(password: str) -> None:
    with pytest.raises(Unusable, match=r"cannot be read .* percent-encoded") as refused:
        await open_store(f"postgresql://town:{password}@127.0.0.1:1/games")

    assert "secret" not in str(refused.value)


async def test_an_older_schema_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old = await open_store(url)
    table = await a_table(old, length=3)
    await old.close()
    monkeypatch.setattr(versions, "VERSIONS", (*versions.VERSIONS, ("ALTER TABLE people ADD COLUMN motto TEXT",)))

    for _ in range(2):
        new = await open_store(url, instance=old.instance)
        assert await new.events(table.id) == events(1, 3)
        await new.close()

    monkeypatch.undo()
    with pytest.raises(Unusable, match=f"storage version {len(versions.VERSIONS) + 1}"):
        await open_store(url)


async def test_a_townwright_whose_offers_have_no_seat_is_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_store(str(tmp_path / "games.db"))).close()
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:4])

    with pytest.raises(Unusable, match=r"storage version \d+, this one knows up to 4"):
        await open_store(str(tmp_path / "games.db"))


async def test_the_snapshots_of_an_older_schema_make_room_for_those_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:2])
    await (await open_store(str(tmp_path / "games.db"))).close()
    monkeypatch.undo()
    await (await open_store(str(tmp_path / "games.db"))).close()

    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        columns = [column[1] for column in database.execute("PRAGMA table_info(snapshots)")]
    assert columns == ["table_id", "number", "maker", "body", "hash"]


async def test_lists_of_an_older_schema_are_filled_with_what_they_show_today(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url.startswith("postgresql"):
        postgresql.drop(url)
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:5])
    monkeypatch.setattr(table_lists, "put", as_before)
    old = await open_store(url)
    seats = tuple(StoredSeat(seat, "ada" if seat % 50 else "ben", to_act=seat == 3) for seat in range(100))
    many = await a_table(
        old, index=Index("running", NOW, seats=seats, summary='{"options": {}, "friends": {"3": "kim"}}')
    )
    told = '{"options": {"level": "1"}, "winners": [0], "totals": [17], "aids": false, "branched": 0}'
    alone = await a_table(old, index=Index("ended", NOW, seats=(StoredSeat(0, "eve"),), summary=told))
    await old.close()
    monkeypatch.undo()

    for _ in range(2):
        new = await open_store(url)
        (listed,) = await new.tables_of("ada")
        (best,) = await new.best_alone("eve")
        await new.close()

        assert (listed.table.id, listed.index.more_seats) == (many.id, 88)
        assert [seat.seat for seat in listed.index.seats] == [0, *range(1, 12)]
        assert (listed.index.seats[3].player, listed.index.seats[3].to_act) == ("kim", True)
        assert best.result == SoloResult('{"level": "1"}', 17, won=True, aids=False)
        assert best.table_id == alone.id


async def test_running_games_of_an_older_schema_are_known_again_by_their_deal(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url.startswith("postgresql"):
        postgresql.drop(url)
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:7])
    monkeypatch.setattr(running_deals, "forget", lambda *_: None)
    monkeypatch.setattr(event_log, "HEAD", "SELECT head, hash, FALSE FROM tables WHERE id = ?")
    monkeypatch.setattr(packed_logs, "is_packed", lambda *_: False)
    old = await open_store(url)
    for index, first in ((Index("running", NOW), "1"), (Index("ended", NOW), "2")):
        table = await a_table(old, index=index)
        draws = [(first, "dealt"), ("6", "dealt"), ("17", "dealt"), ("16S@d4", "acted"), ("13", "dealt")]
        stored = [event(n, kind=kind, body=json.dumps({"action": a})) for n, (a, kind) in enumerate(draws, 2)]
        await old.append(table.id, 1, stored)
    await old.close()
    monkeypatch.undo()

    new = await open_store(url)

    assert await new.is_dealt("cities", deal_numbers(("1", "6", "17", "13", "99")))
    assert not await new.is_dealt("another", deal_numbers(("1", "6", "17", "13")))
    assert not await new.is_dealt("cities", deal_numbers(("2", "6", "17", "13")))
    assert not await new.is_dealt("cities", deal_numbers(("1", "6", "17")))
    await new.close()


async def test_a_review_is_kept_for_its_engine_once_the_game_has_ended(url: str) -> None:
    store = await open_store(url)
    running, ended = await a_table(store, index=Index("running", NOW)), await a_table(store, index=Index("ended", NOW))
    for reviewer in ("cities 1", "cities 2"):
        for table in (running, ended):
            await store.keep_review(table.id, StoredReview(3, reviewer, "{}", NOW))

    assert await store.review(running.id, 3, "cities 2") is None
    assert await store.review(ended.id, 3, "cities 1") is None
    assert await store.review(ended.id, 3, "cities 2") == StoredReview(3, "cities 2", "{}", NOW)
    await store.discard(ended.id)
    assert await store.review(ended.id, 3, "cities 2") is None
    await store.close()


def as_before(transaction: Transaction, table_id: str, index: Index) -> None:
    """Write an index as the fifth version of the database had it."""
    seats = json.dumps([(sitting.seat, sitting.person, sitting.bot) for sitting in index.seats])
    to_act = json.dumps([sitting.seat for sitting in index.seats if sitting.to_act])
    transaction.rows(
        "INSERT INTO listings "
        "(table_id, stage, changed_at, public, due_at, summary, seats, to_act, has_room, waits_for_bot) "
        "VALUES (?, ?, ?, 0, NULL, ?, ?, ?, 0, 0)",
        *(table_id, index.stage, index.changed_at, index.summary, seats, to_act),
    )
    for person in {sitting.person for sitting in index.seats if sitting.person}:
        transaction.rows("INSERT INTO sittings (person_id, table_id) VALUES (?, ?)", person, table_id)


async def test_a_migration_that_fails_leaves_the_old_version(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old = await open_store(url)
    table = await a_table(old, length=3)
    await old.close()
    broken = ("ALTER TABLE people ADD COLUMN motto TEXT", "ALTER TABLE no_such_table ADD COLUMN motto TEXT")
    monkeypatch.setattr(versions, "VERSIONS", (*versions.VERSIONS, broken))

    with pytest.raises(Unusable):
        await open_store(url)

    monkeypatch.undo()
    again = await open_store(url)
    assert await again.events(table.id) == events(1, 3)
    await again.close()


async def test_many_servers_may_make_the_schema_at_once(fresh_postgres: str) -> None:
    postgresql.drop(fresh_postgres)

    stores = await asyncio.gather(*(open_store(fresh_postgres) for _ in range(4)))

    assert len({store.instance for store in stores}) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_two_servers_cannot_have_one_file(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    store = await open_store(path)

    with pytest.raises(Unusable, match="in use by another Townwright"):
        await open_store(path)

    await store.close()
    await (await open_store(path)).close()


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"no database, only a letter to a friend" * 40, "cannot be read as a database"), (b"", None)],
)
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes, why: str | None) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    if why is None:
        await (await open_store(str(path))).close()
        return

    with pytest.raises(Unusable, match=why):
        await open_store(str(path))

    assert bytes_of(tmp_path) == {"games.db": content}


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = bytes_of(tmp_path)

    with pytest.raises(Unusable, match="another program"):
        await open_store(str(path))

    assert bytes_of(tmp_path) == before


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://localhost/games", "'mysql://' is no storage"),
        ("sqlite://", "'sqlite://' is no storage"),
        ("sqlite:////no/such/folder/games.db", "/no/such/folder is no folder that can be written to"),
        ("postgresql://localhost:1/games", "PostgreSQL cannot be used"),
    ],
)
async def test_a_storage_that_cannot_be_opened_says_why(url: str, why: str) -> None:
    with pytest.raises(Unusable, match=why):
        await open_store(url)


async def test_the_file_is_kept_in_the_safest_way(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "games.db"))
    backend = store._backend  # type: ignore[attr-defined]

    found = await backend.write(lambda connection: connection.rows("PRAGMA synchronous"))

    assert found == [(2,)]
    await store.close()


async def test_only_the_owner_can_read_a_store_and_its_backup(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "games.db"))
    await a_table(store)
    copy(str(tmp_path / "games.db"), str(tmp_path / "games.backup"), lambda *_: None)

    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}

    assert {"games.db", "games.db-wal", "games.backup"} <= modes.keys()
    assert set(modes.values()) == {0o600}
    await store.close()


async def test_closing_finishes_what_was_begun(url: str) -> None:
    store = await open_store(url)
    people = [asyncio.ensure_future(a_person(store)) for _ in range(20)]
    await asyncio.sleep(0)

    await store.close()

    again = await open_store(url)
    found = await again.people([(await person).id for person in people])
    assert len(found) == 20
    await again.close()


async def test_an_empty_storage_has_free_space_to_tell_of(store: Store) -> None:
    free = await store.free_space()

    assert free is None or 0 <= free <= 1


async def test_a_closed_store_says_so(url: str) -> None:
    store = await open_store(url)
    await store.close()

    with pytest.raises(Down, match="closed"):
        await store.head("table")
    with pytest.raises(Down, match="closed"):
        await a_person(store)


async def test_games_alone_of_an_older_schema_are_in_the_history_with_their_result(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url.startswith("postgresql"):
        postgresql.drop(url)
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:9])
    old = await open_store(url)
    solo = SoloResult('{"level": "1"}', 17, won=False, aids=True)
    alone = await a_table(old, index=Index("ended", NOW, seats=(StoredSeat(0, "eve"),), solo=solo))
    both = (StoredSeat(0, "eve"), StoredSeat(1, "ada"))
    together = await a_table(old, index=Index("ended", NOW - 1, seats=both))
    friends = (StoredSeat(0, "eve", player="kim"),)
    friend = await a_table(old, index=Index("ended", NOW - 2, seats=friends, solo=solo))
    await old.close()
    monkeypatch.undo()

    new = await open_store(url)
    first, second, third = await new.past_games("eve")
    await new.close()

    assert first.result == SeatResult("eve", 0, 17, 2, won=False, counts=True, parts="{}")
    assert (first.table_id, second.table_id, second.result) == (alone.id, together.id, None)
    assert (third.table_id, third.result) == (friend.id, None)


async def test_results_of_friends_and_of_practice_that_an_older_schema_has_do_not_count_any_more(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if url.startswith("postgresql"):
        postgresql.drop(url)
    monkeypatch.setattr(versions, "VERSIONS", versions.VERSIONS[:10])
    old: Any = await open_store(url)
    solo, own = SoloResult("{}", 17, won=True, aids=True), SeatResult("eve", 0, 17, 1, True, True, "{}")
    tables = [
        await a_table(
            old, index=Index("ended", NOW - n, seats=(StoredSeat(0, "eve", player=player),), solo=solo, results=(own,))
        )
        for n, player in enumerate((None, "kim", None))
    ]
    practised = tables[2].id
    await old._write(lambda one: one.rows("UPDATE tables SET commitment = 'deal' WHERE id = ?", practised))
    sql = (
        "INSERT INTO daily_deals (day, game, seed, commitment, plan, number, made_at) "
        "VALUES ('2027-01-15', ?, '', 'deal', '', 1, 1)"
    )
    await old._write(lambda one: one.rows(sql, tables[2].game))
    await old.close()
    monkeypatch.undo()

    new = await open_store(url)
    found = [game.result for game in await new.past_games("eve")]
    best = {game.table_id for game in await new.best_alone("eve")}
    await new.close()

    assert [result and result.counts for result in found] == [True, None, False]
    assert tables[0].id in best
    assert practised not in best
