"""A planner leaves room for the second tile that the last milestone wants in every district."""

from __future__ import annotations

import pytest

from townwright.bots.skylines.planner import Planner
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
        planner = Planner(state, Weights())
        tile_chooser = planner.tile_chooser
        narrow = [district for district in planner.turn_outcomes.town.districts if tile_chooser.narrow(district)]
        for card in state.hands[state.seat]:
            for outcome in planner.turn_outcomes.outcomes(state.card(card)):
                if not outcome.sites:
                    continue
                roomy = [
                    mask
                    for site in outcome.sites
                    for bit in range(site.places.bit_length())
                    if site.places >> bit & 1 and (mask := site.tile << bit)
                    if all(tile_chooser.leaves_room(outcome.card, whole & ~mask) for whole in narrow if mask & whole)
                ]
                mask = tile_chooser.best(outcome, thorough=True)[1].mask
                walled_up = [
                    whole
                    for whole in narrow
                    if mask & whole and not tile_chooser.leaves_room(outcome.card, whole & ~mask)
                ]
                assert not (roomy and walled_up)
                assert tile_chooser.walls_up(outcome) == (not roomy)


def test_a_tile_of_stage_one_leaves_room_while_four_free_squares_hang_together() -> None:
    planner = Planner(turns(0)[0], Weights())
    tile_chooser, ground = planner.tile_chooser, planner.turn_outcomes.ground
    clinic = planner.state.card("1S1")
    first = tile_chooser.free & -tile_chooser.free
    three = first | ground.around(first) & tile_chooser.free
    while three.bit_count() > 3:
        three ^= 1 << three.bit_length() - 1

    assert not tile_chooser.leaves_room(clinic, three)
    assert tile_chooser.leaves_room(clinic, tile_chooser.free)


def test_a_later_tile_leaves_room_while_a_home_fits() -> None:
    planner = Planner(turns(0)[0], Weights())
    tile_chooser, ground = planner.tile_chooser, planner.turn_outcomes.ground
    garden = planner.state.card("3S6")
    corners = (
        tile_chooser.free
        & tile_chooser.free >> 1
        & tile_chooser.free >> ground.stride
        & tile_chooser.free >> ground.stride + 1
    )
    two = 3 * (corners & -corners)

    assert not tile_chooser.leaves_room(garden, two)
    assert tile_chooser.leaves_room(garden, two | two << ground.stride)
