"""Measures moves stored durably per second: ``python3 dev bench store``.

The yardstick is the same store with a commit for each move, measured in the same run, turn about; figures
are medians of five. A move is an event, the answer to its action id, and the table's new place in lists.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeAlias

import click

from townwright.server.store.job_queue import AnyJob
from townwright.server.store.models import Index, StoredEvent, StoredReply, StoredSeat, TableRow
from townwright.server.store.open_store import OpenStore
from townwright.server.store.sqlite.backend import Sqlite

Opener: TypeAlias = Callable[[Path], OpenStore]

BODY = json.dumps({"action": "lay 17 b3 90", "seat": 2})
INDEX = Index("running", 0, seats=tuple(StoredSeat(seat, f"person {seat}", to_act=seat == 0) for seat in range(4)))
ROUNDS = 5


class OneByOne(Sqlite):
    """A store with a commit for each move, as most servers do it."""

    def _commit(self, jobs: list[AnyJob]) -> None:
        for job in jobs:
            super()._commit([job])


async def moves_per_second(open_it: Opener, tables: int, seconds: float) -> float:
    """The rate at which tables store moves, each as soon as the last one is stored."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_it(Path(folder) / "games.db")
        for name in range(tables):
            table = TableRow(f"table {name}", "cities", 1, 0)
            await store.create(table, "00" * 32, [StoredEvent(1, "created", "{}", 0)], INDEX)
        started = perf_counter()
        counts = await asyncio.gather(*(play(store, f"table {name}", started + seconds) for name in range(tables)))
        took = perf_counter() - started
        await store.close()
    return sum(counts) / took


async def play(store: OpenStore, table_id: str, until: float) -> int:
    """Store moves of one table until the time is up; returns how many."""
    number = 1
    while perf_counter() < until:
        number += 1
        event = StoredEvent(number, "acted", BODY, number, 2, f"action {number}")
        await store.append(table_id, number - 1, [event], [StoredReply("person 2", f"action {number}", number)], INDEX)
    return number - 1


@click.command()
@click.option("--seconds", default=1.0, show_default=True, help="Time for each single measurement.")
@click.option("--json", "as_json", is_flag=True)
def main(seconds: float, as_json: bool) -> None:
    """Measure both ways at several numbers of tables."""
    ways: dict[str, Opener] = {
        "group": lambda path: OpenStore(Sqlite(path)),
        "single": lambda path: OpenStore(OneByOne(path)),
    }
    results = []
    for tables in (1, 16, 250):
        rates: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(ROUNDS):
            for way, open_it in ways.items():
                rates[way].append(run(moves_per_second(open_it, tables, seconds)))
        group, single = median(rates["group"]), median(rates["single"])
        results.append({"tables": tables, "group": round(group), "single": round(single), "ratio": group / single})
    if as_json:
        print(json.dumps(results))
        return
    print("tables   group commit   commit each   ratio")
    for result in results:
        print(f"{result['tables']:6} {result['group']:12,}/s {result['single']:11,}/s {result['ratio']:7.1f}")


def run(measurement: Awaitable[float]) -> float:
    """Run one measurement in an event loop of its own."""

    async def measured() -> float:
        return await measurement

    return asyncio.run(measured())


if __name__ == "__main__":
    main()
