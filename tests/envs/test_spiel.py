"""What OpenSpiel is shown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from townwright.core import registry
from townwright.envs.observations import structured
from townwright.envs.observations.hashed_features import SIZE
from townwright.envs.observations.spaces import shown
from townwright.envs.spiel import WIDE_RANGE, default_options

pyspiel: Any = import_module("pyspiel")
observation: Any = import_module("open_spiel.python.observation")

every_game = pytest.mark.parametrize("game", registry.names())


def loaded(game: str, **more: str) -> Any:
    return pyspiel.load_game(f"townwright_{game}", {"options": default_options(game), **more})


def some_steps(game: Any) -> Any:
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


@every_game
@pytest.mark.parametrize("asked_at", ["loading", "looking"])
def test_named_arrays_are_those_of_the_other_environments(game: str, asked_at: str) -> None:
    asked = {"observation": "structured"}
    rules = loaded(game, **asked) if asked_at == "loading" else loaded(game)
    seen = observation.make_observation(rules, params=asked if asked_at == "looking" else None)
    state = some_steps(rules)
    expected = shown(state.table, state.current_player(), "structured")

    seen.set_from(state, state.current_player())

    assert seen.dict.keys() == expected.keys() == structured.shapes(game, state.table.options).keys()
    assert all(np.array_equal(seen.dict[name], expected[name]) for name in expected)
    assert np.array_equal(seen.tensor, np.concatenate([expected[name].ravel() for name in seen.dict]))


@every_game
def test_the_tensor_of_a_state_follows_what_the_game_was_loaded_with(game: str) -> None:
    hashed, named = loaded(game), loaded(game, observation="structured")

    assert hashed.observation_tensor_shape() == [SIZE]
    assert [len(some_steps(hashed).observation_tensor(0))] == [SIZE]
    assert [len(some_steps(named).observation_tensor(0))] == named.observation_tensor_shape() != [SIZE]


def test_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="numbers or structured arrays, not 'pictures'"):
        observation.make_observation(loaded("cities"), params={"observation": "pictures"})
    with pytest.raises(ValueError, match="numbers or structured arrays, not 'pictures'"):
        loaded("cities", observation="pictures")


def test_own_tiles_are_read_from_files(tmp_path: Path) -> None:
    faces = registry.find("cities").options({"tiles": "trio24"}).tiles.faces
    file = tmp_path / "mine.tiles"
    file.write_text("\n".join(["tileset mine", *(f"{number} {face}" for number, face in enumerate(faces, 1))]))

    game = pyspiel.load_game("townwright_cities", {"options": "seats:1 tiles:mine", "components": str(file)})

    assert game.new_initial_state().table.options.tiles.name == "mine"
    assert (game.min_utility(), game.max_utility()) == WIDE_RANGE


@pytest.mark.parametrize(("game", "bounds"), [("cities", (0, 200)), ("greentown", (0, 500)), ("skylines", (-20, 200))])
def test_utilities_are_bounded_by_what_games_are_worth(game: str, bounds: tuple[float, float]) -> None:
    loaded = pyspiel.load_game(f"townwright_{game}")

    assert (loaded.min_utility(), loaded.max_utility()) == bounds
