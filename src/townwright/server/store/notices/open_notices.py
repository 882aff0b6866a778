"""The part of the store that is about notices, over either engine."""

from __future__ import annotations

from townwright.server.store.engine_calls import EngineCalls
from townwright.server.store.notices import operations
from townwright.server.store.notices.models import MailAddress, PushSubscription, WaitingTurn


class OpenNotices(EngineCalls):
    """The operations on notices; see ``notices.contract`` for what each method promises."""

    async def subscribe(self, subscription: PushSubscription, most: int) -> None:
        """Store a subscription in place of an older one of the same browser; of more than ``most`` the oldest goes."""
        await self._write(lambda transaction: operations.subscribe(transaction, subscription, most))

    async def unsubscribe(self, endpoint: str) -> None:
        """Delete the subscription with this address."""
        await self._write(lambda transaction: operations.unsubscribe(transaction, endpoint))

    async def unsubscribe_session(self, person_id: str, session_id: str) -> None:
        """Delete the subscriptions of one of the person's sessions."""
        await self._write(lambda transaction: operations.unsubscribe_session(transaction, person_id, session_id))

    async def subscriptions(self, person_id: str) -> tuple[PushSubscription, ...]:
        """The person's subscriptions whose session has not ended, the oldest first."""
        return await self._read(lambda transaction: operations.subscriptions(transaction, person_id))

    async def set_mail(self, address: MailAddress) -> None:
        """Store the person's address in place of the last one."""
        await self._write(lambda transaction: operations.set_mail(transaction, address))

    async def mail_of(self, person_id: str) -> MailAddress | None:
        """The person's address, confirmed or not."""
        return await self._read(lambda transaction: operations.mail_of(transaction, person_id))

    async def mail_address(self, address_id: str) -> MailAddress | None:
        """The address with that id."""
        return await self._read(lambda transaction: operations.mail_address(transaction, address_id))

    async def confirm_mail(self, address_id: str, now: int) -> None:
        """Note that somebody who reads the mail of this address wants the notices."""
        await self._write(lambda transaction: operations.confirm_mail(transaction, address_id, now))

    async def delete_mail(self, address_id: str) -> None:
        """Delete the address with this id."""
        await self._write(lambda transaction: operations.delete_mail(transaction, address_id))

    async def waiting_turns(self, limit: int = 100) -> tuple[WaitingTurn, ...]:
        """People who want to be told and are to act at a running table that has changed since it was last looked at."""
        return await self._read(lambda transaction: operations.waiting_turns(transaction, limit))

    async def claim_turn(self, waiting: WaitingTurn, turn: int, now: int) -> bool:
        """Note that the person knows of a turn; False if that, or a later turn, was noted before, by any process."""
        return await self._write(lambda transaction: operations.claim_turn(transaction, waiting, turn, now))
