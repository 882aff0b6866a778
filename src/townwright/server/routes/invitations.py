"""Links that give one seat once, or let somebody watch. Looking at a link changes nothing."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow
from townwright.server.http.errors import Trouble
from townwright.server.protocol.requests import NewInvitation
from townwright.server.protocol.responses import InvitationInfo, Invited, MadeInvitation, MadeTable
from townwright.server.routes.dependencies import FoundKeeper, FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.routes.tables import say
from townwright.server.services import House
from townwright.server.store.models import Invitation
from townwright.tables.commands import Sit


@post("/api/tables/{table:str}/invitations", summary="A new link to the table", status_code=201)
async def invite(
    state: State, visitor: FoundVisitor, keeper: FoundKeeper, data: JSONBody[NewInvitation]
) -> MadeInvitation:
    """With an open seat it gives that seat once, and only the host makes such; without, it lets anybody watch."""
    house: House = state.house
    person = known(visitor)
    if data.seat is not None:
        keeper.room.existing(data.seat)
        if person != keeper.room.created.host:
            raise Trouble(403, "not-yours", Phrase("table-for-host", "only the host of the table may do this"))
        if not keeper.room.holders[data.seat].empty:
            raise NotNow("table-seat-taken", "seat {seat} is taken", seat=keeper.room.called(data.seat))
    token, made = await house.store.invite(keeper.table_id, data.seat, person, house.now())
    return MadeInvitation(id=made.id, token=token, seat=made.seat, expires_at=made.expires_at)


@get("/api/tables/{table:str}/invitations", summary="The table's links that can still be used")
async def invitations(state: State, keeper: FoundKeeper) -> tuple[InvitationInfo, ...]:
    """Without their tokens, which are shown once."""
    house: House = state.house
    found = await house.store.invitations(keeper.table_id, house.now())
    return tuple(InvitationInfo(id=one.id, seat=one.seat, expires_at=one.expires_at) for one in found)


@delete("/api/tables/{table:str}/invitations/{invitation:str}", summary="Make a link useless", status_code=204)
async def withdraw(state: State, keeper: FoundKeeper, invitation: FromPath[str]) -> None:
    """For the host."""
    house: House = state.house
    await house.store.withdraw(keeper.table_id, invitation)


@get("/api/invitations/{token:str}", summary="What a link is for")
async def invited(state: State, token: FromPath[str]) -> Invited:
    """The game, the host and the seat."""
    house: House = state.house
    found = await good(house, token)
    row = await house.store.table(found.table_id)
    if row is None:
        raise gone()
    shown = await house.hall.names_of([row.host] if row.host else [])
    return Invited(table=row.id, game=row.game, host=shown.get(row.host or "", ""), seat=found.seat)


@post("/api/invitations/{token:str}", summary="Take the seat that a link gives", status_code=200)
async def accept(state: State, visitor: FoundVisitor, token: FromPath[str]) -> Response[MadeTable]:
    """Once; whoever comes second is told so."""
    house: House = state.house
    found = await good(house, token)
    keeper = await house.hall.keeper(found.table_id)
    if keeper is None:
        raise gone()
    if found.seat is None:
        return Response(MadeTable(table=found.table_id))
    return await say(keeper, known(visitor), Sit(found.seat, invited=True), invitation=token)


async def good(house: House, token: str) -> Invitation:
    """The invitation of a token that can still be used."""
    found = await house.store.invitation(token, house.now())
    if found is None:
        raise gone()
    return found


def gone() -> Trouble:
    """The same for a link that never was and for one that was used."""
    return Trouble(
        404, "gone", Phrase("server-invitation-gone", "this link was used or withdrawn, is too old, or never was one")
    )
