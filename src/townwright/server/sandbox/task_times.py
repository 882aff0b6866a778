"""Measures the tasks of a pool: how long each waits, computes, and takes by the clock."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from townwright.server.ops.metrics import Metrics
from townwright.server.sandbox.worker_main import TaskOutcome

TaskEnd: TypeAlias = Literal["ended", "late", "left"]
"""Without an outcome: the kernel ended it after all the time that it may compute, it was not done in time by the
clock, or nobody waited for it any longer."""


class TaskTimes:
    """Histograms and longest times of one pool's tasks, for ``/metrics``."""

    def __init__(self, pool: str, metrics: Metrics, seconds: float) -> None:
        self._pool, self._metrics, self._seconds = pool, metrics, seconds
        self._longest = {"wait": 0.0, "computing": 0.0, "taken": 0.0}
        for what in self._longest:
            metrics.gauge(f"sandbox_{pool}_longest_{what}_seconds", partial(self._longest.__getitem__, what))

    def note(self, waited: float, taken: float, outcome: TaskOutcome | TaskEnd) -> None:
        """Count a task by its outcome, or by how it ended without one."""
        times = {"wait": waited, "taken": taken}
        if isinstance(outcome, TaskOutcome):
            times["computing"] = outcome.seconds
        elif outcome == "ended":
            times["computing"] = self._seconds
        for what, seconds in times.items():
            self._metrics.took(f"sandbox_{self._pool}_{what}", seconds)
            self._longest[what] = max(self._longest[what], seconds)
        kind = outcome.kind if isinstance(outcome, TaskOutcome) else outcome
        self._metrics.count("sandbox", pool=self._pool, outcome=kind)
