"""A planner leaves room for the second tile that the last milestone wants in every district."""

from __future__ import annotations

import pytest

from townwright.bots.skylines.planning import Planning
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines import GAME
from townwright.games.skylines.state import Phase, State

from .positions import positions

WITH_SMALL_DISTRICTS = GAME.options({"scenario": "1", "seats": "2"})


def turns(seed: int) -> list[State]:
    return [state for state in positions(WITH_SMALL_DISTRICTS, seed) if state.phase is Phase.TURN]


@pytest.mark.parametrize("seed", range(4))
def test_no_tile_walls_up_an_empty_district_while_another_place_leaves_it_room(seed: int) -> None:
    for state in turns(seed):
        planning = Planning(state, Weights())
        siting = planning.siting
        narrow = [district for district in planning.survey.town.districts if siting.narrow(district)]
        for card in state.hands[state.seat]:
            for outcome in planning.survey.outcomes(state.card(card)):
                if not outcome.sites:
                    continue
                roomy = [
                    mask
                    for site in outcome.sites
                    for bit in range(site.places.bit_length())
                    if site.places >> bit & 1 and (mask := site.tile << bit)
                    if all(siting.leaves_room(outcome.card, whole & ~mask) for whole in narrow if mask & whole)
                ]
                mask = siting.best(outcome, thorough=True)[1].mask
                walled_up = [
                    whole for whole in narrow if mask & whole and not siting.leaves_room(outcome.card, whole & ~mask)
                ]
                assert not (roomy and walled_up)
                assert siting.walls_up(outcome) == (not roomy)


def test_a_tile_of_stage_one_leaves_room_while_four_free_squares_hang_together() -> None:
    planning = Planning(turns(0)[0], Weights())
    siting, ground = planning.siting, planning.survey.ground
    clinic = planning.state.card("1S1")
    first = siting.free & -siting.free
    three = first | ground.around(first) & siting.free
    while three.bit_count() > 3:
        three ^= 1 << three.bit_length() - 1

    assert not siting.leaves_room(clinic, three)
    assert siting.leaves_room(clinic, siting.free)


def test_a_later_tile_leaves_room_while_a_home_fits() -> None:
    planning = Planning(turns(0)[0], Weights())
    siting, ground = planning.siting, planning.survey.ground
    garden = planning.state.card("3S6")
    corners = siting.free & siting.free >> 1 & siting.free >> ground.stride & siting.free >> ground.stride + 1
    two = 3 * (corners & -corners)

    assert not siting.leaves_room(garden, two)
    assert siting.leaves_room(garden, two | two << ground.stride)
