"""The options of a game as a space, so that a learner can draw them and be told them as numbers.

>>> from townwright.core import registry
>>> game = registry.find(registry.names()[0])
>>> space = option_space(game)
>>> words = option_words(game, space.sample())
>>> option_numbers(game, words) in space
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from townwright.core.contract import AnyGame
from townwright.core.options.fields import Number, Option, SomeOf

__all__ = ["option_numbers", "option_space", "option_words"]


def option_space(game: AnyGame) -> spaces.Dict:
    """A number for each option: which of its values, which of them together as bits, or how many."""
    return spaces.Dict({option.name: space_of(option) for option in game.option_schema})


def space_of(option: Option) -> spaces.Space[Any]:
    """The space of one option."""
    if isinstance(option, Number):
        return spaces.Discrete(max(option.offered) - min(option.offered) + 1, start=min(option.offered))
    return spaces.MultiBinary(len(option.values)) if isinstance(option, SomeOf) else spaces.Discrete(len(option.values))


def option_words(game: AnyGame, numbers: Mapping[str, Any]) -> dict[str, str]:
    """The words that the numbers stand for; the game may still refuse them together."""
    return {
        option.name: word_of(option, numbers[option.name]) for option in game.option_schema if option.name in numbers
    }


def word_of(option: Option, number: Any) -> str:
    """One option as the game reads it."""
    if isinstance(option, Number):
        return str(int(number))
    if isinstance(option, SomeOf):
        return option.write(tuple(value.word for value, bit in zip(option.values, number, strict=True) if bit))
    return option.values[int(number)].word


def option_numbers(game: AnyGame, words: Mapping[str, str]) -> dict[str, Any]:
    """The inverse of ``option_words`` for options that are values of the schema."""
    return {name: number_of(game.option_schema[name], word) for name, word in words.items()}


def number_of(option: Option, word: str) -> Any:
    """One option as a number."""
    if isinstance(option, Number):
        return np.int64(option.read(word))
    if isinstance(option, SomeOf):
        chosen = word.split()
        return np.array([value.word in chosen for value in option.values], np.int8)
    return np.int64(option.words_to_try.index(word))
