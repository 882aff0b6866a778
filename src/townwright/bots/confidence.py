"""Figures with the range that holds the true one with 95 % certainty."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

SURE = 1.96
"""Standard errors to both sides that hold 95 %."""


@dataclass(frozen=True)
class Range:
    """A figure and where the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float


def mean_range(values: Sequence[float]) -> Range:
    """The mean of some values."""
    mean = fmean(values)
    error = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Range(mean, mean - error, mean + error)


def share_range(won: float, games: int) -> Range:
    """A share of games, by Wilson's formula: it never leaves 0 to 1."""
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    error = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Range(share, max(0.0, middle - error), min(1.0, middle + error))
