"""Compares the results of two bots game by game, and each with the best that is known."""

from __future__ import annotations

from dataclasses import dataclass

from townwright.bots.benchmark.results import BestKnown, TrialResult
from townwright.bots.confidence import Interval, mean_interval


@dataclass(frozen=True, slots=True)
class Comparison:
    """One result beside another over the games that both played."""

    result: TrialResult
    ahead: Interval
    """How many points more than the other in a game, on the average."""
    behind_best: Interval | None
    """How many points less than the best that is known of a deal; None where nothing is known."""


def compare(result: TrialResult, other: TrialResult, best: BestKnown | None) -> Comparison:
    """Compare a result with another of the same trial; ranges come from the differences game by game."""
    both = list(zip(result.points, other.points, strict=False))
    behind = None
    if best is not None:
        behind = mean_interval([most - made for made, most in zip(result.points, best.best, strict=False)])
    return Comparison(result, mean_interval([one - two for one, two in both]), behind)
