"""The store as the server sees it: each method is one operation, carried to the database by an engine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from typing import Final, TypeVar

from townwright.core.refusals import NotNow
from townwright.server.store import migrations
from townwright.server.store.errors import Down, Unsettled
from townwright.server.store.models import (
    Account,
    Event,
    Index,
    Invitation,
    Listed,
    Notification,
    Person,
    Session,
    Snapshot,
    StoredReply,
    TableRow,
    fresh_id,
)
from townwright.server.store.operations import accounts, invitations, personal_data, sessions, table_lists
from townwright.server.store.operations import events as logs
from townwright.server.store.tokens import fresh_token
from townwright.server.store.transaction import Engine, Operation, Transaction

T = TypeVar("T")

SCARCE_SHARE: Final = 0.1
SCARCE_BYTES: Final = 1 << 30
"""New tables are refused below a tenth of the disk, unless that tenth is more than this."""


FULL_BYTES: Final = 4 << 20
"""A disk with less is full: the log may still take a small write where it would not take a move."""
TROUBLED_S: Final = 5.0
"""After a write that failed, the storage counts as troubled for so long."""


class OpenStore:
    """Keeps the contract on either engine."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._closed = False
        self._clock = clock
        self._troubled_until = clock()

    @property
    def instance(self) -> str:
        return self._engine.instance

    async def secret(self, name: str) -> str:
        found = await self._read(lambda transaction: migrations.secret(transaction, name))
        if found is None:
            found = await self._write(lambda transaction: migrations.made_secret(transaction, name))
        return found

    async def free_space(self) -> float | None:
        space = self._space()
        return None if space is None else space[0] / space[1]

    def is_troubled(self) -> bool:
        space = self._space()
        return self._clock() < self._troubled_until or (space is not None and space[0] < FULL_BYTES)

    async def try_writing(self) -> None:
        await self._write(migrations.rewrite)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._engine.close)

    # Tables

    async def create(self, table: TableRow, seed: str, events: Sequence[Event], index: Index) -> None:
        space = self._space()
        if space is not None and space[0] < min(SCARCE_SHARE * space[1], SCARCE_BYTES):
            raise NotNow("store-no-space", "the server's disk is nearly full, so no new table can be opened now")
        await self._write(lambda transaction: logs.create(transaction, table, seed, events, index))

    async def append(
        self,
        table_id: str,
        after: int,
        events: Sequence[Event],
        answers: Sequence[StoredReply] = (),
        index: Index | None = None,
        invitation: tuple[str, str] | None = None,
    ) -> None:
        await self._write(
            lambda transaction: logs.append(transaction, table_id, after, events, answers, index, invitation)
        )

    async def remember(self, table_id: str, answer: StoredReply) -> StoredReply:
        return await self._write(lambda transaction: logs.remember(transaction, table_id, answer)) or answer

    async def answer(self, table_id: str, sender: str, action_id: str) -> StoredReply | None:
        return await self._read(lambda transaction: logs.answer_of(transaction, table_id, sender, action_id))

    async def events(self, table_id: str, after: int = 0) -> tuple[Event, ...]:
        return await self._read(lambda transaction: logs.events_after(transaction, table_id, after))

    async def head(self, table_id: str) -> int:
        return await self._read(lambda transaction: logs.head_of(transaction, table_id))

    async def heads(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        def found(transaction: Transaction) -> dict[str, int]:
            heads = {table_id: logs.head_of(transaction, table_id) for table_id in table_ids}
            return {table_id: head for table_id, head in heads.items() if head}

        return await self._read(found)

    async def table(self, table_id: str) -> TableRow | None:
        return await self._read(lambda transaction: logs.table_of(transaction, table_id))

    async def seed(self, table_id: str) -> str | None:
        return await self._read(lambda transaction: logs.seed_of(transaction, table_id))

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        await self._write(lambda transaction: logs.keep_snapshot(transaction, table_id, snapshot))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        return await self._read(lambda transaction: logs.snapshot_of(transaction, table_id))

    async def discard(self, table_id: str) -> None:
        await self._write(lambda transaction: logs.discard(transaction, table_id))

    # Lists

    async def lobby(self, limit: int = 50) -> tuple[Listed, ...]:
        return await self._read(lambda transaction: table_lists.lobby(transaction, limit))

    async def tables_of(self, person_id: str, limit: int = 200) -> tuple[Listed, ...]:
        return await self._read(lambda transaction: table_lists.tables_of(transaction, person_id, limit))

    async def belongs(self, table_id: str, person_id: str) -> bool:
        return await self._read(lambda transaction: table_lists.belongs(transaction, table_id, person_id))

    async def finished_alone(self, person_id: str, limit: int = 5_000) -> tuple[Listed, ...]:
        return await self._read(lambda transaction: table_lists.finished_alone(transaction, person_id, limit))

    async def due(self, until: int) -> tuple[Listed, ...]:
        return await self._read(lambda transaction: table_lists.due(transaction, until))

    async def waiting_for_bots(self) -> tuple[Listed, ...]:
        return await self._read(table_lists.waiting_for_bots)

    async def abandoned(self, since: int) -> tuple[str, ...]:
        return await self._read(lambda transaction: table_lists.abandoned(transaction, since))

    def tell(self, table_id: str, number: int, said: str) -> None:
        self._engine.tell(Notification(table_id, number, said))

    def watch(self) -> AsyncGenerator[Notification, None]:
        return self._engine.watch()

    # People and their accounts

    async def add_person(self, person: Person) -> None:
        await self._write(lambda transaction: accounts.add(transaction, person))

    async def person(self, person_id: str) -> Person | None:
        return await self._read(lambda transaction: accounts.find(transaction, person_id))

    async def people(self, person_ids: Sequence[str]) -> Mapping[str, Person]:
        def found(transaction: Transaction) -> dict[str, Person]:
            persons = (accounts.find(transaction, person_id) for person_id in person_ids)
            return {person.id: person for person in persons if person is not None}

        return await self._read(found)

    async def rename(self, person_id: str, name: str) -> None:
        await self._write(lambda transaction: accounts.rename(transaction, person_id, name))

    async def add_account(self, account: Account) -> None:
        await self._write(lambda transaction: accounts.add_account(transaction, account))

    async def account(self, name: str) -> Account | None:
        return await self._read(lambda transaction: accounts.account_by_name(transaction, name))

    async def account_of(self, person_id: str) -> Account | None:
        return await self._read(lambda transaction: accounts.account_of(transaction, person_id))

    async def set_password(self, person_id: str, password_hash: str) -> None:
        await self._write(lambda transaction: accounts.set_password(transaction, person_id, password_hash))

    async def export(self, person_id: str) -> Mapping[str, object]:
        return await self._read(lambda transaction: personal_data.export(transaction, person_id))

    async def forget(self, person_id: str) -> None:
        await self._write(lambda transaction: personal_data.forget(transaction, person_id))

    # Sessions

    async def open_session(self, person_id: str, now: int) -> str:
        return await self.rotate(None, person_id, now)

    async def session(self, token: str, now: int) -> Session | None:
        return await self._read(lambda transaction: sessions.find(transaction, token, now))

    async def touch(self, token: str, now: int) -> None:
        session = await self.session(token, now)
        if session is not None and session.used_at + sessions.DAY_MS <= now:
            await self._write(lambda transaction: sessions.touch(transaction, token, now))

    async def rotate(self, token: str | None, person_id: str, now: int) -> str:
        fresh = fresh_token()
        await self._write(lambda transaction: sessions.rotate(transaction, token, fresh, person_id, now))
        return fresh

    async def sessions_of(self, person_id: str, now: int) -> tuple[Session, ...]:
        return await self._read(lambda transaction: sessions.of_person(transaction, person_id, now))

    async def end_session(self, person_id: str, session_id: str) -> None:
        await self._write(lambda transaction: sessions.end(transaction, person_id, session_id))

    async def end_sessions(self, person_id: str) -> None:
        await self._write(lambda transaction: sessions.end_all(transaction, person_id))

    async def use_ticket(self, nonce: str, until: int) -> bool:
        return await self._write(lambda transaction: sessions.use_ticket(transaction, nonce, until))

    async def sweep(self, now: int) -> None:
        await self._write(lambda transaction: sessions.sweep(transaction, now))

    # Invitations

    async def invite(self, table_id: str, seat: int | None, created_by: str, now: int) -> tuple[str, Invitation]:
        token = fresh_token()
        invitation = Invitation(fresh_id(), table_id, seat, created_by, now, now + invitations.LIFE_MS)
        await self._write(lambda transaction: invitations.put(transaction, token, invitation))
        return token, invitation

    async def invitation(self, token: str, now: int) -> Invitation | None:
        return await self._read(lambda transaction: invitations.find(transaction, token, now))

    async def invitations(self, table_id: str, now: int) -> tuple[Invitation, ...]:
        return await self._read(lambda transaction: invitations.of_table(transaction, table_id, now))

    async def withdraw(self, table_id: str, invitation_id: str) -> None:
        await self._write(lambda transaction: invitations.withdraw(transaction, table_id, invitation_id))

    async def _read(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        return await self._engine.read(operation)

    async def _write(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        try:
            return await self._engine.write(operation)
        except (Down, Unsettled):
            self._troubled_until = self._clock() + TROUBLED_S
            raise

    def _space(self) -> tuple[int, int] | None:
        return self._engine.free_space()
