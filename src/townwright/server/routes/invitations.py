"""Links that give one seat once, or let somebody watch. Looking at a link changes nothing."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow
from townwright.server.http.errors import ApiError
from townwright.server.protocol.requests import NewInvitation
from townwright.server.protocol.responses import InvitationInfo, InvitationTarget, MadeInvitation, MadeTable
from townwright.server.routes.dependencies import FoundActor, FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.routes.tables import say
from townwright.server.services import Services
from townwright.server.store.models import Invitation
from townwright.tables.commands import Sit


@post("/api/tables/{table:str}/invitations", summary="A new link to the table", status_code=201)
async def invite(
    state: State, visitor: FoundVisitor, actor: FoundActor, data: JSONBody[NewInvitation]
) -> MadeInvitation:
    """Make a link: with an open seat it gives that seat once, for the host only; without, it lets anybody watch."""
    services: Services = state.services
    person = known(visitor)
    if await services.daily_deals.is_open(actor):
        raise NotNow("daily-no-watching", "nobody watches the deal of a day before that day is closed")
    if await services.contests.is_guarded(actor):
        raise NotNow("contest-no-watching", "nobody watches a try at a challenge or tournament while it runs")
    if data.seat is not None:
        actor.table.require_seat(data.seat)
        if person != actor.table.created.host:
            raise ApiError(403, "not-yours", Phrase("table-for-host", "only the host of the table may do this"))
        if not actor.table.holders[data.seat].empty:
            raise NotNow("table-seat-taken", "seat {seat} is taken", seat=data.seat + 1)
    token, made = await services.store.invite(actor.table_id, data.seat, person, services.now())
    return MadeInvitation(id=made.id, token=token, seat=made.seat, expires_at=made.expires_at)


@get("/api/tables/{table:str}/invitations", summary="The table's links that can still be used")
async def invitations(state: State, actor: FoundActor) -> tuple[InvitationInfo, ...]:
    """List the invitations without their tokens, which are shown once."""
    services: Services = state.services
    found = await services.store.invitations(actor.table_id, services.now())
    return tuple(InvitationInfo(id=one.id, seat=one.seat, expires_at=one.expires_at) for one in found)


@delete("/api/tables/{table:str}/invitations/{invitation:str}", summary="Make a link useless", status_code=204)
async def withdraw(state: State, actor: FoundActor, invitation: FromPath[str]) -> None:
    """Withdraw an invitation, so that its link opens nothing any more; for the host."""
    services: Services = state.services
    await services.store.withdraw(actor.table_id, invitation)


@get("/api/invitations/{token:str}", summary="What a link is for")
async def invited(state: State, token: FromPath[str]) -> InvitationTarget:
    """Show the game, the host and the seat of an invitation."""
    services: Services = state.services
    found = await good(services, token)
    row = await services.store.table(found.table_id)
    if row is None:
        raise gone()
    shown = await services.table_registry.names_of([row.host] if row.host else [])
    return InvitationTarget(table=row.id, game=row.game, host=shown.get(row.host or "", ""), seat=found.seat)


@post("/api/invitations/{token:str}", summary="Take the seat that a link gives", status_code=200)
async def accept(state: State, visitor: FoundVisitor, token: FromPath[str]) -> Response[MadeTable]:
    """Take the seat of an invitation, once; whoever comes second is told so."""
    services: Services = state.services
    found = await good(services, token)
    actor = await services.table_registry.actor(found.table_id)
    if actor is None:
        raise gone()
    if found.seat is None:
        return Response(MadeTable(table=found.table_id))
    return await say(actor, known(visitor), Sit(found.seat, invited=True), invitation=token)


async def good(services: Services, token: str) -> Invitation:
    """The invitation of a token that can still be used."""
    found = await services.store.invitation(token, services.now())
    if found is None:
        raise gone()
    return found


def gone() -> ApiError:
    """Return the one error of a link that never was and of one that was used."""
    return ApiError(
        404, "gone", Phrase("server-invitation-gone", "this link was used or withdrawn, is too old, or never was one")
    )
