"""What a finished game says about strengths: every result is compared with all others on the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt

from townwright.study.ratings.kinds import RatedKind
from townwright.study.ratings.rating import (
    SPREAD,
    Measured,
    Rating,
    after_a_game,
    with_measured,
    with_measured_below,
    with_threshold,
)


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a game ended for one seat."""

    points: int
    """Points, or where seats compete points ahead of the opponent."""
    finished: bool = True
    """Whether the game was not lost, where one can be lost."""
    own: int = 0
    """Own points, where seats compete."""
    told: int | None = None
    """How far a lost game came, or how many points the deal of another one allowed; None where that is not known."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A result on a deal of somebody whose strength is known so far."""

    strength: Measured
    result: DealResult


@dataclass(frozen=True, slots=True)
class PersonResult:
    """A result on a deal of somebody who is rated by it."""

    before: Rating
    result: DealResult


def judge(
    kind: RatedKind,
    before: Rating,
    own: DealResult,
    others: Sequence[Compared] = (),
    opponent: Measured | None = None,
    program: str = "",
) -> Rating:
    """The rating after a result; see ``judge_all``."""
    return judge_all(kind, [PersonResult(before, own)], others, opponent, program)[0]


def judge_all(
    kind: RatedKind,
    people: Sequence[PersonResult],
    programs: Sequence[Compared] = (),
    opponent: Measured | None = None,
    program: str = "",
) -> list[Rating]:
    """The ratings of people after their results on one deal, each by what all the others and programs made of it.

    Where seats compete, ``opponent`` is who sat on the other seat, and ``program`` what it is called if it was one; it
    was the same for all of these results.
    """
    everybody = [*programs, *(Compared(strength_of(person.before), person.result) for person in people)]
    allowed = next((each.result.told for each in everybody if each.result.finished and each.result.told), None)
    luck = Luck(kind, opponent, program, allowed)
    for each in everybody:
        luck.count(each, 1)
    found = []
    for person in people:
        rating, own = after_a_game(person.before), person.result
        if kind.finishing is not None:
            rating = with_threshold(rating, kind.finishing, SPREAD, above=own.finished)
        if own.finished:
            mine = Compared(strength_of(person.before), own)
            luck.count(mine, -1)
            rating = with_measured(rating, luck.performance(own))
            luck.count(mine, 1)
        elif kind.lost is not None and own.told is not None:
            performance = Measured(kind.lost.rating_of(own.told), kind.lost.spread)
            rating = with_measured_below(rating, performance, kind.lost.ratings[-1])
        found.append(rating)
    return found


def strength_of(rating: Rating) -> Measured:
    """A rating as a strength that others are compared with."""
    return Measured(rating.mean, rating.spread)


class Luck:
    """How much a deal lifted everybody who played it, by how far each was above the own strength."""

    def __init__(
        self, kind: RatedKind, opponent: Measured | None, program: str = "", allowed: int | None = None
    ) -> None:
        self._scale = kind.scale_for(0.0 if opponent is None else opponent.value, program, bounded=bool(allowed))
        # What points would be on a usual deal: as large a share of what it allows.
        self._stretch = self._scale.usual / allowed if allowed and self._scale.usual else 1.0
        against = kind.programs.get(self._scale.against)
        known = opponent is not None and against is not None
        # By how much the opponent is stronger than the one of the scale, and how unsure that is.
        self._shift = opponent.value - against.value if known and opponent and against else 0.0
        self._unsure = opponent.error if known and opponent else 0.0
        self._weight, self._sum = 1 / max(self._scale.deal, 1.0) ** 2, 0.0

    def count(self, compared: Compared, sign: int) -> None:
        """Add somebody's result, or take it away again; one that was lost says nothing about the deal."""
        if compared.result.finished:
            weight = sign / (self._scale.spread**2 + compared.strength.error**2)
            self._weight += weight
            self._sum += weight * (self._value(compared.result) - compared.strength.value)

    def performance(self, result: DealResult) -> Measured:
        """The rating that a result by itself speaks for, less the luck of its deal as far as the others show it."""
        error = inf if self._weight <= 0 else 1 / sqrt(self._weight)
        return Measured(self._value(result) - self._sum / self._weight, hypot(self._scale.spread, error, self._unsure))

    def _value(self, result: DealResult) -> float:
        points = result.own if self._scale.by_own_points else result.points
        return self._scale.rating_of(points * self._stretch) + self._shift
