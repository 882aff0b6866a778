"""The bodies of requests and responses about contests. No response tells a result that its visitor may not know yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from townwright.server.protocol.daily_responses import OwnTry
from townwright.server.protocol.field_types import BotName, GivenName, Incoming, OptionWords, Outgoing, Word


class NewTournament(Incoming, frozen=True, kw_only=True):
    """A tournament of new deals that everybody with its link may play."""

    title: GivenName
    game: Word
    options: OptionWords = msgspec.field(default_factory=dict)
    bots: Annotated[tuple[BotName, ...], Meta(max_length=20)] = ()
    """Who plays on the seats after everybody's own."""
    deals: Annotated[int, Meta(ge=2, le=20)]
    days: Annotated[int, Meta(ge=1, le=90)]
    """How long a try can be begun."""


class MadeContest(Outgoing, frozen=True, kw_only=True):
    """A challenge or tournament, by its id."""

    contest: str


class ContestInfo(Outgoing, frozen=True, kw_only=True):
    """What everybody with the link may know of a challenge or tournament."""

    contest: str
    kind: Literal["challenge", "tournament"]
    title: str
    """What its maker calls a tournament; empty for a challenge."""
    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """Who plays on the other seats."""
    seat: int
    """Which seat everybody plays from."""
    aids: bool
    """Whether hints are allowed."""
    by: str
    """Who made it; empty if they have left."""
    yours: bool
    made_at: int
    ends_at: int
    """Until when a try can be begun; it can be finished a day longer."""
    over: bool
    """Whether nobody can begin any more."""
    closed: bool
    """Whether all is over, so that everybody may see everything."""
    deals: int
    people: int
    """How many take part, its maker as well if they have played."""
    finished: int
    """How many of its deals you have finished."""


class ContestDealInfo(Outgoing, frozen=True, kw_only=True):
    """One deal of a contest, and your try at it."""

    number: int
    commitment: str
    """The SHA-256 of the seed."""
    seed: str | None
    """Shown when all is closed: with it everybody can prove every draw."""
    shown: bool
    """Whether you may see results: your own try has ended, or all is closed."""
    own: OwnTry | None = None


class ContestResult(Outgoing, frozen=True, kw_only=True):
    """Somebody's try at one deal."""

    deal: int
    state: Literal["none", "running", "finished", "given-up"]
    score: int | None = None
    """None unless it is finished and you may see it."""
    won: bool = False
    table: str | None = None
    """Where to see how it was played, if you may."""


class ContestPlayer(Outgoing, frozen=True, kw_only=True):
    """How somebody stands, by the deals whose results you may see."""

    name: str
    you: bool
    place: int | None
    finished: int
    """How many deals they have finished, also of those whose results you may not see yet."""
    wins: int
    total: int
    mean: float | None
    margin: float | None
    """The true mean lies within so much of it, 95 times out of 100."""
    tries: tuple[ContestResult, ...]
    """One for each deal."""


class ContestPage(Outgoing, frozen=True, kw_only=True):
    """A contest with all that you may know of it."""

    info: ContestInfo
    deals: tuple[ContestDealInfo, ...]
    players: tuple[ContestPlayer, ...]
    """The best first."""
