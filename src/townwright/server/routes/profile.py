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
from townwright.server.services import House
from townwright.server.store import display_names
from townwright.server.store.models import Person, fresh_id


@get("/api/me", summary="Who this browser is")
async def me(state: State, visitor: FoundVisitor) -> Me:
    """A name, if this browser has a session."""
    house: House = state.house
    person = None if visitor.person is None else await house.store.person(visitor.person)
    return Me(known=False) if person is None else Me(known=True, name=person.name, account=person.account)


@post("/api/me", summary="Say how you want to be called", status_code=200)
async def call_me(state: State, visitor: FoundVisitor, data: JSONBody[Naming]) -> Response[Me]:
    """Makes a guest, or gives somebody who is known another name, with which an account then also logs in."""
    house: House = state.house
    name = display_names.checked(data.name)
    if visitor.person is None:
        house.gates.guests.enter(visitor.address)
        person = Person(fresh_id(), name, house.now())
        await house.store.add_person(person)
        token = await house.store.open_session(person.id, house.now())
        return Response(Me(known=True, name=name), cookies=[session_cookie(house.settings, token)])
    await house.store.rename(visitor.person, name)
    house.hall.forget_name(visitor.person)
    return Response(await me.fn(state, visitor))


@delete("/api/me", summary="Delete your data", status_code=200)
async def forget_me(state: State, visitor: FoundVisitor) -> Response[Me]:
    """Name, account, sessions and invitations go; games stay, with nobody's name."""
    house: House = state.house
    person = known(visitor)
    await house.store.forget(person)
    house.hall.forget_name(person)
    house.end_sockets(person=person)
    return Response(Me(known=False), cookies=[no_cookie(house.settings)])


@get("/api/me/export", summary="All that is stored about you")
async def export(state: State, visitor: FoundVisitor) -> Response[dict[str, Any]]:
    """Plain data, to keep or to take elsewhere."""
    house: House = state.house
    return Response(dict(await house.store.export(known(visitor))))


@get("/api/me/sessions", summary="The browsers where you are known")
async def sessions(state: State, visitor: FoundVisitor) -> tuple[SessionInfo, ...]:
    """The newest first."""
    house: House = state.house
    return tuple(
        SessionInfo(id=one.id, created_at=one.created_at, used_at=one.used_at, this=one.id == visitor.session)
        for one in await house.store.sessions_of(known(visitor), house.now())
    )


@delete("/api/me/sessions/{session:str}", summary="Log another browser out", status_code=204)
async def end_session(state: State, visitor: FoundVisitor, session: FromPath[str]) -> None:
    """The session and its sockets end."""
    house: House = state.house
    await house.store.end_session(known(visitor), session)
    if session in [one.session for one in house.connections if one.person == visitor.person]:
        house.end_sockets(session=session)


@post("/api/me/logout", summary="Log this browser out", status_code=200)
async def logout(state: State, visitor: FoundVisitor) -> Response[Me]:
    """A guest who logs out cannot come back: only an account keeps who one is."""
    house: House = state.house
    await house.store.end_session(known(visitor), visitor.session)
    house.end_sockets(session=visitor.session)
    return Response(Me(known=False), cookies=[no_cookie(house.settings)])


@post("/api/ticket", summary="A ticket for a socket", status_code=201)
async def ticket(state: State, visitor: FoundVisitor) -> Ticket:
    """Good once, for 30 seconds."""
    house: House = state.house
    if visitor.token is not None:
        await house.store.touch(visitor.token, house.now())
    return Ticket(ticket=house.tickets.give(visitor.session))


def known(visitor: Visitor) -> str:
    """The visitor's person; the gate has already made sure of it."""
    if visitor.person is None:
        raise no_session()
    return visitor.person
