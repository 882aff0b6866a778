"""Makes challenges and tournaments, finds them, closes them, and says who may see what of their games."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow, NotYours, Unknown
from townwright.server.contests.checks import check_sendable
from townwright.server.contests.plans import ContestPlan, read_plan, write_plan
from townwright.server.daily.days import DAY_MS
from townwright.server.daily.deals import DailyDeals, deal_number
from townwright.server.daily.plans import DailyPlan
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_index import changed_at, winners
from townwright.server.live.table_registry import TableRegistry
from townwright.server.store.contests.models import (
    TO_FINISH_MS,
    ContestDeal,
    ContestPlace,
    ContestTry,
    StoredContest,
)
from townwright.server.store.contract import Store
from townwright.server.store.errors import TryTaken
from townwright.server.store.models import fresh_id
from townwright.server.store.seed_check import checked_dealer
from townwright.tables.facts import BotSat, Created, Fact, Sat

LONGEST_DAYS: Final = 90
"""How long a tournament may last, and how long a challenge does."""
MOST_CHALLENGES: Final = 100
"""Challenges of one person that are not over."""
MOST_TOURNAMENTS: Final = 20
"""Tournaments of one person that are not over."""
MOST_DEALS: Final = 20
"""Deals of one contest."""
WRITTEN: Final = re.compile(r"[0-9A-Za-z_-]{8,64}")
"""What an id can look like."""


class Contests:
    """The challenges and tournaments of a server."""

    def __init__(
        self, store: Store, table_registry: TableRegistry, daily_deals: DailyDeals, now: Callable[[], int]
    ) -> None:
        self._store, self._table_registry, self._daily_deals, self._now = store, table_registry, daily_deals, now
        self._dealing = asyncio.Lock()
        """One tournament is dealt at a time, so that many at once leave the processor to those who play."""

    # Making them

    async def challenge(self, actor: TableActor, person: str) -> str:
        """Send a finished game as a challenge, and return its id; the same however often it is sent."""
        table = actor.table
        seat = check_sendable(table, person)
        contest_id, now, created = new_contest_id(), self._now(), table.created
        seats = tuple(holder.bot or "" for holder in table.holders)
        plan = ContestPlan(dict(created.options), seats, created.aids, created.rules)
        total, won = table.game.standing(table.state, seat).total, seat in winners(table)
        first = ContestTry(
            contest_id, 1, person, actor.table_id, table.log[0].at, changed_at(table), total, won=won, counts=True
        )
        contest = StoredContest(
            *(contest_id, "challenge", created.game, write_plan(plan), "", person, now),
            ends_at=now + LONGEST_DAYS * DAY_MS,
        )
        deal = await asyncio.to_thread(self._deal, contest, plan, 1, actor.dealer)
        return await self._store.put_contest(contest, [deal], first, most=MOST_CHALLENGES)

    async def tournament(self, person: str, title: str, game: str, plan: ContestPlan, deals: int, days: int) -> str:
        """Make a tournament of so many new deals, and return its id."""
        contest_id, now = new_contest_id(), self._now()
        contest = StoredContest(
            *(contest_id, "tournament", game, write_plan(plan), title, person, now), ends_at=now + days * DAY_MS
        )

        def made() -> list[tuple[ContestDeal, str]]:
            return [self._deal(contest, plan, number, Dealer.fresh()) for number in range(1, deals + 1)]

        async def dealt() -> list[tuple[ContestDeal, str]]:
            async with self._dealing:
                return await asyncio.to_thread(made)

        new_deals = await asyncio.shield(dealt())  # whoever leaves does not let the next one begin beside it
        return await self._store.put_contest(contest, new_deals, most=MOST_TOURNAMENTS)

    def _deal(self, contest: StoredContest, plan: ContestPlan, number: int, dealer: Dealer) -> tuple[ContestDeal, str]:
        known = deal_number(contest.game, DailyPlan(plan.options), dealer, self._table_registry.find)
        return ContestDeal(contest.id, number, dealer.commitment, known), dealer.seed

    # Playing them

    async def find(self, contest_id: str) -> StoredContest:
        """The contest of that id, closed if it is over and nobody plays it any more."""
        found = await self._store.contest(contest_id) if WRITTEN.fullmatch(contest_id) else None
        if found is None:
            raise Unknown("contest-unknown", "there is no such challenge or tournament")
        if found.closed_at is None and await self._closed(found):
            found = await self._store.contest(contest_id) or found
        return found

    async def _closed(self, contest: StoredContest) -> bool:
        now = self._now()
        if contest.closed_at is not None or contest.ends_at > now:
            return contest.closed_at is not None
        if contest.ends_at > now - TO_FINISH_MS and any(
            one.ended_at is None for one in await self._store.contest_tries(contest.id)
        ):
            return False
        return await self._store.close_contest(contest.id, now, now - TO_FINISH_MS, now)

    async def close_due(self) -> None:
        """Close what is over and nobody plays any more, though nobody looks. Several processes may do it at once."""
        now = self._now()
        for contest_id in await self._store.contests_to_close(now, now - TO_FINISH_MS):
            await self._store.close_contest(contest_id, now, now - TO_FINISH_MS, now)

    async def end(self, contest: StoredContest, person: str) -> None:
        """Let nobody begin any more at a contest that the person made; what is over already stays as it is."""
        if contest.made_by != person:
            raise NotYours("contest-not-yours", "only who made this can end it")
        await self._store.end_contest(contest.id, self._now())

    async def begun(self, contest: StoredContest, deal: int, person: str) -> ContestTry | None:
        """The person's try at a deal; refused if there can be no such deal."""
        if not 1 <= deal <= MOST_DEALS:
            raise no_such_deal()
        return await self._store.contest_try(contest.id, deal, person)

    async def begin(self, contest: StoredContest, deal: int, person: str) -> str:
        """Begin the person's one try at a deal, and return its table; the same table however often it is asked.

        Of several requests at once one makes the table, since the store takes one try of a person only.
        """
        dealer = await self.dealer(contest, deal)
        plan, game, table_id = read_plan(contest.plan), self._table_registry.find(contest.game), fresh_id()
        if plan.rules not in (0, game.rules):
            raise NotNow("contest-older-rules", "the rules have changed since then; nobody can begin any more")
        created = Created(
            game=game.name,
            rules=game.rules,
            options=tuple(plan.options.items()),
            host=person,
            commitment="",
            aids=plan.aids,
            contest=contest.id,
        )
        seats: list[Fact] = [
            BotSat(seat, bot) if bot else Sat(seat, person, person) for seat, bot in enumerate(plan.seats)
        ]
        begun = ContestTry(contest.id, deal, person, table_id, self._now())
        try:
            return await self._table_registry.create(created, seats, table_id, dealer=dealer, contest_try=begun)
        except TryTaken as taken:
            return taken.table_id

    async def dealer(self, contest: StoredContest, number: int) -> Dealer:
        """The dealer of a deal; ``WrongSeed`` if its seed is not the one that was committed to."""
        deals = await self._store.contest_deals(contest.id)
        deal = next((deal for deal in deals if deal.number == number), None)
        if deal is None:
            raise no_such_deal()
        seed = await self._store.contest_seed(contest.id, number)
        return checked_dealer(f"{contest.id} {number}", seed, deal.commitment)

    # Who may see what

    async def place(self, table_id: str, person: str | None) -> ContestPlace | None:
        """Which deal of a contest a table has, closed if it is over by now; None for all other tables."""
        found = await self._store.contest_place(table_id, person)
        if found is None or found.closed:
            return found
        contest = await self._store.contest(found.contest_id)
        return replace(found, closed=contest is not None and await self._closed(contest))

    async def seed_of(self, actor: TableActor) -> str | None:
        """The seed of a table whose game has ended; with a deal of a tournament not before that is closed."""
        if not actor.table.created.contest:
            return await self._daily_deals.seed_of(actor)
        found = None if actor.table.ended is None else await self.place(actor.table_id, None)
        return None if found is None or (found.kind == "tournament" and not found.closed) else actor.dealer.seed

    async def is_guarded(self, actor: TableActor) -> bool:
        """Whether nobody may be let in to watch a table: a running try, or what may go on from one of a tournament."""
        created = actor.table.created
        if created.branched:
            return await self._store.knows_contest_deal(created.game, created.host, actor.table.log[0].at, self._now())
        return bool(created.contest) and actor.table.ended is None


def no_such_deal() -> Unknown:
    """What is said of a deal that a contest does not have."""
    return Unknown("contest-no-deal", "there is no such deal here")


def new_contest_id() -> str:
    """A new id, short enough for a link, which nobody can guess."""
    return secrets.token_urlsafe(16)
