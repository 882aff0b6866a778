from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from townwright.core import registry
from townwright.envs import aec, parallel
from townwright.envs.chances import Steered, dealer_of
from townwright.envs.rewards import Rewards
from townwright.envs.solo import SoloEnv
from townwright.envs.table import GameTable
from townwright.games.cities.options import Options
from townwright.games.greentown.options import Options as GreentownOptions
from townwright.speed.cities.batch import CityBatch
from townwright.speed.greentown.batch import GreentownBatch
from townwright.speed.skylines.batch import SkylinesBatch

MAKE: list[Callable[..., Any]] = [aec.env, parallel.parallel_env, SoloEnv]


def first_open(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].argmax())


def last_open(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


@pytest.mark.parametrize("rewards", ["end", "change"])
@pytest.mark.parametrize("game", ["cities", "skylines"])
def test_every_point_of_a_game_for_one_is_paid_once(game: str, rewards: Any) -> None:
    env = SoloEnv(game, rewards=rewards)
    seen, _ = env.reset(seed=3)
    before, paid, over = env.table.worth(0), [], False
    while not over:
        seen, reward, over, _, _ = env.step(last_open(seen))
        paid.append(reward)

    assert sum(paid) == env.table.worth(0) - (before if rewards == "change" else 0)
    assert rewards == "change" or not any(paid[:-1])
    assert env.step(0)[1:4] == (0.0, True, False)


@pytest.mark.parametrize("make", MAKE[:2])
def test_the_change_of_points_is_paid_to_each_agent(make: Any) -> None:
    env, paid = make("cities", seats=2, level=3, rewards="change"), {"seat_0": 0.0, "seat_1": 0.0}
    env.reset(seed=2)
    while env.agents:
        if make is parallel.parallel_env:
            seen = env._observations()
            for agent, reward in env.step({agent: last_open(seen[agent]) for agent in env.agents})[1].items():
                paid[agent] += reward
        else:
            agent = env.agent_selection
            seen, reward, over, _, _ = env.last()
            paid[agent] += reward
            env.step(None if over else last_open(seen))

    assert paid == {f"seat_{seat}": env.table.worth(seat) for seat in range(2)}


def test_unknown_rewards_and_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="rewards come at the end or by change, not by 'often'"):
        Rewards("often")  # type: ignore[arg-type]
    for make in MAKE:
        with pytest.raises(ValueError, match="the render_mode is one of ansi, rgb_array, human or None, not 'film'"):
            make("cities", render_mode="film")
        with pytest.raises(ValueError, match="there is no option 'height'"):
            make("cities", height=3)


def test_a_script_for_a_stream_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="chance has no stream 'stak' here; there are stack, layout"):
        GameTable(registry.find("cities"), chance=Steered({"stak": ["tile 6"]}, dealer_of(1)))


def test_a_script_of_one_text_is_not_taken_letter_by_letter() -> None:
    with pytest.raises(ValueError, match=r"of the stream stack are a list, such as \['tile 6'\]"):
        Steered({"stack": "tile 6"}, dealer_of(1))


@pytest.mark.parametrize("make", MAKE)
def test_an_environment_writes_its_record(make: Any) -> None:
    env = make("skylines", seats=1)
    env.reset(seed=1)
    replayed = registry.find("skylines").replay(env.record())

    assert replayed.record.options == env.options


def test_a_notebook_shows_the_table_and_its_record() -> None:
    table = GameTable(registry.find("greentown"), seed=1)

    shown = table._repr_html_()

    assert shown.startswith("<pre>")
    assert table.record().splitlines()[0] in shown
    assert "<script" not in shown


@pytest.mark.parametrize("make", MAKE)
def test_own_tiles_are_played_with(make: Any) -> None:
    faces = registry.find("cities").options({"tiles": "trio24"}).tiles.faces
    text = "\n".join(["tileset mine", *(f"{number} {face}" for number, face in enumerate(faces, 1))])
    env = make("cities", seats=1, tiles="mine", components=[text])
    env.reset(seed=1)

    assert env.table.options.tiles.name == "mine"
    assert GameTable.load(env.table.save()).options == env.table.options


@pytest.mark.parametrize("make", MAKE)
def test_an_environment_can_be_pickled_and_goes_on(make: Any) -> None:
    env = make("cities", seats=1)
    env.reset(seed=1)

    other = pickle.loads(pickle.dumps(env))  # noqa: S301  our own

    assert other.table.save() == env.table.save()
    assert deepcopy(env).table.offered(0) == env.table.offered(0)


def test_gymnasium_finds_a_game_without_an_import_of_ours() -> None:
    made = gymnasium.make("townwright.envs.solo:townwright/Cities-v0")

    assert isinstance(made.unwrapped, SoloEnv)


BATCHES = [
    (CityBatch, "cities"),
    (GreentownBatch, "greentown"),
    (SkylinesBatch, "skylines"),
]


@pytest.mark.parametrize(("kind", "game"), BATCHES)
def test_a_batch_can_be_pickled_and_copied_deeply(kind: Any, game: str) -> None:
    batch = kind(registry.find(game).options({}), 3, compiled=False)
    batch.shuffle(seed=1)
    batch.step(batch.counts - 1)

    for other in (pickle.loads(pickle.dumps(batch)), deepcopy(batch)):  # noqa: S301  our own
        batch_copy = batch.copy()
        for each in (other, batch_copy):
            each.step((Random(1).random() * each.counts).astype(np.int64))
        assert np.array_equal(other.counts, batch_copy.counts)
        assert np.array_equal(other.rows, batch_copy.rows)


@pytest.mark.parametrize(("kind", "game"), BATCHES)
def test_a_batch_of_no_games_is_refused(kind: Any, game: str) -> None:
    with pytest.raises(ValueError, match="a batch has one game or more, not 0"):
        kind(registry.find(game).options({}), 0, compiled=False)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="'5' is nothing for 'level'; it can be 1, 2, 3"):
        Options(level=5)
    with pytest.raises(ValueError, match="'nojumps' is nothing for 'variants'"):
        Options(variants=("nojumps",))
    with pytest.raises(ValueError, match="a game has one seat or more, not 0"):
        Options(seats=0)
    with pytest.raises(TypeError, match="tiles are a TileSet, not 'mixed24'"):
        Options(tiles="mixed24")  # type: ignore[arg-type]  # as a user may give it
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match=f"'{seats}' is no number of seats from 2 to 4"):
            GreentownOptions(seats)
    with pytest.raises(TypeError, match="read_options makes options from words"):
        GreentownOptions(setup="flower")  # type: ignore[arg-type]
    wrong: list[Any] = [{"level": "3"}, {"seats": 2.0}]
    for words in wrong:
        with pytest.raises(TypeError, match="seats and level are whole numbers"):
            Options(**words)
