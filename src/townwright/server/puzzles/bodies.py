"""The bodies of requests and responses about puzzles. No response tells an answer before its visitor has given one."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from townwright.server.protocol.field_types import Incoming, Notation, Outgoing
from townwright.study.puzzles.difficulty import Difficulty

OwnAnswer: TypeAlias = Literal["untried", "tried", "solved"]
"""What you have made of a puzzle."""
PuzzleOrder: TypeAlias = Literal["number", "easiest", "hardest"]


class PuzzleAnswer(Incoming, frozen=True, kw_only=True):
    """The actions of an answer in their order; none at all to be told the answer."""

    actions: Annotated[tuple[Notation, ...], Meta(max_length=8)] = ()


class GamePuzzles(Outgoing, frozen=True, kw_only=True):
    """The puzzles of one game."""

    game: str
    count: int
    """Puzzles are numbered from 1 to this."""
    today: int
    """The number of today's."""
    today_difficulty: Difficulty
    today_solved: bool
    """Whether you have solved today's."""
    tried: int
    """How many you have tried."""
    solved: int
    """How many of them you have solved."""
    next: int
    """One that you have not tried, if there is any."""


class PuzzleLists(Outgoing, frozen=True, kw_only=True):
    """All puzzles, by game."""

    day: str
    games: tuple[GamePuzzles, ...]


class ListedPuzzle(Outgoing, frozen=True, kw_only=True):
    """A line of a list of puzzles."""

    number: int
    difficulty: Difficulty
    people: int
    """How many have tried it."""
    solved: int
    """How many of them solved it with their first answer."""
    yours: OwnAnswer


class PuzzleChoice(Outgoing, frozen=True, kw_only=True):
    """The puzzles of a game that somebody looks for, twenty-four at a time."""

    game: str
    found: int
    """How many there are in all."""
    puzzles: tuple[ListedPuzzle, ...]


class PuzzlePage(Outgoing, frozen=True, kw_only=True):
    """A puzzle: the position, and what is asked about it."""

    game: str
    number: int
    of: int
    kind: str
    """Which question is asked."""
    record: str
    begun: tuple[str, ...]
    """What the seat has said of its turn since the record's last line."""
    seat: int
    turns: int
    """How many actions of the seat the question is about."""
    coming: tuple[str, ...]
    """What chance gives between them."""
    goal: int
    """What the actions must bring, and the most that they can."""
    difficulty: Difficulty
    people: int
    """How many have tried it."""
    solved: int
    """How many of them solved it with their first answer."""
    tried: bool
    """Whether you have tried it."""
    yours: bool
    """Whether you have solved it."""
    next: int
    """One that you have not tried, if there is any; one that is as hard, if there is any of those."""


class PuzzleOutcome(Outgoing, frozen=True, kw_only=True):
    """What comes of an answer."""

    solved: bool
    brought: int | None
    """What the actions bring; None if there were none."""
    answer: tuple[str, ...]
    """Actions that bring what was asked for; others may as well. None before it is solved or given up."""
    people: int
    first: int
    """How many people solved it with their first answer."""
