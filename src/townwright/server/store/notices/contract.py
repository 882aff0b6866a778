"""The part of the store's contract that is about notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from townwright.server.store.notices.models import (
    AskPermission,
    ClaimedTurn,
    MailAddress,
    PushSubscription,
    WaitingTurn,
)


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

    async def note_push(self, endpoint: str, is_taken: bool, most: int) -> None:
        """Note whether a push service took a notice; after ``most`` failures in a row the subscription is deleted."""

    async def may_ask(self, address_hash: str, now: int, most_per_hour: int) -> AskPermission:
        """Note that an address is asked now, unless it was within a day, never wants to be, or too many others were."""

    async def not_asked(self, address_hash: str) -> None:
        """Note that no question reached an address after all, so that it may be asked again."""

    async def never_ask(self, address_hash: str, now: int, hash_of: Callable[[str], str]) -> None:
        """Note that an address never wants to be asked again, and delete all that have its hash, also agreed ones."""

    async def put_question(self, address: MailAddress) -> None:
        """Store an address that is asked whether it agrees; the one that has agreed before stays until then."""

    async def confirm_mail(self, address_id: str, now: int) -> None:
        """Note that whoever reads the mail of this address wants the notices; it takes the place of the last one."""

    async def mail_of(self, person_id: str) -> MailAddress | None:
        """The person's address that has agreed."""

    async def question_of(self, person_id: str) -> MailAddress | None:
        """The address that the person has named and that has not agreed."""

    async def mail_address(self, address_id: str) -> MailAddress | None:
        """The address with that id, whether it has agreed or was only asked."""

    async def delete_mail(self, address_id: str) -> None:
        """Delete the address with this id."""

    async def delete_mails_of(self, person_id: str) -> None:
        """Delete the addresses of a person, the one that agreed and the one that was asked."""

    async def waiting_turns(self, limit: int = 100) -> tuple[WaitingTurn, ...]:
        """People who want to be told, at running tables that have changed since they were last looked at.

        Who is not to act has no seats, and is noted with ``claim_turn`` too, so that nobody waits behind them; turns
        that were unclaimed come last.
        """

    async def claim_turn(self, waiting: WaitingTurn, turn: int, now: int) -> bool:
        """Note that the person knows of a turn; False if that, or a later turn, was noted before, by any process."""

    async def unclaim_turns(self, claims: Sequence[ClaimedTurn]) -> None:
        """Note that people were not told of turns after all; whoever asks for waiting turns finds them again."""
