"""Years of daily deals: ``python3 dev soak daily --days 365 --players 1000 --kills 100``.

Every day is played by players of known strength in a process that is killed now and then, with races, and with a clock
that jumps. Afterwards every try is replayed from its log and every draw compared with the seed of its day.
"""

from __future__ import annotations

import json
import multiprocessing
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

import click
from rich.progress import track

from tests.server.harness.daily_year import pack_all, run_day
from townwright.server.daily.days import DAY_MS, ends_at, shifted
from townwright.server.daily.verification import check_day
from townwright.server.store.backup.endpoints import reading

FIRST = "2026-11-16"
SLOWEST = 100.0
"""Milliseconds to compute each page, 99 of 100 times; by the clock it takes longer where much else runs."""
LARGEST = 5_000
"""Bytes by which the store may grow for a try."""


@click.command()
@click.option("--days", default=365, show_default=True)
@click.option("--players", default=1_000, show_default=True)
@click.option("--kills", default=50, show_default=True, help="Of the server, on all days together.")
@click.option("--seed", default=1, show_default=True)
@click.option("--minutes", type=float, help="Begin no other day after so long, and prove those that were played.")
def main(days: int, players: int, kills: int, seed: int, minutes: float | None) -> None:
    """Play so many days with so many players each, kill the server meanwhile, and prove everything afterwards."""
    started, random = perf_counter(), Random(seed)
    killed_on = [random.randrange(days) for _ in range(kills)]
    seen, means = Counter[str](), dict[str, list[float]]()
    times: dict[str, dict[str, list[float]]] = {"milliseconds": {}, "computed": {}}
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        for number in track(range(days), description="days", transient=True):
            if minutes is not None and perf_counter() - started > 60 * minutes:
                days = number
                break
            played(folder, shifted(FIRST, number), players, seed, report, killed_on.count(number), random)
            found = json.loads(report.read_text())
            report.unlink()
            seen.update({name: found[name] for name in ("tries", "second", "late", "jumps")})
            seen["kills"] += killed_on.count(number)
            for kind, pages in times.items():
                for path, taken in found[kind].items():
                    pages.setdefault(path, []).extend(taken)
            for strength, mean in found["means"].items():
                means.setdefault(strength, []).append(mean)
        in_process(pack_all, folder)
        finished, draws = prove(folder, days)
        used, parts = store_size(Path(folder) / "games.db")
    assert finished == days * players, (finished, days, players)
    by_clock, computed = (
        {path: sorted(taken)[int(0.99 * (len(taken) - 1))] for path, taken in pages.items()} for pages in times.values()
    )
    strengths = ", ".join(f"{strength}: {sum(each) / len(each):.1f}" for strength, each in means.items())
    print(
        f"{days} days, {finished} tries that count and {seen['second']} second ones, {draws} draws proved, "
        f"{seen['late']} finished after midnight, {seen['kills']} kills, {seen['jumps']} jumps of the clock, 0 wrong; "
        f"mean result by strength {strengths}; {perf_counter() - started:.0f} s"
    )
    slow = ", ".join(f"{path} {by_clock[path]:.0f} ms ({computed[path]:.0f} computed)" for path in by_clock)
    print(f"99th percentiles: {slow}")
    largest = ", ".join(f"{name} {size / seen['tries']:.0f}" for name, size in parts)
    print(f"{used / seen['tries']:.0f} bytes for a try: {largest}")
    if max(computed.values()) > SLOWEST:
        sys.exit(f"a page takes longer than {SLOWEST:.0f} ms to compute")
    if used / seen["tries"] > LARGEST:
        sys.exit(f"more than {LARGEST} bytes for a try")


def prove(folder: str, days: int) -> tuple[int, int]:
    """Replay all tries of all days, and return how many count and how many draws were proved."""
    finished = draws = 0
    for number in track(range(days), description="proofs", transient=True):
        day = shifted(FIRST, number)
        with reading(f"sqlite:///{folder}/games.db") as (transaction, _):
            for checked in check_day(transaction, day, ends_at(day) - DAY_MS):
                assert not checked.wrong, (day, checked.wrong)
                finished, draws = finished + checked.finished, draws + checked.draws
    return finished, draws


def store_size(path: Path) -> tuple[int, list[tuple[str, int]]]:
    """The bytes of all pages that are in use, and the largest parts where the database can tell."""
    with closing(sqlite3.connect(path)) as database:
        pages, free, size = (
            database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
        try:
            sizes = database.execute("SELECT name, SUM(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 8")
            return (pages - free) * size, sizes.fetchall()
        except sqlite3.OperationalError:
            return (pages - free) * size, []


def in_process(body: Callable[[str], None], folder: str) -> None:
    """Run something in a process of its own."""
    process = multiprocessing.get_context("spawn").Process(target=body, args=(folder,))
    process.start()
    process.join()
    if process.exitcode != 0:
        sys.exit(f"a process ended with {process.exitcode}")


def played(folder: str, day: str, players: int, seed: int, report: Path, kills: int, random: Random) -> None:
    """Play a day in processes, of which so many are killed; the last one finishes it."""
    context = multiprocessing.get_context("spawn")
    while not report.exists():
        process = context.Process(target=run_day, args=(folder, day, players, seed, str(report)))
        process.start()
        if kills > 0:
            process.join(random.uniform(1.5, 4.0))
            kills -= 1
            process.kill()
        process.join()
        if process.exitcode not in (0, -9):
            sys.exit(f"the process of {day} ended with {process.exitcode}")


if __name__ == "__main__":
    main()
