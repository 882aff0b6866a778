"""What came out of a trial, written as one line of JSON, and read again when a stranger sends it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Any, Self

from townwright.bots.confidence import Interval, mean_interval, share_interval
from townwright.core.refusals import Unreadable, pinned

MOST_LINES = 1_000
"""Results in one file."""
LONGEST_NAME = 200
LARGEST_NUMBER = 10**12


@dataclass(frozen=True, slots=True)
class TrialResult:
    """The results of one bot in the games of a trial, the first ones or all."""

    game: str
    trial: str
    bot: str
    version: str
    """Of Townwright."""
    points: tuple[int, ...]
    """The points of each game; where there are rivals, how many more than the best of them."""
    won: tuple[float, ...]
    """Of each game: 1 if won, 0 if lost, a half for a shared first place; where nobody competes, 1 if finished."""
    nodes: int
    """Used in all games."""
    decisions: int
    seconds: float
    """Of processor time in all games; this alone depends on the machine."""

    @property
    def mean_points(self) -> Interval:
        """The mean points of a game."""
        return mean_interval(self.points)

    @property
    def share_won(self) -> Interval:
        """The share of games that were won, or finished where nobody competes."""
        return share_interval(sum(self.won), len(self.won))

    @property
    def mark(self) -> str:
        """Twelve letters and digits that stand for the outcome of every game, to be quoted beside a figure."""
        outcome = [self.game, self.trial, self.bot, list(self.points), list(map(float, self.won))]
        return hashlib.sha256(json.dumps(outcome).encode()).hexdigest()[:12]

    def line(self) -> str:
        """The result as a line of JSON, with its mark."""
        return json.dumps({**asdict(self), "seconds": round(self.seconds, 3), "mark": self.mark})

    @classmethod
    def read(cls, facts: Any) -> Self:
        """The result of a line that was decoded; refused if anything is missing, too large or not as it must be."""
        try:
            found = cls(
                game=_word(facts["game"]),
                trial=_word(facts["trial"]),
                bot=_word(facts["bot"]),
                version=_word(facts["version"]),
                points=tuple(_whole(points) for points in facts["points"]),
                won=tuple(_number(won, (0, 0.5, 1)) for won in facts["won"]),
                nodes=_whole(facts["nodes"]),
                decisions=_whole(facts["decisions"]),
                seconds=_number(facts["seconds"]),
            )
        except (KeyError, TypeError, ValueError):
            raise _no_result() from None
        if not found.points or len(found.points) != len(found.won) or facts.get("mark") != found.mark:
            raise _no_result()
        return found


@dataclass(frozen=True, slots=True)
class BestKnown:
    """The best that each deal of a trial is known to allow whoever knows all its draws in advance."""

    trial: str
    best: tuple[int, ...]
    proven: int
    """In how many of the deals it is proven that no more is possible."""


def read_results(text: str) -> list[TrialResult]:
    """The results of a file, one on each line; a wrong line is refused with its number."""
    lines = text.splitlines()
    if not 0 < len(lines) <= MOST_LINES:
        raise _no_result()
    found = []
    for number, line in enumerate(lines, 1):
        with pinned(number):
            try:
                facts = json.loads(line)
            except (ValueError, RecursionError):
                raise _no_result() from None
            found.append(TrialResult.read(facts))
    return found


def _no_result() -> Unreadable:
    return Unreadable("trial-result", "this is no result of a trial, or it was changed")


def _word(fact: object) -> str:
    if not isinstance(fact, str) or not 0 < len(fact) <= LONGEST_NAME:
        raise ValueError
    return fact


def _whole(fact: object) -> int:
    if not isinstance(fact, int) or isinstance(fact, bool) or abs(fact) > LARGEST_NUMBER:
        raise ValueError
    return fact


def _number(fact: object, values: tuple[float, ...] = ()) -> float:
    if not isinstance(fact, int | float) or isinstance(fact, bool) or not 0 <= fact <= LARGEST_NUMBER:
        raise ValueError
    if values and fact not in values:
        raise ValueError
    return float(fact)
