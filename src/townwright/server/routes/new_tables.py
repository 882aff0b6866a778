"""Laying a game on a new table: fresh, or from the middle of a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from townwright.core.dealer import Dealer
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, Unreadable
from townwright.server.http.disconnects import while_connected
from townwright.server.http.errors import ApiError
from townwright.server.protocol.requests import Branch, NewTable, SeatPlan
from townwright.server.protocol.responses import MadeTable
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.routes.records import AnyRequest, being_played
from townwright.server.sandbox import component_tasks, record_tasks
from townwright.server.sandbox.record_tasks import digest
from townwright.server.services import Services
from townwright.server.store import display_names
from townwright.server.store.models import Person, fresh_id
from townwright.tables.facts import BotSat, Created, Fact, Sat

BODY: Final = 320 << 10
"""Bytes of a request for a table, with component files in it."""


@post("/api/tables", summary="Lay a game on a new table", status_code=201, request_max_body_size=BODY)
async def create(state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[NewTable]) -> MadeTable:
    """Make a table with the visitor as host; the game begins when the last seat is taken."""
    services: Services = state.services
    host = known(visitor)
    await check_open_tables(services, host)
    game = services.table_registry.find(data.game)
    prepare_bots(services, game.name, data.seats)
    if data.components:
        if data.visibility == "public":
            raise NotNow("server-own-private", "own tiles and cards are for private tables")
        services.visitor_limits.records.enter(host)
        agreed = services.sandbox.run(
            host, component_tasks.agree_options, services.table_registry.find, game.name, data.options, data.components
        )
        words, seats = await while_connected(request, agreed)
    else:
        options = game.options(data.options)
        words, seats = game.option_words(options), options.seats
    if len(data.seats) > seats:
        raise Unreadable("server-too-many-seats", "this game has {seats:seat|seats}", seats=seats)
    created = Created(
        game=game.name,
        rules=game.rules,
        options=tuple(words.items()),
        host=host,
        commitment="",
        visibility=data.visibility,
        seconds=data.seconds,
        lateness=data.lateness,
        stand_in=await services.bot_directory.find(game.name, data.stand_in),
        several=data.several,
        components=data.components,
        aids=data.aids,
    )
    await check_plans(services, game.name, data.seats)
    services.visitor_limits.tables.enter(visitor.address)
    return MadeTable(
        table=await services.table_registry.create(created, await planned(services, game.name, host, data.seats))
    )


@post("/api/branches", summary="Play on from the middle of a record", status_code=201, request_max_body_size=2 * BODY)
async def branch(state: State, request: AnyRequest, visitor: FoundVisitor, data: JSONBody[Branch]) -> MadeTable:
    """Make a private table that begins with a record's first moves; after them the draws are new, or the same again."""
    services: Services = state.services
    host = known(visitor)
    await check_open_tables(services, host)
    key = digest(data.text, data.components)
    with services.known_records.entered(key, services.visitor_limits.records, host):
        branch = services.sandbox.run(
            host, record_tasks.branch, data.text, data.components, data.moves, data.same_deal, data.whole, near=key
        )
        found = await while_connected(request, branch)
    if await services.table_access.is_being_played(found.known_again):
        raise being_played()
    if len(data.seats) > found.seats:
        raise Unreadable("server-too-many-seats", "this game has {seats:seat|seats}", seats=found.seats)
    if any(plan.who == "open" for plan in data.seats):
        raise Unreadable("server-branch-open", "say who plays each seat of a game that has begun")
    seats = (*data.seats, *(SeatPlan(who="you"),) * (found.seats - len(data.seats)))
    created = Created(
        game=found.game,
        rules=found.rules,
        options=tuple(found.options.items()),
        host=host,
        commitment="",
        components=data.components,
        aids=data.aids,
        branched=data.moves,
        retried=data.same_deal,
    )
    await check_plans(services, found.game, seats)
    services.visitor_limits.tables.enter(visitor.address)
    people = await planned(services, found.game, host, seats)
    dealer = Dealer.of(found.seed) if found.seed is not None else None
    made = services.table_registry.create(created, people, moves=found.moves[: data.moves], dealer=dealer)
    return MadeTable(table=await made)


async def check_open_tables(services: Services, host: str) -> None:
    """Refuse a new table to a host with too many that have not ended."""
    open_tables = await services.store.open_tables(host)
    if open_tables >= services.settings.limits.open_tables:
        raise ApiError(
            409,
            "too-many",
            Phrase("server-open-tables", "end some of your {tables} open tables first", {"tables": open_tables}),
        )


def prepare_bots(services: Services, game: str, plans: Iterable[SeatPlan]) -> None:
    """Begin to load the first bot that is to sit there, while the table is laid."""
    for plan in plans:
        if plan.who == "bot" and plan.name:
            services.worker_pool.prepare_soon(game, plan.name)
            return


async def check_plans(services: Services, game: str, plans: Iterable[SeatPlan]) -> None:
    """Refuse who cannot sit there. What is refused is no new table, and counts as none."""
    for plan in plans:
        if plan.who == "friend":
            friend_name(plan.name)
        elif plan.who == "bot":
            await services.bot_directory.find(game, plan.name or "")


async def planned(services: Services, game: str, host: str, plans: Iterable[SeatPlan]) -> list[Fact]:
    """Who sits where from the beginning."""
    facts: list[Fact] = []
    for seat, plan in enumerate(plans):
        match plan.who:
            case "you":
                facts.append(Sat(seat, host, host))
            case "friend":
                facts.append(Sat(seat, host, await friend(services, plan.name)))
            case "bot":
                facts.append(BotSat(seat, await services.bot_directory.find(game, plan.name or "")))
            case "open":
                pass
    return facts


async def friend(services: Services, name: str | None) -> str:
    """Store a person for a friend on the same device, with a name and no session; return the id."""
    made = Person(fresh_id(), friend_name(name), services.now())
    await services.store.add_person(made)
    return made.id


def friend_name(name: str | None) -> str:
    """A name as everybody may bear one."""
    if name is None:
        raise Unreadable("server-friend-name", "say how your friend is called")
    return display_names.checked(name)
