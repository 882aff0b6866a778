"""Random orders of the unseen tiles, the same for everybody who is compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


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
