"""The words of puzzles, and the contract of their makers: each folder here has one object that keeps it, ``MAKER``.

A puzzle is a position of a real game with a question about the next few actions of one seat. Its answer is not one
list of actions but a number: whatever brings as much is right, and it is proved that nothing brings more. So no answer
that is as good as another can be called wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Protocol

from townwright.core.contract import AnyGame
from townwright.core.records import Record
from townwright.core.seats import Seat

if TYPE_CHECKING:
    from townwright.bots.arena import Match

__all__ = ["FoundPosition", "Puzzle", "PuzzleMaker", "Solution"]


@dataclass(frozen=True, slots=True)
class FoundPosition:
    """A position of a game that a question can be asked about."""

    events: int
    """How many events of the record lie before it."""
    turns: int
    """How many actions of the seat the question is about."""
    coming: tuple[str, ...] = ()
    """What chance gives between them, in order; the solver is told."""
    begun: tuple[str, ...] = ()
    """What the seat has said of its turn already."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What an exhaustive search found: the most that can be had, a way to it, and how many first actions lead there."""

    best: int
    answer: tuple[str, ...]
    ways: int
    """First actions that can still bring the most."""
    of: int
    """All first actions."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a question, and its proved answer."""

    game: str
    record: str
    """The record as far as its last whole line."""
    begun: tuple[str, ...]
    """What the seat has said of its turn since."""
    seat: Seat
    turns: int
    coming: tuple[str, ...]
    kind: str
    """Which question is asked; the game's texts have its words."""
    goal: int
    """What the actions must bring, and the most that they can."""
    answer: tuple[str, ...]
    """Actions that bring it; others may as well."""
    ways: int
    of: int

    def line(self) -> str:
        """The puzzle as one line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Puzzle:
        """The inverse of ``line``."""
        facts: dict[str, Any] = json.loads(line)
        return cls(**facts | {name: tuple(facts[name]) for name in ("begun", "coming", "answer")})


class PuzzleMaker(Protocol):
    """Makes the puzzles of one game: stateless; the same seed gives the same puzzles on every machine."""

    kind: str
    """The question that is asked."""

    def match(self, seed: str, number: int) -> Match:
        """The game between bots that a puzzle is looked for in."""

    def positions(self, game: AnyGame, record: Record[Any, Any], number: int) -> Iterator[FoundPosition]:
        """The positions of a finished game that questions can be asked about, the most promising first."""

    def solve(self, state: Any, position: FoundPosition) -> Solution | None:
        """Look through everything that the seat to act can do; None where that is more than is looked through."""

    def is_good(self, solution: Solution) -> bool:
        """Whether the question is neither trivial nor a matter of luck."""

    def worth(self, before: Any, after: Any, seat: Seat) -> int:
        """What the actions between two states have brought the seat, in whatever the question counts."""

    def shortened(self, record: str) -> str:
        """The text of a record without what follows from the rest, as it is kept."""
