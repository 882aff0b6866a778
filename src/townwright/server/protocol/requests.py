"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from townwright.server.protocol.field_types import BotName, GivenName, Incoming, Notation, OptionWords, SeatNumber, Word
from townwright.tables.facts import Lateness, Visibility

Text = Annotated[str, Meta(max_length=262_144)]
"""A record or a component file."""
ComponentTexts = Annotated[tuple[Text, ...], Meta(max_length=4)]
"""Texts of component files."""
Password = str
"""How long one must be, ``passwords`` says in its own words."""


class Naming(Incoming, frozen=True, kw_only=True):
    """How somebody wants to be called."""

    name: GivenName


class SeatPlan(Incoming, frozen=True, kw_only=True):
    """Who shall have a seat of a new table: you, a friend beside you, a bot, or whoever comes."""

    who: Literal["you", "friend", "bot", "open"] = "open"
    name: GivenName | None = None
    """The friend's name, or the bot's."""


Seats = Annotated[tuple[SeatPlan, ...], Meta(max_length=100)]


class NewTable(Incoming, frozen=True, kw_only=True):
    """A game to lay on a table."""

    game: Word
    options: OptionWords = msgspec.field(default_factory=dict)
    """Options in words, such as ``{"level": "3", "seats": "2"}``; defaults fill the rest."""
    seats: Seats = ()
    """By seat; seats that are not planned stay open."""
    visibility: Visibility = "private"
    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)] | None = None
    """How long a seat may think about one action."""
    lateness: Lateness = "wait"
    stand_in: BotName = "random"
    """The bot that takes over a late seat."""
    several: bool = False
    """Whether everybody, not only you, may take several seats."""
    components: ComponentTexts = ()
    """Texts of component files that the options call by name; at private tables only."""
    aids: bool = True
    """Whether seats may ask for hints."""


class Branch(Incoming, frozen=True, kw_only=True):
    """A game to play on from the middle of a record, at a private table of your own."""

    text: Text
    """The record."""
    moves: Annotated[int, Meta(ge=0, le=100_000)]
    """How many of its moves, draws among them, are taken over."""
    same_deal: bool = False
    """Whether the draws after them are those of the record's seed; otherwise they are new."""
    whole: bool = False
    """Whether a game that is over after these moves is laid all the same, to be kept; it counts for nothing."""
    components: ComponentTexts = ()
    seats: Seats = ()
    """By seat; seats that are not planned are yours. None may stay open."""
    aids: bool = True
    """Whether seats may ask for hints."""


class ComponentsToCheck(Incoming, frozen=True, kw_only=True):
    """A component file to look at."""

    text: Text


class TableToScore(Incoming, frozen=True, kw_only=True):
    """A table of the physical game to score, in the notation of the game's companion."""

    game: Word
    text: Text
    options: OptionWords = msgspec.field(default_factory=dict)
    components: ComponentTexts = ()


class Sitting(Incoming, frozen=True, kw_only=True):
    """Which seat to take, and for whom."""

    seat: SeatNumber | None = None
    friend: GivenName | None = None
    """The name of a friend on the same device."""


class AtSeat(Incoming, frozen=True, kw_only=True):
    """A seat to leave, or to send somebody away from."""

    seat: SeatNumber


class SeatBot(Incoming, frozen=True, kw_only=True):
    """A bot for an open seat."""

    seat: SeatNumber
    bot: BotName


class NewInvitation(Incoming, frozen=True, kw_only=True):
    """A link that gives this seat once; without a seat, a link for watching."""

    seat: SeatNumber | None = None


class RecordToReplay(Incoming, frozen=True, kw_only=True):
    """A record to look at."""

    text: Text
    components: ComponentTexts = ()
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """The position after so many steps; left out, the last one."""
    seat: SeatNumber | None = None
    """The seat whose view is wanted; left out, what a spectator sees."""
    course: bool = False
    """Whether the numbers of every position are wanted too; a game that has not ended shows none."""


class RecordToReview(Incoming, frozen=True, kw_only=True):
    """A finished record, and the seat whose moves are reviewed."""

    text: Text
    components: ComponentTexts = ()
    seat: SeatNumber = 0


class StudiedAction(Incoming, frozen=True, kw_only=True):
    """An action of a seat, or of chance, whose seat is -1."""

    seat: Annotated[int, Meta(ge=-1, le=99)]
    action: Notation


class PositionToStudy(Incoming, frozen=True, kw_only=True):
    """The end of an unfinished record, or any position of a record, to be studied from a seat."""

    text: Text
    components: ComponentTexts = ()
    steps: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """How many steps of the record are taken; left out, all."""
    plays: Annotated[tuple[StudiedAction, ...], Meta(max_length=200)] = ()
    """What happens after them."""
    seat: SeatNumber = 0
    words: Annotated[tuple[Word, ...], Meta(max_length=200)] = ()
    """The words of an action so far."""


class Credentials(Incoming, frozen=True, kw_only=True):
    """A name and a password."""

    name: GivenName
    password: Password


class NewPassword(Incoming, frozen=True, kw_only=True):
    """A change of password."""

    old: Password
    new: Password
