"""Hindsight in Cities: the best that the draws allowed."""

from __future__ import annotations

import os
from itertools import product
from random import Random

import pytest

from tests.bots.pairs import EVERY_PAIR, pairs
from tests.study.cities.games import DEAL, played
from townwright import study
from townwright.core.refusals import NotNow, Refusal
from townwright.games.cities import GAME
from townwright.games.cities.box.components import tile_sets
from townwright.games.cities.options import Options
from townwright.study import Hindsight
from townwright.study.cities.annealer import Annealer, runs_and_steps
from townwright.study.cities.bounds import bound

STUDY = study.find("cities")
DEALS = [Random(f"deal {number}").sample(range(1, 25), 16) for number in range(4)]


def total(found: Hindsight) -> int:
    """The points of the record by the readable rules."""
    replay = GAME.replay(found.record)
    assert replay.state.over
    return GAME.standing(replay.state, 0).total


@pytest.mark.parametrize(
    ("deal", "kind"), pairs(DEALS, list(product(("mixed24", "trio24"), (1, 2, 3))), step=len(DEALS))
)
def test_the_record_replays_to_the_best_with_the_draws_in_their_order(deal: list[int], kind: tuple[str, int]) -> None:
    """One deal for each kind of game; ``dev soak bots`` takes all."""
    tiles, level = kind
    found = STUDY.hindsight_of_deal(deal, {"level": str(level), "tiles": tiles}, (), 0.1, "test")

    assert found.bound is not None
    assert total(found) == found.best <= found.bound
    assert GAME.replay(found.record).state.drawn == tuple(deal)
    assert 1 <= found.agree <= found.runs


@pytest.mark.parametrize("deal", DEALS)
def test_at_level_1_every_attraction_and_park_can_pay(deal: list[int]) -> None:
    found = STUDY.hindsight_of_deal(deal, {"level": "1"}, (), 1.0, "test")

    assert found.proven
    assert found.best == sum(tile_sets()["mixed24"].face(tile).count(kind) for tile in deal for kind in "AP")


def test_hindsight_is_better_than_who_plays_without_thinking() -> None:
    replay = played()

    assert STUDY.hindsight(replay, 0, 0.1, "test").best > GAME.standing(replay.state, 0).total


def test_a_game_that_the_search_does_not_reach_is_returned_itself() -> None:
    best = STUDY.hindsight_of_deal(DEAL, {"level": "3"}, (), 0.5, "test")

    found = STUDY.hindsight(GAME.replay(best.record), 0, 0.001, "poor")

    assert found.best >= best.best
    assert total(found) == found.best


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    one, other, third = (STUDY.hindsight_of_deal(DEAL, {"level": "3"}, (), 0.05, seed) for seed in ("a", "a", "b"))

    assert one == other
    assert one.record != third.record


def test_compiled_and_plain_annealing_find_the_same_plan() -> None:
    options = Options(1, 3)
    plans = [Annealer(DEAL, options, compiled=mode).run(1500, 1000, 7) for mode in (True, False)]

    assert plans[0] == plans[1]


@pytest.mark.parametrize("variants", [("nomove",), ("quickstart",)])
def test_variants_keep_their_rules(variants: tuple[str, ...]) -> None:
    replay = played(options=Options(1, 1, variants))
    found = STUDY.hindsight(replay, 0, 0.1, "test")

    assert total(found) == found.best
    assert "~" not in found.record
    if variants == ("quickstart",):
        again = GAME.replay(found.record)
        assert again.record.events[3].action == replay.record.events[3].action


def test_a_budget_is_a_number_of_runs_and_steps_and_not_of_seconds() -> None:
    assert runs_and_steps(3.0) == (10, 1_260_000)
    assert runs_and_steps(60.0)[0] * runs_and_steps(60.0)[1] == pytest.approx(252_000_000, rel=0.01)
    assert runs_and_steps(0.0001) == (1, 2_000)


@pytest.mark.parametrize(
    ("draws", "why"),
    [
        ([1, 2, 3], "a deal has 16 tiles, not 3"),
        ([*DEAL[:15], 25], "there is no tile 25"),
        ([*DEAL[:15], 13], "tile 13 has been drawn before"),
    ],
)
def test_what_is_no_deal_is_refused_in_a_sentence(draws: list[int], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        STUDY.hindsight_of_deal(draws, {"level": "3"}, (), 0.1, "test")


def test_cities_without_limits_are_refused() -> None:
    with pytest.raises(NotNow, match="variant free"):
        STUDY.hindsight_of_deal(DEAL, {"level": "3", "variants": "free"}, (), 0.1, "test")


@pytest.mark.parametrize("level", [2, 3])
def test_bounds_hold_for_cities_laid_in_any_way(level: int) -> None:
    for number in range(100 if EVERY_PAIR in os.environ else 8):
        replay = played(Random(f"any {number}").sample(range(1, 25), 16), Options(1, level), f"any {number}")
        limit = bound(replay.state.drawn, replay.record.options.tiles, level)
        assert GAME.standing(replay.state, 0).total <= limit


def test_bounds_of_the_usual_tiles_are_about_70_and_126() -> None:
    for level, usual in ((2, 70), (3, 126)):
        limits = [bound(deal, tile_sets()["mixed24"], level) for deal in DEALS]
        assert sum(limits) / len(limits) == pytest.approx(usual, abs=3)
