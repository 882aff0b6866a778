"""Laying tables, taking seats, looking at tables and lists of them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

from townwright.core.phrases import Phrase
from townwright.core.refusals import Unreadable
from townwright.server.asked import AtSeat, NewTable, SeatBot, SeatPlan, Sitting
from townwright.server.given import ListedSeat, ListedTable, Looked, MadeTable
from townwright.server.house import House
from townwright.server.keeper import Outcome, Unsure
from townwright.server.problems import Trouble, cannot_save, refused
from townwright.server.routes.given_by_gate import FoundKeeper, FoundVisitor
from townwright.server.routes.people import known
from townwright.server.store import names
from townwright.server.store.values import Listed, Person, fresh_id
from townwright.tables import recorded, seen
from townwright.tables.facts import BotSat, Created, Fact, Sat
from townwright.tables.heard import Cancel, Leave, Message, SendAway, Sit, SitBot
from townwright.tables.heard import Person as Speaker
from townwright.tables.said import Refused


@post("/api/tables", summary="Lay a game on a new table", status_code=201)
async def create(state: State, visitor: FoundVisitor, data: JSONBody[NewTable]) -> MadeTable:
    """You are its host. The game begins when the last seat is taken."""
    house: House = state.house
    host = known(visitor)
    house.gates.tables.enter(visitor.address)
    own = await house.store.tables_of(host)
    open_tables = sum(listed.table.host == host and listed.index.stage != "ended" for listed in own)
    if open_tables >= house.settings.limits.open_tables:
        raise Trouble(
            409,
            "too-many",
            Phrase("server-open-tables", "end some of your {tables} open tables first", {"tables": open_tables}),
        )
    game = house.hall.find(data.game)
    options = game.options(data.options, data.components)
    if len(data.seats) > options.seats:
        raise Unreadable("server-too-many-seats", "this game has {seats} seats", seats=options.seats)
    created = Created(
        game=game.name,
        rules=game.rules,
        options=tuple(game.option_words(options).items()),
        host=host,
        commitment="",
        visibility=data.visibility,
        seconds=data.seconds,
        lateness=data.lateness,
        stand_in=house.bot(game.name, data.stand_in),
        several=data.several,
        components=data.components,
        aids=data.aids,
    )
    return MadeTable(table=await house.hall.create(created, await _planned(house, game.name, host, data.seats)))


async def _planned(house: House, game: str, host: str, plans: Iterable[SeatPlan]) -> list[Fact]:
    """Who sits where from the beginning."""
    facts: list[Fact] = []
    for seat, plan in enumerate(plans):
        match plan.who:
            case "you":
                facts.append(Sat(seat, host, host))
            case "friend":
                facts.append(Sat(seat, host, await _friend(house, plan.name)))
            case "bot":
                facts.append(BotSat(seat, house.bot(game, plan.name or "")))
            case "open":
                pass
    return facts


async def _friend(house: House, name: str | None) -> str:
    """Somebody on the same device: a name without a session, which goes when the games are forgotten."""
    if name is None:
        raise Unreadable("server-friend-name", "say how your friend is called")
    friend = Person(fresh_id(), names.checked(name), house.now())
    await house.store.add_person(friend)
    return friend.id


@get("/api/tables/{table:str}", summary="A table as you may see it")
async def look(state: State, visitor: FoundVisitor, keeper: FoundKeeper, seat: FromQuery[int | None] = None) -> Looked:
    """The same that the socket shows, once. ``seat`` is the own seat to look from."""
    house: House = state.house
    names_ = await house.hall.names(keeper.room)
    seat = seen.default_seat(keeper.room, visitor.person) if seat is None else seat
    return Looked(table=keeper.table_id, sight=seen.sight(keeper.room, visitor.person, seat, names_))


@get("/api/tables/{table:str}/record", summary="A table's record", media_type="text/plain")
async def record(state: State, keeper: FoundKeeper) -> str:
    """What all may see of the game in its notation, with the dealer's promise; after the end with its seed."""
    house: House = state.house
    return recorded.text(keeper.room, await house.hall.names(keeper.room), keeper.seed)


