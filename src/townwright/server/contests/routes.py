"""Challenges and tournaments: making one, looking at it, one's own tries, and the table of results."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from townwright.core.refusals import Unreadable
from townwright.server.contests.bodies import ContestInfo, ContestPage, MadeContest, NewTournament
from townwright.server.contests.pages import Viewer, info_of, page_of
from townwright.server.contests.plans import ContestPlan, read_plan
from townwright.server.protocol.responses import MadeTable
from townwright.server.routes.dependencies import FoundActor, FoundVisitor
from townwright.server.routes.history import harmless
from townwright.server.routes.new_tables import check_open_tables
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store import display_names

COLUMNS: Final = ("place", "name", "finished", "wins", "total", "mean", "margin")


@post("/api/tables/{table:str}/challenge", summary="Send a finished game as a challenge", status_code=200)
async def challenge(state: State, visitor: FoundVisitor, actor: FoundActor) -> MadeContest:
    """Make a link by which others play the deal of a game that you finished; the same link however often you ask."""
    services: Services = state.services
    services.visitor_limits.records.enter(known(visitor))
    return MadeContest(contest=await services.contests.challenge(actor, known(visitor)))


@get("/api/contests", summary="Your challenges and tournaments")
async def mine(state: State, visitor: FoundVisitor) -> tuple[ContestInfo, ...]:
    """List the challenges and tournaments that you made or take part in, the newest first."""
    services: Services = state.services
    if visitor.person is None:
        return ()
    found = await services.store.contests_of(visitor.person)
    names = await services.table_registry.names_of([each.contest.made_by for each in found])
    return tuple(info_of(each, visitor.person, names.get(each.contest.made_by, ""), services.now()) for each in found)


@post("/api/contests", summary="Make a tournament", status_code=201)
async def make(state: State, visitor: FoundVisitor, data: JSONBody[NewTournament]) -> MadeContest:
    """Make a tournament of several new deals, which everybody with its link may play until it ends."""
    services: Services = state.services
    person, game = known(visitor), services.table_registry.find(data.game)
    title, options = display_names.checked(data.title), game.options(data.options)
    if len(data.bots) != options.seats - 1:
        raise Unreadable(
            "contest-seats",
            "this game has {seats:seat|seats}; say which program plays each but one",
            seats=options.seats,
        )
    bots = [await services.bot_directory.find(game.name, bot) for bot in data.bots]
    services.visitor_limits.tables.enter(visitor.address)
    plan = ContestPlan(dict(game.option_words(options)), ("", *bots), rules=game.rules)
    made = services.contests.tournament(person, title, game.name, plan, data.deals, data.days)
    return MadeContest(contest=await made)


@get("/api/contests/{contest:str}", summary="A challenge or tournament")
async def look(state: State, visitor: FoundVisitor, contest: FromPath[str]) -> ContestPage:
    """Return a contest, and of each deal the results once your own try at it has ended or all is closed."""
    services: Services = state.services
    return await page_of(services, await Viewer.of(services, contest, visitor.person))


@post("/api/contests/{contest:str}/deals/{deal:int}/try", summary="Begin your one try at a deal", status_code=200)
async def begin(state: State, visitor: FoundVisitor, contest: FromPath[str], deal: FromPath[int]) -> MadeTable:
    """Begin your try at a deal, or return its table if you have begun it."""
    services: Services = state.services
    person, found = known(visitor), await services.contests.find(contest)
    begun = await services.contests.begun(found, deal, person)
    if begun is not None:
        return MadeTable(table=begun.table_id)
    await check_open_tables(services, person)
    for bot in read_plan(found.plan).bots:
        await services.bot_directory.find(found.game, bot)
    services.visitor_limits.tables.enter(visitor.address)
    return MadeTable(table=await services.contests.begin(found, deal, person))


@post("/api/contests/{contest:str}/end", summary="End a challenge or tournament of yours", status_code=200)
async def end(state: State, visitor: FoundVisitor, contest: FromPath[str]) -> ContestPage:
    """Let nobody begin any more at what you made; tries that were begun can be finished for a day."""
    services: Services = state.services
    person = known(visitor)
    await services.contests.end(await services.contests.find(contest), person)
    return await page_of(services, await Viewer.of(services, contest, person))


@get("/api/contests/{contest:str}/results", summary="The table of results to take along")
async def export(state: State, visitor: FoundVisitor, contest: FromPath[str]) -> Response[str]:
    """Return the table of results as CSV, with what you may see of it."""
    services: Services = state.services
    page = await page_of(services, await Viewer.of(services, contest, visitor.person))
    headers = {"content-disposition": 'attachment; filename="townwright-results.csv"'}
    return Response(as_csv(page), media_type="text/csv", headers=headers)


def as_csv(page: ContestPage) -> str:
    """The table as CSV; a cell that a spreadsheet would compute begins with an apostrophe.

    Where no result of somebody may be seen, the cells of results are empty.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *(f"deal {deal.number}" for deal in page.deals)])
    for player in page.players:
        values: Sequence[object] = [
            None if player.place is None and name in ("wins", "total") else getattr(player, name) for name in COLUMNS
        ]
        writer.writerow([harmless(value) for value in (*values, *(one.score for one in player.tries))])
    return text.getvalue()
