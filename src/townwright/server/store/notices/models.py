"""What is stored about notices."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.core.seats import Seat


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


@dataclass(frozen=True, slots=True)
class MailAddress:
    """A person's address for notices."""

    id: str
    person_id: str
    address: str
    language: str
    created_at: int
    confirmed_at: int | None = None
    """When somebody who reads that mail agreed; None until then, and nothing but the question is sent there."""


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
