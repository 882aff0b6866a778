"""The part of the store that is about people: their sessions, accounts, own data and invitations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.models import (
    Account,
    Invitation,
    Person,
    Session,
    fresh_id,
)
from townwright.server.store.queries import accounts, invitations, personal_data, sessions
from townwright.server.store.tokens import fresh_token, seat_token, watching_token
from townwright.server.store.transaction import Transaction


class OpenPeople(BackendCalls):
    """The operations on people over either backend; see ``contract.People`` for what each method promises."""

    # People and their accounts

    async def add_person(self, person: Person) -> None:
        """Store a person without an account."""
        await self._write(lambda transaction: accounts.add(transaction, person))

    async def person(self, person_id: str) -> Person | None:
        """Return the person with that id, or None."""
        return await self._read(lambda transaction: accounts.find(transaction, person_id))

    async def people(self, person_ids: Sequence[str]) -> Mapping[str, Person]:
        """Return the people with these ids, by id; unknown ids are left out."""

        def found(transaction: Transaction) -> dict[str, Person]:
            persons = (accounts.find(transaction, person_id) for person_id in person_ids)
            return {person.id: person for person in persons if person is not None}

        return await self._read(found)

    async def rename(self, person_id: str, name: str) -> None:
        """Give the person, and the account if there is one, another name; or refused: ``store-name-taken``."""
        await self._write(lambda transaction: accounts.rename(transaction, person_id, name))

    async def add_account(self, account: Account) -> None:
        """Give a person an account; or refused: ``store-name-taken``. The person is shown by its name from now on."""
        await self._write(lambda transaction: accounts.add_account(transaction, account))

    async def account(self, name: str) -> Account | None:
        """The account of that name, in whatever case it is written."""
        return await self._read(lambda transaction: accounts.account_by_name(transaction, name))

    async def account_of(self, person_id: str) -> Account | None:
        """Return the person's account, or None without one."""
        return await self._read(lambda transaction: accounts.account_of(transaction, person_id))

    async def set_password(self, person_id: str, password_hash: str) -> None:
        """Replace the hash of the account's password."""
        await self._write(lambda transaction: accounts.set_password(transaction, person_id, password_hash))

    async def export(self, person_id: str) -> Mapping[str, object]:
        """All that is stored about a person, as plain data: never a token, a hash or another's secret."""
        return await self._read(lambda transaction: personal_data.export(transaction, person_id))

    async def forget(self, person_id: str) -> None:
        """Delete a person's name, account, sessions, notices and invitations. The games stay, with nobody's name."""
        await self._write(lambda transaction: personal_data.forget(transaction, person_id))

    # Sessions

    async def open_session(self, person_id: str, now: int) -> str:
        """Store a new session of the person and return its token."""
        return await self.rotate(None, person_id, now)

    async def session(self, token: str, now: int) -> Session | None:
        """The session of the token while it is young enough. Writes nothing."""
        return await self._read(lambda transaction: sessions.find(transaction, token, now))

    async def touch(self, token: str, now: int) -> None:
        """Keep the session from growing idle; writes at most once a day."""
        session = await self.session(token, now)
        if session is not None and session.used_at + sessions.DAY_MS <= now:
            await self._write(lambda transaction: sessions.touch(transaction, token, now))

    async def rotate(self, token: str | None, person_id: str, now: int) -> str:
        """End the token's session and open one for the person, both or none: for logging in and for a new account."""
        fresh = fresh_token()
        await self._write(lambda transaction: sessions.rotate(transaction, token, fresh, person_id, now))
        return fresh

    async def sessions_of(self, person_id: str, now: int) -> tuple[Session, ...]:
        """The person's sessions, the newest first."""
        return await self._read(lambda transaction: sessions.of_person(transaction, person_id, now))

    async def end_session(self, person_id: str, session_id: str) -> None:
        """End one of the person's sessions."""
        await self._write(lambda transaction: sessions.end(transaction, person_id, session_id))

    async def end_sessions(self, person_id: str) -> None:
        """End all of the person's sessions."""
        await self._write(lambda transaction: sessions.end_all(transaction, person_id))

    async def use_ticket(self, nonce: str, until: int) -> bool:
        """Note that a ticket was used that is good until then; False if it was used before, by any process."""
        return await self._write(lambda transaction: sessions.use_ticket(transaction, nonce, until))

    async def sweep(self, now: int) -> None:
        """Delete sessions and invitations that are too old to be of use."""
        await self._write(lambda transaction: sessions.sweep(transaction, now))

    # Invitations

    async def invite(self, table_id: str, seat: int | None, created_by: str, now: int) -> tuple[str, Invitation]:
        """Store a new invitation and return it with its token; ``seat`` None is for watching. Good for seven days."""
        token = watching_token() if seat is None else seat_token()
        invitation = Invitation(fresh_id(), table_id, seat, created_by, now, now + invitations.LIFE_MS)
        await self._write(lambda transaction: invitations.put(transaction, token, invitation))
        return token, invitation

    async def invitation(self, token: str, now: int) -> Invitation | None:
        """The token's invitation, if it can still be used. Writes nothing."""
        return await self._read(lambda transaction: invitations.find(transaction, token, now))

    async def invitations(self, table_id: str, now: int) -> tuple[Invitation, ...]:
        """The table's invitations that can still be used."""
        return await self._read(lambda transaction: invitations.of_table(transaction, table_id, now))

    async def withdraw(self, table_id: str, invitation_id: str) -> None:
        """Delete an invitation, so that its link opens nothing."""
        await self._write(lambda transaction: invitations.withdraw(transaction, table_id, invitation_id))
