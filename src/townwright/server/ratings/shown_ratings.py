"""Ratings as they are shown, in whole points."""

from __future__ import annotations

from collections.abc import Mapping

from townwright.server.protocol.history_responses import RatingRange
from townwright.server.ratings.bodies import KindRating, ProgramRating
from townwright.server.store.ratings.models import StoredRating
from townwright.study import ratings
from townwright.study.ratings import RatedKind, Rating


def every_kind(own: Mapping[tuple[str, str], StoredRating]) -> tuple[KindRating, ...]:
    """Somebody's ratings in every way to play that is rated."""
    return tuple(
        shown(kind, own.get((kind.game, kind.name))) for game in ratings.games() for kind in ratings.kinds(game)
    )


def shown(kind: RatedKind, own: StoredRating | None) -> KindRating:
    """A rating as it is shown."""
    programs = sorted(kind.programs.items(), key=lambda each: each[1].value)
    return KindRating(
        game=kind.game,
        kind=kind.name,
        options=kind.options,
        games=0 if own is None else own.games,
        rating=None if own is None else range_of(own.mean, own.spread),
        trend=() if own is None else tuple(range_of(*each) for each in own.trend),
        programs=tuple(ProgramRating(name=name, rating=round(measured.value)) for name, measured in programs),
    )


def range_of(mean: float, spread: float) -> RatingRange:
    """A rating with its bounds, in whole points."""
    found = Rating(mean, spread).range
    return RatingRange(value=round(found.value), low=round(found.low), high=round(found.high))
