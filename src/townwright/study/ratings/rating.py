"""A rating as a normal distribution, and what one result makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, erfc, exp, hypot, pi, sqrt
from typing import Final

from townwright.bots.confidence import Z_95, Interval

SPREAD: Final = 209.0
"""The standard deviation of one performance on a deal: then of two players 400 apart the better wins ten to one."""
DRIFT: Final = 5.0
"""By how much a strength may change from one game to the next: people get better."""
LEAST_CHANCE: Final = 1e-12
"""No result is taken for less likely, so that nothing is divided by zero."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a strength: a normal distribution, and from how many games."""

    mean: float
    spread: float
    """The standard deviation."""
    games: int = 0

    @property
    def range(self) -> Interval:
        """The rating, with the bounds between which the strength lies with 95 % certainty."""
        return Interval(self.mean, self.mean - Z_95 * self.spread, self.mean + Z_95 * self.spread)


@dataclass(frozen=True, slots=True)
class Measured:
    """A value in rating points with its standard deviation."""

    value: float
    error: float


def after_a_game(before: Rating) -> Rating:
    """The rating before the next result counts: one game more, and a little less sure."""
    return Rating(before.mean, hypot(before.spread, DRIFT), before.games + 1)


def with_measured(before: Rating, performance: Measured) -> Rating:
    """The rating after a performance was measured: the exact product of two normal distributions."""
    gain = before.spread**2 / (before.spread**2 + performance.error**2)
    mean = before.mean + gain * (performance.value - before.mean)
    return Rating(mean, before.spread * sqrt(1 - gain), before.games)


def with_threshold(before: Rating, middle: float, spread: float, *, above: bool) -> Rating:
    """The rating after a performance was above or below a threshold; the exact mean and spread of the posterior."""
    sign = 1 if above else -1
    width = hypot(before.spread, spread)
    distance = sign * (before.mean - middle) / width
    chance = max(LEAST_CHANCE, normal_share(distance))
    slope = density(distance) / chance
    mean = before.mean + sign * before.spread**2 / width * slope
    shrink = before.spread**2 / width**2 * slope * (distance + slope)
    return Rating(mean, before.spread * sqrt(max(0.05, 1 - shrink)), before.games)


def with_measured_below(before: Rating, performance: Measured, most: float) -> Rating:
    """The rating after a performance that cannot show a strength above ``most``: stronger players perform as it does.

    The exact mean and spread of the posterior: below ``most`` it is a product of two normal distributions, above it the
    distribution from before.
    """
    width = hypot(before.spread, performance.error)
    below, above = with_measured(before, performance), before
    chances = (
        density((performance.value - before.mean) / width) / width * normal_share((most - below.mean) / below.spread),
        density((performance.value - most) / performance.error)
        / performance.error
        * normal_share((before.mean - most) / before.spread),
    )
    if sum(chances) < LEAST_CHANCE:
        return before
    pieces = part(below, most, above=False), part(above, most, above=True)
    shares = [chance / sum(chances) for chance in chances]
    mean = sum(share * piece.mean for share, piece in zip(shares, pieces, strict=True))
    variance = sum(
        share * (piece.spread**2 + (piece.mean - mean) ** 2) for share, piece in zip(shares, pieces, strict=True)
    )
    return Rating(mean, sqrt(variance), before.games)


def part(whole: Rating, bound: float, *, above: bool) -> Rating:
    """The mean and the spread of the part of a distribution that is above or below a bound."""
    sign = 1 if above else -1
    distance = sign * (whole.mean - bound) / whole.spread
    chance = normal_share(distance)
    if chance < LEAST_CHANCE:
        return Rating(bound, 0.0, whole.games)
    slope = density(distance) / chance
    shrink = max(0.0, 1 - slope * (distance + slope))
    return Rating(whole.mean + sign * whole.spread * slope, whole.spread * sqrt(shrink), whole.games)


def density(distance: float) -> float:
    """The density of a normal distribution so many standard deviations from its mean."""
    return exp(-distance * distance / 2) / sqrt(2 * pi)


def normal_share(distance: float) -> float:
    """The share of a normal distribution below so many standard deviations.

    >>> round(normal_share(1.96), 3), round(normal_share(-8.0), 3)
    (0.975, 0.0)
    """
    return erfc(-distance / sqrt(2)) / 2 if distance < 0 else (1 + erf(distance / sqrt(2))) / 2
