"""What environments are asked by mistake: they say so at once, and change nothing."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from townwright.core import registry
from townwright.envs import aec, parallel
from townwright.envs.chances import Steered, dealer_of
from townwright.envs.option_space import option_numbers, option_words
from townwright.envs.parallel import GamesTogether
from townwright.envs.solo import SoloEnv
from townwright.envs.table import GameTable
from townwright.envs.vector import VectorGames

MAKERS: list[Any] = [SoloEnv, aec.env, parallel.parallel_env]
every_maker = pytest.mark.parametrize("make", MAKERS)


@every_maker
def test_an_option_of_reset_that_nobody_knows_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="reset knows the option 'table' and not 'setting'"):
        make("cities").reset(options={"setting": 1})


@every_maker
def test_components_are_a_list_of_sets_of_some_game(make: Any) -> None:
    with pytest.raises(ValueError, match=r"components are a list, such as components=.'tileset mine'., and not one"):
        make("cities", components="tileset mine")
    with pytest.raises(ValueError, match="these are no components of"):
        make("cities", components=["garbage"])


@every_maker
def test_components_that_are_no_list_are_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="components are a list, and not None"):
        make("cities", components=None)


def test_components_of_a_vector_are_a_list_too() -> None:
    with pytest.raises(ValueError, match="components are a list"):
        gymnasium.make_vec("townwright/Cities-v0", num_envs=1, components="tileset mine")


def told(env: Any, number: Any) -> Any:
    return env.step({"seat_0": number} if isinstance(env, parallel.SeatsTogether) else number)


@every_maker
@pytest.mark.parametrize("number", [1.5, "3", np.array([1.0])])
def test_what_is_no_whole_number_is_no_step(make: Any, number: Any) -> None:
    env = make("cities")
    env.reset(seed=1)
    before = env.table.save()

    with pytest.raises(TypeError, match="a step is told one whole number, not"):
        told(env, number)
    assert env.table.save() == before


@every_maker
@pytest.mark.parametrize("rules", ["auto", "readable"])
@pytest.mark.parametrize("number", [10**30, -(10**30), np.uint64(2**63)])
def test_a_number_larger_than_any_machine_word_changes_nothing(make: Any, rules: str, number: Any) -> None:
    env = make("cities", rules=rules)
    env.reset(seed=1)
    before = env.table.save()

    told(env, number)

    assert env.table.save() == before


@pytest.mark.parametrize("make", [aec.env, parallel.parallel_env])
def test_a_seed_is_a_whole_number_from_0_on(make: Any) -> None:
    env = make("cities")
    for seed in (1.5, "one"):
        with pytest.raises(TypeError, match="a seed is a whole number, not"):
            env.reset(seed=seed)
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on, not -1"):
        env.reset(seed=-1)
    records = []
    for one in (3, np.int64(3)):
        env.reset(seed=one)
        records.append(env.record())
    assert records[0] == records[1]


def test_a_table_of_a_seed_of_numpy_is_saved() -> None:
    game = registry.find("cities")

    saved = GameTable(game, seed=np.int64(3)).save()  # type: ignore[arg-type]  # a user's loop gives such

    assert saved == GameTable(game, seed=3).save()


@every_maker
def test_whole_numbers_of_other_libraries_are_steps(make: Any) -> None:
    for number in (np.int32(0), np.array(0)):
        env = make("cities")
        env.reset(seed=1)
        told(env, number)
        assert 0 in [event.seat for event in env.table.events]


@every_maker
def test_a_step_before_reset_is_refused(make: Any) -> None:
    with pytest.raises(RuntimeError, match="call reset first"):
        told(make("cities"), 0)


def test_nobody_is_told_of_a_game_before_it_has_begun_or_after_its_end() -> None:
    env = aec.env("cities", variants="quickstart")
    with pytest.raises(RuntimeError, match="call reset first"):
        env.last()
    env.reset(seed=1)
    while env.agents:
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(seen["action_mask"].argmax()))
    with pytest.raises(RuntimeError, match="call reset first"):
        env.last()


@pytest.mark.parametrize(("options", "told"), [({}, "greentown has 2 seats or more"), ({"seats": 2}, "opponents=")])
def test_a_game_for_more_than_one_says_who_can_play_the_others(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        gymnasium.make("townwright/Greentown-v0", **options)


@pytest.mark.parametrize(
    ("last", "error"), [({}, ValueError), ({"seat_2": "x"}, TypeError), ({"seat_2": 0, "seat_9": 0}, ValueError)]
)
def test_a_step_of_all_that_is_refused_plays_for_nobody(last: dict[str, Any], error: type[Exception]) -> None:
    env = parallel.parallel_env("cities", seats=3)
    seen, _ = env.reset(seed=1)
    numbers = {agent: int(seen[agent]["action_mask"].argmax()) for agent in ("seat_0", "seat_1")}
    before = env.table.save()

    with pytest.raises(error, match=r"seat_2 said none|one whole number, not 'x'|there is no seat_9"):
        env.step({**numbers, **last})
    assert env.table.save() == before
    assert registry.find("cities").to_act(env.table.state) == (0, 1, 2)


def test_options_are_named() -> None:
    wrong: list[Any] = [5, "seats:2", {"seats": 2}]
    for game in map(registry.find, registry.names()):
        for given in wrong[:2]:
            with pytest.raises(TypeError, match="options are named, such as"):
                GameTable(game, given)
            with pytest.raises(TypeError, match="options are named, such as"):
                game.options(given)
        with pytest.raises(TypeError, match=r"options are read as texts, such as .'seats': '2'., and 2 is none"):
            game.options(wrong[2])


@every_maker
@pytest.mark.parametrize("given", [5, [], "table"])
def test_options_of_reset_are_named(make: Any, given: Any) -> None:
    with pytest.raises(TypeError, match="options of reset are named"):
        make("cities").reset(options=given)


@every_maker
def test_what_answers_no_draws_is_no_chance(make: Any) -> None:
    with pytest.raises(TypeError, match="chance is something that answers draws, such as a dealer, and not 5"):
        make("cities", chance=5)


def test_a_script_of_draws_is_one_and_ends_in_another_chance() -> None:
    scripts: list[tuple[Any, Any, str]] = [
        (None, dealer_of(1), "a script names the outcomes of streams"),
        ({}, 5, "chance is something that answers draws"),
        ({}, None, "it needs another chance, such as a dealer"),
    ]
    for script, otherwise, told in scripts:
        with pytest.raises(TypeError, match=told):
            Steered(script, otherwise)


def test_a_table_knows_its_seats_and_is_told_whole_numbers() -> None:
    table = GameTable(registry.find("cities"), {"seats": 2}, seed=1)
    before = table.save()
    for ask in (table.offered, table.worth, table.facts):
        for seat in (2, -1):
            with pytest.raises(ValueError, match=f"the game has seats from 0 to 1, and no seat {seat}"):
                ask(seat)
        with pytest.raises(TypeError, match="a seat is a whole number, not 'one'"):
            ask("one")  # type: ignore[arg-type]  # as a user may give it
    for say in (table.take, table.try_to_take):
        with pytest.raises(TypeError, match=r"a step is told one whole number, not 1\.0"):
            say(0, 1.0)  # type: ignore[arg-type]

    assert table.save() == before
    table.take(0, np.int64(1))  # type: ignore[arg-type]  # a user's mask gives such
    assert GameTable.load(table.save()).save() == table.save()


@pytest.mark.parametrize("text", ["nothing", "{}", "[1]", 5])
def test_what_was_not_saved_is_no_table(text: Any) -> None:
    with pytest.raises(ValueError, match="this is no table that was saved"):
        GameTable.load(text)


@pytest.mark.parametrize("make", [VectorGames, GamesTogether])
def test_many_games_are_so_many_and_as_long_as_a_whole_number_says(make: Any) -> None:
    for games in (2.5, "2", None, True):
        with pytest.raises(TypeError, match="a batch has a whole number of games"):
            make("cities", games)
    for steps in (0, 1.5, "1", True):
        with pytest.raises(ValueError, match="max_episode_steps is a whole number from 1 on"):
            make("cities", 2, max_episode_steps=steps)
    env = make("cities", 2)
    with pytest.raises(TypeError, match=r"options of reset are named, such as .'reset_mask': mask., and not \[\]"):
        env.reset(options=[])


def test_all_agents_are_told_by_name() -> None:
    one, many = parallel.parallel_env("cities", seats=2), GamesTogether("cities", 2, seats=2)
    one.reset(seed=1)
    many.reset(seed=1)
    steps: list[Any] = [one.step, many.step]
    for step in steps:
        with pytest.raises(TypeError, match="by name, not 5"):
            step(5)


def test_options_of_a_space_are_named_and_told_in_words() -> None:
    game, readers = registry.find("cities"), list[Any]([option_words, option_numbers])
    for read in readers:
        with pytest.raises(TypeError, match="options are named"):
            read(game, 5)
    with pytest.raises(TypeError, match="the option seats is told in words, such as '2', and 2 is none"):
        option_numbers(game, {"seats": 2})  # type: ignore[dict-item]
