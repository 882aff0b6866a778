"""Measures how long the first answer of a bot takes on a fresh install: ``python3 dev bench first_answer``.

Each bot is met on a server of its own that was started a moment ago, with nothing compiled: ``townwright serve`` runs
with an empty cache, somebody opens a table with the bot on both seats, and the time is taken from the request to the
first action. ``--wait 0`` asks as soon as the server can be reached, ``--wait 10`` in the middle of compiling.
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
from contextlib import contextmanager
from time import perf_counter

import click

from benchmarks.server_clients import connect, http_client
from townwright import bots
from townwright.core import registry

MOST = 3.0
"""Seconds within which the first answer comes."""
ADDRESS = re.compile(r"http://[\w.]+:\d+")


@contextmanager
def fresh_server() -> Iterator[str]:
    """The address of a server that has compiled nothing yet."""
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
            yield told[0]
        finally:
            server.terminate()
            server.wait()


async def first_answer(origin: str, game: str, bot: str) -> float:
    """Open a table with the bot on both seats; returns the seconds until it has acted."""
    async with http_client(origin) as http:
        await http.post("/api/me", json={"name": "Ada"})
        seats = [{"who": "bot", "name": bot}] * 2
        asked = {"game": game, "options": {"seats": "2"}, "visibility": "private", "seats": seats}
        started = perf_counter()
        answer = await http.post("/api/tables", json=asked)
        client = await connect(origin, http, answer.json()["table"])
        reading = asyncio.ensure_future(client.read())
        while not any(fact.kind == "acted" for fact in client.facts):
            client.changed.clear()
            await asyncio.wait_for(client.changed.wait(), 300)
        reading.cancel()
        await client.socket.close()
        return perf_counter() - started


@click.command()
@click.option("--game", "games", multiple=True, help="All by default.")
@click.option(
    "--bot", "names", multiple=True, help="The weakest, the middle and the strongest of each game by default."
)
@click.option("--all", "every", is_flag=True, help="Every bot of each game.")
@click.option("--wait", default=0.0, show_default=True, help="Seconds between the start of the server and the table.")
@click.option("--json", "as_json", is_flag=True)
def main(games: Sequence[str], names: Sequence[str], every: bool, wait: float, as_json: bool) -> None:
    """Meet bots on fresh servers and print the seconds; fails if one took more than three."""
    found: dict[str, dict[str, float]] = {}
    for game in games or registry.own_names():
        ours = [bot.name for bot in bots.own(game)]
        chosen = names or (ours if every else [ours[0], ours[len(ours) // 2], ours[-1]])
        for bot in [name for name in ours if name in chosen]:
            with fresh_server() as origin:
                asyncio.run(asyncio.sleep(wait))
                seconds = asyncio.run(first_answer(origin, game, bot))
            found.setdefault(game, {})[bot] = round(seconds, 2)
            if not as_json:
                print(f"{game} {bot}: {seconds:.1f} s", flush=True)
    if as_json:
        print(json.dumps(found))
    sys.exit(any(seconds > MOST for times in found.values() for seconds in times.values()))


if __name__ == "__main__":
    main()
