"""Environments over compiled rules show, offer and pay what those over the readable rules do."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.greentown_sets import block, square
from townwright.envs import aec, parallel
from townwright.envs.cities.compiled import CompiledCities
from townwright.envs.compiled import lazy_facts
from townwright.envs.plays import ReadablePlay
from townwright.envs.solo import SoloEnv

ALONE = [{"level": 3}, {"level": 2, "variants": "onemore nojump"}, {"variants": "quickstart"}, {"variants": "nomove"}]
TOGETHER: list[tuple[str, dict[str, Any]]] = [
    ("cities", {"seats": 3, "level": 3}),
    ("cities", {"seats": 2, "variants": "quickstart"}),
    ("greentown", {"seats": 2}),
    ("greentown", {"set": "block", "setup": "block", "components": [block(square(3), spare_tiles=4, stops=3)]}),
    ("skylines", {"seats": 2, "scenario": "4"}),
]
MOST = 90
"""Numbers after which a comparison has seen enough."""


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return one.dtype == other.dtype and one.shape == other.shape and bool(np.array_equal(one, other))


def chosen(seen: dict[str, Any], random: Random) -> int:
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize("rewards", ["end", "change"])
@pytest.mark.parametrize("options", ALONE)
def test_a_game_for_one_is_the_same(options: dict[str, Any], rewards: Any) -> None:
    fast = SoloEnv("cities", rewards=rewards, **options)
    readable = SoloEnv("cities", rewards=rewards, rules="readable", **options)
    random, over, number = Random(2), False, 0
    seen, info = fast.reset(seed=4)
    expected, facts = readable.reset(seed=4)

    assert isinstance(fast.play, CompiledCities)
    assert isinstance(readable.play, ReadablePlay)
    assert {name: info[name] for name in facts} == facts
    while not over:
        assert same(seen, expected)
        assert seen in fast.observation_space
        number = chosen(seen, random)
        seen, reward, over, _, info = fast.step(number)
        expected, *others, facts = readable.step(number)
        assert [reward, over, False] == others
    assert same(seen, expected)
    assert {name: info[name] for name in facts} == facts
    assert fast.record() == readable.record()
    assert fast.step(number)[1:4] == (0.0, True, False)


@pytest.mark.parametrize("game", ["cities", "skylines"])
def test_arrays_are_new_at_every_step_unless_they_may_be_reused(game: str) -> None:
    new, reused = SoloEnv(game), SoloEnv(game, copy=False)
    random = Random(5)
    seen, shown = new.reset(seed=7)[0], reused.reset(seed=7)[0]
    first, kept = shown, deepcopy(seen)
    arrays = list(shown["observation"].values())
    for _ in range(12):
        before, was = seen, deepcopy(seen)
        number = chosen(seen, random)
        seen, *paid, _ = new.step(number)
        shown, *also_paid, _ = reused.step(number)
        assert same(shown, seen)
        assert paid == also_paid
        assert same(before, was)

    assert all(array is again for array, again in zip(arrays, shown["observation"].values(), strict=True))
    assert shown["action_mask"] is first["action_mask"]
    assert same(first, seen)
    assert not same(first, kept)
    assert reused.action_masks().tolist() == new.action_masks().tolist()
    for other in (pickle.loads(pickle.dumps(reused)), deepcopy(reused)):  # noqa: S301  our own
        number = chosen(seen, random)
        assert same(other.step(number)[0], deepcopy(new).step(number)[0])
        assert same(shown, seen)


@pytest.mark.parametrize(("game", "options"), TOGETHER)
def test_agents_in_turn_see_the_same(game: str, options: dict[str, Any]) -> None:
    both = [aec.env(game, rewards="change", rules=rules, **options) for rules in ("auto", "readable")]
    random = Random(3)
    for env in both:
        env.reset(seed=5)
    fast, readable = both
    assert not isinstance(fast.play, ReadablePlay)
    for _ in range(MOST):
        if all(fast.terminations.values()):
            break
        assert all(same(fast.observe(agent), readable.observe(agent)) for agent in fast.agents)
        assert fast.agent_selection == readable.agent_selection
        number = chosen(fast.observe(fast.agent_selection), random)
        for env in both:
            env.step(number)
        assert (fast.rewards, fast.terminations) == (readable.rewards, readable.terminations)
    assert all(same(fast.observe(agent), readable.observe(agent)) for agent in fast.agents)
    assert fast.points == readable.points
    assert fast.play.over == ("components" in options or game != "greentown")


@pytest.mark.parametrize(("game", "seats"), [("cities", 2), ("cities", 1), ("skylines", 2)])
def test_agents_together_see_the_same(game: str, seats: int) -> None:
    both = [parallel.parallel_env(game, rules=rules, seats=seats) for rules in ("auto", "readable")]
    random = Random(4)
    seen, expected = (env.reset(seed=6)[0] for env in both)
    while both[0].agents:
        assert same(seen, expected)
        numbers = {agent: chosen(seen[agent], random) for agent in seen}
        (seen, *facts, _), (expected, *others, _) = (env.step(numbers) for env in both)
        assert facts == others
    assert same(seen, expected)


@pytest.mark.parametrize("game", ["cities", "skylines"])
def test_a_compiled_game_can_be_pickled_copied_and_asked_for_its_table(game: str) -> None:
    env = SoloEnv(game)
    seen, info = env.reset(seed=1)
    for _ in range(6):
        seen, _, _, _, info = env.step(chosen(seen, Random(1)))

    for other in (pickle.loads(pickle.dumps(env)), deepcopy(env)):  # noqa: S301  our own
        assert same(other.play.observe(0), seen)
        assert other.table.save() == env.table.save()
    assert pickle.loads(pickle.dumps(info))["offered"] == info["offered"]  # noqa: S301
    with pytest.raises(KeyError):
        info["nothing of the kind"]


def test_copies_of_what_info_tells_compute_nothing_before_they_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SoloEnv("cities")
    seen, _ = env.reset(seed=1)
    info = env.step(chosen(seen, Random(1)))[4]
    info["episode"] = [1]
    with monkeypatch.context() as computing:
        computing.setattr(lazy_facts, "replayed", None)
        copies = [copy(info), deepcopy(info), info.copy(), pickle.loads(pickle.dumps(info))]  # noqa: S301  our own
        assert [list(each) for each in copies] == [list(info)] * 4
    env.step(chosen(env.play.observe(0), Random(1)))

    assert [each["episode"] for each in copies] == [[1]] * 4
    assert copies[1]["episode"] is not info["episode"]
    assert all(each["offered"] == info["offered"] for each in copies)


def test_readable_rules_are_taken_where_they_are_needed() -> None:
    made = [
        SoloEnv("cities", variants="free"),
        SoloEnv("cities", observation="text"),
        SoloEnv("cities", rules="readable"),
        SoloEnv("skylines", scenario="5"),
    ]
    for env in made:
        env.reset(seed=1)

    assert all(isinstance(env.play, ReadablePlay) for env in made)
    with pytest.raises(ValueError, match="the rules are 'auto' or 'readable', not 'fast'"):
        SoloEnv("cities", rules="fast")  # type: ignore[arg-type]
