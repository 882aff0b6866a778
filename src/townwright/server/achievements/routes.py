"""Achievements: what can be shown in each game, and what you have shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar import get
from litestar.datastructures import State
from litestar.params import FromQuery

from townwright.core import registry
from townwright.core.abilities.achievements import achievement_names
from townwright.server.achievements.awards import awards, shown_in
from townwright.server.achievements.messages import Achievement
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
    found = awards(games)
    here = {(game.game, name) for game in games if game.table_id == table for name in shown_in(game)}
    told = []
    for game in registry.own_names():
        for name in achievement_names(registry.find(game)):
            award = found.get((game, name))
            told.append(
                Achievement(
                    game=game,
                    name=name,
                    table=None if award is None else award.table_id,
                    at=None if award is None else award.at,
                    times=0 if award is None else award.times,
                    here=(game, name) in here,
                )
            )
    return tuple(told)
