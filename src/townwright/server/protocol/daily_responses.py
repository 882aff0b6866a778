"""The bodies of responses about daily deals. Nothing in them tells a draw of a deal that is not closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from townwright.server.protocol.field_types import Outgoing

TryState: TypeAlias = Literal["running", "finished", "given-up"]


class OwnTry(Outgoing, frozen=True, kw_only=True):
    """Your one try at a deal."""

    table: str
    state: TryState
    score: int | None = None
    won: bool = False
    counts: bool = False
    """Whether it was finished before the deal was closed."""


class DayDeal(Outgoing, frozen=True, kw_only=True):
    """The deal of a day for one game."""

    day: str
    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """Who plays on the seats after yours."""
    commitment: str
    """The SHA-256 of the seed."""
    made_at: int
    """Since when the commitment is public."""
    closes_at: int
    """Until when a try that was begun on the day can be finished."""
    closed: bool
    """Whether that is over, so that the seed is shown."""
    people: int
    """How many have begun a try."""
    own: OwnTry | None = None


class DealCommitment(Outgoing, frozen=True, kw_only=True):
    """What is public of a deal of a day to come."""

    day: str
    game: str
    commitment: str
    made_at: int


class DailyToday(Outgoing, frozen=True, kw_only=True):
    """The deals of today, and the commitments of the days to come."""

    today: str
    ends_at: int
    """The midnight in UTC until which a try can be begun."""
    deals: tuple[DayDeal, ...]
    coming: tuple[DealCommitment, ...]
    streak: int
    """Days in a row, up to today or yesterday, on which you have finished a try."""
    longest: int
    """The most that ever were."""


class DailyMonth(Outgoing, frozen=True, kw_only=True):
    """Days that have passed, the latest first."""

    deals: tuple[DayDeal, ...]
    more: bool
    """Whether there are earlier days."""


class ResultCount(Outgoing, frozen=True, kw_only=True):
    """How many people had a result."""

    won: bool
    score: int
    people: int


class ProgramResult(Outgoing, frozen=True, kw_only=True):
    """What a program made of a deal."""

    bot: str
    won: bool
    score: int


class DayResults(Outgoing, frozen=True, kw_only=True):
    """The results of a deal, for whoever has ended a try at it, and for everybody when it is closed."""

    field: tuple[ResultCount, ...]
    """All results that count, the best first."""
    place: int | None
    """Yours, counted from 1; None if no try of yours counts."""
    better_than: float | None
    """The share of the others who did worse, from 0 to 1."""
    programs: tuple[ProgramResult, ...]
    """What each program made of the same deal, the best first, as far as it is computed."""
    computing: int
    """How much is still being computed: ask again."""
    best: int | None
    """The best that was possible, after the day; None where no program searches for it."""
    bound: int | None
    """A proven bound: nobody could have had more."""


class DayPage(Outgoing, frozen=True, kw_only=True):
    """One deal with all that you may know of it."""

    deal: DayDeal
    today: bool
    """Whether a try can be begun."""
    seed: str | None
    """Published when the deal is closed: with it everybody can prove every draw."""
    results: DayResults | None
    """None before your own try has ended, unless the deal is closed."""
    streak: int
