"""What somebody may know of a contest: its deals, their own tries, and the results of the deals they have ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from townwright.core.abilities.losing import can_be_lost
from townwright.server.contests.bodies import (
    ContestDealInfo,
    ContestInfo,
    ContestPage,
    ContestPlayer,
    ContestResult,
)
from townwright.server.contests.plans import read_plan
from townwright.server.contests.standings import PlayerStanding, standings
from townwright.server.protocol.daily_responses import OwnTry, TryState
from townwright.server.services import Services
from townwright.server.store.contests.models import ContestDeal, ContestSummary, ContestTry, StoredContest


@dataclass(frozen=True, slots=True)
class Viewer:
    """What is stored of a contest, and who asks for it."""

    person: str | None
    contest: StoredContest
    deals: tuple[ContestDeal, ...]
    tries: tuple[ContestTry, ...]
    maker: str
    now: int

    @classmethod
    async def of(cls, services: Services, contest_id: str, person: str | None) -> Self:
        """Read what is stored of a contest for somebody."""
        contest = await services.contests.find(contest_id)
        deals = await services.store.contest_deals(contest.id)
        tries = await services.store.contest_tries(contest.id)
        names = await services.table_registry.names_of([contest.made_by])
        return cls(person, contest, deals, tries, names.get(contest.made_by, ""), services.now())

    @property
    def own(self) -> dict[int, ContestTry]:
        """The tries of who looks, by deal."""
        return {one.deal: one for one in self.tries if one.person_id == self.person}

    @property
    def summary(self) -> ContestSummary:
        """The contest as a list has it."""
        people = {one.person_id for one in self.tries}
        finished = sum(one.score is not None for one in self.own.values())
        return ContestSummary(self.contest, len(self.deals), len(people), finished)

    @property
    def visible(self) -> set[int]:
        """The deals whose results may be seen: all when it is closed, otherwise those with an own try that ended."""
        if self.contest.closed_at is not None:
            return {deal.number for deal in self.deals}
        return {number for number, one in self.own.items() if one.ended_at is not None}


def info_of(summary: ContestSummary, person: str | None, maker: str, now: int) -> ContestInfo:
    """What everybody with the link may know."""
    contest, plan = summary.contest, read_plan(summary.contest.plan)
    return ContestInfo(
        contest=contest.id,
        kind=contest.kind,
        title=contest.title,
        game=contest.game,
        options=plan.options,
        bots=plan.bots,
        seat=plan.seat,
        aids=plan.aids,
        by=maker,
        yours=contest.made_by == person,
        made_at=contest.made_at,
        ends_at=contest.ends_at,
        over=contest.closed_at is not None or contest.ends_at <= now,
        closed=contest.closed_at is not None,
        deals=summary.deals,
        people=summary.people,
        finished=summary.finished,
    )


async def page_of(services: Services, viewer: Viewer) -> ContestPage:
    """All that somebody may know of a contest."""
    own, visible, closed = viewer.own, viewer.visible, viewer.contest.closed_at is not None
    deals = [
        ContestDealInfo(
            number=deal.number,
            commitment=deal.commitment,
            seed=(await services.contests.dealer(viewer.contest, deal.number)).seed if closed else None,
            shown=deal.number in visible,
            own=own_try(own[deal.number]) if deal.number in own else None,
        )
        for deal in viewer.deals
    ]
    plan, game = read_plan(viewer.contest.plan), services.table_registry.find(viewer.contest.game)
    found = standings(viewer.tries, visible, can_be_lost(game, len(plan.bots)))
    names = await services.table_registry.names_of([each.person for each in found])
    players = [player_of(viewer, each, names.get(each.person, ""), visible) for each in found]
    info = info_of(viewer.summary, viewer.person, viewer.maker, viewer.now)
    return ContestPage(info=info, deals=tuple(deals), players=tuple(players))


def player_of(viewer: Viewer, standing: PlayerStanding, name: str, visible: set[int]) -> ContestPlayer:
    """Somebody's line in the table."""
    return ContestPlayer(
        name=name,
        you=standing.person == viewer.person,
        place=standing.place,
        finished=standing.finished,
        wins=standing.wins,
        total=standing.total,
        mean=standing.mean,
        margin=standing.margin,
        tries=tuple(
            result_of(deal.number, standing.tries.get(deal.number), deal.number in visible) for deal in viewer.deals
        ),
    )


def result_of(deal: int, one: ContestTry | None, visible: bool) -> ContestResult:
    """Somebody's try at a deal: whether it is finished, and how it went, or was given up, if that may be seen."""
    if one is None:
        return ContestResult(deal=deal, state="none")
    ended = visible and one.ended_at is not None
    return ContestResult(
        deal=deal,
        state=state_of(one) if visible or one.score is not None else "running",
        score=one.score if ended else None,
        won=ended and one.won,
        table=one.table_id if ended and one.score is not None else None,
    )


def state_of(one: ContestTry) -> TryState:
    """How far a try has come."""
    return "running" if one.ended_at is None else "given-up" if one.score is None else "finished"


def own_try(one: ContestTry) -> OwnTry:
    """A try as the person who plays it is told of it."""
    return OwnTry(table=one.table_id, state=state_of(one), score=one.score, won=one.won, counts=one.counts)
