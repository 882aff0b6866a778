"""The part of the store's contract that is about challenges and tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from townwright.server.store.contests.models import ContestDeal, ContestPlace, ContestSummary, ContestTry, StoredContest


class ContestStore(Protocol):
    """The operations on contests, and on everybody's tries at their deals."""

    async def put_contest(
        self,
        contest: StoredContest,
        deals: Sequence[tuple[ContestDeal, str]],
        first: ContestTry | None = None,
        most: int = 1,
    ) -> str:
        """Store a contest with its deals and their seeds, and return its id.

        ``first`` is the finished game that a challenge is made from; if it was sent before, that challenge's id comes
        back. Refused with ``contest-too-many`` if its maker has so many that are not over.
        """

    async def contest(self, contest_id: str) -> StoredContest | None:
        """Return the contest with that id, or None."""

    async def contest_deals(self, contest_id: str) -> tuple[ContestDeal, ...]:
        """The deals of a contest without their seeds, by number."""

    async def contest_seed(self, contest_id: str, number: int) -> str | None:
        """The seed of a deal: for the dealer alone until it may be shown."""

    async def contest_tries(self, contest_id: str) -> tuple[ContestTry, ...]:
        """All first tries at the deals of a contest, in the order in which they were begun."""

    async def contest_try(self, contest_id: str, deal: int, person_id: str) -> ContestTry | None:
        """A person's try at a deal of a contest."""

    async def contests_of(self, person_id: str, limit: int = 50) -> tuple[ContestSummary, ...]:
        """The contests that a person made or takes part in, the newest first."""

    async def close_contest(self, contest_id: str, before: int, always_before: int, now: int) -> bool:
        """Close a contest that ended by ``before`` and that nobody plays any more; return whether it is closed.

        One that ended by ``always_before`` is closed whoever plays. What is closed stays so.
        """

    async def contests_to_close(self, before: int, always_before: int, limit: int = 50) -> tuple[str, ...]:
        """The contests that ``close_contest`` would close, the one that ended first before all others."""

    async def end_contest(self, contest_id: str, at: int) -> None:
        """Let nobody begin a try at a contest from a moment on; what ends before that, or is closed, stays as it is."""

    async def contest_place(self, table_id: str, person_id: str | None) -> ContestPlace | None:
        """Which deal of a contest a table has, as far as it concerns a person; None for all other tables."""

    async def is_contest_deal(self, game: str, number: int, person_id: str, now: int) -> bool:
        """Whether a deal of this number is one of a tournament, or of a person's running try, that can still count."""

    async def knows_contest_deal(self, game: str, person_id: str, at: int, now: int) -> bool:
        """Whether a person had begun a try by then at a tournament in which tries can still count."""
