"""The part of the store that is about challenges and tournaments, over either backend."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.contests import queries, tries
from townwright.server.store.contests.models import ContestDeal, ContestPlace, ContestSummary, ContestTry, StoredContest


class OpenContests(BackendCalls):
    """The operations on contests; see ``contests.contract`` for what each method promises."""

    async def put_contest(
        self,
        contest: StoredContest,
        deals: Sequence[tuple[ContestDeal, str]],
        first: ContestTry | None = None,
        most: int = 1,
    ) -> str:
        """Store a contest with its deals and their seeds, and return its id."""
        return await self._write(lambda transaction: queries.put(transaction, contest, deals, first, most))

    async def contest(self, contest_id: str) -> StoredContest | None:
        """Return the contest with that id, or None."""
        return await self._read(lambda transaction: queries.find(transaction, contest_id))

    async def contest_deals(self, contest_id: str) -> tuple[ContestDeal, ...]:
        """The deals of a contest without their seeds, by number."""
        return await self._read(lambda transaction: queries.deals_of(transaction, contest_id))

    async def contest_seed(self, contest_id: str, number: int) -> str | None:
        """The seed of a deal: for the dealer alone until it may be shown."""
        return await self._read(lambda transaction: queries.seed_of(transaction, contest_id, number))

    async def contest_tries(self, contest_id: str) -> tuple[ContestTry, ...]:
        """All first tries at the deals of a contest, in the order in which they were begun."""
        return await self._read(lambda transaction: tries.of_contest(transaction, contest_id))

    async def contest_try(self, contest_id: str, deal: int, person_id: str) -> ContestTry | None:
        """A person's try at a deal of a contest."""
        return await self._read(lambda transaction: tries.find(transaction, contest_id, deal, person_id))

    async def contests_of(self, person_id: str, limit: int = 50) -> tuple[ContestSummary, ...]:
        """The contests that a person made or takes part in, the newest first."""
        return await self._read(lambda transaction: queries.of_person(transaction, person_id, limit))

    async def close_contest(self, contest_id: str, before: int, always_before: int, now: int) -> bool:
        """Close a contest that is over and that nobody plays any more; return whether it is closed."""
        return await self._write(lambda transaction: queries.close(transaction, contest_id, before, always_before, now))

    async def contests_to_close(self, before: int, always_before: int, limit: int = 50) -> tuple[str, ...]:
        """The contests that ``close_contest`` would close, the one that ended first before all others."""
        return await self._read(lambda transaction: queries.to_close(transaction, before, always_before, limit))

    async def end_contest(self, contest_id: str, at: int) -> None:
        """Let nobody begin a try at a contest from a moment on."""
        await self._write(lambda transaction: queries.end(transaction, contest_id, at))

    async def contest_place(self, table_id: str, person_id: str | None) -> ContestPlace | None:
        """Which deal of a contest a table has, as far as it concerns a person; None for all other tables."""
        return await self._read(lambda transaction: tries.place_of(transaction, table_id, person_id))

    async def is_contest_deal(self, game: str, number: int, person_id: str, now: int) -> bool:
        """Whether a deal of this number is one of a tournament, or of a person's running try, that can still count."""
        return await self._read(lambda transaction: queries.is_running(transaction, game, number, person_id, now))

    async def knows_contest_deal(self, game: str, person_id: str, at: int, now: int) -> bool:
        """Whether a person had begun a try by then at a tournament in which tries can still count."""
        return await self._read(lambda transaction: tries.knows_open(transaction, game, person_id, at, now))
