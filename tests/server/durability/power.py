"""Power failures: plays on a disk with a diary, then looks at every image that the diary allows."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable
from pathlib import Path
from random import Random

from townwright.server.store.opened import OpenStore
from townwright.server.store.sqlite import Sqlite
from townwright.server.store.values import Answer, Event, Index, Sitting, TableRow

from .checking import Findings
from .crash import Image, images
from .disk import Disk, Promised

TABLES, SEATS = 6, 4


def power_failures(count: int, seed: int, synchronous: str = "FULL", moves: int = 60) -> Findings:
    """The findings in that many images. ``synchronous`` other than FULL plants a fault that must be found."""
    random = Random(seed)
    disk = Disk(f"diary-{seed}-{synchronous}")
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play(Path(folder) / "games.db", disk, synchronous, moves, random))
    finally:
        disk.close()
    return found_in(images(disk.diary, count, random))


def found_in(crashed: Iterable[Image]) -> Findings:
    """Lay each image out in a folder and judge it."""
    findings = Findings()
    for image in crashed:
        with tempfile.TemporaryDirectory() as folder:
            for file, content in image.files.items():
                (Path(folder) / file).write_bytes(content)
            findings.judge(Path(folder) / "games.db", image.promised)
    return findings


async def play(path: Path, disk: Disk, synchronous: str, moves: int, random: Random) -> None:
    """Several tables at once, each with people who act as soon as they may."""

    class OnDiary(Sqlite):
        # Short logs, so that many failures fall into a checkpoint.
        settings = (*Sqlite.settings, f"PRAGMA synchronous = {synchronous}", "PRAGMA wal_autocheckpoint = 40")
        vfs = disk.name

    store = OpenStore(OnDiary(path))
    await asyncio.gather(*(one_table(store, disk, f"table-{name}", moves, random) for name in range(TABLES)))
    await store.close()


async def one_table(store: OpenStore, disk: Disk, table_id: str, moves: int, random: Random) -> None:
    """One table from its first event to its last; every stored event is promised."""
    index = Index("running", 0, seats=tuple(Sitting(seat, f"person {seat}") for seat in range(SEATS)))
    await store.create(TableRow(table_id, "cities", 1, 0), "00" * 32, [Event(1, "created", "{}", 0)], index)
    disk.note(Promised(table_id, 1, "{}"))
    for number in range(2, moves + 2):
        seat, body = random.randrange(SEATS), f'{{"action": "{random.randbytes(random.randrange(300)).hex()}"}}'
        event = Event(number, "acted", body, number, seat, f"action {number}")
        answer = Answer(f"person {seat}", f"action {number}", number)
        await store.append(table_id, number - 1, [event], [answer], index)
        disk.note(Promised(table_id, number, body))
        if random.random() < 0.5:
            await asyncio.sleep(0)
