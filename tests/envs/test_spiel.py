"""What OpenSpiel is shown."""

from __future__ import annotations

import pickle
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
@pytest.mark.parametrize("form", ["numbers", "structured"])
def test_a_new_game_is_seen_as_such_however_often_it_is_looked_at(game: str, form: Any) -> None:
    rules = loaded(game, observation=form, options="seats:2")
    seen, new, played = observation.make_observation(rules), rules.new_initial_state(), some_steps(rules)
    expected = [shown(new.table, player, form) for player in (0, 1)]

    for player in (0, 1, 0, 1):
        seen.set_from(played, player)
        seen.set_from(new, player)
        arrays = expected[player].values() if form == "structured" else [expected[player]]
        assert np.array_equal(seen.tensor, np.concatenate([array.ravel() for array in arrays]))


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


def test_a_number_that_cannot_come_now_is_told_by_its_meaning() -> None:
    state = loaded("cities").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)

    assert state.action_to_string(0, 2404) == "no tourist"


def test_own_tiles_are_read_from_files(tmp_path: Path) -> None:
    faces = registry.find("cities").options({"tiles": "trio24"}).tiles.faces
    files = [tmp_path / f"{name}.tiles" for name in ("mine", "yours")]
    for file in files:
        lines = [f"tileset {file.stem}", *(f"{number} {face}" for number, face in enumerate(faces, 1))]
        file.write_text("\n".join(lines))

    params = {"options": "seats:1 tiles:yours", "components": "; ".join(map(str, files))}
    game = pyspiel.load_game("townwright_cities", params)
    state = some_steps(game)
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert game.new_initial_state().table.options.tiles.name == "yours"
    assert restored.history() == state.history()
    assert pickle.loads(pickle.dumps(game)).components == game.components  # noqa: S301  our own
    assert (game.min_utility(), game.max_utility()) == WIDE_RANGE


@pytest.mark.parametrize(("game", "bounds"), [("cities", (0, 200)), ("greentown", (0, 500)), ("skylines", (-20, 200))])
def test_utilities_are_bounded_by_what_games_are_worth(game: str, bounds: tuple[float, float]) -> None:
    loaded = pyspiel.load_game(f"townwright_{game}")

    assert (loaded.min_utility(), loaded.max_utility()) == bounds


@every_game
def test_a_loaded_game_can_be_pickled(game: str) -> None:
    rules = loaded(game, observation="structured", options="seats:2")
    again = pickle.loads(pickle.dumps(rules))  # noqa: S301  our own

    assert str(again) == str(rules)
    assert str(some_steps(again)) == str(some_steps(rules))


@every_game
def test_as_many_can_play_as_the_game_has_seats_for(game: str) -> None:
    seats, kind = registry.find(game).option_schema.seats, loaded(game).get_type()

    assert (kind.min_num_players, kind.max_num_players) == (seats.least, seats.most)


def test_what_an_observer_does_not_provide_is_refused() -> None:
    game, kinds = loaded("cities"), pyspiel.IIGObservationType
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER

    assert observation.make_observation(game, kinds(perfect_recall=False, public_info=True, private_info=single))
    for other in (kinds(perfect_recall=True), kinds(perfect_recall=False, public_info=False)):
        with pytest.raises(ValueError, match="no other type of observation is provided"):
            observation.make_observation(game, other)
    with pytest.raises(ValueError, match="for its 'observation' and nothing else, not for form"):
        observation.make_observation(game, params={"form": "structured"})
