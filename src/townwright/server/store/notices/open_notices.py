"""The part of the store that is about notices, over either backend."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from townwright.server.store.backend_calls import BackendCalls
from townwright.server.store.notices import mail_addresses, queries
from townwright.server.store.notices.models import (
    AskPermission,
    ClaimedTurn,
    MailAddress,
    PushSubscription,
    WaitingTurn,
)


class OpenNotices(BackendCalls):
    """The operations on notices; see ``notices.contract`` for what each method promises."""

    async def subscribe(self, subscription: PushSubscription, most: int) -> None:
        """Store a subscription in place of an older one of the same browser; of more than ``most`` the oldest goes."""
        await self._write(lambda transaction: queries.subscribe(transaction, subscription, most))

    async def unsubscribe(self, endpoint: str) -> None:
        """Delete the subscription with this address."""
        await self._write(lambda transaction: queries.unsubscribe(transaction, endpoint))

    async def unsubscribe_session(self, person_id: str, session_id: str) -> None:
        """Delete the subscriptions of one of the person's sessions."""
        await self._write(lambda transaction: queries.unsubscribe_session(transaction, person_id, session_id))

    async def subscriptions(self, person_id: str) -> tuple[PushSubscription, ...]:
        """The person's subscriptions whose session has not ended, the oldest first."""
        return await self._read(lambda transaction: queries.subscriptions(transaction, person_id))

    async def note_push(self, endpoint: str, is_taken: bool, most: int) -> None:
        """Note whether a push service took a notice; after ``most`` failures in a row the subscription is deleted."""
        await self._write(lambda transaction: queries.note_push(transaction, endpoint, is_taken, most))

    async def may_ask(self, address_hash: str, now: int, most_per_hour: int) -> AskPermission:
        """Note that an address is asked now, unless it was within a day, never wants to be, or too many others were."""
        return await self._write(
            lambda transaction: mail_addresses.may_ask(transaction, address_hash, now, most_per_hour)
        )

    async def not_asked(self, address_hash: str) -> None:
        """Note that no question reached an address after all, so that it may be asked again."""
        await self._write(lambda transaction: mail_addresses.not_asked(transaction, address_hash))

    async def never_ask(self, address_hash: str, now: int, hash_of: Callable[[str], str]) -> None:
        """Note that an address never wants to be asked again, and delete all that have its hash, also agreed ones."""
        await self._write(lambda transaction: mail_addresses.never_ask(transaction, address_hash, now, hash_of))

    async def put_question(self, address: MailAddress) -> None:
        """Store an address that is asked whether it agrees; the one that has agreed before stays until then."""
        await self._write(lambda transaction: mail_addresses.put_question(transaction, address))

    async def confirm_mail(self, address_id: str, now: int) -> None:
        """Note that whoever reads the mail of this address wants the notices; it takes the place of the last one."""
        await self._write(lambda transaction: mail_addresses.confirm(transaction, address_id, now))

    async def mail_of(self, person_id: str) -> MailAddress | None:
        """The person's address that has agreed."""
        return await self._read(lambda transaction: mail_addresses.of_person(transaction, person_id))

    async def question_of(self, person_id: str) -> MailAddress | None:
        """The address that the person has named and that has not agreed."""
        return await self._read(lambda transaction: mail_addresses.asked_of(transaction, person_id))

    async def mail_address(self, address_id: str) -> MailAddress | None:
        """The address with that id, whether it has agreed or was only asked."""
        return await self._read(lambda transaction: mail_addresses.find(transaction, address_id))

    async def delete_mail(self, address_id: str) -> None:
        """Delete the address with this id."""
        await self._write(lambda transaction: mail_addresses.delete(transaction, address_id))

    async def delete_mails_of(self, person_id: str) -> None:
        """Delete the addresses of a person, the one that agreed and the one that was asked."""
        await self._write(lambda transaction: mail_addresses.delete_all_of(transaction, person_id))

    async def waiting_turns(self, limit: int = 100) -> tuple[WaitingTurn, ...]:
        """People who want to be told and are to act at a running table that has changed since it was last looked at."""
        return await self._read(lambda transaction: queries.waiting_turns(transaction, limit))

    async def claim_turn(self, waiting: WaitingTurn, turn: int, now: int) -> bool:
        """Note that the person knows of a turn; False if that, or a later turn, was noted before, by any process."""
        return await self._write(lambda transaction: queries.claim_turn(transaction, waiting, turn, now))

    async def unclaim_turns(self, claims: Sequence[ClaimedTurn]) -> None:
        """Note that people were not told of turns after all; whoever asks for waiting turns finds them again."""
        await self._write(lambda transaction: queries.unclaim_turns(transaction, claims))
