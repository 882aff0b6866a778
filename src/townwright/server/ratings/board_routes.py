"""Boards over HTTP: how one wants to be seen, whom one sees, and groups."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from townwright.core.refusals import NotYours, Unknown
from townwright.server.daily.days import shifted, streaks
from townwright.server.ratings.bodies import (
    BoardChoices,
    BoardWish,
    DailyPerson,
    GroupInfo,
    GroupWish,
    RatedPerson,
)
from townwright.server.ratings.shown_ratings import range_of
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store import display_names
from townwright.server.store.models import fresh_id
from townwright.server.store.ratings.board_models import BoardChoice, BoardGroup
from townwright.study import ratings

EVERYBODY: Final = "everybody"
FRIENDS: Final = "friends"
DAYS: Final = 30
"""Days that the board of daily deals looks back."""


@get("/api/boards", summary="How you are seen on boards")
async def choices(state: State, visitor: FoundVisitor) -> BoardChoices:
    """Return how you are seen on boards, and the groups that you are in."""
    return await chosen(state.services, known(visitor))


@post("/api/boards", summary="Say how you want to be seen on boards", status_code=200)
async def choose(state: State, visitor: FoundVisitor, data: JSONBody[BoardWish]) -> BoardChoices:
    """Store whether you appear on boards and under which name."""
    services: Services = state.services
    person = known(visitor)
    services.visitor_limits.guests.enter(visitor.address)
    choice = BoardChoice(display_names.checked(data.name), data.everybody, data.friends)
    await services.store.choose_board(person, choice, services.now())
    return await chosen(services, person)


@get("/api/boards/{board:str}/ratings", summary="A board of ratings")
async def rated(
    state: State, visitor: FoundVisitor, board: FromPath[str], game: FromQuery[str] = "", kind: FromQuery[str] = ""
) -> tuple[RatedPerson, ...]:
    """Return the best ratings of the server, of your friends or of a group that you are in; of any kind by default."""
    services: Services = state.services
    person = known(visitor)
    wanted = ratings.find(game, kind) if game else ratings.kinds(ratings.games()[0])[0]
    if wanted is None:
        raise Unknown("boards-no-kind", "there are no ratings of this kind")
    people = await people_of(services, board, person)
    await services.rating_jobs.rate_tables()
    return tuple(
        RatedPerson(
            name=line.name, rating=range_of(line.mean, line.spread), games=line.games, you=line.person_id == person
        )
        for line in await services.store.rating_board(wanted.game, wanted.name, people)
    )


@get("/api/boards/{board:str}/daily", summary="A board of daily deals")
async def daily(state: State, visitor: FoundVisitor, board: FromPath[str]) -> tuple[DailyPerson, ...]:
    """Return who was better than most in the daily deals that were closed in the last 30 days."""
    services: Services = state.services
    person = known(visitor)
    people = await people_of(services, board, person)
    today = services.daily_deals.today
    first, yesterday = shifted(today, -DAYS), shifted(today, -1)
    if people is None:
        lines = await services.daily_boards.everybody(first)
    else:
        lines = await services.store.daily_board(first, people)
    return tuple(
        DailyPerson(
            name=line.name,
            tries=line.tries,
            better=line.better,
            # Today's tries tell nothing here.
            streak=streaks((day for day in line.days if day < today), yesterday)[0],
            you=line.person_id == person,
        )
        for line in lines
    )


@post("/api/groups", summary="Make a group", status_code=201)
async def make_group(state: State, visitor: FoundVisitor, data: JSONBody[GroupWish]) -> GroupInfo:
    """Make a group with a board of its own; its link lets others join."""
    services: Services = state.services
    person = known(visitor)
    services.visitor_limits.tables.enter(person)
    group = BoardGroup(fresh_id(), display_names.checked(data.name), person, services.now())
    await be_seen(services, person)
    await services.store.make_group(group)
    return shown(group, person, joined=True)


@get("/api/groups/{group:str}", summary="A group")
async def look_at_group(state: State, visitor: FoundVisitor, group: FromPath[str]) -> GroupInfo:
    """Return what a group is called and how many are in it, for whoever has its link."""
    return await information(state.services, group, known(visitor))


@post("/api/groups/{group:str}/members", summary="Join a group", status_code=200)
async def join_group(state: State, visitor: FoundVisitor, group: FromPath[str]) -> GroupInfo:
    """Join a group: its members see your ratings, and you theirs."""
    services: Services = state.services
    person = known(visitor)
    await information(services, group, person)
    await be_seen(services, person)
    await services.store.join_group(group, person, services.now())
    return await information(services, group, person)


@delete("/api/groups/{group:str}/members", summary="Leave a group", status_code=200)
async def leave_group(state: State, visitor: FoundVisitor, group: FromPath[str]) -> BoardChoices:
    """Leave a group; nobody in it sees you any more."""
    services: Services = state.services
    await services.store.leave_group(group, known(visitor))
    return await chosen(services, known(visitor))


@delete("/api/groups/{group:str}", summary="Close a group", status_code=200)
async def close_group(state: State, visitor: FoundVisitor, group: FromPath[str]) -> BoardChoices:
    """Close a group that you made, for everybody."""
    services: Services = state.services
    if not (await information(services, group, known(visitor))).made:
        raise NotYours("boards-not-your-group", "only who made a group can close it")
    await services.store.close_group(group)
    return await chosen(services, known(visitor))


async def people_of(services: Services, board: str, person: str) -> tuple[str, ...] | None:
    """The people of a board; None for all who want to be seen by everybody."""
    if board == EVERYBODY:
        return None
    if board == FRIENDS:
        return await services.store.friends_of(person)
    members = await services.store.group_members(board)
    if person not in members:
        raise Unknown("boards-no-group", "there is no such group, or you are not in it")
    return members


async def be_seen(services: Services, person: str) -> None:
    """Let somebody who joins others be called by the own name there, unless they have chosen one."""
    own = await services.store.person(person)
    if own is not None and await services.store.board_choice(person) is None:
        await services.store.choose_board(person, BoardChoice(own.name, everybody=False, friends=False), services.now())


async def information(services: Services, group: str, person: str) -> GroupInfo:
    """What somebody is told about a group."""
    found = await services.store.board_group(group)
    if found is None:
        raise Unknown("boards-no-group", "there is no such group, or you are not in it")
    return shown(found, person, joined=person in await services.store.group_members(group))


def shown(group: BoardGroup, person: str, *, joined: bool) -> GroupInfo:
    """A group as it is shown to somebody."""
    return GroupInfo(id=group.id, name=group.name, members=group.members, made=group.made_by == person, joined=joined)


async def chosen(services: Services, person: str) -> BoardChoices:
    """How somebody is seen on boards, and the groups that they are in."""
    choice, groups = await services.store.board_choice(person), await services.store.groups_of(person)
    own = await services.store.person(person)
    return BoardChoices(
        name=choice.name if choice is not None else own.name if own is not None else "",
        chosen=choice is not None,
        everybody=choice is not None and choice.everybody,
        friends=choice is not None and choice.friends,
        groups=tuple(shown(group, person, joined=True) for group in groups),
    )
