"""The part of the store that is about ratings, over either backend."""

from __future__ import annotations

import asyncio
from functools import partial

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.ratings import deal_ratings, queries
from townwright.server.store.ratings.models import Judge, StoredRating


class OpenRatings(BackendCalls):
    """The operations on ratings; see ``ratings.contract`` for what each method promises."""

    async def note_hint(self, table_id: str, person_id: str) -> None:
        """Store that somebody has asked for a hint at a table."""
        await self._write(lambda transaction: queries.note_hint(transaction, table_id, person_id))

    async def rate_tables(self, judge: Judge, limit: int = 100) -> int:
        """Let the results of so many finished tables count, the earliest first; return how many there were."""
        if not await self._read(lambda transaction: queries.waiting(transaction, 1)):
            return 0
        return await self._write(lambda transaction: queries.rate_tables(transaction, judge, limit))

    async def deals_to_rate(self, limit: int = 20) -> tuple[tuple[str, str], ...]:
        """The day and the game of closed deals whose results do not count yet, the earliest first."""
        return await self._read(lambda transaction: deal_ratings.deals_to_rate(transaction, limit))

    async def rate_deal(self, day: str, game: str, judge: Judge) -> None:
        """Let the results of all tries at a closed deal count, each compared with all others."""
        deal = await self._read(lambda transaction: deal_ratings.waiting_deal(transaction, day, game))
        if deal is None:
            return
        found = await asyncio.to_thread(judge, deal.played) if deal.played.results else {}
        for tries in deal_ratings.judged(deal, found):
            await self._write(partial(deal_ratings.keep_judged, tries=tries))

    async def ratings_of(self, person_id: str) -> tuple[StoredRating, ...]:
        """The ratings of a person, by game and kind."""
        return await self._read(lambda transaction: queries.of_person(transaction, person_id))
