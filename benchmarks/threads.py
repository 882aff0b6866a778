"""Measures how much two threads gain over one, beside what two processes of the same work gain on this machine.

Two threads can gain no more than the machine has to give: on two hardware threads of one core, or beside other work,
two processes do not gain 2 either. So the share of that ceiling says how well the compiled loops do without Python's
lock, and the gain itself says what the machine gave meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import median
from time import perf_counter, thread_time
from typing import Any

ROUNDS = 7
CITIES, GREENTOWN, SKYLINES = 150_000, 400, 4_000
"""Games of one share: about a quarter of a second."""

Share = Callable[[int], tuple[float, float, float]]
"""Plays the share with that number: when it began and ended by the wall clock, and its CPU time."""


@dataclass(frozen=True)
class Gain:
    """The gain of two at once over one alone."""

    threads: float
    """By the wall clock."""
    processes: float
    """The same with two processes: the machine's own ceiling."""
    cpu: float
    """What two free cores would give: one share's CPU time alone over that beside the other, times two."""

    @property
    def of_ceiling(self) -> float:
        """The gain of threads as a share of that of processes."""
        return self.threads / self.processes


def cities_share(number: int) -> tuple[float, float, float]:
    """Play one share of random cities, compiled."""
    from townwright.games.cities.options import Options
    from townwright.speed.cities.fast_game import FastCities

    fast = FastCities(Options(level=3))
    return timed(lambda: fast.play_games(1, CITIES, first=number * CITIES))


def greentown_share(number: int) -> tuple[float, float, float]:
    """Play one share of random games of Greentown for two, compiled."""
    from townwright.games.greentown.options import Options
    from townwright.speed.greentown.fast_game import FastGreentown

    fast = FastGreentown(Options())
    return timed(lambda: fast.play_games(1, GREENTOWN, first=number * GREENTOWN))


def skylines_share(number: int) -> tuple[float, float, float]:
    """Play one share of random introductory games of Skylines, compiled."""
    from townwright.games.skylines.options import read_options
    from townwright.speed.skylines.fast_game import FastSkylines

    fast = FastSkylines(read_options({}))
    return timed(lambda: fast.play_games(1, SKYLINES, first=number * SKYLINES))


def timed(work: Callable[[], Any]) -> tuple[float, float, float]:
    """Run some work; returns when it began and ended, and the CPU time of its thread."""
    started, cpu = perf_counter(), thread_time()
    work()
    return started, perf_counter(), thread_time() - cpu


def gain(share: Share, rounds: int = ROUNDS) -> Gain:
    """Measure in turns one share alone, two threads and two processes; returns the gains."""
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2, get_context("spawn")) as processes:
        for workers in (threads, processes):
            run_two(workers, share)
        walls: dict[str, list[float]] = {"one": [], "threads": [], "processes": []}
        cpus = []
        for _ in range(rounds):
            alone = share(0)
            pair = run_two(threads, share)
            walls["one"].append(span([alone]))
            walls["threads"].append(span(pair))
            walls["processes"].append(span(run_two(processes, share)))
            cpus.append(2 * alone[2] / median(cpu for _, _, cpu in pair))
    one = median(walls["one"])
    return Gain(2 * one / median(walls["threads"]), 2 * one / median(walls["processes"]), median(cpus))


def run_two(workers: Executor, share: Share) -> list[tuple[float, float, float]]:
    """Run two shares at the same time."""
    return list(workers.map(share, range(2)))


def span(shares: Sequence[tuple[float, float, float]]) -> float:
    """The seconds from the first beginning to the last end."""
    return max(end for _, end, _ in shares) - min(start for start, _, _ in shares)
