from __future__ import annotations

import zlib
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from townwright.bots import arena
from townwright.bots.checked_bot import checked_bots
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.envs.flat import FlatObservations, flattened
from townwright.envs.observations.spaces import observe
from townwright.envs.opponents import AgainstBots, Opponent
from townwright.envs.table import GameTable
from townwright.envs.trained_bot import TrainedBot

from .test_compiled import same

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("cities", {"seats": 1, "level": 3, "variants": "onemore"}),
    ("greentown", {"seats": 3, "variant": "keep"}),
    ("skylines", {"seats": 2, "scenario": "4"}),
    ("skylines", {"seats": 1, "scenario": "5"}),
]


def stubborn(seen: dict[str, Any]) -> int:
    """A function that chooses by what it sees and by nothing else."""
    told = zlib.crc32(flattened(seen).tobytes())
    return int(Random(told).choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_policy_sees_as_a_bot_what_it_sees_in_an_environment(game: str, options: dict[str, Any]) -> None:
    table = GameTable(registry.find(game), options, seed=3)
    told: list[dict[str, Any]] = []

    def listening(seen: dict[str, Any]) -> int:
        told.append(seen)
        return stubborn(seen)

    bot = TrainedBot(game, listening, **options)
    decisions = 0
    while not table.over and decisions < 25:
        seat = table.to_act[0]
        view, legal = table.game.view(table.state, seat), table.game.legal(table.state, seat)
        answer = bot.choose(view, legal, Limit(), Random(1))
        events, shown = len(table.events), []
        while len(table.events) == events:
            shown.append(observe(table, seat, "structured"))
            table.take(seat, stubborn(shown[-1]))
        assert table.events[events].action == answer.action
        assert [each for each, seen in zip(told, shown, strict=False) if not same(each, seen)] == []
        told.clear()
        decisions += 1


def test_a_policy_meets_our_bots_in_the_arena() -> None:
    bot = TrainedBot("cities", stubborn, name="mine")
    (checked,) = checked_bots("mine", "cities", bot)
    match = arena.matches("cities", {}, ["mine"], 1, "seed", 10)[0]

    assert arena.play(match, find=lambda _game, _name: checked) == arena.play(match, find=lambda _game, _name: bot)


@pytest.mark.parametrize("said", [1.5, float("nan"), "3"])
def test_a_policy_that_says_no_whole_number_is_refused(said: Any) -> None:
    table, bot = GameTable(registry.find("cities"), {}, seed=1), TrainedBot("cities", lambda _: said)
    legal = table.game.legal(table.state, 0)

    with pytest.raises(TypeError, match="one whole number, not"):
        bot.choose(table.game.view(table.state, 0), legal, Limit(1), Random(1))


def test_what_is_no_function_is_no_policy() -> None:
    with pytest.raises(TypeError, match="a trained bot asks a function for numbers, and 3 is none"):
        TrainedBot("cities", 3)  # type: ignore[arg-type]  # as a user may give it


def test_a_policy_that_says_what_is_not_marked_is_refused() -> None:
    table = GameTable(registry.find("cities"), {}, seed=1)
    bot = TrainedBot("cities", lambda _: 3_400)

    with pytest.raises(ValueError, match="the policy says 3400, which the mask does not mark"):
        bot.choose(table.game.view(table.state, 0), table.game.legal(table.state, 0), Limit(), Random(1))


OTHER_OPTIONS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("cities", {}, {"seats": 2}, "seats=1, and this table has seats=2"),
    ("cities", {"level": 3}, {"level": 2}, "level=3, and this table has level=2"),
    ("cities", {}, {"variants": "free"}, "variants=-, and this table has variants=free"),
    ("greentown", {}, {"seats": 3}, "seats=2, and this table has seats=3"),
    ("greentown", {}, {"setup": "flower"}, "setup=first, and this table has setup=flower"),
    ("skylines", {}, {"scenario": "4"}, "layout=B0 E0 A0, and this table has layout="),
    ("skylines", {"seats": 3}, {"seats": 4}, "seats=3, and this table has seats=4"),
]


@pytest.mark.parametrize(("game", "mine", "theirs", "why"), OTHER_OPTIONS)
def test_a_policy_refuses_a_table_with_other_options(
    game: str, mine: dict[str, Any], theirs: dict[str, Any], why: str
) -> None:
    table, bot = GameTable(registry.find(game), theirs, seed=1), TrainedBot(game, stubborn, **mine)
    seat = table.to_act[0]

    with pytest.raises(ValueError, match=f"the bot policy was trained for {why}"):
        bot.choose(table.game.view(table.state, seat), table.game.legal(table.state, seat), Limit(), Random(1))


