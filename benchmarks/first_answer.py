"""Measures how long the first answer of a bot takes on a fresh install: ``python3 dev bench first_answer``.

Each bot is met on a server of its own that was started a moment ago, with nothing compiled: ``townwright serve`` runs
with an empty cache, somebody opens a table with the bot on both seats, and the time is taken from the request to the
first action. ``--wait 0`` asks as soon as the server can be reached, ``--wait 10`` in the middle of compiling, and
``--look 2`` looks at the opponents two seconds before, as somebody does who chooses one on the page.

Beside the seconds by the clock stands what the server and its workers computed meanwhile, all together, which depends
less on what else the machine has to do; compiling, which stands behind everything else, is left out.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import click

from benchmarks.server_clients import connect, http_client
from townwright import bots
from townwright.core import registry

MOST = 3.0
"""Seconds within which the first answer comes."""
ADDRESS = re.compile(r"http://[\w.]+:\d+")
LOWEST = 19
"""The priority of the process that compiles."""


class SystemProcess(NamedTuple):
    """What the system tells about a process."""

    parent: int
    computed: float
    """Seconds of processor time."""
    nice: int


def processes() -> Iterator[tuple[int, SystemProcess]]:
    """All processes of this machine by their numbers."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # one that has ended meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            computed = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            yield int(stat.parent.name), SystemProcess(int(fields[1]), computed, int(fields[16]))


class FreshServer(NamedTuple):
    """A server that has compiled nothing yet."""

    origin: str
    pid: int

    def computed(self) -> float:
        """Return the seconds of processor time that the server and its workers have taken so far."""
        found = dict(processes())
        ours, more = set[int](), {self.pid}
        while more:
            ours |= more
            more = {pid for pid, process in found.items() if process.parent in ours} - ours
        return sum(found[pid].computed for pid in ours if pid in found and found[pid].nice < LOWEST)


class FirstAnswer(NamedTuple):
    """How long a first answer took."""

    seconds: float
    computed: float


@contextmanager
def fresh_server() -> Iterator[FreshServer]:
    """Run a server that has compiled nothing yet."""
    with tempfile.TemporaryDirectory() as folder:
        words = (sys.executable, "-m", "townwright", "serve", "--port", "0", "--store", f"sqlite:///{folder}/games.db")
        environment = {**os.environ, "NUMBA_CACHE_DIR": f"{folder}/compiled", "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(  # noqa: S603  ourselves
            words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        try:
            assert server.stdout is not None
            told = ADDRESS.search(server.stdout.readline())
            assert told, "the server does not say where it is"
            yield FreshServer(told[0], server.pid)
        finally:
            server.terminate()
            server.wait()


async def first_answer(server: FreshServer, game: str, bot: str, look: float) -> FirstAnswer:
    """Open a table with the bot on both seats; returns how long it took until it has acted."""
    async with http_client(server.origin) as http:
        await http.post("/api/me", json={"name": "Ada"})
        if look:
            await http.get(f"/api/games/{game}/bots")
            await asyncio.sleep(look)
        seats = [{"who": "bot", "name": bot}] * 2
        asked = {"game": game, "options": {"seats": "2"}, "visibility": "private", "seats": seats}
        started, computed = perf_counter(), server.computed()
        answer = await http.post("/api/tables", json=asked)
        client = await connect(server.origin, http, answer.json()["table"])
        reading = asyncio.ensure_future(client.read())
        while not any(fact.kind == "acted" for fact in client.facts):
            client.changed.clear()
            await asyncio.wait_for(client.changed.wait(), 300)
        taken = FirstAnswer(perf_counter() - started, server.computed() - computed)
        reading.cancel()
        await client.socket.close()
        return taken


@click.command()
@click.option("--game", "games", multiple=True, help="All by default.")
@click.option(
    "--bot", "names", multiple=True, help="The weakest, the middle and the strongest of each game by default."
)
@click.option("--all", "every", is_flag=True, help="Every bot of each game.")
@click.option("--wait", default=0.0, show_default=True, help="Seconds between the start of the server and the table.")
@click.option("--look", default=0.0, show_default=True, help="Seconds for which the opponents are looked at before.")
@click.option("--json", "as_json", is_flag=True)
def main(games: Sequence[str], names: Sequence[str], every: bool, wait: float, look: float, as_json: bool) -> None:
    """Meet bots on fresh servers and print the seconds; fails if one took more than three."""
    found: dict[str, dict[str, FirstAnswer]] = {}
    for game in games or registry.own_names():
        ours = [bot.name for bot in bots.own(game)]
        chosen = names or (ours if every else [ours[0], ours[len(ours) // 2], ours[-1]])
        for bot in [name for name in ours if name in chosen]:
            with fresh_server() as server:
                asyncio.run(asyncio.sleep(wait))
                taken = asyncio.run(first_answer(server, game, bot, look))
            found.setdefault(game, {})[bot] = taken
            if not as_json:
                load = os.getloadavg()[0]
                print(
                    f"{game} {bot}: {taken.seconds:.1f} s, {taken.computed:.1f} s computed, load {load:.1f}", flush=True
                )
    if as_json:
        print(json.dumps({game: {bot: each._asdict() for bot, each in times.items()} for game, times in found.items()}))
    sys.exit(any(each.seconds > MOST for times in found.values() for each in times.values()))


if __name__ == "__main__":
    main()
