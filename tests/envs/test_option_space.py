"""Options as numbers and back, for learners that draw the game that they play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from townwright.core import registry
from townwright.envs.option_space import option_numbers, option_space, option_words


@pytest.mark.parametrize("name", registry.own_names())
def test_what_is_drawn_is_words_and_the_words_are_what_was_drawn(name: str) -> None:
    game = registry.find(name)
    space = option_space(game)
    space.seed(1)
    for _ in range(40):
        numbers = space.sample()
        again: Any = option_numbers(game, option_words(game, numbers))

        assert again in space
        assert {option: np.array_equal(number, again[option]) for option, number in numbers.items()} == dict.fromkeys(
            numbers, True
        )


@pytest.mark.parametrize("number", [-1, 3, 1.0, "1"])
def test_a_number_outside_its_space_stands_for_nothing(number: Any) -> None:
    with pytest.raises(ValueError, match=r"the option level is drawn from Discrete\(3\), and"):
        option_words(registry.find("cities"), {"level": number})


@pytest.mark.parametrize(
    ("game", "words", "why"),
    [
        ("cities", {"grade": "1"}, "cities has no option grade; there are seats, level"),
        ("cities", {"level": "9"}, "'9' is nothing for 'level'"),
        ("cities", {"variants": "nojumps"}, "'nojumps' is nothing for 'variants'"),
        ("cities", {"tiles": "mine"}, "'mine' is not among what the option tiles offers"),
        ("skylines", {"capital": "15"}, "'15' is not among what the option capital offers"),
    ],
)
def test_words_that_have_no_number_are_refused(game: str, words: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        option_numbers(registry.find(game), words)


def test_a_number_for_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="cities has no option grade"):
        option_words(registry.find("cities"), {"grade": 1})