@pytest.mark.parametrize("words", [{"scenario": "5", "seats": 2}, {"layout": "free", "boards": 4}])
def test_a_policy_knows_its_options_again_in_a_free_layout(words: dict[str, Any]) -> None:
    table = GameTable(registry.find("skylines"), words, seed=1)
    bot = TrainedBot("skylines", stubborn, **words)
    for _ in range(4):
        seat = table.to_act[0]
        view, legal = table.game.view(table.state, seat), table.game.legal(table.state, seat)
        table.play(seat, bot.choose(view, legal, Limit(), Random(1)).action)

    assert table.state.layout


def finished(env: Any, seed: int | None = None) -> tuple[float, Any]:
    (seen, _), over, reward = env.reset(seed=seed), False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(stubborn(seen))
    return reward, env.unwrapped


@pytest.mark.parametrize("game", registry.names())
def test_a_learner_goes_round_the_seats_among_bots(game: str) -> None:
    env = gymnasium.make(f"townwright/{game.title()}-v0", opponents=["random:5"])
    seats = []
    for seed in (1, None):
        reward, bare = finished(env, seed)
        seats.append(bare.seat)
        assert reward == bare.table.worth(bare.seat)

    assert isinstance(env.unwrapped, AgainstBots)
    assert seats == [0, 1]
    assert finished(env, 1)[1].seat == 0


def test_the_same_seed_gives_the_same_game_among_bots() -> None:
    env = AgainstBots("cities", opponents=["greedy"], rotate=False)
    games = [finished(env, 5)[1].record() for _ in range(2)]

    assert games[0] == games[1]
    assert env.seat == 0


def test_opponents_are_named_with_their_budget_or_given() -> None:
    mine = TrainedBot("cities", stubborn)
    named = [Opponent("cities", asked) for asked in ("random", "random:44", mine)]

    assert [each.bot.name for each in named] == ["random", "random", "policy"]
    assert [each.limit.nodes for each in named] == [1_000, 44, 1_000]
    with pytest.raises(ValueError, match="no bot 'champion' plays cities"):
        AgainstBots("cities", opponents=["champion"])
    with pytest.raises(ValueError, match="name the opponents of greentown"):
        AgainstBots("greentown")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"opponents": ["random"], "rules": "compiled"}, "the rules are 'auto' or 'readable', not 'compiled'"),
        ({"opponents": "random"}, "opponents are a list, such as opponents=.'random'., and not one text"),
        ({"opponents": [3]}, "3 is no bot that plays cities: a bot has a field name"),
        ({"opponents": ["random:0"]}, "one node or more in a decision, and 'random:0' at none"),
        ({"opponents": ["random:²"]}, "'random:²' is no bot that plays here"),
    ],
)
def test_what_is_no_opponent_is_refused_at_once(asked: dict[str, Any], why: str) -> None:
    with pytest.raises((ValueError, TypeError), match=why):
        gymnasium.make("townwright/Cities-v0", **asked)


class Blunt(TrainedBot):
    """A bot of somebody who has not read what ``choose`` returns."""

    def choose(self, view: Any, legal: Any, limit: Limit, random: Random) -> Any:
        return super().choose(view, legal, limit, random).action


def test_an_opponent_that_answers_with_an_action_is_told_what_it_lacks() -> None:
    env = AgainstBots("greentown", opponents=[Blunt("greentown", stubborn, name="blunt")])

    with pytest.raises(
        ValueError, match=r"the bot blunt of the package .* fails: it answers with .* instead of an Answer"
    ):
        finished(env, 1)


def test_flat_observations_and_masks_are_what_maskable_learners_take() -> None:
    env = FlatObservations(gymnasium.make("townwright/Cities-v0"))
    seen, _ = env.reset(seed=1)

    assert seen in env.observation_space
    assert np.array_equal(env.action_masks(), env.unwrapped.action_masks())  # type: ignore[attr-defined]
    seen, _, _, _, _ = env.step(int(env.action_masks().argmax()))
    assert seen in env.observation_space
    assert env.action_masks().shape == (env.action_space.n,)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="only arrays can be one vector"):
        FlatObservations(gymnasium.make("townwright/Cities-v0", observation="text"))
    with pytest.raises(ValueError, match=r"only an environment of townwright.envs.solo"):
        FlatObservations(gymnasium.make("CartPole-v1"))
