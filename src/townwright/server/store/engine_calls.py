"""Calls of the engine, counting failures: what both parts of an open store are built on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from townwright.server.store.errors import Down, UnsettledCommit
from townwright.server.store.transaction import Engine, Operation

T = TypeVar("T")

TROUBLED_S: Final = 5.0
"""After a write that failed, the storage counts as troubled for so long."""


class EngineCalls:
    """Passes operations on to an engine until it is closed, and notes when a write has failed."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._closed = False
        self._clock = clock
        self._troubled_until = clock()

    async def _read(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        return await self._engine.read(operation)

    async def _write(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        try:
            return await self._engine.write(operation)
        except (Down, UnsettledCommit):
            self._troubled_until = self._clock() + TROUBLED_S
            raise

    def _space(self) -> tuple[int, int] | None:
        return self._engine.free_space()
