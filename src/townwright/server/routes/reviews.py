"""Reviews of finished games: what each move cost, what was luck, and what was possible.

A response is a stream of lines, each the JSON of a ``ReviewUpdate``, until the review is done. Whoever closes the
connection waits no longer, and what nobody waits for is not computed on.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Final

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from townwright.core.refusals import NotNow
from townwright.server.http.disconnects import while_connected
from townwright.server.protocol.requests import AtSeat, RecordToReview
from townwright.server.protocol.review_updates import ReviewUpdate, done
from townwright.server.reviews.review_tasks import ReviewableRecord, check_record
from townwright.server.routes.dependencies import FoundActor, FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.routes.records import BODY, AnyRequest, being_played
from townwright.server.sandbox.record_tasks import digest
from townwright.server.services import Services
from townwright.server.store.models import StoredReview

LINES: Final = "application/x-ndjson"
UPDATES: Final = {
    200: ResponseSpec(
        ReviewUpdate, media_type=LINES, description="One update a line, to the end", generate_examples=False
    )
}


@post(
    "/api/tables/{table:str}/reviews",
    summary="Review a seat of a finished game",
    status_code=200,
    responses=UPDATES,
)
async def review_table(
    state: State, request: AnyRequest, visitor: FoundVisitor, actor: FoundActor, data: JSONBody[AtSeat]
) -> Stream:
    """Compute what each move of a seat cost and what its draws allowed; kept for all who may see the table."""
    services: Services = state.services
    table = actor.table
    if table.ended != "finished":
        raise NotNow("study-not-finished", "only finished games are studied, and this one is still running")
    who = visitor.person or visitor.address
    names = await services.table_registry.names(table)
    seed, components = await services.contests.seed_of(actor), table.created.components
    text = await actor.rules.record(table, names, seed)
    found = await reviewable(services, request, who, text, components, data.seat)
    stored = await services.store.review(actor.table_id, data.seat, found.reviewer)
    if stored is not None:
        return lines(at_once(stored.body))
    key = (actor.table_id, data.seat)
    if not services.review_jobs.is_under_way(key):
        services.visitor_limits.reviews.enter(who)

    async def keep(body: str) -> None:
        await services.store.keep_review(actor.table_id, StoredReview(data.seat, found.reviewer, body, services.now()))

    return lines(services.review_jobs.follow(key, who, text, components, data.seat, keep))


@post(
    "/api/reviews",
    summary="Review a seat of a record",
    status_code=200,
    request_max_body_size=BODY,
    responses=UPDATES,
)
async def review_brought_record(
    state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[RecordToReview]
) -> Stream:
    """Compute the same for a finished record that somebody brings; nothing is stored."""
    services: Services = state.services
    who = known(visitor)
    await reviewable(services, request, who, data.text, data.components, data.seat)
    key = (who, digest(data.text, data.components), data.seat)
    if not services.review_jobs.is_under_way(key):
        services.visitor_limits.reviews.enter(who)
    return lines(services.review_jobs.follow(key, who, data.text, data.components, data.seat))


async def reviewable(
    services: Services, request: AnyRequest, who: str, text: str, components: tuple[str, ...], seat: int
) -> ReviewableRecord:
    """What there is to review; refused if the game, or another with the same deal, is still being played here."""
    services.visitor_limits.records.enter(who)
    check = services.sandbox.run(who, check_record, text, components, seat, services.settings.review_effort)
    found = await while_connected(request, check)
    if await services.table_access.is_being_played(found.known_again):
        raise being_played()
    if await services.store.is_dealt(found.game, found.deal):
        raise being_played()
    if await services.store.is_running_deal(found.game, found.whole_deal, who):
        raise NotNow("daily-no-review", "no game with the deal of today is reviewed, and none while you play that deal")
    if await services.store.is_contest_deal(found.game, found.whole_deal, who, services.now()):
        raise NotNow(
            "contest-no-review", "this deal is still played in a tournament or by you; it is reviewed when that is over"
        )
    return found


def lines(updates: AsyncGenerator[ReviewUpdate, None]) -> Stream:
    """A response of one line for each update."""

    async def encoded() -> AsyncIterator[bytes]:
        try:
            async for update in updates:
                yield msgspec.json.encode(update) + b"\n"
        finally:
            await updates.aclose()

    return Stream(encoded(), media_type=LINES, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def at_once(body: str) -> AsyncGenerator[ReviewUpdate, None]:
    """The one update of a review that is there already."""
    yield done(body.encode())
