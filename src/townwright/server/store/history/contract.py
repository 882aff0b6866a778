"""The part of the store's contract that is about people's finished games."""

from __future__ import annotations

from typing import Protocol

from townwright.server.store.history.models import PastGame


class HistoryStore(Protocol):
    """The operations on people's finished games."""

    async def past_games(
        self, person_id: str, game: str | None = None, before: int | None = None, limit: int = 100
    ) -> tuple[PastGame, ...]:
        """The ended games of a person, the latest first: all, those of one game, or those that ended before a time."""
