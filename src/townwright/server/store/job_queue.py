"""Jobs for the database's threads: how operations get from the event loop to a thread and back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeAlias, TypeVar

from townwright.server.store.transaction import Operation, Transaction

T = TypeVar("T")


class Job(Generic[T]):
    """One operation, and the future that its caller awaits."""

    __slots__ = ("_error", "_operation", "_value", "future")

    def __init__(self, operation: Operation[T]) -> None:
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._operation = operation
        self._value: T
        self._error: BaseException | None = None

    def run(self, transaction: Transaction) -> None:
        """Run the operation, and keep its value or error until the caller is told."""
        self._value = self._operation(transaction)

    def fail(self, error: BaseException) -> None:
        """Keep an error in place of a value."""
        self._error = error

    @property
    def failed(self) -> bool:
        """Whether the job ended with an error."""
        return self._error is not None

    def tell(self) -> None:
        """Resolve the caller's future; only in the event loop. A caller who was cancelled gets nothing."""
        if self.future.done():
            return
        if self._error is None:
            self.future.set_result(self._value)
        else:
            self.future.set_exception(self._error)


AnyJob: TypeAlias = Job[Any]
Jobs: TypeAlias = "SimpleQueue[AnyJob | None]"
"""Work for a thread; None tells it to stop."""


def settle(jobs: Iterable[AnyJob]) -> None:
    """Resolve the futures of finished jobs, waking each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[AnyJob]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, jobs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, jobs)


def _tell(jobs: list[AnyJob]) -> None:
    for job in jobs:
        job.tell()


def take_all(queue: Jobs) -> tuple[list[AnyJob], bool]:
    """Wait for a job; return it with all others that are queued, and whether to stop after them."""
    jobs: list[AnyJob] = []
    job = queue.get()
    while job is not None:
        jobs.append(job)
        try:
            job = queue.get_nowait()
        except Empty:
            return jobs, False
    return jobs, True
