"""Lets finished games count: those of tables at once, those with the deal of a day when it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from townwright.server.daily.days import DAY_MS
from townwright.server.daily.deals import DailyDeals
from townwright.server.daily.programs import DailyPrograms
from townwright.server.ratings.judging import judge_deal
from townwright.server.store.contract import Store
from townwright.study import ratings

BATCH: Final = 50
"""Tables whose results count in one transaction."""
BATCHES: Final = 4
"""Batches that one call takes at most; what is left waits for the next."""
PROGRAMS_MS: Final = DAY_MS
"""How long a closed deal waits for programs to play it."""


class RatingJobs:
    """Computes ratings from results that have not counted yet."""

    def __init__(self, store: Store, deals: DailyDeals, programs: DailyPrograms, now: Callable[[], int]) -> None:
        self._store, self._deals, self._programs, self._now = store, deals, programs, now
        self._tables, self._days = asyncio.Lock(), asyncio.Lock()
        """One at a time each; who asks for ratings never waits for the deals of days."""

    async def keep_up(self) -> None:
        """Let what has ended count, closed daily deals as well. Several processes may do it at once."""
        await self.rate_tables()
        async with self._days:
            await self._deals.keep_up()
            for day, game in await self._store.deals_to_rate():
                await self._rate_deal(day, game)

    async def rate_tables(self) -> None:
        """Let games count that have ended at tables; cheap if there are none."""
        async with self._tables:
            for _ in range(BATCHES):
                if await self._store.rate_tables(judge_deal, BATCH) < BATCH:
                    break

    async def _rate_deal(self, day: str, game: str) -> None:
        """Let the tries at a deal count once programs have played it too, or when they have had a day for that."""
        deal = await self._store.deal(day, game)
        if deal is None or deal.closed_at is None:
            return
        scores, _ = await self._programs.scores(deal)
        known = {score.program for score in scores}
        wanted = {name for kind in ratings.kinds(game) for name in kind.programs}
        if wanted <= known or self._now() >= deal.closed_at + PROGRAMS_MS:
            await self._store.rate_deal(day, game, partial(judge_deal, programs=scores))
