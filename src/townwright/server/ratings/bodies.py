"""The bodies of requests and responses about ratings."""

from __future__ import annotations

from collections.abc import Mapping

from townwright.server.protocol.field_types import GivenName, Incoming, Outgoing
from townwright.server.protocol.history_responses import RatingRange


class ProgramRating(Outgoing, frozen=True, kw_only=True):
    """The rating of a program, as it was measured."""

    name: str
    rating: int


class KindRating(Outgoing, frozen=True, kw_only=True):
    """Your rating in one way to play a game."""

    game: str
    kind: str
    options: Mapping[str, str]
    """What tells this way to play from the usual one."""
    games: int
    """How many of your games have counted; none if you have no rating yet."""
    rating: RatingRange | None
    trend: tuple[RatingRange, ...]
    """Your rating after each game, the latest 200."""
    programs: tuple[ProgramRating, ...]
    """The weakest first."""


class BoardWish(Incoming, frozen=True, kw_only=True):
    """Whether you appear on boards, and under which name."""

    name: GivenName
    everybody: bool
    friends: bool


class GroupWish(Incoming, frozen=True, kw_only=True):
    """What a new group is called."""

    name: GivenName


class GroupInfo(Outgoing, frozen=True, kw_only=True):
    """A group; whoever knows its id can join."""

    id: str
    name: str
    members: int
    made: bool
    """Whether you made it, and may close it."""
    joined: bool
    """Whether you are in it."""


class BoardChoices(Outgoing, frozen=True, kw_only=True):
    """How you are seen on boards, and which you can look at."""

    name: str
    """What you are called there; your own name until you choose."""
    chosen: bool
    """Whether you have chosen; until then nobody sees you."""
    everybody: bool
    friends: bool
    groups: tuple[GroupInfo, ...]


class RatedPerson(Outgoing, frozen=True, kw_only=True):
    """A line of a board of ratings."""

    name: str
    rating: RatingRange
    games: int
    you: bool


class DailyPerson(Outgoing, frozen=True, kw_only=True):
    """A line of a board of daily deals."""

    name: str
    tries: int
    better: float
    """The mean share of the others who did worse."""
    streak: int
    """Days in a row up to the last that is over."""
    you: bool
