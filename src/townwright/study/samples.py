"""Means of samples with their errors, for every study."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from townwright.study.reviews import Estimate

__all__ = ["LEAD", "differences", "estimate", "leads", "mean", "spread"]

LEAD = 0.5
"""A move is clearly before another one if it is ahead by so many standard errors."""


def mean(values: Sequence[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """The standard deviation of some values, as estimated from them; 0 for a single one."""
    middle, count = mean(values), len(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1)) if count > 1 else 0.0


def estimate(values: Sequence[float], exact: bool = False) -> Estimate:
    """The mean of independent samples with its standard error, which is 0 where the samples are all there is."""
    return Estimate(mean(values), 0.0 if exact else spread(values) / sqrt(len(values)))


def differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """What the samples of one are ahead of those of the other, pair by pair."""
    return [first - second for first, second in zip(one, other, strict=True)]


def leads(one: Sequence[float], other: Sequence[float], least_noise: float) -> bool:
    """Whether one is clearly before the other, if pairs differ at least so much whatever a few of them say."""
    ahead = differences(one, other)
    lead = estimate(ahead)
    return lead.value > LEAD * max(lead.error, least_noise / sqrt(len(ahead)))
