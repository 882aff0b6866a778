"""The bodies of responses about somebody's own finished games."""

from __future__ import annotations

from collections.abc import Mapping

from townwright.server.protocol.field_types import Outgoing
from townwright.server.protocol.responses import ListedSeat


class PlayedGame(Outgoing, frozen=True, kw_only=True):
    """One of your ended games."""

    table: str
    game: str
    options: Mapping[str, str]
    ended_at: int
    seats: tuple[ListedSeat, ...]
    """Who sat there: of many seats the first twelve."""
    daily: str | None
    """The day, if it was your try at its deal."""
    total: int | None
    """Your points; None if the game was given up, or ended before results were kept."""
    rank: int | None
    won: bool
    counts: bool
    """Whether it was played from its beginning; others are left out of statistics."""
    parts: Mapping[str, int]
    """What the points came from, in the game's own words."""
    cost: float | None
    """How many points your moves cost, if the game was reviewed."""


class PlayedGames(Outgoing, frozen=True, kw_only=True):
    """Your ended games, the latest first."""

    games: tuple[PlayedGame, ...]
    more: bool
    """Whether there are earlier ones."""


class RatingRange(Outgoing, frozen=True, kw_only=True):
    """A rating, and the bounds between which the strength lies with 95 % certainty."""

    value: int
    low: int
    high: int


class GameStatistics(Outgoing, frozen=True, kw_only=True):
    """What your results tell about one way to play a game."""

    game: str
    options: Mapping[str, str]
    seats: int
    played: int
    won: int
    mean: float
    best: int
    recent: float
    """The mean of the last ten."""
    earlier: float | None
    """The mean of all before those."""
    totals: tuple[int, ...]
    """Your results in the order of time, the latest 200."""
    parts: Mapping[str, float]
    """What the points came from, on the average."""
    reviewed: int
    cost: float | None
    """How many points your moves cost, on the average of the games that were reviewed."""
    luck: float | None
    """How many points the draws gave or took, on the same average."""
    rating: RatingRange | None = None
    """Your rating in this way to play, if it is rated and you have one."""
