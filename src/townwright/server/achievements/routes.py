"""Achievements: what can be shown in each game, and what you have shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar import get
from litestar.datastructures import State
from litestar.params import FromQuery

from townwright.server.achievements.awards import described_awards, shown_in
from townwright.server.achievements.bodies import Achievement
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.services import Services
from townwright.server.store.history.models import PastGame

ALL: Final = 10_000
"""Games of a person that are looked at, the latest."""


@get("/api/achievements", summary="What can be shown in games")
async def achievements(
    state: State, visitor: FoundVisitor, table: FromQuery[str | None] = None
) -> tuple[Achievement, ...]:
    """Return what can be shown in each game, where you have shown it first, and whether at one of your tables."""
    services: Services = state.services
    games = () if visitor.person is None else await services.store.past_games(visitor.person, limit=ALL)
    return await asyncio.to_thread(_told, games, table)


def _told(games: Sequence[PastGame], table: str | None) -> tuple[Achievement, ...]:
    return described_awards([shown_in(game) for game in games], table)
