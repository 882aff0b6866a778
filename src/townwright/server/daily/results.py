"""Results of a day: a place among all, the share of the others that did worse, and the curve of all results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from townwright.server.store.daily.models import FieldScore, ProgramScore, StoredDeal, StoredTry


@dataclass(frozen=True, slots=True)
class FieldPlace:
    """Where a result stands in the field."""

    place: int
    """Counted from 1; equal results share the better place."""
    people: int
    """How many tries count."""
    better_than: float | None
    """The share of the others with a worse result, from 0 to 1; None if there are no others."""


def standing(field: Sequence[FieldScore], own: StoredTry) -> FieldPlace | None:
    """Where somebody's try stands; None if it does not count. Whoever won comes before whoever lost, then points."""
    if not own.counts or own.score is None:
        return None
    result = (own.won, own.score)
    people = sum(each.people for each in field)
    better = sum(each.people for each in field if (each.won, each.score) > result)
    worse = sum(each.people for each in field if (each.won, each.score) < result)
    return FieldPlace(1 + better, people, worse / (people - 1) if people > 1 else None)


def best_of(deal: StoredDeal, field: Sequence[FieldScore], programs: Sequence[ProgramScore]) -> int | None:
    """The best that was possible with a deal, as far as it is known: what a search found, or who did better.

    None before the search. Nobody can have done better where its answer is bounded.
    """
    if deal.best is None or deal.bound is not None:
        return deal.best
    people = (each.score for each in field if each.won)
    return max([deal.best, *people, *(each.score for each in programs if each.won)])
