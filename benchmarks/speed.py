"""Compares the speed of compiled games with reference games, ``python3 dev bench speed [--json] [--cold]``."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from os import environ, times
from random import Random
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.reference_games import random_steps, reference_measures
from benchmarks.threads import cities_share, gain, greentown_share, skylines_share
from townwright.core import registry
from townwright.games.cities import GAME
from townwright.games.cities.options import Options
from townwright.games.greentown.options import Options as GreentownOptions
from townwright.games.skylines.options import read_options
from townwright.speed.cities.batch import CityBatch
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.workload import DECISIONS_OF_A_CITY
from townwright.speed.greentown.batch import GreentownBatch
from townwright.speed.runtime.timing import Rate, TimedWork, measured
from townwright.speed.runtime.workloads import play_readable, workloads
from townwright.speed.skylines.batch import SkylinesBatch

OPTIONS = Options(level=3)
COMPILED, PLAIN = "Cities compiled", "Cities plain"
BATCH, ONE_BY_ONE, READABLE = "Cities, batch of 1,024", "Cities, one by one from Python", "Cities, readable rules"
GREENTOWN, GREENTOWN_READABLE = "greentown: compiled", "greentown: readable rules"
SKYLINES, SKYLINES_READABLE = "skylines: compiled", "skylines: readable rules"
CPP, HEX = "OpenSpiel, C++: Othello", "OpenSpiel, C++: Hex 8 × 8"
LOOP, ZOO = "OpenSpiel, Python loop: Othello", "PettingZoo: Connect Four"
PETTINGZOO, SKYLINES_BATCH = "Cities, through PettingZoo", "Skylines, batch of 1,024"


@dataclass(frozen=True)
class Goal:
    """A ratio that is to be reached."""

    what: str
    against: str
    least: float


GOALS = (
    Goal(COMPILED, PLAIN, 150),
    Goal(COMPILED, CPP, 230),
    Goal(COMPILED, HEX, 15),
    Goal(PLAIN, CPP, 1),
    Goal(BATCH, CPP, 60),
    Goal(ONE_BY_ONE, LOOP, 10),
    Goal(ONE_BY_ONE, ZOO, 10),
    Goal(GREENTOWN, GREENTOWN_READABLE, 50),
    Goal(SKYLINES, SKYLINES_READABLE, 50),
)
THREADS = {"cities": cities_share, "greentown": greentown_share, "skylines": skylines_share}


@click.command()
@click.option("--json", "as_json", is_flag=True)
@click.option("--cold", is_flag=True, help="Also time imports and compiling from nothing, and weigh a large batch.")
def main(as_json: bool, cold: bool) -> None:
    """Measure, compare and print."""
    others = [
        *workloads(registry.find("greentown"), compiled=True),
        *workloads(registry.find("skylines"), compiled=True),
    ]
    rates = measured([*cities(), *skylines_batch(), *through_pettingzoo(), *reference_measures(), *others])
    ratios = {goal: ratio(rates, goal) for goal in GOALS if goal.against in rates}
    gains = {name: gain(share) for name, share in THREADS.items()}
    facts: dict[str, Any] = {
        "rates": {name: rate.per_second for name, rate in rates.items()},
        "ratios": [{**vars(goal), "is": found} for goal, found in ratios.items()],
        "two_threads": {name: {**vars(found), "of_ceiling": found.of_ceiling} for name, found in gains.items()},
    }
    if cold:
        facts["cold"] = cold_starts()
    if as_json:
        print(json.dumps(facts))
        return
    console, table = Console(), Table("random games", "a second", "of")
    for name, rate in rates.items():
        table.add_row(name, f"{rate.per_second:,.0f}", rate.unit)
    console.print(table)
    compared = Table("what", "against", "is", "goal")
    for goal, found in ratios.items():
        compared.add_row(goal.what, goal.against, f"{found:,.1f}", f"{goal.least:g}")
    for name, both in gains.items():
        compared.add_row(f"{name}: two threads", "one", f"{both.threads:.2f}", "1.9")
        compared.add_row(f"{name}: two processes", "one (the machine's ceiling)", f"{both.processes:.2f}", "")
        compared.add_row(f"{name}: two threads", "two processes", f"{both.of_ceiling:.2f}", "0.95")
        compared.add_row(f"{name}: two threads", "one, by CPU time", f"{both.cpu:.2f}", "")
    console.print(compared)
    for name, value in facts.get("cold", {}).items():
        console.print(f"{name}: {value:,.2f}")


def cities() -> list[TimedWork]:
    """The measures of Cities, played in every way."""
    fast, plain = FastCities(OPTIONS), FastCities(OPTIONS, compiled=False)
    return [
        TimedWork(COMPILED, "decisions", lambda: len(fast.play_games(1, 100_000)) * DECISIONS_OF_A_CITY),
        TimedWork(PLAIN, "decisions", lambda: len(plain.play_games(1, 500)) * DECISIONS_OF_A_CITY),
        TimedWork(BATCH, "decisions", batched(CityBatch(OPTIONS, 1024))),
        TimedWork(ONE_BY_ONE, "decisions", lambda: one_by_one(fast)),
        TimedWork(READABLE, "decisions", lambda: play_readable(GAME, OPTIONS, "bench")),
    ]


def through_pettingzoo() -> list[TimedWork]:
    """The measure of Cities as PettingZoo's users step it; none if it is not installed."""
    if not find_spec("pettingzoo"):
        return []
    from townwright.envs.aec import env

    table = env("cities", seats="1", level="3")
    return [TimedWork(PETTINGZOO, "decisions", lambda: random_steps(table, games=1))]


