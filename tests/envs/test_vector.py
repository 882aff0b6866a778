from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.envs.vector import VectorGames

GAMES = 4


def vector(**more: Any) -> Any:
    return gymnasium.make_vec("townwright/Cities-v0", num_envs=GAMES, **more)


def first_open(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=1)


def test_ended_games_begin_again_with_the_next_step() -> None:
    env = vector(level=3)
    seen, _ = env.reset(seed=1)
    assert isinstance(env, VectorGames)
    assert seen in env.observation_space
    for _ in range(26):
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        seen, _, terminated, _, info = env.step(first_open(seen))
        assert info["was_there"].all()
        assert not terminated.any()
    seen, _, terminated, truncated, _ = env.step(first_open(seen))
    assert terminated.all()
    assert not truncated.any()
    assert not seen["action_mask"].any()

    seen, rewards, terminated, _, _ = env.step(first_open(seen))

    assert not rewards.any()
    assert not terminated.any()
    assert seen["observation"]["stage"][:, 0].all()


def test_the_same_seed_deals_the_same_games_and_goes_on_to_others() -> None:
    env, other = vector(copy=True), vector(copy=True)
    first, again = env.reset(seed=2)[0], other.reset(seed=2)[0]
    hands = [seen["observation"]["hand"] for seen in (first, again, env.reset()[0])]

    assert np.array_equal(hands[0], hands[1])
    assert not np.array_equal(hands[0], hands[2])
    assert not np.array_equal(hands[0][0], hands[0][1])


def test_arrays_are_reused_unless_copies_are_asked_for() -> None:
    reused, copied = vector(), vector(copy=True)
    for env in (reused, copied):
        env.reset(seed=3)

    assert reused.step(np.zeros(GAMES, int))[0]["action_mask"] is reused.step(np.zeros(GAMES, int))[0]["action_mask"]
    one, two = (copied.step(np.zeros(GAMES, int)) for _ in range(2))
    assert not np.shares_memory(one[0]["action_mask"], two[0]["action_mask"])
    assert not np.shares_memory(one[1], two[1])


def test_a_game_that_goes_nowhere_is_cut_off_and_begins_again() -> None:
    env = vector(max_episode_steps=3)
    env.reset(seed=1)
    nothing = np.full(GAMES, 3_400)
    for step in range(3):
        _, rewards, terminated, truncated, info = env.step(nothing)
        assert truncated.all() == (step == 2)
        assert not info["was_there"].any()
        assert not terminated.any()
        assert not rewards.any()

    assert env.step(nothing)[4]["was_there"].all()
    assert env.batch.begun.tolist() == [2] * GAMES


def test_random_numbers_are_open() -> None:
    env, luck = vector(), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(30):
        waiting = ~env.batch.running
        assert (env.step(env.random_numbers(luck))[4]["was_there"] | waiting).all()


def test_some_games_can_be_begun_anew() -> None:
    env = vector()
    seen, _ = env.reset(seed=1)
    env.step(first_open(seen))

    seen, _ = env.reset(options={"reset_mask": np.array([True, False, False, True])})

    assert seen["observation"]["stage"][:, 0].tolist() == [1, 0, 0, 1]


def test_what_a_vector_cannot_do_is_refused() -> None:
    env = vector()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="4 games need one number each"):
        env.step(np.zeros(3, int))
    with pytest.raises(ValueError, match="one seed deals all games"):
        env.reset(seed=[1, 2, 3, 4])
    with pytest.raises(ValueError, match="no compiled games of cities with these options"):
        vector(variants="free")
    assert isinstance(gymnasium.make_vec("townwright/Skylines-v0", num_envs=1), gymnasium.vector.SyncVectorEnv)
