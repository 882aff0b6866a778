from __future__ import annotations

import numpy as np
import pytest

from townwright.games.cities.options import Options, read_options
from townwright.speed.cities import action_numbers, learner_steps, open_numbers
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.learner_batch import LearnerCities
from townwright.speed.cities.row_layout import CHOICES


@pytest.mark.parametrize("variants", ["-", "onemore", "nojump", "nomove", "quickstart"])
def test_open_numbers_are_the_actions_of_the_choices_in_their_order(variants: str) -> None:
    fast = FastCities(read_options({"variants": variants}), compiled=False)
    luck = np.random.default_rng(1)
    row, opened = fast.shuffled(seed=3), [0] * learner_steps.MOST_OPEN
    while choices := int(row[CHOICES]):
        open_numbers.open_numbers(row, opened)
        assert opened[:choices] == [action_numbers.action_of(row, choice) for choice in range(choices)]
        fast.step(row, int(luck.integers(choices)))


@pytest.mark.parametrize("compiled", [False, True])
def test_games_of_learners_end_and_begin_by_themselves(compiled: bool) -> None:
    batch, luck, ended = LearnerCities(Options(level=3), 3, compiled), np.random.default_rng(2), 0
    batch.begin(7, np.ones(3, np.bool_))
    for step in range(40):
        numbers = np.array([luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in batch.masks])
        if step == 5:
            numbers[1] = 3_400
        waiting = ~batch.running
        batch.step(numbers)
        assert batch.there[0]
        assert bool(batch.there[1]) == (step != 5)
        assert ((batch.masks.sum(axis=1) > 0) == batch.running).all()
        ended += int((batch.rewards > 0).sum())
        if waiting.any():
            batch.begin(7, waiting)

    assert batch.begun.tolist() == [2, 2, 2]
    assert ended >= 3


def test_both_modes_write_the_same_arrays() -> None:
    plain, fast = (LearnerCities(Options(level=2), 2, compiled) for compiled in (False, True))
    for batch in (plain, fast):
        batch.begin(3, np.ones(2, np.bool_))
    for _ in range(27):
        numbers = plain.masks[:, ::-1].argmax(axis=1)
        for batch in (plain, fast):
            batch.step(plain.masks.shape[1] - 1 - numbers)
        assert np.array_equal(plain.words, fast.words)
        assert np.array_equal(plain.masks, fast.masks)
        assert np.array_equal(plain.rewards, fast.rewards)


def test_a_learner_has_one_seat() -> None:
    with pytest.raises(ValueError, match="learners have one seat each, not 2"):
        LearnerCities(Options(seats=2), 1, compiled=False)
