"""The table of a contest: everybody's results, totals, means with their uncertainty, and places."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from math import sqrt
from statistics import mean, stdev
from typing import Final

from townwright.server.store.contests.models import ContestTry

STUDENT: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093),
)
"""Between minus and plus these lie 95 of 100 values of Student's distribution, by degrees of freedom from 1."""


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """How somebody stands, by the deals whose results may be seen."""

    person: str
    tries: dict[int, ContestTry]
    """All tries by deal, also those whose results may not be seen."""
    finished: int
    """How many deals the person has finished, also of those that may not be seen."""
    wins: int
    total: int
    mean: float | None
    """Of the points of all deals that were finished and may be seen."""
    margin: float | None
    """The true mean lies within so much of it, 95 times out of 100; None with fewer than two results."""
    place: int | None = None
    """Counted from 1; equal results share the better place. None before any result may be seen."""


def standings(tries: Iterable[ContestTry], visible: Container[int], losable: bool) -> list[PlayerStanding]:
    """Everybody, the best first: whoever won more deals comes before others, then whoever has more points.

    Where a game cannot be lost nothing is won either, and points alone decide.

    A deal that somebody has not finished counts nothing.
    """
    people: dict[str, dict[int, ContestTry]] = {}
    for one in tries:
        people.setdefault(one.person_id, {})[one.deal] = one
    found = sorted(
        (_standing(person, own, visible, losable) for person, own in people.items()), key=_result, reverse=True
    )
    results = [_result(each) for each in found]
    return [replace(each, place=1 + results.index(_result(each))) if each.mean is not None else each for each in found]


def _standing(person: str, own: dict[int, ContestTry], visible: Container[int], losable: bool) -> PlayerStanding:
    seen = [one for deal, one in own.items() if one.counts and deal in visible]
    scores = [one.score or 0 for one in seen]
    return PlayerStanding(
        person,
        own,
        finished=sum(one.counts for one in own.values()),
        wins=sum(one.won for one in seen) if losable else 0,
        total=sum(scores),
        mean=mean(scores) if scores else None,
        margin=margin(scores),
    )


def _result(each: PlayerStanding) -> tuple[bool, int, int]:
    return each.mean is not None, each.wins, each.total


def margin(scores: list[int]) -> float | None:
    """Half the width of the interval of confidence around the mean.

    >>> margin([40]), round(margin([40, 44, 48]) or 0, 2)
    (None, 9.94)
    """
    freedom = len(scores) - 1
    return STUDENT[freedom - 1] * stdev(scores) / sqrt(len(scores)) if 0 < freedom <= len(STUDENT) else None
