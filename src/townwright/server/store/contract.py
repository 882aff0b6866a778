"""The contract of the store. SQLite and PostgreSQL keep it alike, and one suite of tests runs over both.

Whatever writes returns only when it is on stable storage, and writes all or nothing. Every method may
also raise ``Down``, and every one that writes may raise ``UnsettledCommit``; see ``errors``.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Protocol

from townwright.server.store.contests.contract import ContestStore
from townwright.server.store.contests.models import ContestTry
from townwright.server.store.daily.contract import DailyStore
from townwright.server.store.daily.models import StoredTry
from townwright.server.store.fingerprints import Fingerprint
from townwright.server.store.history.contract import HistoryStore
from townwright.server.store.models import (
    Account,
    Index,
    Invitation,
    Listed,
    Notification,
    Person,
    Session,
    Snapshot,
    SoloGame,
    StoredEvent,
    StoredReply,
    StoredReview,
    TableRow,
)
from townwright.server.store.notices.contract import NoticeStore
from townwright.server.store.puzzles.contract import PuzzleStore
from townwright.server.store.ratings.board_contract import BoardStore
from townwright.server.store.ratings.contract import RatingStore


class Tables(Protocol):
    """The operations on tables and their logs."""

    async def create(
        self,
        table: TableRow,
        seed: str,
        events: Sequence[StoredEvent],
        index: Index,
        daily_try: StoredTry | None = None,
        contest_try: ContestTry | None = None,
    ) -> None:
        """Store a new table with its first events. Refused with ``store-no-space`` if the disk is nearly full.

        ``daily_try`` is whose try at the deal of a day begins with it: ``TryTaken`` if the person has begun one,
        refused with ``daily-closed`` if the deal is closed. ``contest_try`` is the same for a deal of a contest.
        """

    async def append(
        self,
        table_id: str,
        after: int,
        events: Sequence[StoredEvent],
        replies: Sequence[StoredReply] = (),
        index: Index | None = None,
        invitation: tuple[str, str] | None = None,
    ) -> None:
        """Store events ``after + 1`` and on, the replies to the actions that caused them, and the new index.

        ``invitation`` is the token of an invitation and the id of the person who uses it up by this.
        ``Behind`` if event ``after`` is not the last one, ``AlreadyReplied`` if an action id was used before,
        refused with ``store-invitation-gone`` if somebody was faster; ``LookupError`` if there is no such table.
        """

    async def remember(self, table_id: str, reply: StoredReply) -> StoredReply:
        """Store a reply, mostly a refusal, and give it back; or the first reply if the id has one."""

    async def reply(self, table_id: str, sender: str, action_id: str) -> StoredReply | None:
        """The reply that the action id got, if it got one."""

    async def events(self, table_id: str, after: int = 0) -> tuple[StoredEvent, ...]:
        """The events with greater numbers, hashes verified; ``Damaged`` if one is not what was stored."""

    async def head(self, table_id: str) -> int:
        """The number of the last event; 0 if there is no such table."""

    async def heads(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """The number of the last event of each table that exists."""

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table's row, which never changes, or None."""

    async def seed(self, table_id: str) -> str | None:
        """The dealer's seed in hexadecimal digits: for the dealer alone until the game has ended.

        ``WrongSeed`` if it is not the one that the table committed to.
        """

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of the last one; nothing happens if the event that it follows is not there."""

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The last snapshot, if there is one and its hash and the log's agree with it."""

    async def keep_review(self, table_id: str, review: StoredReview) -> None:
        """Keep a review of a seat in place of an older one; nothing happens unless the game has ended."""

    async def review(self, table_id: str, seat: int, reviewer: str) -> StoredReview | None:
        """The review of a seat, if this reviewer has made it."""

    async def pack_logs(self, before: int, limit: int = 50) -> int:
        """Pack the logs of so many tables that ended before a time; return how many were looked at.

        Nothing of it can be seen from outside: what is read is the same, and what is written brings the rows back.
        """

    async def discard(self, table_id: str) -> None:
        """Delete a table and all that belongs to it."""

    # Lists

    async def lobby(self, person_id: str | None = None, limit: int = 50) -> tuple[Listed, ...]:
        """Public tables with a free seat that have not begun, the newest first, as lists show them to a person."""

    async def tables_of(self, person_id: str, limit: int = 200) -> tuple[Listed, ...]:
        """Tables where the person holds a seat or is the host, the last changed first."""

    async def belongs(self, table_id: str, person_id: str) -> bool:
        """Whether the person holds a seat at the table, held one in its game, or is its host; reads no event."""

    async def is_public(self, table_id: str) -> bool:
        """Whether there is such a table and everybody may see it; reads no event."""

    async def is_running(self, game: str, moves: Fingerprint, commitment: str | None = None) -> bool:
        """Whether a running game that hides something is known again in these moves, at any table of the storage.

        Not if all of them were made at the table with this commitment, which has ended.
        """

    async def is_dealt(self, game: str, numbers: Sequence[int]) -> bool:
        """Whether a game that is running at any table of the storage has a deal of one of these numbers."""

    async def open_tables(self, host: str) -> int:
        """How many tables of a host have not ended."""

    async def best_alone(self, person_id: str, each: int = 10, limit: int = 500) -> tuple[SoloGame, ...]:
        """The best games that only the person ever sat at: won before lost, then by points, then the older."""

    async def due(self, until: int) -> tuple[str, ...]:
        """The ids of tables with a deadline up to that time, the earliest first."""

    async def waiting_for_bots(self) -> tuple[str, ...]:
        """The ids of running tables where a bot is to act."""

    async def abandoned(self, since: int) -> tuple[str, ...]:
        """Tables that did not end, have not changed since then, and have nobody with an account."""

    def tell(self, table_id: str, number: int, message: str) -> None:
        """Pass something on to the pages of the other processes; it is not stored, and may be lost."""

    def watch(self) -> AsyncGenerator[Notification, None]:
        """Hints that other processes have appended, none on SQLite. Whoever watches closes it: ``aclosing``."""


