"""Tables with the deal of a day: everybody's one try, and practice without effect."""

from __future__ import annotations

from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow
from townwright.server.daily.deals import DailyDeals
from townwright.server.daily.plans import read_plan
from townwright.server.live.table_registry import TableRegistry
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import StoredDeal, StoredTry
from townwright.server.store.errors import TryTaken
from townwright.server.store.models import fresh_id
from townwright.tables.facts import BotSat, Created, Fact, Sat


class DailyTries:
    """Makes the tables at which the deal of a day is played."""

    def __init__(self, deals: DailyDeals, store: Store, table_registry: TableRegistry) -> None:
        self._deals, self._store, self._table_registry = deals, store, table_registry

    async def begun(self, deal: StoredDeal, person: str) -> StoredTry | None:
        """The person's try at a deal."""
        return await self._store.daily_try(deal.day, deal.game, person)

    async def begin(self, deal: StoredDeal, person: str) -> str:
        """Begin the person's one try at today's deal, and return its table; the same table however often it is asked.

        Of several requests at once one makes the table, since the store takes one try of a person only.
        """
        if deal.day != self._deals.today:
            raise NotNow("daily-closed", "this day is over; its deal can be practised only")
        table_id = fresh_id()
        begun = StoredTry(deal.day, deal.game, person, table_id, self._table_registry.now())
        try:
            return await self._lay(deal, person, table_id, await self._deals.dealer(deal), begun)
        except TryTaken as taken:
            return taken.table_id

    async def practise(self, deal: StoredDeal, person: str) -> str:
        """Make a table with a deal that counts for nothing; before the deal is closed only after one's own try."""
        if deal.closed_at is None:
            own = await self.begun(deal, person)
            if own is None or own.ended_at is None:
                raise NotNow("daily-try-first", "practice comes after your own try")
        return await self._lay(deal, person, fresh_id(), await self._deals.dealer(deal))

    async def _lay(
        self, deal: StoredDeal, person: str, table_id: str, dealer: Dealer, begun: StoredTry | None = None
    ) -> str:
        plan, game = read_plan(deal.plan), self._table_registry.find(deal.game)
        created = Created(
            game=game.name,
            rules=game.rules,
            options=tuple(plan.options.items()),
            host=person,
            commitment="",
            aids=begun is None,
            daily=deal.day,
        )
        seats: list[Fact] = [Sat(0, person, person)]
        seats += [BotSat(seat, bot) for seat, bot in enumerate(plan.bots, 1)]
        return await self._table_registry.create(created, seats, table_id, dealer=dealer, daily_try=begun)
