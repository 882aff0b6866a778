"""Campaigns: which there are, what their stars ask for, and which you have."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar import get
from litestar.datastructures import State

from townwright.server.campaign.bodies import BestStageGame, CampaignStage, GameCampaign, StarLine
from townwright.server.campaign.plans import StagePlan, plans
from townwright.server.campaign.stars import progress, total_of
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.services import Services
from townwright.server.store.history.models import PastGame

ALL: Final = 10_000
"""Games of a person that are looked at, the latest."""


@get("/api/campaign", summary="The campaigns")
async def campaigns(state: State, visitor: FoundVisitor) -> tuple[GameCampaign, ...]:
    """Return the stages of each campaign, what their stars ask for, which you have, and your best games."""
    services: Services = state.services
    found = []
    for game, stages in plans().items():
        games = () if visitor.person is None else await services.store.past_games(visitor.person, game, limit=ALL)
        found.append(GameCampaign(game=game, stages=await asyncio.to_thread(_stages, stages, games)))
    return tuple(found)


def _stages(stages: Sequence[StagePlan], games: Sequence[PastGame]) -> tuple[CampaignStage, ...]:
    return tuple(_stage(stage, games) for stage in stages)


def _stage(stage: StagePlan, games: Sequence[PastGame]) -> CampaignStage:
    made = progress(stage, games)
    best = made.best
    return CampaignStage(
        name=stage.name,
        options=stage.options,
        stars=(
            StarLine(kind="finished", options=stage.options, points=None, won=made.finished),
            StarLine(kind="points", options=stage.options, points=stage.points, won=made.points),
            StarLine(kind="hard", options=stage.hard, points=stage.hard_points, won=made.hard),
        ),
        played=made.played,
        best=None if best is None else BestStageGame(table=best.table_id, total=total_of(best), ended_at=best.ended_at),
    )
