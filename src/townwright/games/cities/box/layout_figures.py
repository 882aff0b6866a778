"""The figures that three starting tiles can form (rule 3), by their places from the first tile."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

Offset: TypeAlias = tuple[int, int]
"""Columns to the right and rows down from the first tile."""


def share_a_side(one: Offset, other: Offset) -> bool:
    """Whether two places are side neighbours."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def touch_at_a_corner(one: Offset, other: Offset) -> bool:
    """Whether two places touch at a corner only."""
    return abs(one[0] - other[0]) == abs(one[1] - other[1]) == 1


def is_figure(places: tuple[Offset, Offset, Offset]) -> bool:
    """Rule 3: three places of which no two share a side, and each touches a corner of at least one other."""
    if len(set(places)) < len(places) or any(share_a_side(*pair) for pair in combinations(places, 2)):
        return False
    return all(any(touch_at_a_corner(one, other) for other in places) for one in places)


HOME: Offset = (0, 0)
NEAR = tuple((column, row) for row in range(-2, 3) for column in range(-2, 3))
FIGURES = tuple((HOME, second, third) for second in NEAR for third in NEAR if is_figure((HOME, second, third)))
"""All 36, by the place of the second tile and then of the third, both in reading order."""


def cornered(figure: tuple[Offset, Offset, Offset]) -> tuple[Offset, Offset, Offset]:
    """The figure moved into the upper left corner."""
    column, row = (min(place[way] for place in figure) for way in (0, 1))
    first, second, third = ((place[0] - column, place[1] - row) for place in figure)
    return first, second, third
