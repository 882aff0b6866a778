"""The conformance tests of the libraries' own makers, as they ship them."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from townwright.core import registry
from townwright.envs import aec, parallel
from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.envs.spiel import default_options

pettingzoo: Any = import_module("pettingzoo.test")
seeds: Any = import_module("pettingzoo.test.seed_test")
pyspiel: Any = import_module("pyspiel")

SEATS = {"cities": "2", "greentown": "3", "skylines": "2"}
every_game = pytest.mark.parametrize("game", registry.names())
advice = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:.*Box.*")
"""Hints of the makers that observations with masks, or without bounds, cannot follow."""


@advice
@every_game
def test_agents_in_turn_keep_what_pettingzoo_asks(game: str) -> None:
    pettingzoo.api_test(aec.env(game, seats=SEATS[game]), num_cycles=40)


@advice
@every_game
def test_agents_together_keep_what_pettingzoo_asks(game: str) -> None:
    pettingzoo.parallel_api_test(parallel.parallel_env(game, seats=SEATS[game]), num_cycles=20)


@every_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    pettingzoo.seed_test(partial(aec.env, game, seats=SEATS[game]), num_cycles=20)
    seeds.parallel_seed_test(partial(parallel.parallel_env, game, seats=SEATS[game]), num_cycles=20)


@advice
@pytest.mark.parametrize("observation", ["structured", "numbers", "text"])
@pytest.mark.parametrize("title", ["Cities", "Skylines"])
def test_games_for_one_keep_what_gymnasium_asks(title: str, observation: str) -> None:
    made = gymnasium.make(f"townwright/{title}-v0", observation=observation)

    check_env(made.unwrapped)


@every_game
def test_random_games_pass_the_simulation_of_openspiel_with_serialisation(game: str) -> None:
    loaded = pyspiel.load_game(f"townwright_{game}", {"options": default_options(game)})

    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore:Environment's m.*state space:UserWarning", "ignore:.*observation.*:UserWarning")
@every_game
def test_the_state_of_a_table_keeps_what_pettingzoo_asks(game: str) -> None:
    states: Any = import_module("pettingzoo.test.state_test")

    states.state_test(aec.raw_env(game, seats=SEATS[game]), parallel.parallel_env(game, seats=SEATS[game]), 10)
