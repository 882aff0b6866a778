"""What results tell, computed from plain values."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from townwright.server.history.statistics import review_figures, statistics
from townwright.server.routes.history import as_csv, harmless
from townwright.server.store.history.models import PastGame, SeatResult


def past(
    total: int | None, at: int = 0, game: str = "cities", level: str = "1", counts: bool = True, **parts: int
) -> PastGame:
    result = None if total is None else SeatResult("ada", 0, total, 1, True, counts, json.dumps(parts))
    summary = json.dumps({"options": {"level": level}})
    return PastGame(f"table-{at}", game, at, at, summary, "[]", 1, None, result, None)


def reviewed(game: PastGame, cost: float, luck: float) -> PastGame:
    body = json.dumps({"measures": [{"cost": {"value": cost}, "luck": {"value": luck}}]})
    return replace(game, reviewed=body)


def test_games_are_put_together_by_game_and_options_and_the_latest_kind_comes_first() -> None:
    found = statistics([past(5, 1), past(9, 9, level="3"), past(7, 2), past(3, 3, game="skylines")])

    assert [(kind.game, kind.options["level"], kind.played) for kind in found] == [
        ("cities", "3", 1),
        ("skylines", "1", 1),
        ("cities", "1", 2),
    ]
    assert (found[2].mean, found[2].best, found[2].totals) == (6.0, 7, (5, 7))


def test_the_trend_compares_the_last_ten_with_all_before_them() -> None:
    (few,) = statistics([past(total, total) for total in range(10)])
    (many,) = statistics([past(total, total) for total in range(30)])

    assert (few.recent, few.earlier) == (4.5, None)
    assert (many.recent, many.earlier) == (24.5, 9.5)


def test_games_that_were_given_up_or_went_on_from_a_record_tell_nothing() -> None:
    assert statistics([past(None), past(5, counts=False)]) == ()


def test_causes_are_means_over_the_games_that_tell_them() -> None:
    (kind,) = statistics([past(5, 1, parks=3, water=2), past(3, 2, parks=3), past(9, 3)])

    assert kind.parts == {"parks": 3.0, "water": 1.0}


def test_reviews_tell_what_moves_cost_and_broken_ones_nothing() -> None:
    (kind,) = statistics([reviewed(past(5, 1), 4.0, -1.0), reviewed(past(6, 2), 2.0, 3.0), past(7, 3)])
    broken = replace(past(5), reviewed='{"measures": []}')

    assert (kind.reviewed, kind.cost, kind.luck) == (2, 3.0, 1.0)
    assert review_figures(broken) is None


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\tx"])
def test_no_name_is_a_formula_in_a_table(name: str) -> None:
    assert harmless(name) == f"'{name}"
    assert harmless("Ada") == "Ada"
    assert harmless(-3) == -3


def test_a_table_of_nothing_has_its_heads() -> None:
    assert as_csv([]).startswith("ended,game,options,day,seats,points")
