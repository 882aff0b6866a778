"""The workers of a pool and the fair queue in front of them; the pools of bots and of the sandbox share it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from townwright.server.workers.fair_queue import FairQueue, busy, stopping
from townwright.server.workers.worker import Worker, start_worker


@dataclass(eq=False, slots=True)
class WaitingTask:
    """A task that waits for a worker."""

    free: asyncio.Future[Worker | None]
    near: Hashable


class WorkerQueue:
    """So many workers, each started when it is needed and given to whoever is next."""

    def __init__(self, workers: int, queue: FairQueue[WaitingTask], idle_seconds: float | None = None) -> None:
        """A worker that nobody has needed for ``idle_seconds`` is ended; never if that is None."""
        self._queue, self._idle_seconds = queue, idle_seconds
        self._idle: list[Worker | None] = [None] * workers
        self._all: set[Worker] = set()
        self._ended = False

    def __len__(self) -> int:
        """How many tasks wait."""
        return len(self._queue)

    async def take(self, who: Hashable, near: Hashable = None) -> Worker | None:
        """Wait for a free worker, best one that knows what is ``near``; None is one that is still to be started."""
        if self._ended:
            raise stopping()
        waiting = WaitingTask(asyncio.get_running_loop().create_future(), near)
        dropped = self._queue.put(who, waiting)
        if dropped is not None and not dropped.free.done():
            dropped.free.set_exception(busy())
        self._begin()
        try:
            return await waiting.free
        except asyncio.CancelledError:
            self._queue.forget(who, waiting)
            if waiting.free.done() and not waiting.free.cancelled() and waiting.free.exception() is None:
                self.give_back(who, waiting.free.result(), good=True)
            raise

    async def start(self, make: Callable[[], Worker]) -> Worker:
        """Start a worker in place of None that was taken; refused when all have been ended."""
        worker = await start_worker(make, lambda: self._ended)
        if self._ended:  # perhaps after the worker was made and before anybody had it
            self.drop(worker)
            raise stopping()
        self._all.add(worker)
        return worker

    def give_back(self, who: Hashable, worker: Worker | None, good: bool) -> None:
        """Count a task as finished and give its worker to whoever is next; one that is not good any more is ended."""
        if worker is not None and (not good or self._ended):
            self.drop(worker)
            worker = None
        # One that runs already is taken before one that would have to be started.
        self._idle.insert(0 if worker is None else len(self._idle), worker)
        self._queue.done(who)
        if not self._ended:
            self._begin()
            if worker is not None and self._idle_seconds is not None:
                asyncio.get_running_loop().call_later(self._idle_seconds, self._end_idle, worker, worker.asked)

    def drop(self, worker: Worker) -> None:
        """End a worker, whatever it does."""
        self._all.discard(worker)
        worker.kill()
        asyncio.get_running_loop().run_in_executor(None, worker.end)

    def end(self) -> None:
        """End all workers, whatever they do; whoever waits for one is refused."""
        self._ended = True
        for waiting in self._queue.clear():
            if not waiting.free.done():
                waiting.free.set_exception(stopping())
        for worker in self._all:
            worker.kill()
        for worker in filter(None, self._idle):
            worker.end()
        self._all.clear()

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are there."""
        return tuple(pid for worker in self._all for pid in worker.pids)

    def _begin(self) -> None:
        """Give idle workers to whoever is next."""
        while self._idle and (found := self._queue.next()) is not None:
            who, waiting = found
            if waiting.free.done():
                self._queue.done(who)
            else:
                waiting.free.set_result(self._taken(waiting.near))

    def _taken(self, near: Hashable) -> Worker | None:
        """An idle worker: one that knows the matter, one that runs already, or one that is still to be started."""
        for place, worker in enumerate(self._idle):
            if worker is not None and near in worker.known:
                return self._idle.pop(place)
        return self._idle.pop()

    def _end_idle(self, worker: Worker, asked: int) -> None:
        """End a worker that was asked nothing since; whoever comes next gets a new one."""
        if worker.asked == asked and worker in self._idle and not self._ended:
            self._idle.remove(worker)
            self._idle.insert(0, None)
            self.drop(worker)
