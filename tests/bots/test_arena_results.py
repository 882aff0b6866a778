"""After the games no more is said than they can bear."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from townwright.bots.arena import Match, MatchResult
from townwright.bots.arena_results import Pair, bot_summaries, pairs, ranking_key, ratings
from townwright.bots.confidence import Interval, mean_interval, share_interval
from townwright.core.results import Standing

NOBODY = Interval(0, 0, 0)


def pair(one: str, other: str, wins: int, losses: int) -> Pair:
    return Pair(one, other, wins, 0, losses, NOBODY, NOBODY)


def alone(name: str, deal: int, *points: int) -> MatchResult:
    """What a bot made of a deal of Cities."""
    match = Match("cities", {}, (name,), "1", deal, 1)
    return MatchResult(match, (Standing(sum(points), points),), (1,), (deal,))


def table(lineup: str, ranks: tuple[int, ...]) -> MatchResult:
    """How a game of Greentown ended."""
    match = Match("greentown", {}, tuple(lineup), "1", 0, 1)
    return MatchResult(match, tuple(Standing(10 - rank) for rank in ranks), ranks, (1,) * len(ranks))


def test_pairs_compare_the_same_deals_and_break_ties_by_the_parts() -> None:
    outcomes = [alone("a", 0, 5, 3), alone("b", 0, 4, 4), alone("a", 1, 2, 1), alone("b", 1, 6, 3)]

    (found,) = pairs(["b", "a"], outcomes)

    assert (found.one, found.other, found.wins, found.draws, found.losses) == ("b", "a", 1, 0, 1)
    assert found.difference.value == 3


def test_a_lost_city_is_behind_every_finished_one_whatever_its_bars_say_and_level_with_another() -> None:
    match = Match("skylines", {}, ("a",), "1", 0, 1)
    lost, finished = (MatchResult(match, (Standing(points),), (rank,), (1,)) for points, rank in ((40, 2), (-3, 1)))

    assert ranking_key(lost) < ranking_key(finished)
    assert ranking_key(lost) == ranking_key(replace(lost, standings=(Standing(12),)))


def test_a_showing_counts_a_game_once_however_many_seats_a_bot_holds() -> None:
    outcomes = [alone("a", 0, 5), alone("a", 1, 7)]

    (showing,) = bot_summaries(["a"], outcomes, [])

    assert (showing.games, showing.points.value, showing.rating, showing.nodes) == (2, 6, 1500, 0.5)
    assert showing.won is None


def test_a_table_is_won_by_whoever_comes_first_on_any_of_its_seats() -> None:
    outcomes = [table("abb", (1, 2, 3)), table("bab", (3, 2, 1))]

    one, other = bot_summaries(["a", "b"], outcomes, pairs(["a", "b"], outcomes))

    assert (one.games, one.won) == (2, share_interval(1, 2))
    assert (other.games, other.won) == (4, share_interval(1, 2))


def test_a_mean_is_as_sure_as_its_spread_and_number_allow() -> None:
    found = mean_interval([1, 3] * 50)

    assert found.value == 2
    assert found.high - found.low == pytest.approx(2 * 1.96 * math.sqrt(100 / 99) / 10)
    assert mean_interval([4]) == Interval(4, -math.inf, math.inf)


@pytest.mark.parametrize(("won", "low", "high"), [(0, 0.0, 0.278), (5, 0.237, 0.763), (10, 0.722, 1.0)])
def test_a_share_of_ten_games_has_the_range_of_the_textbook(won: int, low: float, high: float) -> None:
    found = share_interval(won, 10)

    assert (found.low, found.high) == pytest.approx((low, high), abs=0.001)


def test_ten_to_one_is_four_hundred_points_of_rating() -> None:
    rated = ratings(["a", "b"], [pair("a", "b", 10_000, 1_000)])

    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(3000)


def test_ratings_reach_across_bots_that_never_met() -> None:
    rated = ratings(["a", "b", "c"], [pair("a", "b", 60, 40), pair("b", "c", 60, 40)])

    assert rated["a"] > rated["b"] > rated["c"]
