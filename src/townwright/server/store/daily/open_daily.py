"""The part of the store that is about daily deals, over either backend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.daily.models import FieldScore, ProgramScore, StoredDeal, StoredTry
from townwright.server.store.queries import daily_deals, daily_tries, joined_guests


class OpenDaily(BackendCalls):
    """The operations on daily deals; see ``daily.contract`` for what each method promises."""

    async def put_deals(self, deals: Sequence[tuple[StoredDeal, str]]) -> None:
        """Store new deals with their seeds; a deal that is there already stays as it is."""
        await self._write(lambda transaction: daily_deals.put(transaction, deals))

    async def deals(self, first: str, last: str) -> tuple[StoredDeal, ...]:
        """The deals from one day to another, the earliest first."""
        return await self._read(lambda transaction: daily_deals.between(transaction, first, last))

    async def deal(self, day: str, game: str) -> StoredDeal | None:
        """The deal of a day for a game, without its seed."""
        return await self._read(lambda transaction: daily_deals.find(transaction, day, game))

    async def deal_seed(self, day: str, game: str) -> str | None:
        """The seed of a deal: for the dealer alone until the deal is closed."""
        return await self._read(lambda transaction: daily_deals.seed_of(transaction, day, game))

    async def days_before(self, day: str, limit: int) -> tuple[str, ...]:
        """The last so many days before one that have deals, the latest first."""
        return await self._read(lambda transaction: daily_deals.days_before(transaction, day, limit))

    async def close_deals(self, before: str, always_before: str, now: int) -> bool:
        """Close the deals of all days before one at which nobody plays any more; return whether any is left."""
        waiting = await self._read(lambda transaction: daily_deals.waiting(transaction, before))
        if any(day < always_before or not playing for day, _, playing in waiting):
            waiting = await self._write(lambda transaction: daily_deals.close(transaction, before, always_before, now))
        return bool(waiting)

    async def is_running_deal(self, game: str, number: int, person_id: str) -> bool:
        """Whether a deal of this number is not closed, or the person is in the middle of a try at this game."""
        return await self._read(lambda transaction: daily_deals.is_running(transaction, game, number, person_id))

    async def knows_open_deal(self, game: str, person_id: str, at: int) -> bool:
        """Whether a person had begun a try at a deal that is not closed by then."""
        return await self._read(lambda transaction: daily_tries.knows_open(transaction, game, person_id, at))

    async def join_guest(self, guest_id: str, person_id: str, now: int) -> tuple[str, ...]:
        """Give a guest's tries to the account that the guest has logged in to; return their tables."""
        return await self._write(lambda transaction: joined_guests.join(transaction, guest_id, person_id, now))

    async def keep_best(self, day: str, game: str, best: int, bound: int | None) -> None:
        """Keep the best that was possible with a deal; nothing happens unless it is closed."""
        await self._write(lambda transaction: daily_deals.keep_best(transaction, day, game, best, bound))

    async def keep_program(self, day: str, game: str, score: ProgramScore) -> None:
        """Keep what a program made of a deal."""
        await self._write(lambda transaction: daily_deals.keep_program(transaction, day, game, score))

    async def programs(self, day: str, game: str) -> tuple[ProgramScore, ...]:
        """What programs made of a deal, by name."""
        return await self._read(lambda transaction: daily_deals.programs(transaction, day, game))

    async def daily_try(self, day: str, game: str, person_id: str) -> StoredTry | None:
        """Somebody's try at the deal of a day."""
        return await self._read(lambda transaction: daily_tries.find(transaction, day, game, person_id))

    async def tries_of(self, person_id: str) -> tuple[StoredTry, ...]:
        """All tries of a person, the earliest first."""
        return await self._read(lambda transaction: daily_tries.of_person(transaction, person_id))

    async def tries_at(self, day: str, game: str) -> tuple[StoredTry, ...]:
        """All tries at the deal of a day, in the order in which they were begun."""
        return await self._read(lambda transaction: daily_tries.of_day(transaction, day, game))

    async def field(self, day: str, game: str) -> tuple[FieldScore, ...]:
        """How many people had each result at the deal of a day, the best first; only tries that count."""
        return await self._read(lambda transaction: daily_tries.field(transaction, day, game))

    async def tries_begun(self, first: str, last: str) -> Mapping[tuple[str, str], int]:
        """How many people have begun a try, by day and game, from one day to another."""
        return await self._read(lambda transaction: daily_tries.begun(transaction, first, last))
