"""The daily deal: today's, those of all days that have passed, one's own try, practice and results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from townwright.server.daily.days import closes_at, ends_at, read_day, shifted, streaks
from townwright.server.daily.deals import AHEAD
from townwright.server.daily.plans import read_plan
from townwright.server.daily.results import best_of, standing
from townwright.server.protocol.daily_responses import (
    DailyMonth,
    DailyToday,
    DayDeal,
    DayPage,
    DayResults,
    DealCommitment,
    OwnTry,
    ProgramResult,
    ResultCount,
    TryState,
)
from townwright.server.protocol.responses import MadeTable
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.new_tables import check_open_tables
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store.daily.models import StoredDeal, StoredTry

DAYS: Final = 31
"""Days of one page of the calendar."""


@get("/api/daily", summary="The daily deals")
async def today(state: State, visitor: FoundVisitor) -> DailyToday:
    """Return the deals of today with your own tries, and the commitments of the days to come."""
    services: Services = state.services
    await services.daily_deals.keep_up()
    day = services.daily_deals.today
    deals = await services.store.deals(day, shifted(day, AHEAD))
    own = await own_tries(services, visitor.person)
    streak, longest = streak_of(own.values(), day)
    return DailyToday(
        today=day,
        ends_at=ends_at(day),
        deals=await shown(services, [deal for deal in deals if deal.day == day], own),
        coming=tuple(
            DealCommitment(day=deal.day, game=deal.game, commitment=deal.commitment, made_at=deal.made_at)
            for deal in deals
            if deal.day > day
        ),
        streak=streak,
        longest=longest,
    )


@get("/api/daily/days", summary="The deals of days that have passed")
async def days(state: State, visitor: FoundVisitor, before: FromQuery[str | None] = None) -> DailyMonth:
    """List a month of days before one, or before today, the latest first; all of them can be practised."""
    services: Services = state.services
    await services.daily_deals.keep_up()
    now = services.daily_deals.today
    until = now if before is None else min(now, read_day(before))
    found = await services.store.days_before(until, DAYS + 1)
    chosen = found[:DAYS]
    deals = await services.store.deals(chosen[-1], chosen[0]) if chosen else ()
    own = await own_tries(services, visitor.person)
    latest_first = sorted(deals, key=lambda deal: deal.day, reverse=True)
    return DailyMonth(deals=await shown(services, latest_first, own), more=len(found) > DAYS)


@get("/api/daily/{day:str}/{game:str}", summary="The deal of a day")
async def look(state: State, visitor: FoundVisitor, day: FromPath[str], game: FromPath[str]) -> DayPage:
    """Return a deal, and its results once your own try has ended or the deal is closed."""
    services: Services = state.services
    deal = await services.daily_deals.find(day, game)
    own = await own_tries(services, visitor.person)
    mine, now = own.get((deal.day, deal.game)), services.daily_deals.today
    open_to_you = deal.closed_at is not None or (mine is not None and mine.ended_at is not None)
    return DayPage(
        deal=(await shown(services, [deal], own))[0],
        today=deal.day == now and deal.closed_at is None,
        seed=await services.daily_deals.published_seed(deal),
        results=await results(services, deal, mine) if open_to_you else None,
        streak=streak_of(own.values(), now)[0],
    )


@post("/api/daily/{day:str}/{game:str}/try", summary="Begin your one try", status_code=200)
async def begin(state: State, visitor: FoundVisitor, day: FromPath[str], game: FromPath[str]) -> MadeTable:
    """Begin your try at today's deal, or return its table if you have begun it."""
    services: Services = state.services
    person, deal = known(visitor), await services.daily_deals.find(day, game)
    begun = await services.daily_tries.begun(deal, person)
    if begun is not None:
        return MadeTable(table=begun.table_id)
    await check_open_tables(services, person)
    services.visitor_limits.tables.enter(visitor.address)
    return MadeTable(table=await services.daily_tries.begin(deal, person))


@post("/api/daily/{day:str}/{game:str}/practice", summary="Practise a deal", status_code=201)
async def practise(state: State, visitor: FoundVisitor, day: FromPath[str], game: FromPath[str]) -> MadeTable:
    """Make a table with a deal that counts for nothing: today's after your own try, all others at any time."""
    services: Services = state.services
    person, deal = known(visitor), await services.daily_deals.find(day, game)
    await check_open_tables(services, person)
    services.visitor_limits.tables.enter(visitor.address)
    return MadeTable(table=await services.daily_tries.practise(deal, person))


async def results(services: Services, deal: StoredDeal, mine: StoredTry | None) -> DayResults:
    """All results of a deal, with where a try stands among them."""
    field = await services.store.field(deal.day, deal.game)
    placed = None if mine is None else standing(field, mine)
    programs, computing = await services.daily_programs.scores(deal)
    return DayResults(
        field=tuple(ResultCount(won=each.won, score=each.score, people=each.people) for each in field),
        place=None if placed is None else placed.place,
        better_than=None if placed is None else placed.better_than,
        programs=tuple(ProgramResult(bot=each.program, won=each.won, score=each.score) for each in programs),
        computing=computing,
        best=best_of(deal, field, programs),
        bound=deal.bound,
    )


async def own_tries(services: Services, person: str | None) -> Mapping[tuple[str, str], StoredTry]:
    """All tries of a visitor by day and game."""
    found = () if person is None else await services.store.tries_of(person)
    return {(one.day, one.game): one for one in found}


def streak_of(tries: Iterable[StoredTry], day: str) -> tuple[int, int]:
    """The days in a row on which a try was finished that counts, up to a day, and the most that ever were."""
    return streaks((one.day for one in tries if one.counts), day)


async def shown(
    services: Services, deals: Sequence[StoredDeal], own: Mapping[tuple[str, str], StoredTry]
) -> tuple[DayDeal, ...]:
    """Deals as they are shown to a visitor with these tries."""
    if not deals:
        return ()
    days = [deal.day for deal in deals]
    people = await services.store.tries_begun(min(days), max(days))
    return tuple(_shown(deal, people.get((deal.day, deal.game), 0), own.get((deal.day, deal.game))) for deal in deals)


def _shown(deal: StoredDeal, people: int, own: StoredTry | None) -> DayDeal:
    plan = read_plan(deal.plan)
    return DayDeal(
        day=deal.day,
        game=deal.game,
        options=plan.options,
        bots=plan.bots,
        commitment=deal.commitment,
        made_at=deal.made_at,
        closes_at=closes_at(deal.day),
        closed=deal.closed_at is not None,
        people=people,
        own=None if own is None else _own(own),
    )


def _own(own: StoredTry) -> OwnTry:
    state: TryState = "running" if own.ended_at is None else "given-up" if own.score is None else "finished"
    return OwnTry(table=own.table_id, state=state, score=own.score, won=own.won, counts=own.counts)
