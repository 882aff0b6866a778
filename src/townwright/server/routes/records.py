"""What somebody brings along to look at: records, own components, a table of the physical game. Nothing is stored.

All of it is computed in the sandbox, and no longer than its visitor waits for it.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core.refusals import NotNow
from townwright.server.http.disconnects import while_connected
from townwright.server.protocol.requests import ComponentsToCheck, PositionToStudy, RecordToReplay, TableToScore
from townwright.server.protocol.responses import ComponentSet, Replayed, Scored, Studied
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.sandbox import component_tasks, record_tasks
from townwright.server.sandbox.record_tasks import RecordBody, digest
from townwright.server.services import Services

BODY = 4 * 262_144

AnyRequest = Request[Any, Any, Any]


@post("/api/records", summary="Play a record again", status_code=200, request_max_body_size=BODY)
async def replay(
    state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[RecordToReplay]
) -> Response[Replayed]:
    """The moves of a record and the position after one of them, or the line that is wrong.

    Of a game that has not ended only what lies open to everybody is shown, whichever seat is asked for.
    """
    services: Services = state.services
    key = digest(data.text, data.components)
    with services.known_records.entered(key, services.visitor_limits.records, known(visitor)):
        asked = (data.text, data.components, data.step, data.seat, data.course)
        replay = services.sandbox.run(known(visitor), record_tasks.replay, *asked, near=key)
        shown = await while_connected(request, replay)
    await check_over(services, shown)
    return encoded(shown.body)


@post("/api/study", summary="Study a position", status_code=200, request_max_body_size=BODY)
async def study(
    state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[PositionToStudy]
) -> Response[Studied]:
    """The end of an unfinished record as a seat sees it, and what the seat could do there; lessons are made of it.

    What a game hides is shown of a game that begins here, and not of one that the record has begun.
    """
    services: Services = state.services
    key = digest(data.text, data.components)
    with services.known_records.entered(key, services.visitor_limits.studies, known(visitor)):
        asked = (data.text, data.components, data.plays, data.seat, data.words, data.steps)
        study = services.sandbox.run(known(visitor), record_tasks.study, *asked, near=key)
        shown = await while_connected(request, study)
    await check_over(services, shown)
    return encoded(shown.body)


async def check_over(services: Services, shown: RecordBody) -> None:
    """Refuse to look behind the screens of a game that is being played at a table here, by whatever text it comes."""
    if await services.table_access.is_being_played(shown.known_again):
        raise being_played()


def being_played() -> NotNow:
    """Why nobody looks into a game from its seats or plays it on."""
    return NotNow("server-being-played", "this game is still being played here; this can be done when it has ended")


@post("/api/components", summary="Look at a component file", status_code=200, request_max_body_size=BODY)
async def components(
    state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[ComponentsToCheck]
) -> Response[ComponentSet]:
    """Return what a component file holds and what is unusual about it, or the line that is wrong."""
    services: Services = state.services
    services.visitor_limits.records.enter(known(visitor))
    held = services.sandbox.run(known(visitor), component_tasks.describe_components, data.text)
    return encoded(await while_connected(request, held))


@post("/api/score", summary="Score a table of the physical game", status_code=200, request_max_body_size=BODY)
async def score(
    state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[TableToScore]
) -> Response[Scored]:
    """Score a city, a tour or a milestone in the notation of the game's companion; every point with its reasons."""
    services: Services = state.services
    services.visitor_limits.scores.enter(visitor.person or visitor.address)
    scored = services.sandbox.run(
        visitor.person or visitor.address,
        component_tasks.score_table,
        data.game,
        data.text,
        data.options,
        data.components,
    )
    return encoded(await while_connected(request, scored))


def encoded(body: bytes) -> Response[Any]:
    """A response whose JSON is written already."""
    return Response(body, media_type="application/json")
