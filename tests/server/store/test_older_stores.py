"""Stores of every version so far, each written by the Townwright of its time, open and replay.

Each holds a finished game of Cities, one for two in its middle and, since version 2, one of Skylines that was begun.
Versions 6 and 11 never were the newest one: they came together with the next.
"""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from townwright.server.ops.replay_check import replayed
from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.migrations import versions

from .scenes import event

OLDER = sorted((Path(__file__).parent / "older").glob("version-*.db.xz"))
NEVER_NEWEST = {6, 11}


def number(path: Path) -> int:
    return int(path.name.removeprefix("version-").split(".")[0])


@pytest.fixture
def unpacked(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A store as it was left then."""
    path = tmp_path / "games.db"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


def test_there_is_a_store_of_every_version() -> None:
    assert {number(path) for path in OLDER} | NEVER_NEWEST == set(range(1, len(versions.VERSIONS) + 1))


@pytest.mark.parametrize("unpacked", OLDER, ids=lambda path: path.name.split(".")[0], indirect=True)
async def test_an_older_store_opens_with_its_games_and_people_and_goes_on(unpacked: Path) -> None:
    with closing(sqlite3.connect(unpacked)) as database:
        heads = dict(database.execute("SELECT id, head FROM tables").fetchall())
        (person,) = database.execute("SELECT id FROM people WHERE name = 'Ada'").fetchone()

    store = await open_store(str(unpacked))
    listed = {found.table.id: found.index.stage for found in await store.tables_of(person)}
    running = next(table for table, stage in listed.items() if stage == "running")
    await store.append(running, heads[running], [event(heads[running] + 1, kind="noted")])
    logs = {table: len(await store.events(table)) for table in heads}
    await store.close()

    assert sorted(listed.values()) in (["ended", "running"], ["ended", "running", "running"])
    assert logs == {**heads, running: heads[running] + 1}


@pytest.mark.parametrize("unpacked", OLDER, ids=lambda path: path.name.split(".")[0], indirect=True)
def test_every_game_of_an_older_store_is_replayed_and_copied(unpacked: Path) -> None:
    copied = copy(str(unpacked), str(unpacked.with_name("games.backup")), replayed)

    assert copied.tables >= 2
    assert (copied.people, copied.damaged) == (2, {})
