"""A long table is opened from its last snapshot; without one, or with a wrong one, from its first fact."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest

from tests.server.harness.serving import Server, serving
from tests.tables.guessing import GAME as GUESSING
from tests.tables.tables import NOON, find, running
from townwright.server.live.snapshots.reader import snapshot_of, sources, table_of
from townwright.server.live.snapshots.writer import Snapshots
from townwright.server.live.stored_facts import events, happened
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_index import index_of
from townwright.server.live.table_registry import TableRegistry
from townwright.server.store import open_store
from townwright.server.store.contract import Store
from townwright.server.store.errors import Damaged, Down
from townwright.server.store.models import Snapshot, StoredEvent, TableRow
from townwright.tables.commands import Act, PersonSender
from townwright.tables.fact_replay import replay_facts
from townwright.tables.facts import NumberedFact
from townwright.tables.table import Table

TABLE_OF_TWO = {"options": {"seats": "2", "rounds": "20"}, "seats": [{"who": "you"}, {"who": "friend", "name": "Ben"}]}


async def a_long_game(server: Server) -> str:
    """A table with more than a hundred facts, still running."""
    table_id = await (await server.page("Ada")).table("guessing", **TABLE_OF_TWO)
    actor = await server.services.table_registry.actor(table_id)
    assert actor is not None
    random = Random(1)
    while (table := actor.table).number < 120:
        seat = random.choice(table.to_act)
        question = table.pending_turns[seat]
        assert question is not None
        action = str(random.choice(table.game.legal(table.state, seat)))
        await actor.handle(PersonSender(table.created.host), Act(seat, question.number, action))
    return table_id


async def opened_again(folder: Path, table: str) -> tuple[TableActor, Table]:
    """The table as a server opens it, and as its whole log says."""
    store = await open_store(f"sqlite:///{folder}/games.db")
    actor = await TableActor.open(store, table, find, lambda: NOON)
    history = tuple(map(happened, await store.events(table)))
    await store.close()
    assert actor is not None
    return actor, replay_facts(history, find)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A storage with a long game in it, and the table."""
    folder = tmp_path_factory.mktemp("played")

    async def scene() -> str:
        async with serving(folder) as server:
            return await a_long_game(server)

    return folder, asyncio.run(scene())


@pytest.mark.parametrize("length", [1, 60], ids=["short", "long"])
def test_a_fact_that_cannot_be_read_is_a_damaged_table(tmp_path: Path, length: int) -> None:
    async def scene() -> None:
        made = running()
        made.play(Random(1), until=lambda table: table.number > length)
        table = made.table
        row = TableRow(
            "the-table", table.game.name, table.game.rules, NOON, table.created.host, table.created.commitment
        )
        later = StoredEvent(number=table.number + 1, kind="of-later", body="{}", at=NOON)
        store = await open_store(f"sqlite:///{tmp_path}/games.db")
        await store.create(row, made.dealer.seed, events(table.log), index_of(table))
        actor = await TableActor.open(store, "the-table", find, lambda: NOON)
        assert actor is not None
        await store.append("the-table", table.number, [later])
        with pytest.raises(Damaged, match=f"damaged at event {later.number}"):
            await actor.catch_up()
        with pytest.raises(Damaged, match=f"damaged at event {later.number}"):
            await TableActor.open(store, "the-table", find, lambda: NOON)
        await store.close()

    asyncio.run(scene())


def test_a_long_table_is_opened_from_a_snapshot_and_stands_as_its_log_says(played: tuple[Path, str]) -> None:
    actor, whole = asyncio.run(opened_again(*played))

    assert actor.kept >= 80
    assert actor.table == whole


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM snapshots",
        "UPDATE snapshots SET body = replace(body, '1', '2')",
        "UPDATE snapshots SET number = number - 1",
        "UPDATE snapshots SET maker = 'other rules'",
        "UPDATE snapshots SET hash = ''",
    ],
)
def test_a_snapshot_that_was_lost_or_spoilt_costs_nothing_but_time(
    played: tuple[Path, str], tmp_path: Path, sql: str
) -> None:
    shutil.copytree(played[0], tmp_path, dirs_exist_ok=True)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute(sql)
    actor, whole = asyncio.run(opened_again(tmp_path, played[1]))

    assert actor.kept == 0
    assert actor.table == whole


