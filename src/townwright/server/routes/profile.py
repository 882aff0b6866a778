"""Who one is here: a name, sessions, and all that is stored about one."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from townwright.server.auth.session_cookies import Visitor, no_cookie, session_cookie
from townwright.server.http.errors import no_session
from townwright.server.protocol.requests import Naming
from townwright.server.protocol.responses import Me, SessionInfo, Ticket
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.services import Services
from townwright.server.store import display_names
from townwright.server.store.models import Person, fresh_id


@get("/api/me", summary="Who this browser is")
async def me(state: State, visitor: FoundVisitor) -> Me:
    """Return the visitor's name, if this browser has a session."""
    services: Services = state.services
    person = None if visitor.person is None else await services.store.person(visitor.person)
    return Me(known=False) if person is None else Me(known=True, name=person.name, account=person.account)


@post("/api/me", summary="Say how you want to be called", status_code=200)
async def call_me(state: State, visitor: FoundVisitor, data: JSONBody[Naming]) -> Response[Me]:
    """Make a guest, or give somebody who is known another name, with which an account then also logs in."""
    services: Services = state.services
    name = display_names.checked(data.name)
    if visitor.person is None:
        services.visitor_limits.guests.enter(visitor.address)
        person = Person(fresh_id(), name, services.now())
        await services.store.add_person(person)
        token = await services.store.open_session(person.id, services.now())
        return Response(Me(known=True, name=name), cookies=[session_cookie(services.settings, token)])
    await services.store.rename(visitor.person, name)
    services.table_registry.forget_name(visitor.person)
    return Response(await me.fn(state, visitor))


@delete("/api/me", summary="Delete your data", status_code=200)
async def forget_me(state: State, visitor: FoundVisitor) -> Response[Me]:
    """Delete the visitor's name, account, sessions and invitations; games stay, with nobody's name."""
    services: Services = state.services
    person = known(visitor)
    await services.store.forget(person)
    services.table_registry.forget_name(person)
    services.connections.end(person=person)
    return Response(Me(known=False), cookies=[no_cookie(services.settings)])


@get("/api/me/export", summary="All that is stored about you")
async def export(state: State, visitor: FoundVisitor) -> Response[dict[str, Any]]:
    """Return all that is stored about the visitor as plain data, to keep or to take elsewhere."""
    services: Services = state.services
    return Response(dict(await services.store.export(known(visitor))))


@get("/api/me/sessions", summary="The browsers where you are known")
async def sessions(state: State, visitor: FoundVisitor) -> tuple[SessionInfo, ...]:
    """List the visitor's sessions, the newest first."""
    services: Services = state.services
    return tuple(
        SessionInfo(id=one.id, created_at=one.created_at, used_at=one.used_at, this=one.id == visitor.session)
        for one in await services.store.sessions_of(known(visitor), services.now())
    )


@delete("/api/me/sessions/{session:str}", summary="Log another browser out", status_code=204)
async def end_session(state: State, visitor: FoundVisitor, session: FromPath[str]) -> None:
    """End one of the visitor's sessions and its sockets."""
    services: Services = state.services
    await services.store.end_session(known(visitor), session)
    if session in [one.session for one in services.connections if one.person == visitor.person]:
        services.connections.end(session=session)


@post("/api/me/logout", summary="Log this browser out", status_code=200)
async def logout(state: State, visitor: FoundVisitor) -> Response[Me]:
    """End this session; a guest who logs out cannot come back, since only an account keeps who one is."""
    services: Services = state.services
    await services.store.end_session(known(visitor), visitor.session)
    services.connections.end(session=visitor.session)
    return Response(Me(known=False), cookies=[no_cookie(services.settings)])


@post("/api/ticket", summary="A ticket for a socket", status_code=201)
async def ticket(state: State, visitor: FoundVisitor) -> Ticket:
    """Return a ticket that opens one socket within 30 seconds."""
    services: Services = state.services
    if visitor.token is not None:
        await services.store.touch(visitor.token, services.now())
    return Ticket(ticket=services.tickets.give(visitor.session))


def known(visitor: Visitor) -> str:
    """Return the visitor's person; the guard has already made sure of it."""
    if visitor.person is None:
        raise no_session()
    return visitor.person
