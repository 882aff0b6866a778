"""Computes means and shares with their 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

Z_95 = 1.96
"""Standard errors to both sides that hold 95 %."""


@dataclass(frozen=True)
class Interval:
    """A figure, with the lower and upper bound of its 95 % confidence interval."""

    value: float
    low: float
    high: float


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of some values with its confidence interval, which is infinite for a single value."""
    mean = fmean(values)
    error = Z_95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Interval(mean, mean - error, mean + error)


def share_interval(won: float, games: int) -> Interval:
    """The share of games won with its confidence interval by Wilson's formula, which stays within 0 to 1."""
    share, square = won / games, Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    error = Z_95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(share, max(0.0, middle - error), min(1.0, middle + error))