@post("/api/tables/{table:str}/sit", summary="Take an open seat", status_code=200)
async def sit(state: State, visitor: FoundVisitor, keeper: FoundKeeper, data: JSONBody[Sitting]) -> Response[MadeTable]:
    """At a public table, or at your own."""
    house: House = state.house
    person = known(visitor)
    allowed = person == keeper.room.created.host or keeper.room.created.several
    friend = await _friend(house, data.friend) if data.friend is not None and allowed else None
    return await say(keeper, person, Sit(data.seat, friend))


@post("/api/tables/{table:str}/leave", summary="Give a seat up", status_code=200)
async def leave(visitor: FoundVisitor, keeper: FoundKeeper, data: JSONBody[AtSeat]) -> Response[MadeTable]:
    """Before the game begins and while it runs."""
    return await say(keeper, known(visitor), Leave(data.seat))


@post("/api/tables/{table:str}/bot", summary="Put a bot on an open seat", status_code=200)
async def sit_bot(
    state: State, visitor: FoundVisitor, keeper: FoundKeeper, data: JSONBody[SeatBot]
) -> Response[MadeTable]:
    """For the host, before the game begins."""
    house: House = state.house
    bot = house.bot(keeper.room.created.game, data.bot)
    return await say(keeper, known(visitor), SitBot(data.seat, bot))


@post("/api/tables/{table:str}/send-away", summary="Empty a seat", status_code=200)
async def send_away(visitor: FoundVisitor, keeper: FoundKeeper, data: JSONBody[AtSeat]) -> Response[MadeTable]:
    """For the host, before the game begins."""
    return await say(keeper, known(visitor), SendAway(data.seat))


@post("/api/tables/{table:str}/cancel", summary="Clear the table", status_code=200)
async def cancel(visitor: FoundVisitor, keeper: FoundKeeper) -> Response[MadeTable]:
    """For the host, before the game begins."""
    return await say(keeper, known(visitor), Cancel())


async def say(keeper: FoundKeeper, person: str, message: Message, invitation: str | None = None) -> Response[MadeTable]:
    """Say something to a table and pass its answer on."""
    outcome: Outcome = await keeper.hear(Speaker(person), message, invitation=invitation)
    if isinstance(outcome, Unsure):
        raise cannot_save()
    if isinstance(outcome, Refused):
        return refused(outcome)  # type: ignore[return-value]  # a problem instead of the table
    return Response(MadeTable(table=keeper.table_id))


# Lists


@get("/api/lobby", summary="Open public tables")
async def lobby(state: State, visitor: FoundVisitor) -> tuple[ListedTable, ...]:
    """Those with a free seat, the newest first."""
    house: House = state.house
    return await listed(house, await house.store.lobby(), visitor.person)


@get("/api/tables", summary="Your tables")
async def mine(state: State, visitor: FoundVisitor) -> tuple[ListedTable, ...]:
    """Running and finished, the last changed first."""
    house: House = state.house
    return await listed(house, await house.store.tables_of(known(visitor)), visitor.person)


async def listed(house: House, tables: Iterable[Listed], person: str | None) -> tuple[ListedTable, ...]:
    """Tables as lists show them."""
    tables = tuple(tables)
    people = {seat.person for one in tables for seat in one.index.seats} | {one.table.host for one in tables}
    shown = await house.hall.names_of([person for person in people if person is not None])
    return tuple(_listed(one, shown, person) for one in tables)


def _listed(one: Listed, shown: seen.Names, person: str | None) -> ListedTable:
    summary = json.loads(one.index.summary)
    return ListedTable(
        table=one.table.id,
        game=one.table.game,
        options=summary.get("options", {}),
        stage=one.index.stage,
        seats=tuple(_seat(seat.person, seat.bot, seat.to_act, shown, person) for seat in one.index.seats),
        host=shown.get(one.table.host or "", ""),
        created_at=one.table.created_at,
        changed_at=one.index.changed_at,
        due_at=one.index.due_at,
        winners=tuple(summary.get("winners", ())),
    )


def _seat(holder: str | None, bot: str | None, to_act: bool, shown: seen.Names, person: str | None) -> ListedSeat:
    return ListedSeat(
        holder="bot" if bot else "person" if holder else "nobody",
        name=bot or shown.get(holder or "", ""),
        yours=holder is not None and holder == person,
        to_act=to_act,
    )
