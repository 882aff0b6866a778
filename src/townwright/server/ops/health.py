"""Whether the server can store: the store is asked to write, but not by every monitor that wants to know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from townwright.server.store.contract import Store
from townwright.server.store.errors import StoreError

GOOD_FOR: Final = 1.0
"""Seconds for which an answer stands."""


class HealthCheck:
    """The last answer of the store, and how old it is."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._asking = asyncio.Lock()
        self._until = clock()
        self._stores = False

    async def can_store(self) -> bool:
        """Whether something could be stored within the last second, and nothing failed to be in the last few."""
        async with self._asking:
            if self._store.is_troubled():
                return False
            if self._clock() >= self._until:
                self._stores = await self._takes_a_write()
                self._until = self._clock() + GOOD_FOR
            return self._stores

    async def _takes_a_write(self) -> bool:
        try:
            await self._store.try_writing()
        except StoreError:
            return False
        return True
