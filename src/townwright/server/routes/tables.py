"""Taking seats, looking at tables and lists of them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

from townwright.server.http.errors import RefusedByTable, cannot_save
from townwright.server.live.listed_tables import listed_table
from townwright.server.live.table_actor import CommandReply, UnsettledCommand
from townwright.server.protocol.requests import AtSeat, SeatBot, Sitting
from townwright.server.protocol.responses import BestGame, BestGames, ListedTable, MadeTable, VisibleTable
from townwright.server.routes.dependencies import FoundActor, FoundVisitor
from townwright.server.routes.new_tables import friend
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store.models import Listed, SoloGame
from townwright.tables import views
from townwright.tables.commands import Cancel, Command, Leave, SendAway, Sit, SitBot
from townwright.tables.commands import PersonSender as Sender
from townwright.tables.replies import Refused


@get("/api/tables/{table:str}", summary="A table as you may see it")
async def look(
    state: State, visitor: FoundVisitor, actor: FoundActor, seat: FromQuery[int | None] = None
) -> VisibleTable:
    """Return the same view that the socket shows, once; ``seat`` is the own seat to look from."""
    services: Services = state.services
    async with actor.views:
        names_ = await services.table_registry.names(actor.table)
        seat = views.default_seat(actor.table, visitor.person) if seat is None else seat
        sight = await actor.rules.table_view(actor.table, visitor.person, seat, names_)
    return VisibleTable(table=actor.table_id, sight=sight)


@get("/api/tables/{table:str}/record", summary="A table's record", media_type="text/plain")
async def record(state: State, actor: FoundActor) -> str:
    """Return what all may see of the game in its notation, with the dealer's promise; after the end with its seed.

    The seed of a day's deal is shown when that deal is closed, and so is that of a tournament.
    """
    services: Services = state.services
    names = await services.table_registry.names(actor.table)
    return await actor.rules.record(actor.table, names, await services.contests.seed_of(actor))


@get("/api/tables/{table:str}/components", summary="A table's own component files")
async def components(actor: FoundActor) -> tuple[str, ...]:
    """Return the texts of the table's own components, which the record needs; none for Townwright's own sets."""
    return actor.table.created.components


@post("/api/tables/{table:str}/sit", summary="Take an open seat", status_code=200)
async def sit(state: State, visitor: FoundVisitor, actor: FoundActor, data: JSONBody[Sitting]) -> Response[MadeTable]:
    """Take a seat at a public table, or at your own."""
    services: Services = state.services
    person = known(visitor)
    allowed = person == actor.table.created.host or actor.table.created.several
    player = await friend(services, data.friend) if data.friend is not None and allowed else None
    return await say(actor, person, Sit(data.seat, player))


@post("/api/tables/{table:str}/leave", summary="Give a seat up", status_code=200)
async def leave(visitor: FoundVisitor, actor: FoundActor, data: JSONBody[AtSeat]) -> Response[MadeTable]:
    """Leave a seat, before the game begins or while it runs."""
    return await say(actor, known(visitor), Leave(data.seat))


@post("/api/tables/{table:str}/bot", summary="Put a bot on an open seat", status_code=200)
async def sit_bot(
    state: State, visitor: FoundVisitor, actor: FoundActor, data: JSONBody[SeatBot]
) -> Response[MadeTable]:
    """Give an open seat to a bot; for the host, before the game begins."""
    services: Services = state.services
    bot = await services.bot_directory.find(actor.table.created.game, data.bot)
    return await say(actor, known(visitor), SitBot(data.seat, bot))


@post("/api/tables/{table:str}/send-away", summary="Empty a seat", status_code=200)
async def send_away(visitor: FoundVisitor, actor: FoundActor, data: JSONBody[AtSeat]) -> Response[MadeTable]:
    """Send somebody away from a seat; for the host, before the game begins."""
    return await say(actor, known(visitor), SendAway(data.seat))


@post("/api/tables/{table:str}/cancel", summary="Clear the table", status_code=200)
async def cancel(visitor: FoundVisitor, actor: FoundActor) -> Response[MadeTable]:
    """Cancel the table; for the host, before the game begins."""
    return await say(actor, known(visitor), Cancel())


async def say(actor: FoundActor, person: str, message: Command, invitation: str | None = None) -> Response[MadeTable]:
    """Say something to a table and pass its answer on."""
    outcome: CommandReply = await actor.handle(Sender(person), message, invitation=invitation)
    if isinstance(outcome, UnsettledCommand):
        raise cannot_save()
    if isinstance(outcome, Refused):
        raise RefusedByTable(outcome)
    return Response(MadeTable(table=actor.table_id))


# Lists


@get("/api/lobby", summary="Open public tables")
async def lobby(state: State, visitor: FoundVisitor) -> tuple[ListedTable, ...]:
    """List the public tables with a free seat, the newest first."""
    services: Services = state.services
    return await listed(services, await services.store.lobby(visitor.person), visitor.person)


@get("/api/tables", summary="Your tables")
async def mine(state: State, visitor: FoundVisitor) -> tuple[ListedTable, ...]:
    """List the visitor's tables, running and finished, the last changed first."""
    services: Services = state.services
    return await listed(services, await services.store.tables_of(known(visitor)), visitor.person)


@get("/api/best", summary="Your best games alone")
async def best(state: State, visitor: FoundVisitor) -> tuple[BestGames, ...]:
    """List the visitor's finished games alone, the best first by game and options; none that began in the middle."""
    services: Services = state.services
    groups: dict[tuple[str, str], list[SoloGame]] = {}
    for one in await services.store.best_alone(known(visitor)):
        groups.setdefault((one.game, one.result.options), []).append(one)
    return tuple(
        BestGames(
            game=game, options=json.loads(options), played=found[0].played, best=tuple(_best_game(one) for one in found)
        )
        for (game, options), found in sorted(groups.items())
    )


def _best_game(one: SoloGame) -> BestGame:
    result = one.result
    return BestGame(table=one.table_id, total=result.total, won=result.won, ended_at=one.ended_at, aids=result.aids)


async def listed(services: Services, tables: Sequence[Listed], person: str | None) -> tuple[ListedTable, ...]:
    """Tables as lists show them."""
    people = {seat.player or seat.person for one in tables for seat in one.index.seats}
    people |= {one.table.host for one in tables}
    shown = await services.table_registry.names_of([person for person in people if person is not None])
    return tuple(listed_table(one, shown, person) for one in tables)
