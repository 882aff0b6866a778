"""What is stored about notices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from townwright.core.seats import Seat

AskPermission: TypeAlias = Literal["may ask", "asked lately", "too many"]
"""Whether an address may be asked: not if it was within a day or never wants to be, nor beyond the server's number."""


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser that wants to be told of its person's turns through its push service."""

    endpoint: str
    """The address that the browser's push service gave out, which is a secret of that browser."""
    person_id: str
    session_id: str
    """The session that it was made in; it ends with that."""
    p256dh: str
    """The browser's public key, and the secret that it shares with us, as base64url."""
    auth: str
    language: str
    created_at: int
    failures: int = 0
    """How many notices in a row its push service did not take."""


@dataclass(frozen=True, slots=True)
class MailAddress:
    """A person's address for notices."""

    id: str
    person_id: str
    address: str
    language: str
    created_at: int
    confirmed_at: int | None = None
    """When somebody who reads that mail agreed; None for one that was only asked, to which nothing else is sent."""


@dataclass(frozen=True, slots=True)
class WaitingTurn:
    """A turn at a table of a person who wants to be told of turns."""

    table_id: str
    person_id: str
    head: int
    """The number of the table's last event."""
    seats: tuple[Seat, ...]
    """The person's seats that are to act."""
    told_turn: int = 0
    """The turn of which the person was told last, or which they saw themselves."""


@dataclass(frozen=True, slots=True)
class ClaimedTurn:
    """A turn that was noted as told."""

    waiting: WaitingTurn
    turn: int
