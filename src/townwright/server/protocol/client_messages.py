"""Everything that a page says over its socket. Each frame is one of these, as JSON, with its name in ``say``."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from townwright.server.protocol.field_types import (
    ActionId,
    BotName,
    Greeting,
    Id,
    Incoming,
    Notation,
    SeatNumber,
    TicketText,
    WholeNumber,
    Word,
)
from townwright.tables.facts import OfferKind


class FromClient(Incoming, tag_field="say", frozen=True, kw_only=True):
    """The base of every message that a page sends."""


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first frame of a socket. The ticket comes from ``POST /api/ticket`` and is good once, for 30 seconds."""

    ticket: TicketText


class Watch(FromClient, tag="watch", frozen=True, kw_only=True):
    """Asks for a table's updates from now on, beginning with what happened after the number that the page knows."""

    table: Id
    after: WholeNumber = 0
    seat: SeatNumber | None = None
    """The own seat to look from; left out, the server picks it."""
    key: Id | None = None
    """The token of a link for watching."""
    changes: bool = False
    """Whether what has changed is enough after the first sight; left out, every update brings the whole sight."""
    looking: bool = True
    """Whether somebody sees the page; whoever has it in the background is told of turns by notices."""


class Unwatch(FromClient, tag="unwatch", frozen=True, kw_only=True):
    """Asks for no further updates of this table."""

    table: Id


class Act(FromClient, tag="act", frozen=True, kw_only=True):
    """Act on a seat. Sent again with the same id it gets the same answer and is done once."""

    table: Id
    id: ActionId
    seat: SeatNumber
    turn: WholeNumber
    """The number under which the sight said that the seat is to act."""
    action: Notation


class Propose(FromClient, tag="propose", frozen=True, kw_only=True):
    """Offer to undo the own last action, a rematch, a bot for an absent seat, or to abandon the game."""

    table: Id
    id: ActionId
    offer: OfferKind
    seat: SeatNumber | None = None
    bot: BotName | None = None


class Vote(FromClient, tag="vote", frozen=True, kw_only=True):
    """Agree to an offer or decline it."""

    table: Id
    id: ActionId
    offer: WholeNumber
    agree: bool


class Ask(FromClient, tag="ask", frozen=True, kw_only=True):
    """Asks which words can come after these words of an action."""

    table: Id
    ask: WholeNumber
    """Any number; the reply bears it."""
    seat: SeatNumber
    words: Annotated[tuple[Word, ...], Meta(max_length=200)] = ()


class Suggest(FromClient, tag="suggest", frozen=True, kw_only=True):
    """Show the table what could be done, from one's own seat, whoever's turn it is. It changes nothing in the game."""

    table: Id
    id: ActionId
    """A refusal bears it; if there is none, everybody's ``suggestions`` are the answer."""
    seat: SeatNumber
    action: Notation | None = None
    """Left out, the seat suggests nothing any more."""


class Greet(FromClient, tag="greet", frozen=True, kw_only=True):
    """Say a phrase of a fixed list to everybody at the table, from one's own seat. Nothing of it is stored."""

    table: Id
    id: ActionId
    """A refusal bears it; if there is none, everybody's ``greeting`` is the answer."""
    seat: SeatNumber
    greeting: Greeting


class AskHint(FromClient, tag="hint", frozen=True, kw_only=True):
    """Asks for a hint, for a seat whose turn it is, at a table with aids."""

    table: Id
    ask: WholeNumber
    """Any number; the reply bears it."""
    seat: SeatNumber
    words: Annotated[tuple[Word, ...], Meta(max_length=200)] = ()
    """The words of an action that are already chosen; the hint begins with them."""


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Asks whether the server is still there; it answers with ``pong``."""


ClientMessage: TypeAlias = Hello | Watch | Unwatch | Act | Propose | Vote | Ask | Suggest | Greet | AskHint | Ping
