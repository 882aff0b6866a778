"""The part of the store's contract that is about ratings."""

from __future__ import annotations

from typing import Protocol

from townwright.server.store.ratings.models import Judge, StoredRating


class RatingStore(Protocol):
    """The operations on ratings. They are a function of the results that count, in the order in which they came."""

    async def note_hint(self, table_id: str, person_id: str) -> None:
        """Store that somebody has asked for a hint at a table: the game does not count for a rating of theirs."""

    async def rate_tables(self, judge: Judge, limit: int = 100) -> int:
        """Let the results of so many finished tables count, the earliest first; return how many there were.

        Those with the deal of a day wait for it to be closed; see ``rate_deal``.
        """

    async def deals_to_rate(self, limit: int = 20) -> tuple[tuple[str, str], ...]:
        """The day and the game of closed deals whose results do not count yet, the earliest first."""

    async def rate_deal(self, day: str, game: str, judge: Judge) -> None:
        """Let the results of all tries at a closed deal count, each compared with all others.

        They are written a few at a time. A try of somebody for whom another game counted meanwhile waits for the next
        call, and so do those that are left when the process ends; all are compared with the whole field then too.
        """

    async def ratings_of(self, person_id: str) -> tuple[StoredRating, ...]:
        """The ratings of a person, by game and kind."""
