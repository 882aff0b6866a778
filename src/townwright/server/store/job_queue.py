"""Operations on their way to a thread and back: how the event loop and the database's threads meet."""

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
        """Do it, and hold what came of it until it is settled."""
        self._value = self._operation(transaction)

    def fail(self, error: BaseException) -> None:
        """Hold an error in place of a value."""
        self._error = error

    @property
    def failed(self) -> bool:
        return self._error is not None

    def tell(self) -> None:
        """Let the caller know. Only in the event loop; a caller who went away hears nothing."""
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
    """Tell the callers of finished jobs, waking each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[AnyJob]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, told)


def _tell(jobs: list[AnyJob]) -> None:
    for job in jobs:
        job.tell()


def take_all(queue: Jobs) -> tuple[list[AnyJob], bool]:
    """Wait for work; then everything that is queued, and whether to stop after it."""
    jobs: list[AnyJob] = []
    job = queue.get()
    while job is not None:
        jobs.append(job)
        try:
            job = queue.get_nowait()
        except Empty:
            return jobs, False
    return jobs, True
