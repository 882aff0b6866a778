"""Putting up buildings, rule 7.3."""

from __future__ import annotations

from dataclasses import replace

import pytest

from townwright.games.greentown.box.pieces import TREE, Piece
from townwright.games.greentown.state import Stage, State

from .tables import offered, refused, say, table


def after_steps() -> State:
    return say(table(), "B", "+(3,-1)34", "+(-2,1)01")


def test_a_building_goes_on_any_vacant_tile() -> None:
    words = offered(after_steps())

    assert words[0] == "nothing"
    assert {"C(-2,1)", "S(3,-1)", "M(0,0)", "C(1,0)"} <= set(words)
    assert len(words) == 1 + 3 * (4 + 6 * 4)


def test_a_tree_makes_room_and_moves_to_a_vacant_tile() -> None:
    state = say(after_steps(), "S(2,-1)>(1,0)")
    pieces = {str(place): tile.piece for place, tile in state.network}

    assert pieces["(2,-1)"] == Piece("S", 0)
    assert pieces["(1,0)"] == TREE
    assert state.players[0].hand == (3, 2, 3)


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("C(2,0)", "greentown-site-taken"),
        ("C(9,9)", "greentown-no-site"),
        ("C(2,-1)", "greentown-tree-place"),
        ("C(2,-1)>(2,0)", "greentown-tree-place"),
        ("C(2,-1)>(2,-1)", "greentown-tree-place"),
        ("C(2,-1)>(9,9)", "greentown-tree-place"),
        ("C(1,0)>(0,0)", "greentown-no-tree"),
        ("~(2,0)31334", "greentown-not-due"),
    ],
)
def test_a_wrong_erection_is_refused_with_its_reason(word: str, key: str) -> None:
    assert refused(after_steps(), word) == key


def test_another_players_building_is_never_replaced() -> None:
    state = say(after_steps(), "C(1,0)", "B", "+(-1,-1)05", "+(2,-2)34")

    assert refused(state, "C(1,0)") == "greentown-site-taken"


def test_without_a_lay_nothing_is_erected() -> None:
    """The turn is over after two develops."""
    state = say(table(), "B", "^(1,-1)0134", "^(0,1)0235")

    assert state.stage is None
    assert refused(table(), "B ^(1,-1)0134 ^(0,1)0235 C(1,0)") == "greentown-no-lay"


def test_erecting_comes_once_and_after_both_steps() -> None:
    """D9."""
    assert refused(table(), "B", "+(3,-1)34", "C(1,0)") == "greentown-not-due"
    assert say(after_steps(), "C(1,0)").seat == 1


def test_the_tile_just_laid_is_there_for_a_tree() -> None:
    """D10: nothing else is vacant."""
    state = table("(0,0) 03 H\n(1,0) 03 N", {"2f": 1})

    words = offered(say(state, "B", "+(2,0)03"))

    assert "C(1,0)>(2,0)" in words
    assert len(words) == 1 + 3 * 2


def test_a_category_that_is_used_up_is_not_offered() -> None:
    state = table()
    state = state.with_player(0, replace(state.player, hand=(0, 1, 0)))
    state = say(state, "B", "+(3,-1)34", "+(-2,1)01")

    assert {word[0] for word in offered(state)} == {"n", "S"}
    assert refused(state, "C(1,0)") == "greentown-none-left"


def test_with_an_empty_stock_the_turn_goes_on_without_erecting() -> None:
    state = table()
    state = state.with_player(0, replace(state.player, hand=(0, 0, 0)))

    assert say(state, "BT", "+(3,-1)34", "+(-2,1)01").stage is Stage.TOUR
