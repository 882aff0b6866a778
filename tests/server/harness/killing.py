"""Kills the real server with signal 9 while people play through sockets, and compares what they were told with the log.

With PostgreSQL there may be several servers: people at one table come through any of them, and go on through another
when theirs dies. ``python -m tests.server.harness.killing PORT STORE`` is the server that is killed; a third word
plants one of the faults of ``hasty_actors`` in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

from tests import warm_python
from tests.server.harness import hasty_actors
from tests.server.harness.killed import Findings, Shown, check
from tests.server.harness.pages import Address, Page
from tests.server.harness.serving import GENEROUS
from townwright.server import run
from townwright.server.settings import Settings

ROOT = Path(__file__).parents[3]
YOU = {"who": "you"}
GONE = (OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException, AssertionError, json.JSONDecodeError)
"""What a page meets when its server dies, at whatever point."""


class Life:
    """The server's process, which ends and begins again on the same port."""

    def __init__(self, port: int, store: str, fault: str | None = None) -> None:
        planted = () if fault is None else (fault,)
        self._words = ("-m", "tests.server.harness.killing", str(port), store, *planted)
        self._process: warm_python.Process | None = None

    async def begin(self) -> None:
        """Start, and wait until it can be reached."""
        process = self._process = await asyncio.to_thread(warm_python.start, *self._words)
        assert await asyncio.to_thread(process.stdout.readline) == "ready\n"

    def end(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.rest()
            self._process = None


@dataclass
class Place:
    """Where some people meet again and again."""

    seats: int
    table: str = ""


class Player:
    """Somebody who plays on whatever happens, and remembers all that was said."""

    def __init__(self, page: Page, seed: int, place: Place, seat: int, origins: list[str]) -> None:
        self.page, self.random = page, Random(seed)
        self.place, self.seat, self.origins = place, seat, origins
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.answers: dict[str, dict[str, Any]] = {}
        self.shown: dict[str, set[Shown]] = defaultdict(set)
        """All that was ever on the screen, by table, also what stood there for a moment only."""

    async def play(self, stop: asyncio.Event) -> None:
        """Connect to any server, send again what got no answer or think again, until it is time to stop."""
        while not stop.is_set():
            with contextlib.suppress(*GONE):
                self.page.drop()
                self.page.move_to(self.random.choice(self.origins))
                if self.random.random() < 0.5:  # a reloaded page has forgotten what it sent
                    self.pending = None
                await self._sit_down(stop)
                while not stop.is_set() and (self.pending or self.page.sights[self.table]["status"] != "ended"):
                    await self._step()
                    self._remember()
            self._remember()
            await asyncio.sleep(0.02)

    def _remember(self) -> None:
        for frame in self.page.frames:
            if frame["say"] == "update":
                looks = ((fact["number"], fact["kind"], fact["action"]) for fact in frame["facts"])
                self.shown[frame["table"]].update(looks)
        self.page.frames.clear()

    async def _sit_down(self, stop: asyncio.Event) -> None:
        """At the table that runs, or at the next one."""
        seen = self.page.sights.get(self.table, {"status": "unseen" if self.table else "ended"})
        if seen["status"] == "ended" and not self.pending:
            if self.seat == 0:
                words = {"seats": str(self.place.seats)}
                self.place.table = await self.page.table("cities", options=words, visibility="public", seats=[YOU])
            while self.place.table in ("", self.table) and not stop.is_set():
                await asyncio.sleep(0.02)
            self.table = self.place.table
        await self.page.watch(self.table)
        if self.page.sights[self.table]["seat"] is None:
            await self.page.post(f"/api/tables/{self.table}/sit", seat=self.seat)

    async def _step(self) -> None:
        sight = self.page.sights[self.table]
        if self.pending is None and sight["turn"] is None:
            with contextlib.suppress(TimeoutError):
                await self.page.handle(0.2)
            return
        if self.pending is None:
            action = await self.page.random_action(self.table, self.random)
            about = {"seat": sight["seat"], "turn": sight["turn"], "action": action}
            self.pending = {"say": "act", "table": self.table, "id": secrets.token_hex(8), **about}
        await self.page.say(**self.pending)
        while (frame := await self.page.handle(2.0)).get("id") != self.pending["id"]:
            pass
        if frame["say"] != "unsettled":
            self.answers[self.pending["id"]] = frame
            self.pending = None
            number = self.page.numbers[self.table]
            while frame["say"] == "answer" and self.page.numbers[self.table] <= max(number, frame["number"] - 1):
                await self.page.handle(2.0)


async def kill(
    store: str, kills: int, people: int, seed: int = 1, servers: int = 1, seats: int = 2, fault: str | None = None
) -> Findings:
    """Play, kill one of the servers, start it again; then read the log."""
    random, findings = Random(seed), Findings()
    kept = [kept_port() for _ in range(servers)]
    ports = [port.getsockname()[1] for port in kept]
    lives, origins = [Life(port, store, fault) for port in ports], [f"http://127.0.0.1:{port}" for port in ports]
    server = Address(origins[0])
    for life in lives:
        await life.begin()
    places = [Place(seats) for _ in range(people // seats)]
    players = [
        Player(await server.page("Ada"), seed + number, places[number // seats], number % seats, origins)
        for number in range(people // seats * seats)
    ]
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(player.play(stop)) for player in players]
    try:
        while findings.kills < kills:
            await further(players, random.randrange(3, 4 + 2 * len(players)), random.uniform(0.001, 0.02))
            life = random.choice(lives)
            life.end()
            findings.kills += 1
            if servers > 1:  # those of the other server play on meanwhile, and those of the dead one with them
                await further(players, len(players))
            await life.begin()
        await further(players, len(players))
        stop.set()
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*(player.page.close() for player in players), return_exceptions=True)
        for life in lives:
            life.end()
        for port in kept:
            port.close()
    await check(store, players, findings)
    return findings


def kept_port() -> socket.socket:
    """A port that nobody else is given, also while its server is dead: bound here, and only the server listens."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


async def further(players: Sequence[Player], number: int, seconds: float = 0.005) -> None:
    """Until so many more answers have come; looked at every so often."""
    wanted = answers(players) + number
    while answers(players) < wanted:
        await asyncio.sleep(seconds)


def answers(players: Sequence[Player]) -> int:
    """How many answers all of them have got."""
    return sum(len(player.answers) for player in players)


def main(port: int, store: str, fault: str | None = None) -> None:
    """The server that is killed."""
    if fault is not None:
        hasty_actors.plant(fault)
    chosen = Settings(store=store, origins=(f"http://127.0.0.1:{port}",), limits=GENEROUS, grace_seconds=0.0)
    run.run(chosen, run.listening("127.0.0.1", port), lambda: print("ready", flush=True))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
