"""What is put into the store and comes out of it about boards: plain frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """How somebody wants to be seen on boards; without one they are seen on none."""

    name: str
    everybody: bool
    """Whether on the board of the server."""
    friends: bool
    """Whether on the boards of those with whom they have finished a game and who chose the same."""


@dataclass(frozen=True, slots=True)
class BoardGroup:
    """People who see each other on a board of their own; whoever knows the id can join."""

    id: str
    name: str
    made_by: str
    made_at: int
    members: int = 1


@dataclass(frozen=True, slots=True)
class BoardLine:
    """Somebody's rating on a board."""

    person_id: str
    name: str
    mean: float
    spread: float
    games: int


@dataclass(frozen=True, slots=True)
class DailyLine:
    """Somebody's closed daily deals on a board."""

    person_id: str
    name: str
    tries: int
    better: float
    """The mean share of the others who did worse, from 0 to 1."""
    days: tuple[str, ...] = ()
    """The last days with a try that counts, the latest first."""
