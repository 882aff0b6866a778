"""The store as the server sees it: each method is one operation, carried to the database by a backend."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Final, TypeVar

from townwright.core.refusals import NotNow
from townwright.server.store import about
from townwright.server.store.contests.models import ContestTry
from townwright.server.store.contests.open_contests import OpenContests
from townwright.server.store.daily.models import StoredTry
from townwright.server.store.daily.open_daily import OpenDaily
from townwright.server.store.fingerprints import Fingerprint
from townwright.server.store.history.open_history import OpenHistory
from townwright.server.store.models import (
    Index,
    Listed,
    Notification,
    Snapshot,
    SoloGame,
    StoredEvent,
    StoredReply,
    StoredReview,
    TableRow,
)
from townwright.server.store.notices.open_notices import OpenNotices
from townwright.server.store.open_people import OpenPeople
from townwright.server.store.puzzles.open_puzzles import OpenPuzzles
from townwright.server.store.queries import event_log, reviews, running_deals, running_moves, table_lists
from townwright.server.store.queries.packing import log_packing
from townwright.server.store.ratings.open_boards import OpenBoards
from townwright.server.store.ratings.open_ratings import OpenRatings
from townwright.server.store.transaction import Transaction

T = TypeVar("T")

SCARCE_SHARE: Final = 0.1
SCARCE_BYTES: Final = 1 << 30
"""New tables are refused below a tenth of the disk, unless that tenth is more than this."""


FULL_BYTES: Final = 4 << 20
"""A disk with less is full: the log may still take a small write where it would not take a move."""


class OpenStore(OpenPeople, OpenContests, OpenDaily, OpenHistory, OpenNotices, OpenPuzzles, OpenRatings, OpenBoards):
    """The store over either backend; see ``contract`` for what each method promises."""

    @property
    def instance(self) -> str:
        """The id of this storage, made when it was made; it moves along with a backup."""
        return self._backend.instance

    async def secret(self, name: str) -> str:
        """A secret of this storage in hexadecimal digits, made when it is first asked for; no backup holds it."""
        found = await self._read(lambda transaction: about.secret(transaction, name))
        if found is None:
            found = await self._write(lambda transaction: about.made_secret(transaction, name))
        return found

    async def kept_secret(self, name: str) -> str:
        """A secret in hexadecimal digits, made when it is first asked for, which moves along with a backup."""
        found = await self._read(lambda transaction: about.kept_secret(transaction, name))
        if found is None:
            found = await self._write(lambda transaction: about.made_kept_secret(transaction, name))
        return found

    async def free_space(self) -> float | None:
        """The share of the disk that is free, from 0 to 1; None where the storage is elsewhere."""
        space = self._space()
        return None if space is None else space[0] / space[1]

    def is_troubled(self) -> bool:
        """Whether the disk is full or something could not be stored in the last few seconds."""
        space = self._space()
        return self._clock() < self._troubled_until or (space is not None and space[0] < FULL_BYTES)

    async def try_writing(self) -> None:
        """Commit something that changes nothing, to see whether that can be done now."""
        await self._write(about.rewrite)

    async def probe(self) -> None:
        """Try to write if something failed and nothing has worked since, so that the end of an outage is noticed."""
        if self._outages.lasts:
            await self.try_writing()

    async def close(self) -> None:
        """Finish what was begun, and close the storage."""
        self._closed = True
        await asyncio.to_thread(self._backend.close)

    # Tables

    async def create(
        self,
        table: TableRow,
        seed: str,
        events: Sequence[StoredEvent],
        index: Index,
        daily_try: StoredTry | None = None,
        contest_try: ContestTry | None = None,
    ) -> None:
        """Store a new table with its first events. Refused with ``store-no-space`` if the disk is nearly full."""
        space = self._space()
        if space is not None and space[0] < min(SCARCE_SHARE * space[1], SCARCE_BYTES):
            raise NotNow("store-no-space", "the server's disk is nearly full, so no new table can be opened now")
        await self._write(
            lambda transaction: event_log.create(transaction, table, seed, events, index, daily_try, contest_try)
        )

    async def append(
        self,
        table_id: str,
        after: int,
        events: Sequence[StoredEvent],
        replies: Sequence[StoredReply] = (),
        index: Index | None = None,
        invitation: tuple[str, str] | None = None,
    ) -> None:
        """Store events ``after + 1`` and on, the replies to the actions that caused them, and the new index."""
        await self._write(
            lambda transaction: event_log.append(transaction, table_id, after, events, replies, index, invitation)
        )

    async def remember(self, table_id: str, reply: StoredReply) -> StoredReply:
        """Store a reply, mostly a refusal, and give it back; or the first reply if the id has one."""
        return await self._write(lambda transaction: event_log.remember(transaction, table_id, reply)) or reply

    async def reply(self, table_id: str, sender: str, action_id: str) -> StoredReply | None:
        """The reply that the action id got, if it got one."""
        return await self._read(lambda transaction: event_log.reply_of(transaction, table_id, sender, action_id))

    async def events(self, table_id: str, after: int = 0) -> tuple[StoredEvent, ...]:
        """The events with greater numbers, hashes verified; ``Damaged`` if one is not what was stored."""
        return await self._read(lambda transaction: event_log.events_after(transaction, table_id, after))

    async def head(self, table_id: str) -> int:
        """The number of the last event; 0 if there is no such table."""
        return await self._read(lambda transaction: event_log.head_of(transaction, table_id))

    async def heads(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """The number of the last event of each table that exists."""

        def found(transaction: Transaction) -> dict[str, int]:
            heads = {table_id: event_log.head_of(transaction, table_id) for table_id in table_ids}
            return {table_id: head for table_id, head in heads.items() if head}

        return await self._read(found)

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table's row, which never changes, or None."""
        return await self._read(lambda transaction: event_log.table_of(transaction, table_id))

    async def seed(self, table_id: str) -> str | None:
        """The dealer's seed in hexadecimal digits: for the dealer alone until the game has ended."""
        return await self._read(lambda transaction: event_log.seed_of(transaction, table_id))

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of the last one; nothing happens if the event that it follows is not there."""
        await self._write(lambda transaction: event_log.keep_snapshot(transaction, table_id, snapshot))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The last snapshot, if there is one and its hash and the log's agree with it."""
        return await self._read(lambda transaction: event_log.snapshot_of(transaction, table_id))

    async def keep_review(self, table_id: str, review: StoredReview) -> None:
        """Keep a review of a seat in place of an older one; nothing happens unless the game has ended."""
        await self._write(lambda transaction: reviews.keep(transaction, table_id, review))

    async def review(self, table_id: str, seat: int, reviewer: str) -> StoredReview | None:
        """The review of a seat, if this reviewer has made it."""
        return await self._read(lambda transaction: reviews.find(transaction, table_id, seat, reviewer))

    async def pack_logs(self, before: int, limit: int = 50) -> int:
        """Pack the logs of so many tables that ended before a time; return how many were looked at."""
        return await self._write(lambda transaction: log_packing.pack(transaction, before, limit))

    async def discard(self, table_id: str) -> None:
        """Delete a table and all that belongs to it."""
        await self._write(lambda transaction: event_log.discard(transaction, table_id))

    # Lists

    async def lobby(self, person_id: str | None = None, limit: int = 50) -> tuple[Listed, ...]:
        """Public tables with a free seat that have not begun, the newest first, as lists show them to a person."""
        return await self._read(lambda transaction: table_lists.lobby(transaction, person_id, limit))

    async def tables_of(self, person_id: str, limit: int = 200) -> tuple[Listed, ...]:
        """Tables where the person holds a seat or is the host, the last changed first."""
        return await self._read(lambda transaction: table_lists.tables_of(transaction, person_id, limit))

    async def belongs(self, table_id: str, person_id: str) -> bool:
        """Whether the person holds a seat at the table, held one in its game, or is its host; reads no event."""
        return await self._read(lambda transaction: table_lists.belongs(transaction, table_id, person_id))

    async def is_public(self, table_id: str) -> bool:
        """Whether there is such a table and everybody may see it; reads no event."""
        return await self._read(lambda transaction: table_lists.is_public(transaction, table_id))

    async def is_running(self, game: str, moves: Fingerprint, commitment: str | None = None) -> bool:
        """Whether a running game that hides something is known again in these moves, at any table of the storage.

        Not if all of them were made at the table with this commitment, which has ended.
        """
        return await self._read(lambda transaction: running_moves.is_running(transaction, game, moves, commitment))

    async def is_dealt(self, game: str, numbers: Sequence[int]) -> bool:
        """Whether a game that is running at any table of the storage has a deal of one of these numbers."""
        return await self._read(lambda transaction: running_deals.is_dealt(transaction, game, numbers))

    async def open_tables(self, host: str) -> int:
        """How many tables of a host have not ended."""
        return await self._read(lambda transaction: table_lists.open_tables(transaction, host))

    async def best_alone(self, person_id: str, each: int = 10, limit: int = 500) -> tuple[SoloGame, ...]:
        """The best games that only the person ever sat at: won before lost, then by points, then the older."""
        return await self._read(lambda transaction: table_lists.best_alone(transaction, person_id, each, limit))

    async def due(self, until: int) -> tuple[str, ...]:
        """The ids of tables with a deadline up to that time, the earliest first."""
        return await self._read(lambda transaction: table_lists.due(transaction, until))

    async def waiting_for_bots(self) -> tuple[str, ...]:
        """The ids of running tables where a bot is to act."""
        return await self._read(table_lists.waiting_for_bots)

    async def abandoned(self, since: int) -> tuple[str, ...]:
        """Tables that did not end, have not changed since then, and have nobody with an account."""
        return await self._read(lambda transaction: table_lists.abandoned(transaction, since))

    def tell(self, table_id: str, number: int, message: str) -> None:
        """Pass something on to the pages of the other processes; it is not stored, and may be lost."""
        self._backend.tell(Notification(table_id, number, message))

    def watch(self) -> AsyncGenerator[Notification, None]:
        """Hints that other processes have appended, none on SQLite. Whoever watches closes it: ``aclosing``."""
        return self._backend.watch()
