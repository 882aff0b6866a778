"""A store notices that its log is missing, cut or another's, and takes no store that is whole for one that is not."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests import warm_python
from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.errors import Incomplete, Unusable
from townwright.server.store.sqlite import last_state
from townwright.server.store.sqlite.log_frames import commits_in_log

PLAYING = """
import asyncio, os, sys
from townwright.server.store import open_store
from tests.server.store.scenes import a_table, event

async def play():
    store = await open_store(sys.argv[1])
    for _ in range(int(sys.argv[2])):
        print((await a_table(store)).id, flush=True)
    os.kill(os.getpid(), 9)

asyncio.run(play())
"""


def killed(path: Path, tables: int = 3) -> list[str]:
    """The tables of a server that was killed after it had confirmed them."""
    return warm_python.start("-c", PLAYING, str(path), str(tables)).rest().split()


def log_of(path: Path) -> Path:
    return Path(f"{path}-wal")


async def tables_in(path: Path) -> set[str]:
    """The tables of a store that can be opened."""
    store = await open_store(str(path))
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        found = {table_id for (table_id,) in database.execute("SELECT id FROM tables")}
    await store.close()
    return found


async def test_a_killed_server_starts_again_with_all_that_it_confirmed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    tables = [table for _ in range(3) for table in killed(path)]

    assert await tables_in(path) == set(tables)
    assert not last_state.mark_of(path).exists(), "what was closed needs no mark"


async def test_a_store_whose_log_was_deleted_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    tables = killed(path)
    log_of(path).rename(tmp_path / "put aside")

    with pytest.raises(
        Incomplete, match=r"lacks 3 commits that were confirmed last: its log .*games.db-wal is missing"
    ):
        await open_store(str(path))

    (tmp_path / "put aside").rename(log_of(path))
    assert await tables_in(path) == set(tables)


async def test_what_is_left_without_the_log_can_be_saved_and_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = killed(path)
    store = await open_store(str(path))  # all in the file
    await store.close()
    killed(path)
    log_of(path).unlink()

    copied = copy(str(path), str(tmp_path / "left.db"), lambda *_: None)

    assert copied.lacks is not None
    assert "lacks 3 commits" in copied.lacks
    assert await tables_in(tmp_path / "left.db") == set(first)


@pytest.mark.parametrize("left", [0, 32, 5_000])
async def test_a_log_that_was_cut_is_noticed(tmp_path: Path, left: int) -> None:
    path = tmp_path / "games.db"
    killed(path)
    os.truncate(log_of(path), left)

    with pytest.raises(Incomplete, match="is not whole"):
        await open_store(str(path))


async def test_a_database_file_that_was_copied_alone_under_load_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed(path)
    shutil.copy(path, tmp_path / "copy.db")

    with pytest.raises(Incomplete, match="lacks what was confirmed last"):
        await open_store(str(tmp_path / "copy.db"))
    last_state.mark_of(path).unlink()
    log_of(path).unlink()
    with pytest.raises(Incomplete, match="lacks what was confirmed last"):
        await open_store(str(path))


async def older_file(path: Path) -> None:
    """The file of an earlier moment under the log of a later one."""
    killed(path)
    await (await open_store(str(path))).close()
    old = path.read_bytes()
    killed(path)
    await (await open_store(str(path))).close()
    killed(path)
    path.write_bytes(old)


async def older_log(path: Path) -> None:
    """The log of an earlier moment beside the file of a later one."""
    killed(path)
    old = log_of(path).read_bytes()
    await (await open_store(str(path))).close()
    await (await open_store(str(path))).close()
    log_of(path).write_bytes(old)


async def backup_under_a_log(path: Path) -> None:
    """A backup that was copied over the file, with the file's log left beside it."""
    killed(path)
    copy(str(path), f"{path}.backup", lambda *_: None)
    killed(path)
    path.write_bytes(Path(f"{path}.backup").read_bytes())


async def another_stores_log(path: Path) -> None:
    await (await open_store(str(path))).close()
    other = path.with_name("other.db")
    killed(other)
    log_of(other).rename(log_of(path))


@pytest.mark.parametrize("mix", [older_file, older_log, backup_under_a_log, another_stores_log])
async def test_a_file_and_a_log_that_do_not_belong_together_are_not_opened(
    tmp_path: Path, mix: Callable[[Path], object]
) -> None:
    path = tmp_path / "games.db"
    await mix(path)  # type: ignore[misc]
    before = path.read_bytes(), log_of(path).read_bytes()

    with pytest.raises(Unusable, match="is not the log of"):
        await open_store(str(path))
    with pytest.raises(Unusable, match="is not the log of"):
        copy(str(path), str(tmp_path / "left.db"), lambda *_: None)

    assert (path.read_bytes(), log_of(path).read_bytes()) == before


async def test_a_log_without_its_file_is_not_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    killed(path)
    log, file = log_of(path).read_bytes(), path.read_bytes()
    path.unlink()

    with pytest.raises(Unusable, match="is missing or empty, but its log"):
        await open_store(str(path))
    await (await open_store(str(tmp_path / "other.db"))).close()
    with pytest.raises(Unusable, match="the log of another storage"):
        copy(str(tmp_path / "other.db"), str(path), lambda *_: None)

    assert log_of(path).read_bytes() == log
    path.write_bytes(file)
    assert len(await tables_in(path)) == 3


async def test_a_store_that_another_program_closed_after_a_crash_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    tables = killed(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("SELECT count(*) FROM tables").fetchall()
    assert not log_of(path).exists()

    assert await tables_in(path) == set(tables)


async def test_an_old_mark_refuses_nothing(tmp_path: Path) -> None:
    """After a power failure the mark may be missing, empty, or that of an earlier moment."""
    path = tmp_path / "games.db"
    mark = last_state.mark_of(path)
    tables = killed(path)
    old = mark.read_bytes()
    for content in (old, b"", bytes(50), None):
        tables += killed(path)
        mark.write_bytes(content) if content is not None else mark.unlink()

    assert await tables_in(path) == set(tables)


async def test_a_store_of_an_older_townwright_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    await store.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DELETE FROM about WHERE word = 'state'")

    again = await open_store(str(path), instance=store.instance)
    await again.close()

    with closing(sqlite3.connect(path)) as database:
        (state,) = database.execute("SELECT value FROM about WHERE word = 'state'").fetchone()
    assert last_state.LastState.read(state) is not None


async def test_a_backup_of_a_running_store_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(str(path))

    copied = copy(str(path), str(tmp_path / "games.backup"), lambda *_: None)

    assert copied.lacks is None
    await store.close()


def test_commits_are_counted_in_the_log_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        assert commits_in_log(log_of(path)) is None
        for number in range(5):
            database.execute(f"CREATE TABLE t{number} (a)")
        assert counted(path) == 5
        database.execute("PRAGMA wal_checkpoint(RESTART)")
        database.execute("CREATE TABLE last (a)")
        assert counted(path) == 1
    log_of(path).write_bytes(b"something else " * 50)
    assert counted(path) == 0


def counted(path: Path) -> int:
    logged = commits_in_log(log_of(path))
    assert logged is not None
    return logged.commits
