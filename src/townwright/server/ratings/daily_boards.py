"""The board of daily deals of a whole server, which is not counted anew for everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from townwright.server.store.contract import Store
from townwright.server.store.ratings.board_models import DailyLine

KEPT_MS: Final = 60_000
"""How long what was counted is shown; nothing changes it but the closing of a deal and who wants to be seen."""


class DailyBoards:
    """Keeps the daily board of everybody for a minute; who does not want to be seen any more is off it at once."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._first, self._until = "", 0
        self._lines: tuple[DailyLine, ...] = ()
        self._one_at_a_time = asyncio.Lock()

    async def everybody(self, first: str) -> tuple[DailyLine, ...]:
        """The daily deals since a day of all who want to be seen, under the names that they have now."""
        async with self._one_at_a_time:
            now = self._now()
            if first != self._first or not self._until - KEPT_MS <= now < self._until:
                self._lines = await self._store.daily_board(first)
                self._first, self._until = first, now + KEPT_MS
            lines = self._lines
        names = await self._store.seen_names([line.person_id for line in lines])
        return tuple(replace(line, name=names[line.person_id]) for line in lines if line.person_id in names)
