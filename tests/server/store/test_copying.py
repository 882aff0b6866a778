"""Backups: the same rows on every database, taken under load, and every game played again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from townwright.cli.commands import backup, restore
from townwright.core import registry
from townwright.server.live.stored_facts import events as stored
from townwright.server.live.table_index import index_of
from townwright.server.store import about, open_store
from townwright.server.store.backup import columns as backup_columns
from townwright.server.store.backup.copy import copy
from townwright.server.store.backup.endpoints import reading
from townwright.server.store.contests.models import ContestDeal, ContestTry, StoredContest
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import ProgramScore, StoredDeal, StoredTry
from townwright.server.store.errors import Unusable
from townwright.server.store.history import queries as history
from townwright.server.store.history.models import SeatResult
from townwright.server.store.migrations import versions
from townwright.server.store.models import Account, Index, StoredEvent, StoredReply, StoredSeat, TableRow, fresh_id
from townwright.server.store.notices.models import MailAddress, WaitingTurn
from townwright.server.store.queries import daily_tries
from townwright.server.store.ratings import queries as ratings
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup
from townwright.server.store.ratings.models import RatedResult, RatedSeat

from ...tables.tables import running
from .scenes import COMMITMENT, NOW, SEED, a_person, a_table, event, events


def any_events(_table: str, _events: Sequence[StoredEvent], _seed: str | None) -> None:
    """Takes every table for a good one: these tests are not about rules."""


def rows_of(url: str) -> dict[str, set[tuple[object, ...]]]:
    """Everything in a storage."""
    with reading(url) as (connection, _):
        found = {
            table: set(connection.stream(f"SELECT {', '.join(columns)} FROM {table}"))  # noqa: S608  our own names
            for table, columns in backup_columns.COLUMNS.items()
        }
        return {**found, "instance": {(about.instance_of(connection),)}}


async def full(store: Store) -> None:
    """A little of everything that a storage can hold."""
    ada = await a_person(store)
    await store.add_account(Account(ada.id, "Ada", "hash", NOW))
    await store.open_session(ada.id, NOW)
    for length in (1, 2, 30):
        index = Index(
            "open", NOW, True, (StoredSeat(0, ada.id), StoredSeat(1)), new_moves=frozenset({-7, 1 << 62}), new_deal=-9
        )
        table = await a_table(store, length=length, index=index)
        await store.append(
            table.id, length, [event(length + 1, seat=0, action="a", body='"ü 🏙"')], [StoredReply("x", "a", 2)]
        )
        await store.remember(table.id, StoredReply("x", "b", refusal="{}"))
        await store.invite(table.id, 1, ada.id, NOW)
    for name in ("ada", "a.da"):
        asked = MailAddress(fresh_id(), ada.id, f"{name}@example.org", "de", NOW)
        await store.put_question(asked)
        if name == "ada":
            await store.confirm_mail(asked.id, NOW)
    await store.never_ask("1234", NOW, str)
    await store.kept_secret("mail")
    await store.put_deals([(StoredDeal("2027-01-15", "cities", COMMITMENT, "{}", 17, NOW), SEED)])
    await store.keep_program("2027-01-15", "cities", ProgramScore("greedy", 9, won=True))
    contest = StoredContest("contest", "challenge", "cities", "{}", "Cup", ada.id, NOW, NOW + 9)
    sent = ContestTry("contest", 1, ada.id, "table", NOW, NOW + 1, 9, won=True, counts=True)
    await store.put_contest(contest, [(ContestDeal("contest", 1, COMMITMENT, 17), SEED)], sent, most=1)
    await store.note_answer(ada.id, "cities", 3, True, NOW)
    within: Any = store
    last = (await store.tables_of(ada.id))[0].table
    await store.claim_turn(WaitingTurn(last.id, ada.id, 2, (0,)), 1, NOW)
    one = StoredTry("2027-01-15", "cities", ada.id, last.id, NOW)
    result = SeatResult(ada.id, 0, 7, 1, won=True, counts=True, parts="{}")
    await within._write(lambda transaction: daily_tries.begin(transaction, one))
    await within._write(lambda transaction: history.put(transaction, last.id, [result]))
    rated = RatedResult("cities", "level=1", NOW, "", (RatedSeat(ada.id, None, 7, True),))
    await within._write(lambda transaction: ratings.put(transaction, last.id, rated))
    await store.rate_tables(lambda _: {ada.id: (700.0, 80.0)})
    await within._write(lambda transaction: ratings.put(transaction, "another", rated))
    await store.note_hint(last.id, ada.id)
    await store.choose_board(ada.id, BoardChoice("Ada", everybody=True, friends=True), NOW)
    await store.make_group(BoardGroup(fresh_id(), "The club", ada.id, NOW))


async def test_a_backup_goes_to_either_database_and_back(fresh_postgres: str, tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path}/first.db"
    store = await open_store(first)
    await full(store)
    await store.close()
    copies = [first, f"{tmp_path}/a.backup", fresh_postgres, f"{tmp_path}/b.backup", f"{tmp_path}/second.db"]

    for source, target in pairwise(copies):
        copied = copy(source, target, any_events)
        assert (copied.tables, copied.events, copied.people, copied.damaged) == (3, 36, 1, {})

    assert all(rows_of(each) == rows_of(first) for each in copies)
    again = await open_store(copies[-1], instance=store.instance)
    await a_table(again)
    await again.close()


async def test_what_was_stored_before_a_backup_under_load_is_in_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    store = await open_store(url)
    tables = [await a_table(store) for _ in range(6)]
    heads = {table.id: 1 for table in tables}
    busy = True

    async def play(table: TableRow) -> None:
        while busy:
            number = heads[table.id] + 1
            await store.append(table.id, number - 1, events(number, number))
            heads[table.id] = number

    playing = asyncio.gather(*map(play, tables))
    for number in range(8):
        before = dict(heads)
        copied = await asyncio.to_thread(copy, url, f"{tmp_path}/{number}.backup", any_events)
        kept = await open_store(f"{tmp_path}/{number}.backup")
        after = await kept.heads(list(heads))
        await kept.close()
        assert copied.damaged == {}
        assert all(before[table] <= after[table] for table in before)
    busy = False
    await playing
    await store.close()


async def test_nothing_is_ever_written_over(url: str, tmp_path: Path) -> None:
    source = f"{tmp_path}/source.db"
    store = await open_store(source)
    await full(store)
    await store.close()
    target = await open_store(url)
    await a_person(target)
    await target.close()
    before = rows_of(url)

    with pytest.raises(Unusable, match="already"):
        copy(source, url, any_events)

    assert rows_of(url) == before


async def test_a_database_that_was_served_before_anybody_came_takes_a_backup_unless_somebody_objects_to_mail(
    fresh_postgres: str, tmp_path: Path
) -> None:
    source = f"{tmp_path}/source.db"
    store = await open_store(source)
    await full(store)
    await store.close()
    target = await open_store(fresh_postgres)
    await target.kept_secret("mail")
    await target.may_ask("1234", NOW, 60)
    await target.put_deals([(StoredDeal("2027-01-15", "cities", COMMITMENT, "{}", 17, NOW), SEED)])
    await target.never_ask("5678", NOW, str)
    with pytest.raises(Unusable, match="objections"):
        copy(source, fresh_postgres, any_events)
    within: Any = target
    await within._write(lambda transaction: transaction.rows("DELETE FROM asked_addresses WHERE never = 1"))
    await target.close()

    copy(source, fresh_postgres, any_events)

    assert rows_of(fresh_postgres) == rows_of(source)


async def test_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    store = await open_store(str(source))
    await full(store)
    await store.close()

    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(str(source), str(target), fail)

    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("target")] == []


@pytest.mark.parametrize(("content", "why"), [(None, "There is no storage"), (b"a letter" * 99, "cannot be read")])
def test_a_source_that_is_none_is_refused(tmp_path: Path, content: bytes | None, why: str) -> None:
    if content is not None:
        (tmp_path / "source").write_bytes(content)

    with pytest.raises(Unusable, match=why):
        copy(str(tmp_path / "source"), str(tmp_path / "target"), any_events)

    assert not (tmp_path / "target").exists()


async def test_a_damaged_table_is_named_and_the_others_are_saved(tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    store = await open_store(str(source))
    hurt, sound = await a_table(store, length=5), await a_table(store, length=5)
    await store.close()
    with closing(sqlite3.connect(source)) as database, database:
        database.execute("UPDATE events SET body = 'x' WHERE number = 3 AND table_id = ?", (hurt.id,))

    copied = copy(str(source), str(tmp_path / "target.db"), any_events)

    assert copied.damaged == {hurt.id: f"table {hurt.id} is damaged at event 3"}
    kept = await open_store(str(tmp_path / "target.db"))
    assert await kept.events(sound.id) == events(1, 5)
    await kept.close()


async def test_an_old_backup_is_brought_up_to_date(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "old.backup"
    store = await open_store(str(old))
    table = await a_table(store, length=3)
    await store.close()
    content = old.read_bytes()
    monkeypatch.setattr(versions, "VERSIONS", (*versions.VERSIONS, ("ALTER TABLE people ADD COLUMN motto TEXT",)))

    copy(str(old), url, any_events)

    again = await open_store(url)
    assert await again.events(table.id) == events(1, 3)
    assert old.read_bytes() == content
    await again.close()


async def put_game(url: str, name: str, spoil: bool = False) -> str:
    """A random game, played to its end and stored; perhaps with a move that the rules refuse."""
    game = registry.find(name)
    played = running(game=game)
    played.play(Random(1))
    facts = list(chain.from_iterable(stored([happened]) for happened in played.told))
    if spoil:
        first = next(place for place, fact in enumerate(facts) if fact.kind == "acted")
        facts[first + 1 :] = [
            StoredEvent(fact.number, "acted", facts[first].body, fact.at, fact.seat) for fact in facts[first + 1 :]
        ]
    table = TableRow(fresh_id(), name, game.rules, NOW, commitment=played.dealer.commitment)
    store = await open_store(url)
    await store.create(table, played.dealer.seed, facts, index_of(played.table))
    await store.close()
    return table.id


@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_replayed_by_the_commands(name: str, tmp_path: Path) -> None:
    store, file, again = f"sqlite:///{tmp_path}/games.db", f"{tmp_path}/games.backup", f"sqlite:///{tmp_path}/again.db"
    asyncio.run(put_game(store, name))

    saved = CliRunner().invoke(backup.command, ["--store", store, file])
    restored = CliRunner().invoke(restore.command, [file, "--store", again, "--json"])
    refused = CliRunner().invoke(restore.command, [file, "--store", again])

    assert saved.exit_code == 0, saved.output
    assert saved.stdout.startswith(f"Saved to {file}: 1 tables with ")
    assert json.loads(restored.stdout)["damaged"] == {}
    assert refused.exit_code == 1
    assert refused.stderr == f"Error: {tmp_path}/again.db is already there; name a file that does not exist yet.\n"
    assert rows_of(again) == rows_of(store)


def test_a_game_against_the_rules_is_named_though_its_hashes_are_right(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/games.db"
    table_id = asyncio.run(put_game(store, "cities", spoil=True))

    saved = CliRunner().invoke(backup.command, ["--store", store, f"{tmp_path}/games.backup"])

    assert saved.exit_code == 1
    assert f"Table {table_id} was copied as it is, but it is damaged" in saved.stderr
