"""Points name the tours and sites that they came from."""

from __future__ import annotations

from dataclasses import replace

from tests.playing import random_game
from townwright.core.points import total
from townwright.games.greentown import GAME

from .tables import say, table


def test_every_tour_has_a_line_with_its_sites_for_each_seat_that_it_was_about() -> None:
    state = say(table(seats="3"), "T ~(-1,0)5101334", "B ^(1,-1)0134 ^(0,1)0235", "T ~(-1,0)5101334")

    assert [f"{line.seat} {line}" for line in GAME.points(state)] == [
        "0 tour 5A for A = 4 (nature (-1,1) (2,-1) (1,-1) (0,-1): 4)",
        "2 tour 5C for C = 0 (nature-failed: -1; sport-failed: -1; floor: 2)",
    ]


def test_money_that_lay_in_a_position_is_told_apart() -> None:
    state = table(seats="3")
    state = say(state.with_player(0, replace(state.player, money=7)), "T ~(-1,0)5101334")

    assert str(GAME.points(state)[0]) == "greenies = 7 (before: 7)"
    assert total(GAME.points(state), 0) == 11


def test_in_a_whole_game_all_money_comes_from_tours() -> None:
    for seats in ("2", "3", "4"):
        for state in random_game(GAME, GAME.options({"seats": seats}), f"earning {seats}").states:
            lines = GAME.points(state)
            assert [total(lines, seat) for seat in range(int(seats))] == [player.money for player in state.players]
            assert all(line.what.startswith("tour ") for line in lines)
