"""The arena gives everybody the same deals, and says no more than its games can bear."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from tests.conformance.cases import every_game
from townwright.bots import arena
from townwright.bots.arena import Job, Outcome, Pair, Range, mean_range, ratings, share_range
from townwright.core.contract import AnyGame
from townwright.core.results import Standing

NOBODY = Range(0, 0, 0)


def pair(one: str, other: str, wins: int, losses: int) -> Pair:
    return Pair(one, other, wins, 0, losses, NOBODY, NOBODY)


def alone(name: str, deal: int, *points: int) -> Outcome:
    """What a bot made of a deal of Cities."""
    job = Job("cities", {}, (name,), "1", deal, 1)
    return Outcome(job, (Standing(sum(points), points),), (1,), (deal,))


@every_game
def test_random_bots_meet_at_every_game_and_the_same_seed_repeats_them(game: AnyGame) -> None:
    words = game.option_words(game.options({}))
    jobs = arena.jobs(game.name, words, ["random"], 1, "seed", 1)

    once, again = ([arena.play(job) for job in jobs] for _ in range(2))

    assert once == again
    assert [len(outcome.standings) for outcome in once] == [int(words["seats"])] * len(jobs)


def test_each_bot_sits_once_on_every_seat_where_seats_compete() -> None:
    jobs = arena.jobs("greentown", {"seats": "3"}, ["a", "b", "c"], 2, "seed", 1)

    for seat in range(3):
        assert Counter(job.lineup[seat] for job in jobs) == {"a": 2, "b": 2, "c": 2}


def test_each_bot_plays_every_deal_by_itself_where_they_do_not() -> None:
    jobs = arena.jobs("cities", {"seats": "2"}, ["a", "b"], 2, "seed", 1)

    assert [(job.deal, job.lineup) for job in jobs] == [
        (0, ("a", "a")), (0, ("b", "b")), (1, ("a", "a")), (1, ("b", "b")),
    ]  # fmt: skip


def test_a_deal_is_the_same_for_everybody_and_another_for_another_seed() -> None:
    assert arena.dealer_of("x", 3).seed == arena.dealer_of("x", 3).seed
    assert len({arena.dealer_of(seed, deal).seed for seed in "xy" for deal in range(5)}) == 10


def test_pairs_compare_the_same_deals_and_break_ties_by_the_parts() -> None:
    outcomes = [alone("a", 0, 5, 3), alone("b", 0, 4, 4), alone("a", 1, 2, 1), alone("b", 1, 6, 3)]

    (found,) = arena.pairs(["b", "a"], outcomes)

    assert (found.one, found.other, found.wins, found.draws, found.losses) == ("b", "a", 1, 0, 1)
    assert found.difference.value == 3


def test_a_showing_counts_a_game_once_however_many_seats_a_bot_holds() -> None:
    outcomes = [alone("a", 0, 5), alone("a", 1, 7)]

    (showing,) = arena.showings(["a"], outcomes, [])

    assert (showing.games, showing.points.value, showing.rating, showing.nodes) == (2, 6, 1500, 0.5)


def test_a_mean_is_as_sure_as_its_spread_and_number_allow() -> None:
    found = mean_range([1, 3] * 50)

    assert found.value == 2
    assert found.high - found.low == pytest.approx(2 * 1.96 * math.sqrt(100 / 99) / 10)
    assert mean_range([4]) == Range(4, -math.inf, math.inf)


@pytest.mark.parametrize(("won", "low", "high"), [(0, 0.0, 0.278), (5, 0.237, 0.763), (10, 0.722, 1.0)])
def test_a_share_of_ten_games_has_the_range_of_the_textbook(won: int, low: float, high: float) -> None:
    found = share_range(won, 10)

    assert (found.low, found.high) == pytest.approx((low, high), abs=0.001)


def test_ten_to_one_is_four_hundred_points_of_rating() -> None:
    rated = ratings(["a", "b"], [pair("a", "b", 10_000, 1_000)])

    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(3000)


def test_ratings_reach_across_bots_that_never_met() -> None:
    rated = ratings(["a", "b", "c"], [pair("a", "b", 60, 40), pair("b", "c", 60, 40)])

    assert rated["a"] > rated["b"] > rated["c"]
