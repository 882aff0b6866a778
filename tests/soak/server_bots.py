"""A person beside thinking bots: ``python3 dev soak server_bots --seconds 60``.

Ten of the strongest bots think at tables of their own, in their own processes, while somebody moves at another table.
How long the person waits from sending a move to its acknowledgement is compared with the goal; beyond it the command
exits with 1.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import click
import httpx
from benchmarks.server_clients import Load, Times, connect, http_client, percentile, play_game
from benchmarks.server_stacks import UNLIMITED, Served, served

from townwright.core import registry
from townwright.server import run
from townwright.server.settings import Settings

GOAL = 150.0
"""Milliseconds at the 99th percentile."""
WARM = 5
"""Moves of bots at each table before the measurement: the first answers load and compile."""


def serve(workers: int, port: int, folder: str, ready: Any) -> None:
    """The real server with so many workers."""
    origin = f"http://127.0.0.1:{port}"
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(origin,), limits=UNLIMITED, bot_workers=workers)
    run.run(chosen, run.listening("127.0.0.1", port), ready.set)


async def bots_table(http: httpx.AsyncClient, game: str, bot: str) -> str:
    """A table at which two bots play each other."""
    seats = [{"who": "bot", "name": bot}] * 2
    asked = {"game": game, "options": {"seats": "2"}, "visibility": "public", "seats": seats}
    response = await http.post("/api/tables", json=asked)
    assert response.status_code < 300, response.text
    return str(response.json()["table"])


async def moves(http: httpx.AsyncClient, tables: list[str]) -> tuple[list[int], list[bool]]:
    """How much has happened at each table, and whether its game is over."""
    sights = [(await http.get(f"/api/tables/{table}")).json()["sight"] for table in tables]
    return [sight["number"] for sight in sights], [sight["status"] == "ended" for sight in sights]


async def keep_thinking(http: httpx.AsyncClient, tables: list[str], game: str, bot: str) -> None:
    """Whenever a game of bots ends, another begins."""
    while True:
        await asyncio.sleep(1.0)
        for place, over in enumerate((await moves(http, tables))[1]):
            if over:
                tables[place] = await bots_table(http, game, bot)


async def move_beside(
    server: Served, game: str, bot: str, bots: int, seconds: float, pause: float
) -> tuple[Times, Times, int]:
    """A person's times alone and beside the bots, and what the bots did meanwhile."""
    http = http_client(server.origin)
    await http.post("/api/me", json={"name": "Ada"})
    load = Load(server.origin, registry.find("cities"), 1, pause)
    alone = await move(load, http, min(seconds, 10.0))
    tables = [await bots_table(http, game, bot) for _ in range(bots // 2)]
    before = sum((await moves(http, tables))[0])
    while (now := sum((await moves(http, tables))[0])) < before + WARM * len(tables):
        await asyncio.sleep(0.5)
    thinking = asyncio.ensure_future(keep_thinking(http, tables, game, bot))
    beside = await move(load, http, seconds)
    thinking.cancel()
    done = sum((await moves(http, tables))[0]) - now
    await http.aclose()
    return alone, beside, done


async def move(load: Load, http: httpx.AsyncClient, seconds: float) -> Times:
    """One game after another on one seat, for so long."""
    load.times, load.end = Times(), perf_counter() + seconds
    while perf_counter() < load.end:
        asked = {"game": load.game.name, "options": {"seats": "1"}, "seats": [{"who": "you"}]}
        table = (await http.post("/api/tables", json=asked)).json()["table"]
        one = await connect(load.origin, http, table)
        reader = asyncio.ensure_future(one.read())
        await play_game(load, table, [one], Random(1))
        await one.socket.close()
        await reader
    return load.times


@click.command()
@click.option("--bots", default=10, show_default=True, help="Bots that think, two at each table.")
@click.option("--game", default="cities", show_default=True, type=click.Choice(registry.names()))
@click.option("--bot", default="expert", show_default=True)
@click.option("--workers", default=2, show_default=True, help="Workers in which bots think.")
@click.option("--seconds", default=60.0, show_default=True)
@click.option("--pause", default=0.2, show_default=True, help="Seconds that the person thinks, on average.")
def main(bots: int, game: str, bot: str, workers: int, seconds: float, pause: float) -> None:
    """Move alone, then beside the bots."""
    with served(partial(serve, workers), 8994) as server:
        alone, beside, done = asyncio.run(move_beside(server, game, bot, bots, seconds, pause))
    for name, times in (("alone", alone), (f"beside {bots} bots", beside)):
        shown = ", ".join(f"{percentile(times.answered, share):.1f}" for share in (0.5, 0.99))
        print(f"{name}: {len(times.answered)} moves acknowledged after {shown} ms (p50, p99)")
    late = percentile(beside.answered, 0.99)
    print(f"{workers} workers, {done} facts of bots; goal {GOAL:g} ms: {'met' if late <= GOAL else 'MISSED'}")
    if not late <= GOAL:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
