"""Calls of the backend, counting failures: what both parts of an open store are built on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, TypeVar

from townwright.server.store.errors import Down, StoreError, UnsettledCommit
from townwright.server.store.transaction import Backend, Operation

log = logging.getLogger(__name__)

T = TypeVar("T")

TROUBLED_S: Final = 5.0
"""After a write that failed, the storage counts as troubled for so long."""


class BackendCalls:
    """Passes operations on to a backend until it is closed, and notes when one has failed."""

    def __init__(self, backend: Backend, clock: Callable[[], float] = time.monotonic) -> None:
        self._backend = backend
        self._closed = False
        self._clock = clock
        self._troubled_until = clock()
        self._outages = OutageLog(clock)

    async def _read(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        try:
            found = await self._backend.read(operation)
        except Down as error:
            self._outages.failed("read", error)
            raise
        self._outages.worked("read")
        return found

    async def _write(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        try:
            done = await self._backend.write(operation)
        except (Down, UnsettledCommit) as error:
            self._troubled_until = self._clock() + TROUBLED_S
            self._outages.failed("written", error)
            raise
        self._outages.worked("written")
        return done

    def _space(self) -> tuple[int, int] | None:
        return self._backend.free_space()


class OutageLog:
    """Logs an outage of the storage with its cause when it begins, and once more when it is over."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began = 0.0
        self._failures: dict[str, int] = {}

    @property
    def lasts(self) -> bool:
        """Whether something failed and nothing of its kind has worked since."""
        return bool(self._failures)

    def failed(self, kind: str, error: StoreError) -> None:
        """Count an operation that failed, ``read`` or ``written``; the first of an outage is logged."""
        if not self._failures:
            self._began = self._clock()
            cause = (str(error).splitlines() or [""])[0]
            log.error("the storage cannot be %s: %s", kind, cause)
        self._failures[kind] = self._failures.get(kind, 0) + 1

    def worked(self, kind: str) -> None:
        """Note an operation that went well: what can be written to can be read, but not the reverse."""
        if not self._failures or (kind == "read" and "written" in self._failures):
            return
        seconds, failed = self._clock() - self._began, sum(self._failures.values())
        self._failures.clear()
        log.warning("the storage works again, after %.1f seconds in which %d operations failed", seconds, failed)