class People(Protocol):
    """The operations on people, sessions, accounts and invitations. Tokens are given out once; only hashes are kept."""

    async def add_person(self, person: Person) -> None:
        """Store a person without an account."""

    async def person(self, person_id: str) -> Person | None:
        """Return the person with that id, or None."""

    async def people(self, person_ids: Sequence[str]) -> Mapping[str, Person]:
        """Return the people with these ids, by id; unknown ids are left out."""

    async def rename(self, person_id: str, name: str) -> None:
        """Give the person, and the account if there is one, another name; or refused: ``store-name-taken``."""

    # Sessions

    async def open_session(self, person_id: str, now: int) -> str:
        """Store a new session of the person and return its token."""

    async def session(self, token: str, now: int) -> Session | None:
        """The session of the token while it is young enough. Writes nothing."""

    async def touch(self, token: str, now: int) -> None:
        """Keep the session from growing idle; writes at most once a day."""

    async def rotate(self, token: str | None, person_id: str, now: int) -> str:
        """End the token's session and open one for the person, both or none: for logging in and for a new account."""

    async def sessions_of(self, person_id: str, now: int) -> tuple[Session, ...]:
        """The person's sessions, the newest first."""

    async def end_session(self, person_id: str, session_id: str) -> None:
        """End one of the person's sessions."""

    async def end_sessions(self, person_id: str) -> None:
        """End all of the person's sessions."""

    async def use_ticket(self, nonce: str, until: int) -> bool:
        """Note that a ticket was used that is good until then; False if it was used before, by any process."""

    # Accounts

    async def add_account(self, account: Account) -> None:
        """Give a person an account; or refused: ``store-name-taken``. The person is shown by its name from now on."""

    async def account(self, name: str) -> Account | None:
        """The account of that name, in whatever case it is written."""

    async def account_of(self, person_id: str) -> Account | None:
        """Return the person's account, or None without one."""

    async def set_password(self, person_id: str, password_hash: str) -> None:
        """Replace the hash of the account's password."""

    # Invitations

    async def invite(self, table_id: str, seat: int | None, created_by: str, now: int) -> tuple[str, Invitation]:
        """Store a new invitation and return it with its token; ``seat`` None is for watching. Good for seven days."""

    async def invitation(self, token: str, now: int) -> Invitation | None:
        """The token's invitation, if it can still be used. Writes nothing."""

    async def invitations(self, table_id: str, now: int) -> tuple[Invitation, ...]:
        """The table's invitations that can still be used."""

    async def withdraw(self, table_id: str, invitation_id: str) -> None:
        """Delete an invitation, so that its link opens nothing."""

    # One's own data

    async def export(self, person_id: str) -> Mapping[str, object]:
        """All that is stored about a person, as plain data: never a token, a hash or another's secret."""

    async def forget(self, person_id: str) -> None:
        """Delete a person's name, account, sessions, notices and invitations. The games stay, with nobody's name."""

    async def sweep(self, now: int) -> None:
        """Delete sessions and invitations that are too old to be of use."""


class Store(
    Tables,
    People,
    ContestStore,
    DailyStore,
    HistoryStore,
    NoticeStore,
    PuzzleStore,
    RatingStore,
    BoardStore,
    Protocol,
):
    """A storage that is open."""

    @property
    def instance(self) -> str:
        """The id of this storage, made when it was made; it moves along with a backup."""

    async def secret(self, name: str) -> str:
        """A secret of this storage in hexadecimal digits, made when it is first asked for; no backup holds it."""

    async def kept_secret(self, name: str) -> str:
        """A secret in hexadecimal digits, made when it is first asked for, which moves along with a backup."""

    async def free_space(self) -> float | None:
        """The share of the disk that is free, from 0 to 1; None where the storage is elsewhere."""

    async def try_writing(self) -> None:
        """Commit something that changes nothing, to see whether that can be done now."""

    async def probe(self) -> None:
        """Try to write if something failed and nothing has worked since, so that the end of an outage is noticed."""

    def is_troubled(self) -> bool:
        """Whether the disk is full or something could not be stored in the last few seconds."""

    async def close(self) -> None:
        """Finish what was begun, and close the storage."""
