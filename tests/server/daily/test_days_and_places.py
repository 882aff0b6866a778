"""Days in UTC, what is played on them, and where a result stands: no server, no store."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest

from townwright.core import registry
from townwright.core.refusals import Unknown
from townwright.server.daily import plans
from townwright.server.daily.days import (
    DAY_MS,
    GRACE_MS,
    LONGEST_MS,
    closes_at,
    day_of,
    ends_at,
    first_awaited_day,
    first_open_day,
    read_day,
    streaks,
)
from townwright.server.daily.results import standing
from townwright.server.store.daily.models import FieldScore, StoredTry


def a_try(score: int | None, won: bool = True, counts: bool = True) -> StoredTry:
    return StoredTry("2026-11-16", "cities", "ada", "table", 0, 1, score, won, counts)


def test_a_day_goes_from_midnight_to_midnight_in_utc_and_closes_within_a_day_after_it() -> None:
    end = ends_at("2026-11-16")

    assert (day_of(end - DAY_MS), day_of(end - 1), day_of(end)) == ("2026-11-16", "2026-11-16", "2026-11-17")
    assert closes_at("2026-11-16") == end + LONGEST_MS
    assert [first_open_day(end + GRACE_MS - 1), first_open_day(end + GRACE_MS)] == ["2026-11-16", "2026-11-17"]
    assert [first_awaited_day(end + LONGEST_MS - 1), first_awaited_day(end + LONGEST_MS)] == [
        "2026-11-16",
        "2026-11-17",
    ]


@pytest.mark.parametrize(
    "text", ["", "2026-11-31", "20261116", "2026-1-1", "today", "2026-11-16 ", "２０２６-11-16", "9" * 99]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Unknown, match="is no day"):
        read_day(text)


def test_a_streak_goes_on_until_a_whole_day_was_left_out() -> None:
    days = ["2026-11-12", "2026-11-14", "2026-11-15", "2026-11-15", "2026-11-16"]

    assert [streaks(days, today)[0] for today in ("2026-11-16", "2026-11-17", "2026-11-18")] == [3, 3, 0]
    assert streaks(days, "2026-11-30") == (0, 3)
    assert streaks([], "2026-11-16") == (0, 0)


def test_the_level_of_cities_changes_with_the_weekday_and_the_scenario_of_skylines_with_the_week() -> None:
    week = [date(2026, 11, day).isoformat() for day in range(16, 23)]
    levels = [plans.plan_of("cities", day, registry.find).options["level"] for day in week]
    scenarios = [plans.plan_of("skylines", day, registry.find).options["scenario"] for day in (*week, "2026-11-23")]

    assert set(levels) == {"1", "2", "3"}
    assert levels[0] == plans.plan_of("cities", "2026-11-23", registry.find).options["level"]
    assert len(set(scenarios[:7])) == 1
    assert scenarios[7] != scenarios[0]


@pytest.mark.parametrize("game", plans.games())
def test_everything_in_the_plans_can_be_played_and_hides_nothing_but_the_draws_to_come(game: str) -> None:
    from townwright.bots.characters import characters

    rota, rules = plans.rotas()[game], registry.find(game)
    for words in rota.options:
        options = rules.options(words)
        assert options.seats == 1 + len(rota.bots)
        assert not rules.hides(options)
    assert set(rota.bots) <= {bot.name for bot in characters(game)}


def test_a_plan_reads_back() -> None:
    plan = plans.plan_of("greentown", "2026-11-16", registry.find)

    assert plans.read_plan(plans.write_plan(plan)) == plan


def test_equal_results_share_the_better_place() -> None:
    field = (FieldScore(True, 40, 1), FieldScore(True, 38, 3), FieldScore(True, 20, 1))
    found = [standing(field, a_try(score)) for score in (40, 38, 20)]

    assert [(each.place, each.people, each.better_than) for each in found if each] == [
        (1, 5, 1.0),
        (2, 5, 0.25),
        (5, 5, 0.0),
    ]


def test_whoever_won_comes_before_whoever_lost_with_more_points() -> None:
    field = (FieldScore(True, 3, 1), FieldScore(False, 9, 1))

    assert [each and each.place for each in (standing(field, a_try(3)), standing(field, a_try(9, won=False)))] == [1, 2]


def test_what_does_not_count_has_no_place_and_who_is_alone_is_compared_with_nobody() -> None:
    alone = standing((FieldScore(True, 7, 1),), a_try(7))

    assert standing((), a_try(7, counts=False)) is None
    assert standing((), a_try(None, counts=False)) is None
    assert alone is not None
    assert (alone.place, alone.better_than) == (1, None)


def test_places_and_shares_are_those_that_sorting_everybody_gives() -> None:
    random = Random(1)
    everybody = [(random.random() < 0.7, random.randrange(30)) for _ in range(300)]
    counted = {result: everybody.count(result) for result in everybody}
    field = tuple(FieldScore(won, score, people) for (won, score), people in counted.items())
    for won, score in everybody[:50]:
        found = standing(field, a_try(score, won))
        assert found is not None
        assert found.place == 1 + sorted(everybody, reverse=True).index((won, score))
        assert found.better_than == sum(other < (won, score) for other in everybody) / 299
