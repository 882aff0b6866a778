"""Power failures: plays on a disk with a diary, then looks at every image that the diary allows."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import repeat
from pathlib import Path
from random import Random

import apsw

from townwright.server.store.errors import Behind, Down, UnsettledCommit
from townwright.server.store.job_queue import AnyJob
from townwright.server.store.models import Index, Snapshot, StoredEvent, StoredReply, StoredSeat, TableRow
from townwright.server.store.open_store import OpenStore
from townwright.server.store.sqlite import last_state
from townwright.server.store.sqlite.backend import Sqlite
from townwright.server.store.sqlite.last_state import LastState

from .checking import Findings
from .crash import Image, images
from .disk import Disk, Promised, Written

TABLES, SEATS = 6, 4
INDEX = Index("running", 0, seats=tuple(StoredSeat(seat, f"person {seat}") for seat in range(SEATS)))

UNSAFE: dict[str | None, tuple[str, ...]] = {
    "NORMAL": ("PRAGMA synchronous = NORMAL",),
    "OFF": ("PRAGMA synchronous = OFF",),
}


def power_failures(
    count: int, seed: int, planted: str | None = None, moves: int = 60, disk_faults: bool = False
) -> Findings:
    """The findings in that many images. With ``disk_faults`` the disk also fails while its power is still on.

    What may be ``planted``, and must be found: ``NORMAL`` or ``OFF``, which do not sync each commit, and
    ``swallow``, which takes a failed commit for a good one.
    """
    random = Random(seed)
    disk = Disk(f"diary-{seed}-{planted}")
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.db"
            asyncio.run(play(path, disk, planted, moves, random, disk_faults))
            findings = found_in(images(disk.diary, count, random))
            findings.judge(path, [entry for entry in disk.diary if isinstance(entry, Promised)])
    finally:
        disk.close()
    findings.faults = disk.faults
    return findings


def reopened(count: int, seed: int) -> int:
    """How many images of the first moments, in which the store is made, could be opened and played on by a store."""
    random, disk, played_on = Random(seed), Disk(f"diary-{seed}-reopened"), 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play(Path(folder) / "games.db", disk, None, 1, random, disk_faults=False))
    finally:
        disk.close()
    for image in images(disk.diary, count, random):
        with tempfile.TemporaryDirectory() as folder:
            lay_out(image, Path(folder))
            asyncio.run(play_on(Path(folder) / "games.db"))
            played_on += 1
    return played_on


async def play_on(path: Path) -> None:
    """A new table in a store that has seen bad days."""
    store = OpenStore(Sqlite(path))
    await store.create(TableRow("another", "cities", 1, 0), "00" * 32, [StoredEvent(1, "created", "{}", 0)], INDEX)
    await store.close()


def lay_out(image: Image, folder: Path) -> None:
    """The files of an image."""
    for file, content in image.files.items():
        (folder / file).write_bytes(content)


def found_in(crashed: Iterable[Image]) -> Findings:
    """Lay each image out in a folder and judge it."""
    findings = Findings()
    for image in crashed:
        with tempfile.TemporaryDirectory() as folder:
            lay_out(image, Path(folder))
            findings.judge(Path(folder) / "games.db", image.promised)
    return findings


async def play(path: Path, disk: Disk, planted: str | None, moves: int, random: Random, disk_faults: bool) -> None:
    """Several tables at once, each with people who act as soon as they may."""

    class OnDiary(Sqlite):
        # Short logs, so that many failures fall into a checkpoint.
        settings = (*Sqlite.settings, "PRAGMA wal_autocheckpoint = 40", *UNSAFE.get(planted, ()))
        vfs = disk.name

        def _commit(self, jobs: list[AnyJob]) -> None:
            super()._commit(jobs)
            for job in jobs:
                if planted == "swallow" and isinstance(job._error, UnsettledCommit) and hasattr(job, "_value"):
                    job._error = None

        def _put_mark(self, state: LastState) -> None:
            mark = last_state.mark_of(path).name
            with suppress(apsw.Error):  # a disk that is full takes no mark either
                disk.note(Written(mark, 0, str(state).encode()))
                super()._put_mark(state)

    store = OpenStore(OnDiary(path))
    tables = [f"table-{name}" for name in range(TABLES)]
    for table_id in tables:
        await store.create(TableRow(table_id, "cities", 1, 0), "00" * 32, [StoredEvent(1, "created", "{}", 0)], INDEX)
    if disk_faults:
        disk.weather = bad_days(Random(random.random()))  # the store asks in a thread of its own
    await asyncio.gather(*(one_table(store, disk, table_id, moves, random, planted) for table_id in tables))
    disk.fail()
    await store.close()


def bad_days(random: Random) -> Iterator[frozenset[str]]:
    """Short times, counted in steps to the disk, in which it is full, cannot sync, or both."""
    while True:
        yield from repeat(frozenset(), random.randrange(200))
        yield from repeat(frozenset(random.choice((("write",), ("sync",), ("write", "sync")))), random.randrange(1, 5))


async def one_table(
    store: OpenStore, disk: Disk, table_id: str, moves: int, random: Random, planted: str | None
) -> None:
    """One table from its first event to its last; every stored event is promised, and nothing else."""
    for number in range(2, moves + 2):
        seat, body = random.randrange(SEATS), f'{{"action": "{random.randbytes(random.randrange(300)).hex()}"}}'
        try:
            await stored(store, table_id, StoredEvent(number, "acted", body, number, seat, f"action {number}"))
        except Behind:
            assert planted == "swallow", "the log is shorter than what was promised"
            return
        disk.note(Promised(table_id, number, body))
        if number % 5 == 0:
            with suppress(UnsettledCommit, Down):  # a snapshot is no promise
                await store.keep_snapshot(table_id, Snapshot(number, "rules", body))


async def stored(store: OpenStore, table_id: str, event: StoredEvent) -> None:
    """Send it until it is stored; after a failure nobody knows, so ask by its id and send it again."""
    sender, action_id = f"person {event.seat}", f"action {event.number}"
    while True:
        with suppress(UnsettledCommit, Down):
            if await store.reply(table_id, sender, action_id) is not None:
                return
            await store.append(
                table_id, event.number - 1, [event], [StoredReply(sender, action_id, event.number)], INDEX
            )
            return
        await asyncio.sleep(0.01)
