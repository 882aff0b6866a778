"""OpenSpiel over compiled rules offers, draws, shows and pays what it does over the readable ones."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.greentown_sets import block, square
from townwright.core import registry
from townwright.envs import spiel as _registered  # noqa: F401  importing it registers the games
from townwright.envs.spiel import default_options

pyspiel: Any = import_module("pyspiel")
observation: Any = import_module("open_spiel.python.observation")

every_game = pytest.mark.parametrize("game", registry.names())
HISTORIES = [
    ("cities", "seats:1 level:3"),
    ("cities", "seats:3 level:2 variants:onemore+nojump"),
    ("cities", "seats:2 variants:quickstart"),
    ("greentown", "seats:3"),
    ("skylines", "seats:2 scenario:4"),
]
MOST = 100
"""Numbers after which a comparison has seen enough."""


def both(game: str, options: str, **more: str) -> list[Any]:
    return [
        pyspiel.load_game(f"townwright_{game}", {"options": options, "rules": rules, **more})
        for rules in ("auto", "readable")
    ]


def is_compiled(state: Any) -> bool:
    return state.play.drawn is not None


def compare(loaded: list[Any], seed: int, most: int = MOST) -> None:
    """Plays the same numbers in both games, and compares all that OpenSpiel can ask for."""
    random, (fast, readable) = Random(seed), (each.new_initial_state() for each in loaded)
    seen, expected = (observation.make_observation(each) for each in loaded)
    for _ in range(most):
        if readable.is_terminal():
            break
        assert fast.current_player() == readable.current_player()
        assert fast.legal_actions() == readable.legal_actions()
        if readable.is_chance_node():
            assert fast.chance_outcomes() == readable.chance_outcomes()
        else:
            for player in range(fast.num_players()):
                seen.set_from(fast, player)
                expected.set_from(readable, player)
                assert np.array_equal(seen.tensor, expected.tensor)
        number = random.choice(readable.legal_actions())
        for state in (fast, readable):
            state.apply_action(number)

    assert is_compiled(fast)
    assert not is_compiled(readable)
    assert fast.is_terminal() == readable.is_terminal()
    assert fast.returns() == readable.returns()
    assert str(fast) == str(readable)


@pytest.mark.parametrize(("game", "options"), HISTORIES)
def test_the_same_history_is_the_same_game(game: str, options: str) -> None:
    compare(both(game, options, observation="structured"), seed=1)


def test_a_game_with_an_own_set_ends_alike(tmp_path: Path) -> None:
    (tmp_path / "own.set").write_text(block(square(3), spare_tiles=4, stops=3))

    compare(both("greentown", "set:block setup:block", components=str(tmp_path / "own.set")), seed=2, most=2_000)


@every_game
def test_a_copy_goes_its_own_way_at_every_moment(game: str) -> None:
    loaded, random = pyspiel.load_game(f"townwright_{game}", {"options": default_options(game)}), Random(3)
    state, moments = loaded.new_initial_state(), set[bool]()
    for _ in range(40):
        told, legal = state.history(), state.legal_actions()
        copies = [state.clone(), loaded.deserialize_state(state.serialize())]
        number, other = random.choice(legal), random.choice(legal)
        for copy in copies:
            copy.apply_action(other)
            assert copy.history() == [*told, other]
            if not copy.is_terminal():
                copy.apply_action(copy.legal_actions()[-1])
        assert (state.history(), state.legal_actions()) == (told, legal)
        assert str(copies[0]) == str(copies[1])
        moments.add(is_compiled(state) and state.is_chance_node())
        state.apply_action(number)

    assert moments == {False, True}
    again = loaded.new_initial_state()
    for number in state.history():
        again.apply_action(number)
    assert str(again) == str(state)


@every_game
def test_what_is_not_open_is_refused_and_changes_nothing(game: str) -> None:
    state = pyspiel.load_game(f"townwright_{game}", {"options": default_options(game)}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before, legal = str(state), state.legal_actions()
    wrong = next(number for number in range(10_000) if number not in legal)

    with pytest.raises(ValueError, match=f"seat {state.current_player()} has {len(legal)} choices, and none"):
        state._apply_action(wrong)
    assert (str(state), state.legal_actions()) == (before, legal)


def test_rules_of_another_name_are_refused() -> None:
    with pytest.raises(ValueError, match="the rules are 'auto' or 'readable', not 'quick'"):
        pyspiel.load_game("townwright_cities", {"rules": "quick"})


@every_game
@pytest.mark.parametrize("rules", ["auto", "readable"])
def test_what_chance_cannot_give_and_what_comes_after_the_end_is_refused(game: str, rules: str) -> None:
    loaded = pyspiel.load_game(f"townwright_{game}", {"options": default_options(game), "rules": rules})
    state, random, draws = loaded.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws += 1
            count = len(state.chance_outcomes())
            for number in (-2, count):
                with pytest.raises(ValueError, match=f"chance has {count} outcomes, and none with the number {number}"):
                    state.apply_action(number)
            assert [state.play.open_numbers(seat) for seat in range(state.num_players())] == [[]] * state.num_players()
        state.apply_action(random.choice(state.legal_actions()))
    assert draws > 3
    with pytest.raises(ValueError, match="the game is over, and nobody can say 0"):
        state.apply_action(0)
