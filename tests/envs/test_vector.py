from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
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


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"reset_mask": [False]}, "the 'reset_mask' of 4 games"),
        ({"reset_mask": [1, 0, 0, 1]}, "truth values"),
        ({"reset_mark": [True] * GAMES}, "reset of many games knows the option 'reset_mask', not 'reset_mark'"),
    ],
)
def test_a_reset_that_does_not_say_of_every_game_whether_it_begins_is_refused(
    options: dict[str, Any], told: str
) -> None:
    env = vector()
    env.reset(seed=1)
    begun = env.batch.begun.copy()

    with pytest.raises(ValueError, match=told):
        env.reset(seed=2, options=options)

    assert env.batch.begun.tolist() == begun.tolist()


def test_numbers_are_whole_and_come_after_the_beginning() -> None:
    env = vector()
    with pytest.raises(RuntimeError, match="no game has begun: call reset first"):
        env.step(np.zeros(GAMES, np.int64))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        env.step(np.full(GAMES, 0.7))


@pytest.mark.parametrize("title", ["Greentown", "Skylines"])
def test_every_seat_is_shown_when_it_is_asked_and_paid_at_the_end(title: str) -> None:
    more: dict[str, Any] = {"money": "open"} if title == "Greentown" else {}
    env: Any = gymnasium.make_vec(f"townwright/{title}-v0", num_envs=GAMES, seats=2, **more)
    luck, seats, ended = np.random.default_rng(1), set(), 0
    seen, info = env.reset(seed=1)
    for _ in range(300):
        assert seen in env.observation_space
        seats.update(info["seat"].tolist())
        asked = info["seat"]
        seen, rewards, terminated, _, info = env.step(env.random_numbers(luck))
        ended += int(terminated.sum())
        for game in np.flatnonzero(terminated):
            own, other = info["worths"][game][[asked[game], 1 - asked[game]]]
            assert rewards[game] == own
            if title == "Greentown":
                assert [own, other] == seen["observation"]["seats"][game, :, -1].tolist()
            else:
                assert own == other != 0

    assert seats == {0, 1}
    assert ended > 0


@pytest.mark.parametrize("title", ["Greentown", "Skylines"])
def test_opponents_that_play_at_random_leave_the_learner_its_seat(title: str) -> None:
    env: Any = gymnasium.make_vec(f"townwright/{title}-v0", num_envs=2, opponents=["random"])
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(20):
        assert info["seat"].tolist() == [0, 1] or env.batch.begun.max() > 1
        _, _, _, _, info = env.step(env.random_numbers(luck))


def test_a_game_that_is_lost_before_the_learner_is_asked_is_dealt_again() -> None:
    env: Any = gymnasium.make_vec("townwright/Skylines-v0", num_envs=3_000, opponents=["random"] * 3)
    seen, _ = env.reset(seed=3)

    assert (env.batch.begun > 1).sum() == 2
    assert seen["action_mask"].any(axis=1).all()
    assert env.batch.running.all()


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301  our own
@pytest.mark.parametrize("title", ["Cities", "Greentown", "Skylines"])
def test_a_copy_of_a_vector_goes_on_as_the_first_does(title: str, copied: Callable[[Any], Any]) -> None:
    more: dict[str, Any] = {"seats": 2} if title == "Greentown" else {}
    first: Any = gymnasium.make_vec(f"townwright/{title}-v0", num_envs=GAMES, **more)
    first.reset(seed=1)
    first.step(first.random_numbers(np.random.default_rng(1)))
    other, luck, ended = copied(first), np.random.default_rng(2), 0
    for _ in range(30 if title == "Cities" else 300):
        numbers = first.random_numbers(luck)
        seen, expected = other.step(numbers), first.step(numbers)
        assert not np.shares_memory(seen[0]["action_mask"], expected[0]["action_mask"])
        assert all(
            np.array_equal(seen[0]["observation"][name], each) for name, each in expected[0]["observation"].items()
        )
        assert np.array_equal(seen[0]["action_mask"], expected[0]["action_mask"])
        assert all(np.array_equal(one, two) for one, two in zip(seen[1:4], expected[1:4], strict=True))
        ended += int(expected[2].sum())

    assert ended > 0


def test_what_a_vector_cannot_do_is_refused() -> None:
    env = vector()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="4 games need one number each"):
        env.step(np.zeros(3, int))
    with pytest.raises(ValueError, match="one seed deals all games"):
        env.reset(seed=[1, 2, 3, 4])
    with pytest.raises(ValueError, match="no compiled games of cities with these options"):
        vector(variants="free")
    with pytest.raises(ValueError, match="opponents in a vector of compiled games are 'random', not greedy"):
        vector(opponents=["greedy"])
    with pytest.raises(ValueError, match=r"opponents are a list, such as opponents=.'random'., and not one text"):
        vector(opponents="random")
    with pytest.raises(ValueError, match="games of cities in a vector have 1 seat, not 2; gymnasium"):
        vector(opponents=["random"])
    with pytest.raises(ValueError, match=r"games together have rewards='end', not 'change'; gymnasium.* has that"):
        vector(rewards="change")
    with pytest.raises(ValueError, match="greentown has 2 seats or more: seats=2 lets the learner play them all"):
        gymnasium.make_vec("townwright/Greentown-v0", num_envs=1)
    assert vector(rewards="end", rules="auto").num_envs == GAMES
    with pytest.raises(ValueError, match="1 opponents and the learner are 2 seats, not 3"):
        gymnasium.make_vec("townwright/Greentown-v0", num_envs=1, opponents=["random"], seats=3)
