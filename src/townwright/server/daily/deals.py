"""The deals of days: made a week in advance, closed when their day and all tries are over, and published only then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from townwright.core.dealer import Dealer, stream_of
from townwright.core.refusals import Unknown
from townwright.core.seats import CHANCE
from townwright.server.daily import plans
from townwright.server.daily.days import day_of, first_awaited_day, first_open_day, read_day, shifted
from townwright.server.daily.plans import DailyPlan
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_index import KNOWN_DRAWS
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import StoredDeal
from townwright.server.store.fingerprints import MOST_COMPARED, whole_deal
from townwright.server.store.seed_check import checked_dealer
from townwright.tables.table import FindGame

AHEAD: Final = 7
"""Days after today whose deals are made already, and whose commitments everybody can note down."""


class DailyDeals:
    """Makes, closes and finds the deals of days."""

    def __init__(self, store: Store, find: FindGame, now: Callable[[], int]) -> None:
        self._store, self._find, self._now = store, find, now
        self._made_for = self._closed_before = ""
        """The day for which deals were made last, and the day before which all were closed last."""

    @property
    def today(self) -> str:
        """The day that it is now."""
        return day_of(self._now())

    async def keep_up(self) -> None:
        """Make the deals that are missing up to a week from now, and close those of days that are over.

        Cheap when there is nothing to do. Several processes may do it at once.
        """
        now = self._now()
        today, open_from = day_of(now), first_open_day(now)
        if self._closed_before != open_from and not await self._store.close_deals(
            open_from, first_awaited_day(now), now
        ):
            self._closed_before = open_from
        if self._made_for != today:
            days = [shifted(today, ahead) for ahead in range(AHEAD + 1)]
            # What is closed before its day was published by a clock that was wrong: it is dealt anew if nobody tried.
            deals = await self._store.deals(days[0], days[-1])
            there = {(deal.day, deal.game) for deal in deals if deal.closed_at is None}
            missing = [(day, game) for day in days for game in plans.games() if (day, game) not in there]
            if missing:
                await self._store.put_deals(await asyncio.to_thread(self._make, missing, now))
            self._made_for = today

    def _make(self, missing: Sequence[tuple[str, str]], now: int) -> list[tuple[StoredDeal, str]]:
        return [new_deal(day, game, plans.plan_of(game, day, self._find), self._find, now) for day, game in missing]

    async def find(self, day: str, game: str) -> StoredDeal:
        """The deal of a day up to today; whatever else is asked for is unknown, days to come as well."""
        await self.keep_up()
        deal = await self._store.deal(read_day(day), game) if read_day(day) <= self.today else None
        if deal is None:
            raise Unknown("daily-no-deal", "there is no deal of this day for this game")
        return deal

    async def dealer(self, deal: StoredDeal) -> Dealer:
        """The dealer of a deal; ``WrongSeed`` if its seed is not the one that was committed to."""
        return checked_dealer(
            f"{deal.game} {deal.day}", await self._store.deal_seed(deal.day, deal.game), deal.commitment
        )

    async def published_seed(self, deal: StoredDeal) -> str | None:
        """The seed of a deal, once it is closed."""
        return None if deal.closed_at is None else (await self.dealer(deal)).seed

    async def seed_of(self, actor: TableActor) -> str | None:
        """The seed of a table whose game has ended; with the deal of a day not before that is closed."""
        created = actor.table.created
        if not created.daily or actor.table.ended is None:
            return actor.seed
        await self.keep_up()
        deal = await self._store.deal(created.daily, created.game)
        return None if deal is None else await self.published_seed(deal)

    async def is_open(self, actor: TableActor) -> bool:
        """Whether a table has the deal of a day that is not closed, or may go on from a game that has it.

        That may every table that goes on from a record and was made by somebody who had begun a try at the time: what
        the record says is not asked, so that nobody learns anything by bringing others.
        """
        created = actor.table.created
        if not created.daily and not created.branched:
            return False
        await self.keep_up()
        if created.branched:
            return await self._store.knows_open_deal(created.game, created.host, actor.table.log[0].at)
        deal = await self._store.deal(created.daily, created.game)
        return deal is not None and deal.closed_at is None


def new_deal(day: str, game: str, plan: DailyPlan, find: FindGame, now: int) -> tuple[StoredDeal, str]:
    """A fresh deal of a day and its seed."""
    dealer = Dealer.fresh()
    number = deal_number(game, plan, dealer, find)
    return StoredDeal(day, game, dealer.commitment, plans.write_plan(plan), number, now), dealer.seed


def deal_number(game: str, plan: DailyPlan, dealer: Dealer, find: FindGame) -> int:
    """What the finished record of a deal is known by, whatever was played in it."""
    draws, known_draws = first_draws(game, plan, dealer, find), KNOWN_DRAWS.get(game)
    options = find(game).options(plan.options)
    return whole_deal(draws if known_draws is None else known_draws(options, draws))


def first_draws(game: str, plan: DailyPlan, dealer: Dealer, find: FindGame) -> list[str]:
    """The first draws of a deal: as many as are the same whatever anybody does, and perhaps more."""
    rules = find(game)
    state, drawn, draws = rules.start(rules.options(plan.options)), Counter[str](), list[str]()
    while len(draws) < MOST_COMPARED and (acting := rules.to_act(state)):
        seat = acting[0]
        legal = rules.legal(state, seat)
        action = dealer.answer(legal, drawn) if seat == CHANCE else legal[0]
        if seat == CHANCE:
            drawn[stream_of(action)] += 1
            draws.append(str(action))
        state = rules.play(state, seat, action)
    return draws
