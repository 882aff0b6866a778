"""Ratings over HTTP: one's own, beside those of the programs."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State

from townwright.server.ratings.bodies import KindRating
from townwright.server.ratings.shown_ratings import every_kind
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import Services


@get("/api/ratings", summary="Your ratings")
async def mine(state: State, visitor: FoundVisitor) -> tuple[KindRating, ...]:
    """Return your rating in every way to play that is rated, with those of the programs."""
    services: Services = state.services
    await services.rating_jobs.rate_tables()
    own = {(each.game, each.kind): each for each in await services.store.ratings_of(known(visitor))}
    return every_kind(own)
