"""People who play beside reviews: ``python3 dev bench review_load --reviews 60 --seconds 300``.

Sixty finished games of all kinds, played by bots from the weakest to the strongest, are brought to a real server by
sixty visitors at once, who follow their reviews to the end. Meanwhile people play all three games through sockets. How
long they wait from sending a move to its acknowledgement is compared with the goal, and with their waiting before
anybody asked for a review; beyond the goal the command exits with 1. ``--effort 0.1`` gives each review a tenth of its
usual budget, so that all of them end while it is measured.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import click
import msgspec

from benchmarks.server_clients import Load, Times, http_client, percentile, play_tables
from benchmarks.server_stacks import UNLIMITED, Served, served
from benchmarks.study_deals import bot_game
from townwright.core import registry
from townwright.server import run
from townwright.server.settings import Settings

GOAL = 150.0
"""Milliseconds at the 99th percentile."""
NOT_NOW = 5.0
"""Seconds after which a record is brought again whose game might be one that is being played."""
STRENGTHS = (
    *(("cities", bot, {"seats": "1", "level": "3"}, 300) for bot in ("visitor", "greedy", "planner", "expert")),
    *(("greentown", bot, {}, 300) for bot in ("guest", "guide", "surveyor", "expert")),
    *(("skylines", bot, {}, 60) for bot in ("newcomer", "visitor", "novice", "planner")),
)
"""Games, who plays them with which options, and what they may look at."""


def serve(effort: float, workers: int, nice: int, port: int, folder: str, ready: Any) -> None:
    """Run the real server with these settings of its reviews."""
    chosen = Settings(
        store=f"sqlite:///{folder}/games.db",
        origins=(f"http://127.0.0.1:{port}",),
        limits=msgspec.structs.replace(UNLIMITED, imports_per_minute=1_000_000),
        review_effort=effort,
        review_workers=workers,
        review_nice=nice,
    )
    run.run(chosen, run.listening("127.0.0.1", port), ready.set)


def finished_games(number: int) -> list[str]:
    """So many records of finished games, of all kinds and strengths in turn."""
    found = []
    for deal in range(number):
        game, bot, words, nodes = STRENGTHS[deal % len(STRENGTHS)]
        found.append(registry.find(game).write(bot_game(game, words, bot, "review load", deal, nodes).record))
    return found


async def follow_review(origin: str, number: int, record: str, states: dict[int, str]) -> None:
    """Bring a record and follow its review to the end; its state is written down as it changes.

    A game that begins with the same draws as one that is being played has to wait for it, and is brought again.
    """
    async with http_client(origin) as http:
        await http.post("/api/me", json={"name": f"Reader {number}"})
        while states.get(number) in (None, "not-now"):
            if number in states:
                await asyncio.sleep(NOT_NOW)
            async with http.stream("POST", "/api/reviews", json={"text": record}, timeout=None) as response:
                if response.status_code != HTTPStatus.OK:
                    states[number] = json.loads(await response.aread())["code"]
                    continue
                async for line in response.aiter_lines():
                    states[number] = json.loads(line)["state"]


async def play(origin: str, tables: int, pause: float, until: asyncio.Future[None]) -> Times:
    """Let two people play at each of some tables, of all games in turn, until it is time; their waiting together."""
    names = registry.own_names()
    loads = [Load(origin, registry.find(name), 2, pause) for name in names]
    playing = [
        asyncio.ensure_future(play_tables(loads[number % len(loads)], Random(number))) for number in range(tables)
    ]
    await asyncio.wait([until, *playing], return_when=asyncio.FIRST_COMPLETED)
    for load in loads:
        load.end = perf_counter()
    await asyncio.gather(*playing)
    return Times([time for load in loads for time in load.times.answered])


async def measure(
    server: Served, records: list[str], tables: int, pause: float, seconds: float
) -> tuple[Times, Times, Counter[str], float]:
    """The people's waiting alone and beside the reviews, what became of these, and how long that took."""
    alone = await play(server.origin, tables, pause, asyncio.ensure_future(asyncio.sleep(min(seconds, 30.0))))
    states: dict[int, str] = {}
    readers = [
        asyncio.ensure_future(follow_review(server.origin, number, record, states))
        for number, record in zip(count(), records)
    ]
    began = perf_counter()
    until = asyncio.ensure_future(over(readers, seconds))
    beside = await play(server.origin, tables, pause, until)
    took = perf_counter() - began
    found = Counter(states.values())
    for reader in readers:
        reader.cancel()
        with suppress(asyncio.CancelledError):
            await reader
    return alone, beside, found, took


async def over(readers: Iterable[asyncio.Future[None]], seconds: float) -> None:
    """Wait until all reviews are done, or for so long."""
    await asyncio.wait(readers, timeout=seconds)


@click.command()
@click.option("--reviews", default=60, show_default=True, help="Finished games that are reviewed at once.")
@click.option("--tables", default=12, show_default=True, help="Tables at which two people play.")
@click.option("--pause", default=0.5, show_default=True, help="Seconds that a person thinks, on average.")
@click.option("--seconds", default=300.0, show_default=True, help="How long it is measured at most.")
@click.option("--effort", default=1.0, show_default=True, help="How many times the usual budget a review has.")
@click.option("--workers", default=1, show_default=True, help="Processes that review.")
@click.option("--nice", default=19, show_default=True, help="How far they stand behind others.")
def main(reviews: int, tables: int, pause: float, seconds: float, effort: float, workers: int, nice: int) -> None:
    """Let people play alone, then beside the reviews."""
    records = finished_games(reviews)
    with served(partial(serve, effort, workers, nice), 8995) as server:
        alone, beside, found, took = asyncio.run(measure(server, records, tables, pause, seconds))
    for name, times in (("alone", alone), (f"beside {reviews} reviews", beside)):
        shown = ", ".join(f"{percentile(times.answered, share):.1f}" for share in (0.5, 0.99, 1.0))
        print(f"{name}: {len(times.answered)} moves acknowledged after {shown} ms (p50, p99, longest)")
    late = percentile(beside.answered, 0.99)
    print(f"{took:.0f} s, reviews: {dict(found)}; goal {GOAL:g} ms: {'met' if late <= GOAL else 'MISSED'}")
    if not late <= GOAL:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
