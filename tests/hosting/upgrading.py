"""Rolls one version after the other into two servers while people play, and compares what they saw with the log."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests import warm_python
from tests.hosting import releases
from tests.server.harness.killed import Findings, check
from tests.server.harness.killing import GONE, Place, Player, further
from tests.server.harness.pages import Address, Page

ROOT = Path(__file__).parents[2]
AFTER = 2
"""Answers that each player gets between two restarts."""


@dataclass
class Upgraded(Findings):
    """What came of it."""

    upgrades: int = 0
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """What a page was told that it must not be told: that it knows nobody here, or has to begin anew."""

    def __str__(self) -> str:
        told = f"{self.answered} answers, {self.shown} facts shown, {self.reconnects} reconnections"
        return f"{self.upgrades} upgrades, {told}; wrong: {self.wrong[:5] or 0}; reloads: {dict(self.refused) or 0}"


class Server:
    """One of the servers, which is stopped and started again with another release."""

    def __init__(self, port: int, store: str, folder: Path, origins: Sequence[str]) -> None:
        # No module is the program: each worker of the server would import that one, and all that it needs, once more
        told = (port, store, str(folder / "page"), *origins)
        self._words = ("-c", f"from tests.hosting import serve_release; serve_release.main{told}")
        self._log = folder / f"server-{port}.txt"
        self._process: warm_python.Process | None = None

    async def start(self, release: Path) -> None:
        """Start a release, and wait until it serves."""
        with self._log.open("ab") as log:
            process = self._process = await asyncio.to_thread(
                warm_python.start, *self._words, stderr=log.fileno(), path=path_of(release)
            )
        assert await asyncio.to_thread(process.stdout.readline) == "ready\n", self._log.read_text()

    async def stop(self) -> None:
        """End it as systemd does, and wait until it has ended."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            await self.ended()

    async def ended(self) -> None:
        """Wait until it has ended."""
        if self._process is not None:
            await asyncio.to_thread(self._process.rest)
            self._process = None

    @property
    def log(self) -> str:
        """All that it has logged."""
        return self._log.read_text("utf-8")


def path_of(release: Path) -> str:
    """Where the modules of a release are found, and those of its tests."""
    return f"{release}:{ROOT}"


class Guest(Player):
    """Somebody whose page is never reloaded: it knows what it sent, and goes on from what it has."""

    def __init__(self, page: Page, seed: int, place: Place, seat: int, origins: list[str]) -> None:
        super().__init__(page, seed, place, seat, origins)
        self.reconnects = 0
        self.refused = Counter[str]()

    async def play(self, stop: asyncio.Event) -> None:
        """Connect, send again what got no answer, and play on, until it is time to stop."""
        while not stop.is_set():
            try:
                self.page.drop()
                self.page.move_to(self.random.choice(self.origins))
                await self._sit_down(stop)
                while not stop.is_set() and (self.pending or self.page.sights[self.table]["status"] != "ended"):
                    await self._step()
                    self._look()
            except GONE as error:
                self.reconnects += 1
                self._note(error)
            self._look()
            await asyncio.sleep(0.02)

    def _look(self) -> None:
        """Remember what was shown; a page that is told that its table is gone would have to begin anew."""
        self.refused.update(frame["say"] for frame in self.page.frames if frame["say"] == "gone")
        self._remember()

    def _note(self, error: BaseException) -> None:
        """A server or proxy that is away for a moment is nothing; one that knows nobody any more is a reload."""
        if isinstance(error, AssertionError) and error.args and isinstance(error.args[0], tuple):
            path, status, *_ = error.args[0]
            if status not in (502, 503):
                self.refused[f"{status} {path}"] += 1


async def roll(
    store: str,
    folder: Path,
    ports: Sequence[int],
    origins: Sequence[str],
    upgrades: int,
    people: int = 4,
    look: Callable[[int], Awaitable[None]] | None = None,
) -> Upgraded:
    """Play through ``origins`` while each server in turn is restarted with the next release, so many times."""
    findings = Upgraded()
    servers = [Server(port, store, folder, origins) for port in ports]
    package = releases.keep(folder / "kept")
    release = releases.make(folder, 0, package=package)
    try:
        await asyncio.gather(*(server.start(release) for server in servers))
        async with playing(origins, people, findings) as guests:
            if look is not None:
                await look(0)
            for number in range(1, upgrades + 1):
                before, release = release, releases.make(folder, number, package=package)
                for server in servers:
                    await server.stop()
                    await further(guests, len(guests))  # through the other one
                    await server.start(release)
                    await further(guests, AFTER * len(guests))
                warm_python.end(path_of(before))
                findings.upgrades += 1
                if look is not None:
                    await look(number)
        await check(store, guests, findings)
    finally:
        await asyncio.gather(*(server.stop() for server in servers))
    for server in servers:
        findings.wrong += [line for line in server.log.splitlines() if '"level": "error"' in line]
    return findings


@contextlib.asynccontextmanager
async def playing(origins: Sequence[str], people: int, findings: Upgraded) -> AsyncIterator[list[Guest]]:
    """People who play for as long as the block lasts, and until everything that they sent is answered."""
    server, places = Address(origins[0]), [Place(2) for _ in range(people // 2)]
    guests = [
        Guest(await server.page("Ada"), number, places[number // 2], number % 2, list(origins))
        for number in range(people)
    ]
    stop = asyncio.Event()
    tasks = [asyncio.ensure_future(guest.play(stop)) for guest in guests]
    try:
        yield guests
        await further(guests, len(guests))
        stop.set()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(guest.page.close() for guest in guests), return_exceptions=True)
    for guest in guests:
        findings.reconnects += guest.reconnects
        findings.refused += guest.refused


async def replace(store: str, folder: Path, ports: Sequence[int], origins: Sequence[str], before: int) -> str:
    """Start a release beside which older servers may not go on, and return what these say when they end."""
    old, new = (Server(port, store, folder, origins) for port in ports)
    package = releases.keep(folder / "kept")
    await old.start(releases.make(folder / "older", before, package=package))
    await new.start(releases.make(folder / "other", before + 1, additive=False, package=package))
    await old.ended()
    await new.stop()
    return next(line for line in old.log.splitlines() if "takes over the database" in line)
