"""A planner lives by its means: it minds an empty purse on a full board, and draws what it can pay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from townwright.bots.skylines.evaluation import Outlook, lacking, treasury_value
from townwright.bots.skylines.planner import Planner
from townwright.bots.skylines.weights import NEVER, Weights
from townwright.games.skylines import GAME
from townwright.games.skylines.state import Phase

from .positions import positions

INTRO = GAME.options({"scenario": "intro", "seats": "2"})
AT_ONCE = replace(Weights(), stage_two=0.0, stage_three=0.0)
"""Draws from pile III as soon as it can afford to."""


def test_a_coin_that_is_missing_for_the_next_board_weighs_more_the_fewer_squares_are_free() -> None:
    weights = Weights()
    roomy_to_full = [Outlook(left=2, next_price=5, room=1.0, free=free) for free in (80, 40, 20, 0)]
    missing = [treasury_value(5, 0, there, weights) - treasury_value(4, 0, there, weights) for there in roomy_to_full]

    assert missing == sorted(missing)
    assert missing[0] < missing[1]


def test_while_a_district_lacks_a_tile_some_coins_more_are_missing_on_a_full_board() -> None:
    weights = Weights()
    complete, incomplete = (Outlook(left=2, next_price=5, room=1.0, lacking=lacks) for lacks in (False, True))

    missed = treasury_value(5, 0, complete, weights) - treasury_value(5, 0, incomplete, weights)

    assert missed == pytest.approx(weights.broke * weights.stake)
    assert treasury_value(20, 0, complete, weights) == treasury_value(20, 0, incomplete, weights)


def test_a_tile_for_a_district_that_lacks_one_becomes_urgent_when_the_boards_are_full() -> None:
    weights = Weights()

    assert lacking(80, weights) == weights.lacking
    assert lacking(0, weights) == weights.lacking + weights.urgent


@pytest.mark.parametrize(("money", "pile"), [(0, "1"), (40, "3")])
def test_pile_one_is_drawn_from_while_money_is_short(money: int, pile: str) -> None:
    drawing = next(state for state in positions(INTRO, 1) if state.phase is Phase.DRAW and not state.exchange)
    state = replace(drawing, bars=drawing.bars._replace(money=money))

    assert Planner(state, AT_ONCE).source() == pile


def test_a_thorough_planner_draws_from_the_pile_whose_cards_would_bring_most() -> None:
    looking = replace(AT_ONCE, look_from=0.0, ample=0.0)
    drawing = next(state for state in positions(INTRO, 1) if state.phase is Phase.DRAW and not state.exchange)
    rich = replace(drawing, bars=drawing.bars._replace(money=40))
    by_worth = sorted((card for pile in rich.piles for card in pile), key=Planner(rich, looking).estimate)
    worst, best = tuple(by_worth[:3]), tuple(by_worth[-3:])

    for number in range(3):
        piles = tuple(best if number == pile else worst for pile in range(3))
        assert Planner(replace(rich, piles=piles), looking).source(thorough=True) == str(number + 1)


@pytest.mark.parametrize("weights", [replace(AT_ONCE, ample=NEVER), replace(AT_ONCE, ample=0.0, look_from=99.0)])
def test_who_has_few_coins_or_few_tiles_draws_from_the_pile_that_is_due_without_looking(weights: Weights) -> None:
    for state in positions(INTRO, 1):
        if state.phase is Phase.DRAW and GAME.to_act(state) == (state.seat,):
            planner = Planner(state, weights)

            assert planner.source(thorough=True) == planner.source()
