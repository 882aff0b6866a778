"""The marks of a game: four hexadecimal digits for each turn, and sixteen for the whole.

They are the beginnings of one running SHA-256 over all positions so far, so that a mark also stands for everything
before it: the first that differs tells the turn, and the last could hardly be right by chance.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.golden.cases import cases_of
from tests.golden.positions import words
from townwright.core.contract import AnyGame
from townwright.core.records import Event

MARK, WHOLE = 4, 16


@dataclass(frozen=True)
class Turn:
    """One turn as it came out."""

    what: str
    """Which turn: ``round 5``."""
    line: int
    """The record's line that ended it."""
    mark: str


@dataclass(frozen=True)
class Outcome:
    """What became of a game; two of the same game by the same rules are equal."""

    events: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    """None of a game that is not over."""
    marks: tuple[str, ...]
    whole: str
    turns: tuple[Turn, ...] = field(default=(), compare=False, repr=False)


def outcome(game: AnyGame, options: Any, events: Sequence[Event[Any]]) -> tuple[Outcome, Any]:
    """Plays the events and marks every turn; answers the last position too."""
    spelling, running = cases_of(game.name).spelling, hashlib.sha256()
    state, turns = game.start(options), list[Turn]()
    for event in events:
        before, state = state, game.play(state, event.seat, event.action)
        if spelling.turn_over(before, state):
            told = spelling.tell(state)
            running.update(told.encode() + b"\n\n")
            turns.append(Turn(told.split("\n", 1)[0], event.line, running.hexdigest()[:MARK]))
    result = game.result(state)
    totals = tuple(game.standing(state, seat).total for seat in range(options.seats))
    ranks = () if result is None else result.ranks
    running.update(f"events {len(events)} totals {words(totals)} ranks {words(ranks)}".encode())
    marks = tuple(turn.mark for turn in turns)
    return Outcome(len(events), totals, ranks, marks, running.hexdigest()[:WHOLE], tuple(turns)), state
