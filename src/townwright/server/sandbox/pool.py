"""A few workers of the sandbox and the queue in front of them.

A task that computes for longer than it may is ended together with its worker, which is replaced; so is one that
nobody waits for any longer. Nobody's tasks take all workers at once.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable, Hashable
from typing import Any, Final, Protocol, TypeVar

from townwright.core.refusals import TooMuch
from townwright.server.ops.metrics import Metrics
from townwright.server.sandbox.task_times import TaskEnd, TaskTimes
from townwright.server.sandbox.worker_main import ProcessLimits, Task, TaskOutcome, serve
from townwright.server.workers.fair_queue import FairQueue, requester
from townwright.server.workers.worker import Worker, quick_start
from townwright.server.workers.worker_queue import WaitingTask, WorkerQueue

log = logging.getLogger(__name__)

R = TypeVar("R")

SECONDS: Final = 2.0
"""How long a task may compute."""
CLOCK_FACTOR: Final = 5.0
"""How many times as long it may take by the clock, on a machine that has other things to do."""
STARTING: Final = 60.0
"""Seconds by the clock that a worker may take until it can be asked."""
MEMORY: Final = 512 << 20
COMPILED_MEMORY: Final = 640 << 20
"""The same for tasks that use compiled code, which may have to be compiled first."""
MOST_EACH: Final = 16
"""Tasks of one visitor that may wait."""
MOST: Final = 256
"""Tasks of all visitors together that may wait."""


IDLE: Final = 30.0
"""Seconds after which a worker for strangers' data is ended that nobody has needed, with all that it holds."""


class Failed(Exception):
    """A task ended with an error that is no refusal."""


class Sandbox(Protocol):
    """Computes something where it can be ended."""

    async def run(self, who: Hashable, call: Callable[..., R], *given: Any, near: Hashable = None) -> R:
        """What the call returns, or its refusal, or ``TooMuch``.

        ``who`` is whom the work is done for; ``near`` names what it is about, so that a worker that knows it is
        taken if one is free.
        """


class SandboxPool:
    """So many workers, each started when there is something to compute."""

    def __init__(
        self,
        name: str,
        workers: int,
        metrics: Metrics,
        nice: int = 0,
        seconds: float = SECONDS,
        apart: bool = True,
        compiled: bool = False,
        most_each: int = MOST_EACH,
        idle: float = IDLE,
    ) -> None:
        """``apart``: no answer comes sooner because of what another visitor brought; workers that are idle are ended.

        ``compiled``: the tasks use compiled code, which takes more memory, and workers keep it.
        """
        self._seconds, self._apart = seconds, apart
        self._limits = ProcessLimits(seconds, MEMORY, nice)
        if compiled:
            self._limits = ProcessLimits(seconds, COMPILED_MEMORY, nice, COMPILED_MEMORY, address_space=False)
        self._times = TaskTimes(name, metrics, seconds)
        queue: FairQueue[WaitingTask] = FairQueue(most_each, MOST, max(1, workers - 1))
        self._workers = WorkerQueue(workers, queue, idle if apart and not compiled else None)

    async def run(
        self,
        who: Hashable,
        call: Callable[..., R],
        *given: Any,
        near: Hashable = None,
        on_progress: Callable[[float], None] | None = None,
    ) -> R:
        """See ``Sandbox``. The task is ended if whoever waits for it is cancelled.

        ``on_progress`` is called with 0 when a worker is free for it, and with each share that the task reports.
        """
        asked, who = time.perf_counter(), requester(who)
        near = None if near is None else (who, near)  # what another visitor brought is nobody else's matter
        worker = await self._workers.take(who, near)
        outcome: TaskOutcome | None = None
        end: TaskEnd = "left"
        began = time.perf_counter()
        try:
            if on_progress is not None:
                on_progress(0.0)
            if worker is None:
                worker = await self._started()
            task: Task = (who if self._apart else None, call, given)
            outcome = await self._outcome(worker, task, on_progress)
            end = "ended" if worker.died else "late"
            if near is not None:
                worker.remember(near)
        finally:
            self._times.note(began - asked, time.perf_counter() - began, outcome or end)
            self._workers.give_back(who, worker, good=outcome is not None and not outcome.worn)
        result: R = self._result(outcome)
        return result

    async def _outcome(
        self, worker: Worker, task: Task, on_progress: Callable[[float], None] | None
    ) -> TaskOutcome | None:
        """What a worker replies in the end; None if it does not."""
        until = time.monotonic() + CLOCK_FACTOR * self._seconds
        reply = await worker.ask(pickle.dumps(task), CLOCK_FACTOR * self._seconds)
        while reply is not None:
            found: TaskOutcome | float = pickle.loads(reply)  # noqa: S301  from our own worker
            if not isinstance(found, float):
                return found
            if on_progress is not None:
                on_progress(found)
            reply = await worker.next_reply(until - time.monotonic())
        return None

    def _result(self, outcome: TaskOutcome | None) -> Any:
        match outcome:
            case TaskOutcome("done", result):
                return result
            case TaskOutcome("refused" | "broken", refusal):
                raise refusal
            case TaskOutcome("failed", (kind, where)):
                log.error("a task of the sandbox failed", extra={"code": kind, "where": where})
                raise Failed(kind)
            case _:
                raise TooMuch("server-too-long", "this takes too long to compute here")

    async def _started(self) -> Worker:
        """A new worker; the very first one takes a second, until the rules are loaded."""
        stage = (serve, (self._limits,))
        worker = await self._workers.start(lambda: Worker([stage], quick_start()))
        try:
            await worker.ask(pickle.dumps((None, len, ((),))), STARTING)
        except asyncio.CancelledError:
            self._workers.drop(worker)
            raise
        return worker

    async def warm(self) -> None:
        """Start a worker before anybody waits for it."""
        await self.run("warm", len, ())

    @property
    def waiting(self) -> int:
        """How many tasks wait."""
        return len(self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are there."""
        return self._workers.pids

    def end(self) -> None:
        """Stop all workers, whatever they compute; whoever waits for them is refused."""
        self._workers.end()
