"""The part of the store's contract that is about notices."""

from __future__ import annotations

from typing import Protocol

from townwright.server.store.notices.models import MailAddress, PushSubscription, WaitingTurn


class NoticeStore(Protocol):
    """The operations on subscriptions, addresses for mail, and turns that were told of."""

    async def subscribe(self, subscription: PushSubscription, most: int) -> None:
        """Store a subscription in place of an older one of the same browser; of more than ``most`` the oldest goes."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Delete the subscription with this address."""

    async def unsubscribe_session(self, person_id: str, session_id: str) -> None:
        """Delete the subscriptions of one of the person's sessions."""

    async def subscriptions(self, person_id: str) -> tuple[PushSubscription, ...]:
        """The person's subscriptions whose session has not ended, the oldest first."""

    async def set_mail(self, address: MailAddress) -> None:
        """Store the person's address in place of the last one."""

    async def mail_of(self, person_id: str) -> MailAddress | None:
        """The person's address, confirmed or not."""

    async def mail_address(self, address_id: str) -> MailAddress | None:
        """The address with that id."""

    async def confirm_mail(self, address_id: str, now: int) -> None:
        """Note that somebody who reads the mail of this address wants the notices."""

    async def delete_mail(self, address_id: str) -> None:
        """Delete the address with this id."""

    async def waiting_turns(self, limit: int = 100) -> tuple[WaitingTurn, ...]:
        """People who want to be told, at running tables that have changed since they were last looked at.

        Who is not to act has no seats, and is noted with ``claim_turn`` too, so that nobody waits behind them.
        """

    async def claim_turn(self, waiting: WaitingTurn, turn: int, now: int) -> bool:
        """Note that the person knows of a turn; False if that, or a later turn, was noted before, by any process."""
