"""The lock is on the file, not on its name: no second server comes in through a link, a mount or another name."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.errors import Unusable
from townwright.server.store.sqlite import last_state, lock
from townwright.server.store.sqlite.file_system import file_system, untrusted_file_system

from .scenes import a_table, event
from .test_copying import any_events

OPENING = """
import asyncio, sys
from townwright.server.store import open_store
from townwright.server.store.backup.copy import copy
from townwright.server.store.errors import Unusable

async def opened():
    try:
        store = await open_store(sys.argv[1])
    except Unusable as error:
        print(error)
    else:
        print("opened")
        await store.close()

asyncio.run(opened())
"""


def opened_elsewhere(path: Path) -> str:
    """What another process says when it opens a store."""
    asked = (sys.executable, "-c", OPENING, str(path))
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def symbolic_link(path: Path, other: Path) -> None:
    other.symlink_to(path)


def hard_link(path: Path, other: Path) -> None:
    other.hardlink_to(path)


def another_name(path: Path, other: Path) -> None:
    path.rename(other)


@pytest.mark.parametrize("way", [symbolic_link, hard_link, another_name])
async def test_a_second_server_is_refused_by_whatever_name_it_comes(tmp_path: Path, way: object) -> None:
    assert callable(way)
    path, folder = tmp_path / "games.db", tmp_path / "elsewhere"
    folder.mkdir()
    other = folder / "other.db"
    store = await open_store(str(path))
    table = await a_table(store)
    way(path, other)

    assert "is in use by another Townwright" in await asyncio.to_thread(opened_elsewhere, other)
    with pytest.raises(Unusable, match="is in use by another Townwright"):
        await open_store(str(other))

    await store.append(table.id, 1, [event(2)])
    await store.close()
    assert [file.name for file in folder.iterdir()] == ["other.db"]


async def test_a_running_store_is_saved_by_its_own_name_alone_and_a_backup_by_any(tmp_path: Path) -> None:
    path, other = tmp_path / "games.db", tmp_path / "elsewhere.db"
    store = await open_store(str(path))
    await a_table(store)
    other.hardlink_to(path)
    with pytest.raises(Unusable, match="2 names"):
        copy(str(other), str(tmp_path / "games.backup"), any_events)
    assert not last_state.log_of(other).exists()

    other.unlink()
    copy(str(path), str(tmp_path / "games.backup"), any_events)
    await store.close()
    other.hardlink_to(tmp_path / "games.backup")
    assert copy(str(other), str(tmp_path / "again.db"), any_events).sealed


async def test_the_folder_of_a_running_server_may_be_renamed_but_not_used_by_another(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    store = await open_store(str(tmp_path / "one" / "games.db"))
    (tmp_path / "one").rename(tmp_path / "two")

    assert "is in use" in await asyncio.to_thread(opened_elsewhere, tmp_path / "two" / "games.db")

    await store.close()


async def test_a_file_with_two_names_is_refused_also_when_nobody_uses_it(tmp_path: Path) -> None:
    path, other = tmp_path / "games.db", tmp_path / "other.db"
    await (await open_store(str(path))).close()
    before = set(tmp_path.iterdir()) | {other}
    other.hardlink_to(path)

    for name in (path, other):
        with pytest.raises(Unusable, match=r"has 2 names \(hard links\)"):
            await open_store(str(name))
    assert set(tmp_path.iterdir()) == before

    other.unlink()
    await (await open_store(str(path))).close()


async def test_a_symbolic_link_leads_to_the_one_store_and_its_one_log(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "data" / "games.db")
    store = await open_store(str(tmp_path / "link.db"))
    table = await a_table(store)
    await store.close()

    again = await open_store(str(tmp_path / "data" / "games.db"))
    assert await again.head(table.id) == 1
    await again.close()
    assert {file.name for file in tmp_path.iterdir()} == {"data", "link.db"}


async def test_an_older_townwright_that_locks_only_the_name_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_store(str(path))).close()
    file = os.open(f"{path}.lock", os.O_RDWR)
    lock._seize(file)

    with pytest.raises(Unusable, match="is in use"):
        await open_store(str(path))

    os.close(file)


async def test_the_locks_of_sqlite_are_left_alone_when_a_second_store_is_refused(tmp_path: Path) -> None:
    """Otherwise the next visitor that closes the file would delete the log under the running server."""
    path = tmp_path / "games.db"
    store = await open_store(str(path))
    table = await a_table(store)
    other = tmp_path / "other.db"
    other.hardlink_to(path)
    with pytest.raises(Unusable, match="is in use"):
        await open_store(str(other))
    other.unlink()
    reading = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT * FROM tables').fetchall()"
    subprocess.run((sys.executable, "-c", reading, path), check=True)

    assert Path(f"{path}-wal").exists()
    await store.append(table.id, 1, [event(2)])
    await store.close()


@pytest.mark.parametrize("target", ["/proc/x.db", "/proc/self/status", "/dev/null"])
async def test_a_place_that_takes_no_file_is_one_sentence(target: str) -> None:
    with pytest.raises(Unusable) as refused:
        await open_store(f"sqlite:///{target}")

    assert str(refused.value).count(".\n") == 0
    assert str(refused.value).endswith(".")


MOUNTS = r"""
29 1 254:0 / / rw,relatime - ext4 /dev/vda rw
41 29 0:50 / /srv rw,relatime shared:7 master:1 - nfs4 server:/srv rw
42 41 0:51 / /srv/local rw - xfs /dev/vdb rw
43 29 0:52 / /mnt/my\040share rw - fuse.sshfs host: rw
44 29 0:53 / /mnt/over rw - ext4 /dev/vdc rw
45 44 0:54 / /mnt/over rw - 9p host rw
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/games.db", "ext4"),
        ("/srv/games.db", "nfs4"),
        ("/srvother/games.db", "ext4"),
        ("/srv/local/games.db", "xfs"),
        ("/mnt/my share/games.db", "fuse.sshfs"),
        ("/mnt/over/games.db", "9p"),
    ],
)
def test_the_file_system_is_that_of_the_deepest_mount(path: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / "mountinfo").write_text(MOUNTS)

    assert file_system(Path(path), MOUNTS) == kind
    assert untrusted_file_system(Path(path), tmp_path / "mountinfo") == (None if kind in ("ext4", "xfs") else kind)


def test_where_the_system_does_not_tell_nothing_is_claimed(tmp_path: Path) -> None:
    assert untrusted_file_system(tmp_path, tmp_path / "no such file") is None
