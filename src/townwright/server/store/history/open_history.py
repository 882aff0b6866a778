"""The part of the store that is about people's finished games, over either backend."""

from __future__ import annotations

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.history import queries
from townwright.server.store.history.models import PastGame


class OpenHistory(BackendCalls):
    """The operations on finished games; see ``history.contract`` for what each method promises."""

    async def past_games(
        self, person_id: str, game: str | None = None, before: int | None = None, limit: int = 100
    ) -> tuple[PastGame, ...]:
        """The ended games of a person, the latest first: all, those of one game, or those that ended before a time."""
        return await self._read(lambda transaction: queries.past_games(transaction, person_id, game, before, limit))
