"""A learner that goes on choosing what is not there comes to an end."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import gymnasium
import pytest

from townwright.envs import aec, agents, parallel
from townwright.envs.solo import SoloEnv
from townwright.envs.table import LONGEST
from townwright.speed.runtime.row_batch import LOST

wrappers: Any = import_module("pettingzoo.utils.wrappers")

NOTHING = 1_900
"""A number that stands for nothing that can be said in these games at the start."""


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "LONGEST", 5)


@pytest.mark.usefixtures("_short")
def test_in_turn_every_agent_is_cut_off_without_a_reward() -> None:
    cities, steps = aec.env("cities", seats=2), 0
    cities.reset(seed=1)
    ends = []
    for agent in cities.agent_iter():
        _, reward, terminated, truncated, _ = cities.last()
        if terminated or truncated:
            ends.append((agent, reward, terminated, truncated))
        steps += not truncated
        cities.step(None if truncated else NOTHING)

    assert steps == 2 * 5
    assert sorted(ends) == [("seat_0", 0, False, True), ("seat_1", 0, False, True)]
    assert cities.agents == []


@pytest.mark.usefixtures("_short")
@pytest.mark.parametrize(("game", "steps"), [("cities", 5), ("skylines", 10)])
def test_together_all_agents_are_cut_off_without_a_reward(game: str, steps: int) -> None:
    table = parallel.parallel_env(game, seats=2)
    table.reset(seed=1)
    for _ in range(steps - 1):
        table.step(dict.fromkeys(table.agents, NOTHING))
    assert len(table.agents) == 2

    _, rewards, terminated, truncated, _ = table.step(dict.fromkeys(table.agents, NOTHING))

    assert table.agents == []
    assert (set(rewards.values()), set(terminated.values()), set(truncated.values())) == ({0.0}, {False}, {True})


@pytest.mark.usefixtures("_short")
def test_a_new_game_has_all_its_steps_again() -> None:
    cities = aec.env("cities", seats=1)
    for _ in range(2):
        cities.reset(seed=1)
        for _ in range(5):
            assert not cities.truncations["seat_0"]
            cities.step(NOTHING)
        assert cities.truncations["seat_0"]


def test_a_game_for_one_is_cut_off_by_gymnasium() -> None:
    made = gymnasium.make("townwright/Cities-v0")

    assert isinstance(made.unwrapped, SoloEnv)
    assert made.spec is not None
    assert made.spec.max_episode_steps == LONGEST


def test_the_wrapper_of_pettingzoo_ends_a_game_at_the_first_wrong_number() -> None:
    cities = wrappers.TerminateIllegalWrapper(aec.env("cities", seats=2), illegal_reward=LOST)
    cities.reset(seed=1)
    first = cities.agent_selection

    rewards = {}
    for agent in cities.agent_iter(10):
        _, rewards[agent], terminated, _, _ = cities.last()
        cities.step(None if terminated else NOTHING)

    assert cities.agents == []
    assert rewards == {"seat_0": 0, "seat_1": 0, first: LOST}
