"""Years of daily deals: ``python3 dev soak daily --days 365 --players 1000 --kills 100``.

Every day is played by players of known strength in a process that is killed now and then, with races, and with a clock
that jumps. Afterwards every try is replayed from its log and every draw compared with the seed of its day.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

import click
from rich.progress import track

from tests.server.harness.daily_year import run_day
from townwright.server.daily.days import DAY_MS, ends_at, shifted
from townwright.server.daily.verification import check_day
from townwright.server.store.backup.endpoints import reading

FIRST = "2026-11-16"
SLOWEST = 100.0
"""Milliseconds for the page of the results, 99 of 100 times."""
LARGEST = 5_000
"""Bytes by which the store may grow for a try; more is told, and is no failure of this run."""


@click.command()
@click.option("--days", default=365, show_default=True)
@click.option("--players", default=1_000, show_default=True)
@click.option("--kills", default=50, show_default=True, help="Of the server, on all days together.")
@click.option("--seed", default=1, show_default=True)
def main(days: int, players: int, kills: int, seed: int) -> None:
    """Play so many days with so many players each, kill the server meanwhile, and prove everything afterwards."""
    started, random = perf_counter(), Random(seed)
    killed_on = [random.randrange(days) for _ in range(kills)]
    milliseconds: list[float] = []
    jumps = tries = draws = 0
    means: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        for number in track(range(days), description="days", transient=True):
            day = shifted(FIRST, number)
            played(folder, day, players, seed, report, killed_on.count(number), random)
            found = json.loads(report.read_text())
            report.unlink()
            milliseconds += found["milliseconds"]
            jumps += found["jumps"]
            for strength, mean in found["means"].items():
                means.setdefault(strength, []).append(mean)
        for number in track(range(days), description="proofs", transient=True):
            day = shifted(FIRST, number)
            with reading(f"sqlite:///{folder}/games.db") as (transaction, _):
                for checked in check_day(transaction, day, ends_at(day) - DAY_MS):
                    assert not checked.wrong, (day, checked.wrong)
                    tries, draws = tries + checked.finished, draws + checked.draws
        size = (Path(folder) / "games.db").stat().st_size
    assert tries == days * players, (tries, days, players)
    p99 = sorted(milliseconds)[int(0.99 * (len(milliseconds) - 1))]
    strengths = ", ".join(f"{strength}: {sum(each) / len(each):.1f}" for strength, each in means.items())
    print(
        f"{days} days, {tries} tries and {draws} draws proved, {kills} kills, {jumps} jumps of the clock, 0 wrong; "
        f"mean result by strength {strengths}; results after {p99:.0f} ms at the 99th percentile; "
        f"{size / tries:.0f} bytes for a try; {perf_counter() - started:.0f} s"
    )
    if p99 > SLOWEST:
        sys.exit(f"the page of the results takes longer than {SLOWEST:.0f} ms")
    if size / tries > LARGEST:
        print(f"more than the {LARGEST} bytes that were wished for")


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
