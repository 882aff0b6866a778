"""Times pieces of work in CPU time, as the median of several rounds taken in turn.

Taking turns lets whatever else the machine does slow everything alike, so that ratios hold on a busy one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

ROUNDS = 5


@dataclass(frozen=True)
class TimedWork:
    """Some work to be timed: ``run`` does some of it and returns how much that was."""

    name: str
    unit: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Rate:
    """How much of some work one second of one core does."""

    name: str
    unit: str
    per_second: float
    rounds: tuple[float, ...]


def measured(measures: Sequence[TimedWork], rounds: int = ROUNDS) -> dict[str, Rate]:
    """Time each measure; returns the rates by name. Each runs once before, so that compiling is not counted."""
    for measure in measures:
        measure.run()
    rates: dict[str, list[float]] = {measure.name: [] for measure in measures}
    for _ in range(rounds):
        for measure in measures:
            started = process_time()
            done = measure.run()
            rates[measure.name].append(done / (process_time() - started))
    return {
        measure.name: Rate(measure.name, measure.unit, median(rates[measure.name]), tuple(rates[measure.name]))
        for measure in measures
    }
