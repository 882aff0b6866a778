"""What is put into the store and comes out of it about finished games: plain frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for somebody; it follows from the table's log."""

    person_id: str
    seat: int
    total: int
    rank: int
    """Counted from 1; equal seats share a rank."""
    won: bool
    counts: bool
    """Whether the game was played from its beginning; one that went on from a record tells little about its player."""
    parts: str
    """JSON of what the points came from: by cause, in the game's own words."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """An ended game of a person as lists show it."""

    table_id: str
    game: str
    ended_at: int
    created_at: int
    summary: str
    """JSON of the tables' own, with the options."""
    shown: str
    """JSON of the seats that lists show."""
    seat_count: int
    daily: str | None
    """The day whose deal it was, if it was a try that was ranked."""
    result: SeatResult | None
    """None for a game that was given up, and for one with several that ended before results were kept."""
    reviewed: str | None
    """JSON of the review of the person's seat, if it was made."""
    aids: bool | None = None
    """Whether hints could be asked for; None unless it was played alone."""
