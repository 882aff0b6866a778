"""What is put into the store and comes out of it: plain frozen values.

Times are whole milliseconds since 1970 in UTC. Ids are random texts of 128 bits or more, never counters.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from townwright.core.seats import Seat
from townwright.server.store.daily.models import TryEnd
from townwright.server.store.history.models import SeatResult
from townwright.server.store.ratings.models import RatedResult

MOST_LISTED: Final = 12
"""Seats of one table that a list shows."""

TableStage: TypeAlias = Literal["open", "running", "ended"]
"""Seats are being taken, the game is played, the game is over or was given up."""


def fresh_id() -> str:
    """A new id for a table or a person, which nobody can guess."""
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One thing that happened at a table. The store keeps its body for ever and never looks into it."""

    number: int
    """Counted from 1 at each table, without gaps."""
    kind: str
    body: str
    """JSON. Names of people do not belong here, only their ids: people may leave, events stay."""
    at: int
    seat: Seat | None = None
    """The seat that caused it; None for chance, the clock or somebody without a seat."""
    action_id: str | None = None
    """The client's own id of the action that caused it; unique for each seat of a table."""


@dataclass(frozen=True, slots=True)
class StoredReply:
    """The one reply that an action id gets, however often it is sent."""

    sender: str
    """The id of the person, or a name such as ``bot 2`` that no person's id can be."""
    action_id: str
    number: int | None = None
    """The number of the event that the action became."""
    refusal: str | None = None
    """Why it was refused instead, as JSON."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What never changes about a table."""

    id: str
    game: str
    rules: int
    created_at: int
    host: str | None = None
    """The id of the person who made it."""
    commitment: str | None = None
    """The hash of the dealer's seed."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """The holder of a seat, and whether the table waits for it."""

    seat: Seat
    person: str | None = None
    bot: str | None = None
    to_act: bool = False
    player: str | None = None
    """The id of the friend whose name the seat bears, if the person holds it for somebody else on the same device."""


@dataclass(frozen=True, slots=True)
class SoloResult:
    """How somebody's game alone ended, for the list of the best."""

    options: str
    """JSON of what was agreed: games with the same are compared."""
    total: int
    won: bool
    aids: bool
    """Whether hints were allowed."""


@dataclass(frozen=True, slots=True)
class SoloGame:
    """One of somebody's best games alone."""

    table_id: str
    game: str
    result: SoloResult
    ended_at: int
    played: int
    """How many games of this kind the person has finished alone."""


@dataclass(frozen=True, slots=True)
class Index:
    """What lists of tables are made from. It follows from the events, and can be made again from them."""

    stage: TableStage
    changed_at: int
    public: bool = False
    """Whether strangers find it in the lobby."""
    seats: tuple[StoredSeat, ...] = ()
    """All seats when it is written; when it is read, those that a list shows (``MOST_LISTED``)."""
    more_seats: int = 0
    """How many seats there are beside those, when it is read."""
    gone: tuple[str, ...] = ()
    """Persons who had a seat in the game and have none now."""
    due_at: int | None = None
    """When a deadline of the table comes."""
    summary: str = "{}"
    """JSON of the tables' own, for what else a list shows."""
    solo: SoloResult | None = None
    """The result of a game that was finished alone, when it is written."""
    new_moves: frozenset[int] = frozenset()
    """What the newest moves of a running game that hides something are known again by, when it is written."""
    new_deal: int | None = None
    """The number of the deal of a running game that can be studied, when it is written and has changed."""
    daily: TryEnd | None = None
    """How the game ended if it has the deal of a day, when it is written."""
    contest: TryEnd | None = None
    """How the game ended if it has a deal of a contest, when it is written."""
    results: tuple[SeatResult, ...] = ()
    """How a finished game ended for each person, when it is written."""
    rated: RatedResult | None = None
    """How a game ended that counts for ratings, when it is written."""
    only_turn: bool = False
    """Whether all of it is written already but the time and whose turn it is: most moves change no more."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists show it."""

    table: TableRow
    index: Index
    head: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position that was reached, kept only to save time: the events are the truth."""

    number: int
    """The last event that is in it."""
    maker: str
    """The rules that it was made by, to the letter; others cannot use it."""
    body: str


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What was computed about a seat of a finished game; it follows from the game's record."""

    seat: Seat
    reviewer: str
    """What computed it, with its version and its effort; others compute it anew."""
    body: str
    """JSON."""
    made_at: int


@dataclass(frozen=True, slots=True)
class Notification:
    """A hint that a table has new events; with no table, that any may have."""

    table_id: str | None = None
    number: int = 0
    message: str | None = None
    """What another process passes on to the pages of this one; nothing was stored."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player, with or without an account."""

    id: str
    name: str
    """As it is shown; empty once the person has left."""
    created_at: int
    account: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """What somebody logs in with. The name is unique up to case and look-alikes."""

    person_id: str
    name: str
    password_hash: str
    created_at: int


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is known to belong to a person."""

    id: str
    """Names the session in lists; it cannot be used to act."""
    person_id: str
    created_at: int
    used_at: int
    """Exact to a day, so that reading costs no write."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link that gives one seat once, or lets anybody who has it watch."""

    id: str
    """Names the invitation in lists; it cannot be used to take the seat."""
    table_id: str
    seat: Seat | None
    """The seat that it gives; None lets any number of people watch."""
    created_by: str
    created_at: int
    expires_at: int
    used_by: str | None = None
