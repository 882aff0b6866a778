"""What is put into the store and comes out of it about ratings: plain frozen values."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """How a game ended on one seat, and who played there."""

    person: str | None
    bot: str | None
    total: int
    finished: bool
    """Whether the game was not lost."""
    hinted: bool = False
    """Whether the person asked for hints: then they are not rated, and were as strong as their rating at least."""
    told: int | None = None
    """How far a lost game came, or how many points the deal of another one allowed; None where that is not known."""


@dataclass(frozen=True, slots=True)
class RatedResult:
    """How a game ended that ratings follow from; it follows from the table's log."""

    game: str
    kind: str
    """The way to play that is rated by itself."""
    ended_at: int
    day: str
    """The day whose deal it was, as ``2026-11-16``, or an empty word."""
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class StoredRating:
    """The rating of a person in one kind of a game."""

    game: str
    kind: str
    mean: float
    spread: float
    games: int
    trend: tuple[tuple[float, float], ...] = ()
    """Mean and spread after each of the last games."""
    changed_at: int = 0


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """All results on one deal: those of one table, or of all tries at the deal of a day."""

    results: tuple[RatedResult, ...]
    before: Mapping[str, StoredRating]
    """The ratings of people who have one, by person."""


Judge: TypeAlias = Callable[[DealPlayed], Mapping[str, tuple[float, float]]]
"""Computes the mean and the spread of each rating that changes, by person."""


def write_seats(seats: Sequence[RatedSeat]) -> str:
    """Seats as the store keeps them: four words each, and a fifth where something is told beside the points."""
    return json.dumps(
        [
            [seat.person, seat.bot, seat.total, int(seat.finished), *(() if seat.told is None else (seat.told,))]
            for seat in seats
        ],
        separators=(",", ":"),
    )


def read_seats(text: str) -> tuple[RatedSeat, ...]:
    """The inverse of ``write_seats``."""
    return tuple(
        RatedSeat(person, bot, total, bool(finished), told=told[0] if told else None)
        for person, bot, total, finished, *told in json.loads(text)
    )
