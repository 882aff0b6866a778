"""Random orders of the unseen tiles, the same for everybody who is compared, and means with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from townwright.study.reviews import Estimate


def tile_orders(out: Sequence[int], count: int, random: Random) -> list[list[int]]:
    """Orders of all unseen tiles in which each tile comes first equally often, as far as the count allows."""
    found = []
    firsts: list[int] = []
    for _ in range(count):
        if not firsts:
            firsts = random.sample(out, len(out))
        first = firsts.pop()
        found.append([first, *random.sample([tile for tile in out if tile != first], len(out) - 1)])
    return found


def every_first(out: Sequence[int]) -> list[list[int]]:
    """One order for each tile that may come first: all there is to know when one round is left."""
    return [[first, *(tile for tile in out if tile != first)] for first in out]


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
