"""Everything that a table can hear. Who said it comes beside it, from the session, never from the message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from townwright.core.seats import Seat
from townwright.tables.facts import OfferKind


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session speaks; which seats are theirs, the table knows."""

    id: str


@dataclass(frozen=True, slots=True)
class Bot:
    """The program on this seat speaks."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Clock:
    """Time itself speaks."""


Sender: TypeAlias = Person | Bot | Clock


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat: this one, or the first that is open."""

    seat: Seat | None = None
    player: str | None = None
    """A friend on the same device whose name the seat shall bear."""
    invited: bool = False
    """Whether an invitation opened the door, which a private table asks for."""


@dataclass(frozen=True, slots=True)
class SitBot:
    """Put a bot on an open seat."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Give a seat up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SendAway:
    """Empty somebody's seat before the game begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cancel:
    """Clear the table before the game begins."""


@dataclass(frozen=True, slots=True)
class Act:
    """Act on a seat: ``Act(seat=0, turn=17, action="16S@d3 +2")``."""

    seat: Seat
    turn: int
    """The number under which the seat was asked to act; an answer to an older question is stale."""
    action: str


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer to undo the seat's last action, a rematch, a bot for an absent seat, or to abandon the game."""

    offer: OfferKind
    seat: Seat | None = None
    bot: str | None = None
    present: bool = False
    """Whether whoever has that seat looks at the table: this the server knows, not the table."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Agree to an offer or decline it."""

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Look at the deadlines."""


Command: TypeAlias = Sit | SitBot | Leave | SendAway | Cancel | Act | Propose | Vote | TimeUp
