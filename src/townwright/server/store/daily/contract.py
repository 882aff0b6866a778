"""The part of the store's contract that is about daily deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from townwright.server.store.daily.models import FieldScore, ProgramScore, StoredDeal, StoredTry


class DailyStore(Protocol):
    """The operations on the deals of days, and on everybody's tries at them."""

    async def put_deals(self, deals: Sequence[tuple[StoredDeal, str]]) -> None:
        """Store new deals with their seeds; a deal that is there already stays as it is.

        One that was closed and never tried is replaced, since its seed may be known.
        """

    async def deals(self, first: str, last: str) -> tuple[StoredDeal, ...]:
        """The deals from one day to another, the earliest first."""

    async def deal(self, day: str, game: str) -> StoredDeal | None:
        """The deal of a day for a game, without its seed."""

    async def deal_seed(self, day: str, game: str) -> str | None:
        """The seed of a deal: for the dealer alone until the deal is closed."""

    async def days_before(self, day: str, limit: int) -> tuple[str, ...]:
        """The last so many days before one that have deals, the latest first."""

    async def close_deals(self, before: str, always_before: str, now: int) -> bool:
        """Close the deals of all days before one at which nobody plays any more; return whether any is left open.

        Those of days before ``always_before`` are closed whoever plays. What is closed stays so, and no try at
        it begins or counts.
        """

    async def is_running_deal(self, game: str, number: int, person_id: str) -> bool:
        """Whether a deal of this number is not closed, or the person is in the middle of a try at this game."""

    async def knows_open_deal(self, game: str, person_id: str, at: int) -> bool:
        """Whether a person had begun a try at a deal that is not closed by then."""

    async def join_guest(self, guest_id: str, person_id: str, now: int) -> tuple[str, ...]:
        """Give a guest's tries to the account that the guest has logged in to; return their tables, the latest last.

        Where both have tried a deal that is not closed, the account has the one that was begun first, and the other
        does not count. A guest is joined once; from then on no try begins in the guest's name.
        """

    async def keep_best(self, day: str, game: str, best: int, bound: int | None) -> None:
        """Keep the best that was possible with a deal; nothing happens unless it is closed."""

    async def keep_program(self, day: str, game: str, score: ProgramScore) -> None:
        """Keep what a program made of a deal."""

    async def programs(self, day: str, game: str) -> tuple[ProgramScore, ...]:
        """What programs made of a deal, by name."""

    async def daily_try(self, day: str, game: str, person_id: str) -> StoredTry | None:
        """Somebody's try at the deal of a day."""

    async def tries_of(self, person_id: str) -> tuple[StoredTry, ...]:
        """All tries of a person, the earliest first."""

    async def tries_at(self, day: str, game: str) -> tuple[StoredTry, ...]:
        """All tries at the deal of a day, in the order in which they were begun."""

    async def field(self, day: str, game: str) -> tuple[FieldScore, ...]:
        """How many people had each result at the deal of a day, the best first; only tries that count."""

    async def tries_begun(self, first: str, last: str) -> Mapping[tuple[str, str], int]:
        """How many people have begun a try, by day and game, from one day to another."""
