"""What is put into the store and comes out of it about daily deals: plain frozen values.

A day is written as ``2026-11-16`` and begins and ends at midnight in UTC.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """The deal of a day for one game. Its seed is asked for by itself, so that nobody shows it by mistake."""

    day: str
    game: str
    commitment: str
    """The hash of the seed, public from the moment at which the deal was made."""
    plan: str
    """JSON of the options and of the bots that play against everybody."""
    number: int
    """What its first draws are known again by; as secret as the seed."""
    made_at: int
    closed_at: int | None = None
    """When no try could count any more, and the seed was published; later than the end of every try that counts."""
    best: int | None = None
    """The best result that was found for it afterwards."""
    bound: int | None = None
    """A proven bound: nobody could have had more."""


@dataclass(frozen=True, slots=True)
class StoredTry:
    """Somebody's one try at the deal of a day."""

    day: str
    game: str
    person_id: str
    table_id: str
    begun_at: int
    ended_at: int | None = None
    score: int | None = None
    """None while it runs, and when it was given up."""
    won: bool = False
    counts: bool = False
    """Whether it was finished before the deal was closed, and is the person's first."""
    second: bool = False
    """Whether the same person had begun another before, as a guest or with an account; it does not count then."""


@dataclass(frozen=True, slots=True)
class TryEnd:
    """How the game at a table of a day ended, as its log tells."""

    score: int | None
    won: bool


@dataclass(frozen=True, slots=True)
class FieldScore:
    """How many people's tries that count ended with a result."""

    won: bool
    score: int
    people: int


@dataclass(frozen=True, slots=True)
class ProgramScore:
    """What a program made of a deal."""

    program: str
    score: int
    won: bool
