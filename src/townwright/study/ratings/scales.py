"""What points are worth in rating points, by the results of programs."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from townwright.study.ratings.rating import SPREAD


@dataclass(frozen=True, slots=True)
class RatingScale:
    """Points, or points ahead of one opponent, as the rating that they are usual for; straight between the knots."""

    points: tuple[float, ...]
    ratings: tuple[float, ...]
    """Of each number of points; both rise."""
    against: str = ""
    """The program whose opponents are measured here; empty where everybody builds for themselves."""
    spread: float = SPREAD
    """The standard deviation of one result around a player's usual one, when the luck of the deal is known."""
    deal: float = 0.0
    """The standard deviation of the luck of deals, which is the same for everybody who plays one."""
    by_own_points: bool = False
    """Whether own points are measured here where seats compete, and not points ahead: they tell more against a program
    that hardly changes what others can do."""
    usual: float = 0.0
    """How many points deals usually allow, if points are measured as they would be on such a deal; otherwise 0."""

    def __post_init__(self) -> None:
        if len(self.points) != len(self.ratings) or len(self.points) < 2:
            raise ValueError("a scale has as many ratings as points, and two at least")
        if list(self.points) != sorted(set(self.points)) or list(self.ratings) != sorted(set(self.ratings)):
            raise ValueError("the points and the ratings of a scale rise")

    def rating_of(self, points: float) -> float:
        """The rating that so many points are usual for.

        >>> RatingScale((0, 10, 20), (100, 200, 400)).rating_of(15), RatingScale((0, 10), (100, 200)).rating_of(-1)
        (300.0, 90.0)
        """
        return between(self.points, self.ratings, points)

    def points_of(self, rating: float) -> float:
        """The inverse of ``rating_of``."""
        return between(self.ratings, self.points, rating)


def between(knots: tuple[float, ...], values: tuple[float, ...], at: float) -> float:
    """The value at a place between two knots, or beyond the last two on the same line."""
    right = min(max(1, bisect_right(knots, at)), len(knots) - 1)
    slope = (values[right] - values[right - 1]) / (knots[right] - knots[right - 1])
    return values[right - 1] + slope * (at - knots[right - 1])
