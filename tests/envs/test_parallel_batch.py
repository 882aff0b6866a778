from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from townwright.envs.chances import dealer_of
from townwright.envs.cities.city_rows import CityRows
from townwright.envs.parallel import GamesTogether
from townwright.games.cities.options import read_options
from townwright.speed.cities.together.batch import TogetherCities

GAMES = 3


def games(**more: Any) -> GamesTogether:
    return GamesTogether("cities", num_envs=GAMES, **{"seats": 2, **more})


def one_game(batch: TogetherCities, game: int) -> CityRows:
    """The game by the rows that PettingZoo's environment of one game has, with the same tiles to come."""
    found = CityRows(batch.fast.options, dealer_of(1))
    found._marks[:] = 0
    for seat, arrays in enumerate(found._of_seats):
        found._rows[seat] = np.array(batch.rows[seat * batch.games + game], np.uint64)
        found._steps.begin_at(found._pictures, *arrays)
    found._begin_round()
    return found


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    "words",
    [
        {"seats": "3", "level": "3"},
        {"seats": "2", "variants": "quickstart"},
        {"seats": "2", "variants": "onemore"},
        {"seats": "1"},
    ],
)
def test_every_seat_of_many_games_sees_and_earns_what_it_does_in_one(words: dict[str, str], compiled: bool) -> None:
    options, luck = read_options(words), np.random.default_rng(1)
    batch = TogetherCities(options, GAMES, compiled)
    batch.begin(7, np.ones(GAMES, np.bool_))
    alone, steps, waited = [one_game(batch, game) for game in range(GAMES)], 0, 0
    while batch.running.any():
        for game, one in enumerate(alone):
            for seat in range(options.seats):
                expected = one.observe(seat, waiting=True)
                for name, array in expected["observation"].items():
                    assert np.array_equal(batch.seen[seat][name][game], array), (steps, game, seat, name)
                assert np.array_equal(batch.masks[seat][game], expected["action_mask"])
        waited += int((batch.waiting & batch.running).sum())
        numbers = batch.random_numbers(luck)
        if steps == 5:
            numbers[0, 0] = 3_497
        acting = [one.to_act for one in alone]
        batch.step(numbers)
        assert bool(batch.there.all()) == (steps != 5)
        for game, one in enumerate(alone):
            for seat in acting[game]:
                one.try_to_take(seat, int(numbers[seat, game]))
            assert batch.running[game] == (not one.over)
            if acting[game] and one.over:
                assert batch.rewards[:, game].tolist() == [one.points(seat) for seat in range(options.seats)]
        steps += 1

    assert (waited > 0) == (options.seats > 1)
    assert all(one.over for one in alone)


def test_ended_games_begin_again_with_the_next_step_for_all_agents() -> None:
    env, luck, ends = games(level=3), np.random.default_rng(2), 0
    seen, infos = env.reset(seed=1)
    assert infos == {"seat_0": {}, "seat_1": {}}
    for _ in range(60):
        assert all(seen[agent] in env.observation_space(agent) for agent in env.agents)
        assert all(seen[agent]["action_mask"].any(axis=1).all() for agent in env.agents)
        numbers = env.random_numbers(luck)
        assert all(numbers[agent] in env.action_space(agent) for agent in env.agents)
        ended = ~env.batch.running
        seen, rewards, terminations, truncations, infos = env.step(numbers)
        for agent in env.agents:
            assert infos[agent]["was_there"].all()
            assert ((rewards[agent] > 0) <= terminations[agent]).all()
            assert seen[agent]["observation"]["stage"][ended, 0].all()
            assert not (terminations[agent] & ended).any()
            assert not truncations[agent].any()
        assert np.array_equal(*terminations.values())
        ends += int(terminations["seat_0"].sum())

    assert ends >= GAMES
    assert env.batch.begun.max() > 1


