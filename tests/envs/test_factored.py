from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from townwright.envs.actions.factored import FactoredActions
from townwright.envs.flat import FlatObservations


def factored(**more: Any) -> FactoredActions:
    made = gymnasium.make("townwright.envs.solo:townwright/Cities-v0", rules="readable", **more)
    return FactoredActions(made)


@pytest.mark.parametrize("variants", ["-", "free"])
def test_every_number_is_said_in_parts_and_found_again(variants: str) -> None:
    env = factored(variants=variants)
    numbers = range(int(env.env.action_space.n))  # type: ignore[attr-defined]  # it is Discrete

    split = [env.factors_of(number) for number in numbers]

    assert [env.number_of(parts) for parts in split] == list(numbers)
    assert all(env.action_space.contains(parts) for parts in split)


def test_a_game_in_parts_is_the_game_by_numbers() -> None:
    one, other = factored(level=3), factored(level=3)
    (seen, _), (also, _) = one.reset(seed=4), other.reset(seed=4)
    over = False
    while not over:
        number = int(seen["action_mask"].argmax())
        masks = np.split(one.action_masks(), np.cumsum(one.counts)[:-1])
        assert all(mask[part] for mask, part in zip(masks, one.factors_of(number), strict=True))
        seen, reward, over, _, info = one.step(one.factors_of(number))
        also, paid, _, _, _ = other.env.step(number)
        assert info["was_there"]
        assert reward == paid
        assert (seen["action_mask"] == also["action_mask"]).all()


@pytest.mark.parametrize("action", [[0, 40, 0], [2, 1, 0], [99, 0, 0], [1, 0, 5], [-1, 0, 0]], ids=str)
def test_parts_that_say_nothing_change_nothing(action: list[int]) -> None:
    env = factored()
    before, _ = env.reset(seed=1)

    after, reward, over, _, info = env.step(np.array(action))

    assert not info["was_there"]
    assert (reward, over) == (0, False)
    assert (before["action_mask"] == after["action_mask"]).all()


@pytest.mark.parametrize(
    ("action", "error"),
    [([1, 0], ValueError), ([1, 0, 0, 0], ValueError), (3, ValueError), ([0.5, 0, 0], TypeError)],
    ids=str,
)
def test_what_is_not_three_whole_numbers_is_refused(action: Any, error: type[Exception]) -> None:
    env = factored()
    env.reset(seed=1)

    with pytest.raises(error, match=r"three parts|parts are a list|one whole number"):
        env.step(action)


@pytest.mark.parametrize("number", [-1, 3_498])
def test_a_number_that_there_is_not_has_no_parts(number: int) -> None:
    with pytest.raises(ValueError, match=f"there are 3498 numbers, and none is {number}"):
        factored().factors_of(number)


@pytest.mark.parametrize("flat_within", [True, False])
def test_flat_observations_and_actions_in_parts_go_together(flat_within: bool) -> None:
    env: Any = FactoredActions(FlatObservations(factored().env)) if flat_within else FlatObservations(factored())
    seen, _ = env.reset(seed=1)

    assert env.observation_space.contains(seen)
    assert len(env.action_masks()) == sum(env.action_space.nvec)


def test_a_game_whose_numbers_are_parts_already_is_refused() -> None:
    with pytest.raises(ValueError, match="parts of actions already"):
        FactoredActions(gymnasium.make("townwright.envs.solo:townwright/Skylines-v0"))
