"""The commands that a table handles, and their senders. The sender comes from the session, never from the message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from townwright.core.seats import Seat
from townwright.tables.facts import OfferKind


@dataclass(frozen=True, slots=True)
class PersonSender:
    """A sender with a session; the table knows which seats are theirs."""

    id: str


@dataclass(frozen=True, slots=True)
class BotSender:
    """A sender that is the bot on this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockSender:
    """The sender of commands that are due by the time alone."""


Sender: TypeAlias = PersonSender | BotSender | ClockSender


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat: this one, or the first that is open."""

    seat: Seat | None = None
    player: str | None = None
    """A friend on the same device whose name the seat shall bear."""
    invited: bool = False
    """Whether the sender has an invitation, which a private table asks for."""


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
    """The number of the seat's pending turn; an action for an older one is stale."""
    action: str


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer to undo the seat's last action, a rematch, a bot for an absent seat, or to abandon the game."""

    offer: OfferKind
    seat: Seat | None = None
    bot: str | None = None
    present: bool = False
    """Whether whoever has that seat is connected to the table: the server knows this, not the table."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Agree to an offer or decline it."""

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True)
class TransferSeats:
    """Give all own seats to an account, since the sender is a guest who logs in to it; no page can send it."""

    person: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Mark the seats whose time to act is up as late."""


Command: TypeAlias = Sit | SitBot | Leave | SendAway | Cancel | Act | Propose | Vote | TransferSeats | TimeUp