def test_seats_of_a_game_have_the_same_tiles_and_games_have_others() -> None:
    env = games(copy=True)
    seen, _ = env.reset(seed=1)
    again, _ = games().reset(seed=1)
    others, _ = env.reset()
    hands = [each["observation"]["hand"] for each in (*seen.values(), again["seat_0"], others["seat_0"])]

    assert np.array_equal(hands[0], hands[1])
    assert np.array_equal(hands[0], hands[2])
    assert not np.array_equal(hands[0], hands[3])
    assert not np.array_equal(hands[0][0], hands[0][1])


def test_arrays_of_a_step_are_reused_unless_copies_are_asked_for() -> None:
    for env in (games(), games(copy=True)):
        env.reset(seed=1)
        one, two = (env.step(env.random_numbers(np.random.default_rng(1))) for _ in range(2))
        assert np.shares_memory(one[0]["seat_1"]["action_mask"], two[0]["seat_1"]["action_mask"]) != env.copy
        assert (
            np.shares_memory(one[0]["seat_1"]["observation"]["hand"], two[0]["seat_1"]["observation"]["hand"])
            != env.copy
        )
        assert np.shares_memory(one[1]["seat_0"], two[1]["seat_0"]) != env.copy
        assert not any(np.shares_memory(*each.values()) for each in one[1:4])


def test_a_game_of_many_that_goes_nowhere_is_cut_off_for_all_its_agents() -> None:
    env = games(max_episode_steps=2)
    env.reset(seed=1)
    nothing = dict.fromkeys(env.agents, np.full(GAMES, 3_400))
    cut_off = [env.step(nothing)[3]["seat_1"].all() for _ in range(4)]

    assert cut_off == [False, True, False, False]
    assert env.batch.begun.tolist() == [2] * GAMES


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301  our own
def test_a_copy_of_many_games_goes_on_as_the_first_do(copied: Callable[[Any], Any]) -> None:
    first, luck = games(), np.random.default_rng(3)
    first.reset(seed=1)
    first.step(first.random_numbers(luck))
    other = copied(first)
    for _ in range(40):
        numbers = first.random_numbers(luck)
        seen, expected = other.step(numbers), first.step(numbers)
        for agent in first.agents:
            assert not np.shares_memory(seen[0][agent]["action_mask"], expected[0][agent]["action_mask"])
            assert np.array_equal(seen[0][agent]["action_mask"], expected[0][agent]["action_mask"])
            for name, array in expected[0][agent]["observation"].items():
                assert np.array_equal(seen[0][agent]["observation"][name], array)
            assert np.array_equal(seen[1][agent], expected[1][agent])


def test_what_many_games_together_cannot_do_is_refused() -> None:
    env = games()
    numbers = dict.fromkeys(env.agents, np.zeros(GAMES, np.int64))
    with pytest.raises(RuntimeError, match="no game has begun: call reset first"):
        env.step(numbers)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 said none"):
        env.step({"seat_0": numbers["seat_0"]})
    with pytest.raises(ValueError, match="there is no seat_2; there are seat_0, seat_1"):
        env.step({**numbers, "seat_2": numbers["seat_0"]})
    with pytest.raises(ValueError, match="3 games need one number each"):
        env.step({**numbers, "seat_1": np.zeros(2, int)})
    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        env.step({**numbers, "seat_1": np.zeros(3)})
    with pytest.raises(ValueError, match="there is no me"):
        env.observation_space("me")
    with pytest.raises(ValueError, match=r"seats of greentown act one after the other: gymnasium.make_vec shows each"):
        GamesTogether("greentown", num_envs=2)
    with pytest.raises(ValueError, match="no compiled games of cities with these options"):
        games(variants="free")
    with pytest.raises(ValueError, match=r"have rewards='end', not 'change'; .*parallel.parallel_env has that"):
        games(rewards="change")
    with pytest.raises(ValueError, match="one game or more, not 0"):
        GamesTogether("cities", num_envs=0)