def batched(batch: CityBatch) -> Callable[[], int]:
    """Make a function that steps a batch through whole games with choices from NumPy, and returns the decisions."""
    luck = np.random.default_rng(1)

    def run() -> int:
        decisions = 0
        for number in range(20):
            batch.shuffle(1, number * batch.games)
            while not batch.over:
                batch.step((luck.random(len(batch)) * batch.counts).astype(np.int64))
                decisions += len(batch)
        return decisions

    return run


def skylines_batch() -> list[TimedWork]:
    """The measure of Skylines in a batch, every game at a decision of its own, choices from NumPy."""
    batch, luck, number = SkylinesBatch(read_options({}), 1024), np.random.default_rng(1), count()

    def run() -> int:
        batch.shuffle(1, next(number) * len(batch))
        decisions = 0
        while not batch.over:
            decisions += int((batch.counts > 0).sum())
            batch.step((luck.random(len(batch)) * batch.counts).astype(np.int64))
        return decisions

    return [TimedWork(SKYLINES_BATCH, "decisions", run)]


def one_by_one(fast: FastCities) -> int:
    """Step single rows from Python; returns how many decisions."""
    row, random, decisions = fast.shuffled(1), Random(1).random, 0
    step, begin = fast.step, fast.begin
    for _ in range(4_000):
        choices = begin(row)
        while choices:
            choices = step(row, int(random() * choices))
            decisions += 1
    return decisions


def ratio(rates: dict[str, Rate], goal: Goal) -> float:
    """How many times faster one is than the other."""
    return rates[goal.what].per_second / rates[goal.against].per_second


FIRST_GAME = "from townwright.speed.{name}.workload import run; run(1, compiled=True)"


def cold_starts() -> dict[str, float]:
    """CPU seconds of fresh processes, and the memory of a large batch."""
    with tempfile.TemporaryDirectory() as folder:
        return {
            "import townwright (s)": cpu_of_new_process("import townwright", folder),
            "townwright --help (s)": cpu_of_new_process("from townwright.cli import main; main(['--help'])", folder),
            "numba alone (s)": cpu_of_new_process("import numba", folder),
            **{
                f"{name.title()}: {when} (s)": cpu_of_new_process(FIRST_GAME.format(name=name), folder)
                for name in ("cities", "greentown", "skylines")
                for when in ("first compile and a game", "the same from the cache")
            },
            **large_batches(),
        }


def large_batches() -> dict[str, float]:
    """The memory of large batches, in megabytes."""
    return {
        "100,000 cities in a batch (MB)": CityBatch(OPTIONS, 100_000).rows.nbytes / 1e6,
        "10,000 games of Greentown in a batch (MB)": GreentownBatch(GreentownOptions(), 10_000).rows.nbytes / 1e6,
        "10,000 games of Skylines in a batch (MB)": SkylinesBatch(read_options({}), 10_000).rows.nbytes / 1e6,
    }


def cpu_of_new_process(code: str, folder: str) -> float:
    """The CPU time that a new Python takes for the code, in seconds; code that fails is not timed."""
    before = cpu_of_children()
    subprocess.run(  # noqa: S603  our own code
        (sys.executable, "-c", code),
        env={**environ, "NUMBA_CACHE_DIR": folder},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return cpu_of_children() - before


def cpu_of_children() -> float:
    """CPU seconds of all processes that have ended so far."""
    spent = times()
    return spent.children_user + spent.children_system


if __name__ == "__main__":
    main()
