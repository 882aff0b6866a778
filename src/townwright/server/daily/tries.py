"""Tables with the deal of a day: everybody's one try, and practice without effect."""

from __future__ import annotations

import logging
from typing import Final

from townwright.core.dealer import Dealer
from townwright.core.refusals import NotNow, Refusal
from townwright.server.daily.days import day_of
from townwright.server.daily.deals import DailyDeals
from townwright.server.daily.plans import read_plan
from townwright.server.live.table_registry import TableRegistry
from townwright.server.store.contract import Store
from townwright.server.store.daily.models import StoredDeal, StoredTry
from townwright.server.store.errors import StoreError, TryTaken, is_outage
from townwright.server.store.models import fresh_id
from townwright.tables.commands import PersonSender, TransferSeats
from townwright.tables.facts import BotSat, Created, Fact, Sat

log = logging.getLogger(__name__)

MOST_HANDED: Final = 40
"""Tables of tries that a guest takes along into an account, the latest; of earlier ones only the results."""


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
        now = self._table_registry.now()
        if deal.day != day_of(now):
            raise NotNow("daily-closed", "this day is over; its deal can be practised only")
        table_id = fresh_id()
        begun = StoredTry(deal.day, deal.game, person, table_id, now)
        try:
            return await self._lay(deal, person, table_id, await self._deals.dealer(deal), begun)
        except TryTaken as taken:
            return taken.table_id

    async def join(self, guest: str, person: str) -> None:
        """Give a guest's tries and their tables to the account that the guest logs in to."""
        tables, missed = await self._store.join_guest(guest, person, self._table_registry.now()), 0
        for table_id in tables[-MOST_HANDED:]:
            try:
                actor = await self._table_registry.actor(table_id)
                if actor is not None:
                    await actor.handle(PersonSender(guest), TransferSeats(person))
            except (Refusal, StoreError) as error:
                if is_outage(error):
                    missed += 1
                else:
                    log.exception("the table of a try could not be handed over", extra={"table": table_id})
        if missed:
            log.warning("%d tables of tries could not be handed over while the storage was away", missed)

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
