"""The store as the server sees it: each method is one operation, carried to the database by an engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Final, TypeVar

from townwright.core.refusals import NotNow
from townwright.server.store import migrations
from townwright.server.store.errors import Down
from townwright.server.store.models import (
    Account,
    Answer,
    Event,
    Index,
    Invitation,
    Listed,
    Person,
    Session,
    Snapshot,
    TableRow,
    Wake,
    fresh_id,
)
from townwright.server.store.operations import accounts, invitations, personal_data, sessions, table_lists
from townwright.server.store.operations import events as logs
from townwright.server.store.tokens import fresh_token
from townwright.server.store.transaction import Connection, Engine, Operation

T = TypeVar("T")

SCARCE_SHARE: Final = 0.1
SCARCE_BYTES: Final = 1 << 30
"""New tables are refused below a tenth of the disk, unless that tenth is more than this."""


class OpenStore:
    """Keeps the contract on either engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._closed = False

    @property
    def instance(self) -> str:
        return self._engine.instance

    async def free_space(self) -> float | None:
        space = self._space()
        return None if space is None else space[0] / space[1]

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
        await self._write(lambda connection: logs.create(connection, table, seed, events, index))

    async def append(
        self,
        table_id: str,
        after: int,
        events: Sequence[Event],
        answers: Sequence[Answer] = (),
        index: Index | None = None,
        invitation: tuple[str, str] | None = None,
    ) -> None:
        await self._write(
            lambda connection: logs.append(connection, table_id, after, events, answers, index, invitation)
        )

    async def remember(self, table_id: str, answer: Answer) -> Answer:
        return await self._write(lambda connection: logs.remember(connection, table_id, answer)) or answer

    async def answer(self, table_id: str, speaker: str, action_id: str) -> Answer | None:
        return await self._read(lambda connection: logs.answer_of(connection, table_id, speaker, action_id))

    async def events(self, table_id: str, after: int = 0) -> tuple[Event, ...]:
        return await self._read(lambda connection: logs.events_after(connection, table_id, after))

    async def head(self, table_id: str) -> int:
        return await self._read(lambda connection: logs.head_of(connection, table_id))

    async def heads(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        def found(connection: Connection) -> dict[str, int]:
            heads = {table_id: logs.head_of(connection, table_id) for table_id in table_ids}
            return {table_id: head for table_id, head in heads.items() if head}

        return await self._read(found)

    async def table(self, table_id: str) -> TableRow | None:
        return await self._read(lambda connection: logs.table_of(connection, table_id))

    async def seed(self, table_id: str) -> str | None:
        return await self._read(lambda connection: logs.seed_of(connection, table_id))

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        await self._write(lambda connection: logs.keep_snapshot(connection, table_id, snapshot))

    async def snapshot(self, table_id: str) -> Snapshot | None:
        return await self._read(lambda connection: logs.snapshot_of(connection, table_id))

    async def discard(self, table_id: str) -> None:
        await self._write(lambda connection: logs.discard(connection, table_id))

    # Lists

    async def lobby(self, limit: int = 50) -> tuple[Listed, ...]:
        return await self._read(lambda connection: table_lists.lobby(connection, limit))

    async def tables_of(self, person_id: str, limit: int = 200) -> tuple[Listed, ...]:
        return await self._read(lambda connection: table_lists.tables_of(connection, person_id, limit))

    async def finished_alone(self, person_id: str, limit: int = 5_000) -> tuple[Listed, ...]:
        return await self._read(lambda connection: table_lists.finished_alone(connection, person_id, limit))

    async def due(self, until: int) -> tuple[Listed, ...]:
        return await self._read(lambda connection: table_lists.due(connection, until))

    async def waiting_for_bots(self) -> tuple[Listed, ...]:
        return await self._read(table_lists.waiting_for_bots)

    async def abandoned(self, since: int) -> tuple[str, ...]:
        return await self._read(lambda connection: table_lists.abandoned(connection, since))

    def tell(self, table_id: str, number: int, said: str) -> None:
        self._engine.tell(Wake(table_id, number, said))

    def watch(self) -> AsyncGenerator[Wake, None]:
        return self._engine.watch()

    # People and their accounts

    async def add_person(self, person: Person) -> None:
        await self._write(lambda connection: accounts.add(connection, person))

    async def person(self, person_id: str) -> Person | None:
        return await self._read(lambda connection: accounts.find(connection, person_id))

    async def people(self, person_ids: Sequence[str]) -> Mapping[str, Person]:
        def found(connection: Connection) -> dict[str, Person]:
            persons = (accounts.find(connection, person_id) for person_id in person_ids)
            return {person.id: person for person in persons if person is not None}

        return await self._read(found)

    async def rename(self, person_id: str, name: str) -> None:
        await self._write(lambda connection: accounts.rename(connection, person_id, name))

    async def add_account(self, account: Account) -> None:
        await self._write(lambda connection: accounts.add_account(connection, account))

    async def account(self, name: str) -> Account | None:
        return await self._read(lambda connection: accounts.account_by_name(connection, name))

    async def account_of(self, person_id: str) -> Account | None:
        return await self._read(lambda connection: accounts.account_of(connection, person_id))

    async def set_password(self, person_id: str, password_hash: str) -> None:
        await self._write(lambda connection: accounts.set_password(connection, person_id, password_hash))

    async def export(self, person_id: str) -> Mapping[str, object]:
        return await self._read(lambda connection: personal_data.export(connection, person_id))

    async def forget(self, person_id: str) -> None:
        await self._write(lambda connection: personal_data.forget(connection, person_id))

    # Sessions

    async def open_session(self, person_id: str, now: int) -> str:
        return await self.rotate(None, person_id, now)

    async def session(self, token: str, now: int) -> Session | None:
        return await self._read(lambda connection: sessions.find(connection, token, now))

    async def touch(self, token: str, now: int) -> None:
        session = await self.session(token, now)
        if session is not None and session.used_at + sessions.DAY_MS <= now:
            await self._write(lambda connection: sessions.touch(connection, token, now))

    async def rotate(self, token: str | None, person_id: str, now: int) -> str:
        fresh = fresh_token()
        await self._write(lambda connection: sessions.rotate(connection, token, fresh, person_id, now))
        return fresh

    async def sessions_of(self, person_id: str, now: int) -> tuple[Session, ...]:
        return await self._read(lambda connection: sessions.of_person(connection, person_id, now))

    async def end_session(self, person_id: str, session_id: str) -> None:
        await self._write(lambda connection: sessions.end(connection, person_id, session_id))

    async def end_sessions(self, person_id: str) -> None:
        await self._write(lambda connection: sessions.end_all(connection, person_id))

    async def use_ticket(self, nonce: str, until: int) -> bool:
        return await self._write(lambda connection: sessions.use_ticket(connection, nonce, until))

    async def sweep(self, now: int) -> None:
        await self._write(lambda connection: sessions.sweep(connection, now))

    # Invitations

    async def invite(self, table_id: str, seat: int | None, created_by: str, now: int) -> tuple[str, Invitation]:
        token = fresh_token()
        invitation = Invitation(fresh_id(), table_id, seat, created_by, now, now + invitations.LIFE_MS)
        await self._write(lambda connection: invitations.put(connection, token, invitation))
        return token, invitation

    async def invitation(self, token: str, now: int) -> Invitation | None:
        return await self._read(lambda connection: invitations.find(connection, token, now))

    async def invitations(self, table_id: str, now: int) -> tuple[Invitation, ...]:
        return await self._read(lambda connection: invitations.of_table(connection, table_id, now))

    async def withdraw(self, table_id: str, invitation_id: str) -> None:
        await self._write(lambda connection: invitations.withdraw(connection, table_id, invitation_id))

    async def _read(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        return await self._engine.read(operation)

    async def _write(self, operation: Operation[T]) -> T:
        if self._closed:
            raise Down("the storage is closed")
        return await self._engine.write(operation)

    def _space(self) -> tuple[int, int] | None:
        return self._engine.free_space()
