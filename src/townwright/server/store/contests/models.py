"""What is put into the store and comes out of it about challenges and tournaments: plain frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

ContestKind: TypeAlias = Literal["challenge", "tournament"]
TO_FINISH_MS: Final = 24 * 60 * 60 * 1000
"""How long after the end of a contest a try that was begun before can still count."""


@dataclass(frozen=True, slots=True)
class StoredContest:
    """Deals that several people play, each for themselves: the one of a finished game, or several new ones."""

    id: str
    """Whoever has it may take part."""
    kind: ContestKind
    game: str
    plan: str
    """JSON of the options, of who sits where and of whether hints are allowed."""
    title: str
    """What its maker calls a tournament; empty for a challenge."""
    made_by: str
    made_at: int
    ends_at: int
    """Until when a try can be begun."""
    closed_at: int | None = None
    """When no try could count any more, and everything was shown to everybody."""


@dataclass(frozen=True, slots=True)
class ContestDeal:
    """One deal of a contest. Its seed is asked for by itself, so that nobody shows it by mistake."""

    contest_id: str
    number: int
    """Counted from 1."""
    commitment: str
    known: int
    """What its first draws are known again by; as secret as the seed."""


@dataclass(frozen=True, slots=True)
class ContestTry:
    """Somebody's one try at a deal of a contest; the game that a challenge was made from is its maker's."""

    contest_id: str
    deal: int
    person_id: str
    table_id: str
    begun_at: int
    ended_at: int | None = None
    score: int | None = None
    """None while it runs, and when it was given up."""
    won: bool = False
    counts: bool = False
    """Whether it was finished in time and before the contest was closed, and is the person's first."""
    second: bool = False
    """Whether the same person had begun another before, as a guest or with an account; it does not count then."""


@dataclass(frozen=True, slots=True)
class ContestSummary:
    """A contest in a list: how large it is, and how far somebody has come with it."""

    contest: StoredContest
    deals: int
    people: int
    finished: int
    """How many of its deals the person has finished."""


@dataclass(frozen=True, slots=True)
class ContestPlace:
    """Which deal of which contest a table has, and how far somebody has come with it."""

    contest_id: str
    deal: int
    kind: ContestKind
    closed: bool
    own_ended: bool
    """Whether the person who asks has ended a try at this deal."""
