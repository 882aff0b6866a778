"""A drill: back-ups are made while people play, restored into new storages, and served to the same people."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.hosting import releases
from tests.hosting.debian import free_port
from tests.hosting.upgrading import Guest, Server, Upgraded, playing
from tests.server.harness.killed import not_done
from tests.server.harness.killing import further
from tests.server.harness.pages import Address, Page
from townwright.server.store import open_store
from townwright.server.store.models import StoredEvent

COMMAND = "from townwright.cli import main; main()"


@dataclass
class Drilled:
    """What came of it."""

    backups: int = 0
    answered: int = 0
    """Answers that had been given before the back-ups began."""
    meanwhile: int = 0
    """Answers that were given while back-ups were made."""
    continued: int = 0
    """Moves that people made in restored storages, with the sessions of before."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        load = f"{self.answered} answers before and {self.meanwhile} during them"
        return f"{self.backups} back-ups, {load}, {self.continued} moves after; wrong: {self.wrong[:5] or 0}"


async def drill(store: str, targets: Sequence[str], folder: Path, people: int = 4) -> Drilled:
    """Make a back-up under load for each target, restore it there, compare it with the log, and play on in it."""
    port, found = free_port(), Drilled()
    origin = f"http://127.0.0.1:{port}"
    server = Server(port, store, folder, [origin])
    release = releases.make(folder, 0)
    await server.start(release)
    kept: list[tuple[str, dict[str, list[StoredEvent]]]] = []
    try:
        async with playing([origin], people, Upgraded()) as guests:
            for number, target in enumerate(targets):
                await further(guests, 5 * people)
                kept.append((target, await backed_up(store, target, folder / f"{number}.backup", guests, found)))
                found.continued += await played_on(target, folder, release, guests)
    finally:
        await server.stop()
    for target, logs in kept:
        found.wrong += await not_begun_alike(store, target, logs)
    return found


async def backed_up(
    store: str, target: str, file: Path, guests: Sequence[Guest], found: Drilled
) -> dict[str, list[StoredEvent]]:
    """Copy the storage to a file and the file to a target while people play; the logs that the target holds then."""
    before = [{**guest.answers} for guest in guests]
    await run("backup", str(file), "--store", store)
    found.backups += 1
    found.meanwhile += sum(len(guest.answers) for guest in guests) - sum(map(len, before))
    await run("restore", str(file), "--store", target)
    copy = await open_store(target)
    logs: dict[str, list[StoredEvent]] = {}
    for answers in before:
        tables = {frame["table"] for frame in answers.values()}
        for table in tables - logs.keys():
            logs[table] = list(await copy.events(table))
        for table in tables:
            answered = [item for item in answers.items() if item[1]["table"] == table]
            found.answered += len(answered)
            found.wrong += [f"lost in the back-up: {why}" for why in not_done(logs[table], answered)]
    await copy.close()
    return logs


async def played_on(target: str, folder: Path, release: Path, guests: Sequence[Guest]) -> int:
    """Serve the restored storage and let somebody who has a session there make a move; how many moves were made."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    server = Server(port, target, folder, [origin])
    await server.start(release)
    try:
        for guest in guests:
            page = await Address(origin).page()
            page.http.cookies = guest.page.http.cookies
            if await moved(page):
                return 1
        return 0
    finally:
        await server.stop()


async def moved(page: Page) -> bool:
    """Make a move at a table where it is this person's turn; whether there was one. Without a game, begin one."""
    try:
        tables = await running(page) or [await page.table("cities", options={"seats": "1"}, seats=[{"who": "you"}])]
        for table in tables:
            await page.watch(table)
            if page.sights[table]["turn"] is not None:
                answer = await page.act(table, await page.random_action(table, Random(1)))
                assert answer["say"] == "answer", answer
                return True
        return False
    finally:
        await page.close()


async def running(page: Page) -> list[str]:
    """The tables at which somebody plays."""
    return [table["table"] for table in await page.get("/api/tables") if table["stage"] == "running"]


async def not_begun_alike(store: str, target: str, logs: dict[str, list[StoredEvent]]) -> list[str]:
    """Tables whose restored log is not how the log of today begins."""
    opened = await open_store(store)
    wrong = []
    for table, log in logs.items():
        if list(await opened.events(table))[: len(log)] != log:
            wrong.append(f"{target}: table {table} is another one than before")
    await opened.close()
    return wrong


async def run(*words: str) -> None:
    """Run a command of Townwright to its end."""
    done = await asyncio.to_thread(
        subprocess.run, (sys.executable, "-c", COMMAND, *words), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
