"""What results on one deal make of the ratings of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Final

from townwright.server.store.daily.models import ProgramScore
from townwright.server.store.ratings.models import DealPlayed, RatedResult, RatedSeat, StoredRating
from townwright.study import ratings
from townwright.study.ratings import Compared, DealResult, Measured, PersonResult, RatedKind, Rating
from townwright.study.ratings.results import strength_of

FAR: Final = 300.0
"""Rating points between two who play against each other up to which points ahead are worth what was measured."""


def judge_deal(played: DealPlayed, programs: Sequence[ProgramScore] = ()) -> Mapping[str, tuple[float, float]]:
    """The mean and the spread of each rating that follows from the results on one deal, by person.

    ``programs`` is what programs made of the same deal, each by itself.
    """
    kind = ratings.find(played.results[0].game, played.results[0].kind)
    if kind is None:
        return {}
    if kind.competitive:
        return {person: found for result in played.results for person, found in against(kind, result, played.before)}
    seats = [seat for result in played.results for seat in result.seats]
    people = {seat.person: seat for seat in seats if seat.person is not None and not seat.hinted}
    results = [PersonResult(rating_of(kind, played.before.get(who)), alone(seat)) for who, seat in people.items()]
    compared = [
        *(Compared(kind.programs[seat.bot], alone(seat)) for seat in seats if seat.bot and seat.bot in kind.programs),
        *(
            Compared(kind.programs[score.program], DealResult(score.score, score.won))
            for score in programs
            if score.program in kind.programs
        ),
    ]
    found = ratings.judge_all(kind, results, compared)
    return {person: (rating.mean, rating.spread) for person, rating in zip(people, found, strict=True)}


def against(
    kind: RatedKind, result: RatedResult, before: Mapping[str, StoredRating]
) -> list[tuple[str, tuple[float, float]]]:
    """The ratings of those who played against each other at a table for two.

    Nothing against a program that was never measured, or against somebody far weaker or stronger. Who asked for hints
    is not rated, but the other one is.
    """
    found = []
    for own, other in (result.seats, result.seats[::-1]):
        opponent = strength(kind, other, before)
        if own.person is None or own.hinted or opponent is None:
            continue
        rating = rating_of(kind, before.get(own.person))
        if not is_far(rating, opponent):
            result_of_own = DealResult(own.total - other.total, own=own.total)
            rating = ratings.judge(kind, rating, result_of_own, (), opponent, other.bot or "")
            found.append((own.person, (rating.mean, rating.spread)))
    return found


def is_far(own: Rating, opponent: Measured) -> bool:
    """Whether an opponent is so much weaker or stronger that points ahead do not tell by how much.

    Nobody can be ahead by as many points as a long distance would be worth, so that the stronger would only lose.
    """
    return abs(own.mean - opponent.value) > FAR + hypot(own.spread, opponent.error)


def strength(kind: RatedKind, seat: RatedSeat, before: Mapping[str, StoredRating]) -> Measured | None:
    """How strong the player of a seat is, as far as it is known; None for a program that was never measured."""
    if seat.person is not None:
        return strength_of(rating_of(kind, before.get(seat.person)))
    return kind.programs.get(seat.bot or "")


def rating_of(kind: RatedKind, stored: StoredRating | None) -> Rating:
    """A rating as it was stored, or that of somebody without a game."""
    return kind.beginning if stored is None else Rating(stored.mean, stored.spread, stored.games)


def alone(seat: RatedSeat) -> DealResult:
    """The result of a seat that plays for itself."""
    return DealResult(seat.total, seat.finished, told=seat.told)