def history() -> tuple[tuple[NumberedFact, ...], Table, Snapshot]:
    """A long history, the table in its middle, and a snapshot of that."""
    made = running(GUESSING.options({"seats": "2", "rounds": "20"}))
    made.play(Random(1), lambda table: table.number >= 60)
    middle = made.table
    made.play(Random(2), lambda table: table.number >= 90)
    return tuple(made.told), middle, snapshot_of(middle)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: replace(kept, maker=kept.maker.replace("guessing 1", "guessing 2")),
        lambda kept: replace(kept, maker=kept.maker[:-1]),
        lambda kept: replace(kept, number=1_000),
        lambda kept: replace(kept, body=kept.body[:-1]),
        lambda kept: replace(kept, body=kept.body.replace("State", "Popen")),
        lambda kept: replace(kept, body="{}"),
        lambda _kept: None,
    ],
    ids=["other rules", "other sources", "ahead of the log", "cut off", "foreign class", "empty", "none"],
)
def test_whatever_cannot_be_used_is_not(
    spoil: Callable[[Snapshot], Snapshot | None], caplog: pytest.LogCaptureFixture
) -> None:
    facts, _, kept = history()

    assert table_of(facts, kept, find) == (replay_facts(facts, find), kept.number)
    assert table_of(facts, spoil(kept), find) == (replay_facts(facts, find), 0)


def test_the_rules_are_known_by_every_line_of_theirs(tmp_path: Path) -> None:
    for name in ("rules.py", "cards.txt", "picture.png"):
        (tmp_path / name).write_text("points = 1")
    later = time.time() + 60
    before = sources(tmp_path, later)
    (tmp_path / "picture.png").write_text("points = 2")
    assert sources(tmp_path, later) == before

    (tmp_path / "cards.txt").write_text("points = 2")
    assert sources(tmp_path, later) != before


def test_sources_that_changed_after_the_start_are_not_what_runs(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("points = 1")
    now = time.time()

    assert len({sources(tmp_path, since) for since in (now - 60, now - 30, now + 60)}) == 3


class Broken:
    """A storage that keeps no snapshot."""

    def __init__(self, store: Store) -> None:
        self.store, self.asked = store, 0

    async def keep_snapshot(self, _table: str, _snapshot: Snapshot) -> None:
        self.asked += 1
        raise Down if self.asked == 1 else ValueError("what nobody expected")


def test_a_snapshot_that_cannot_be_written_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> int:
        async with serving(tmp_path) as server:
            broken = Broken(server.services.store)
            monkeypatch.setattr(server.services.snapshots, "_store", broken)
            await a_long_game(server)
            await server.services.snapshots.stop()
            return broken.asked

    assert asyncio.run(scene()) >= 2


def test_a_finished_table_is_kept_as_it_ended() -> None:
    kept: list[tuple[str, Snapshot]] = []

    class Noting:
        async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
            kept.append((table_id, snapshot))

    store = cast(Store, Noting())

    async def scene() -> Table:
        made = running(GUESSING.options({"seats": "2", "rounds": "12"}))
        keeping = Snapshots(TableRegistry(store), every=40)
        actor = TableActor(store, "the-table", made.table, made.dealer, lambda: NOON)
        made.play(Random(1), lambda table: table.number >= 60)
        actor.table, actor.kept = made.table, made.table.number - 1
        keeping.look(actor)
        await keeping.stop()
        assert not kept
        made.play(Random(1))
        actor.table, actor.kept = made.table, made.table.number - 1
        keeping.look(actor)
        keeping.look(actor)
        await asyncio.sleep(0)
        await keeping.stop()
        return made.table

    table = asyncio.run(scene())
    assert [(table, snapshot.number) for table, snapshot in kept] == [("the-table", table.number)]
