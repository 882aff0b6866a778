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
    check_names(game, numbers)
    return {
        option.name: word_of(option, numbers[option.name]) for option in game.option_schema if option.name in numbers
    }


def word_of(option: Option, number: Any) -> str:
    """One option as the game reads it."""
    if number not in (space := space_of(option)):
        raise ValueError(f"the option {option.name} is drawn from {space}, and {number!r} is not in it")
    if isinstance(option, Number):
        return str(int(number))
    if isinstance(option, SomeOf):
        return option.write(tuple(value.word for value, bit in zip(option.values, number, strict=True) if bit))
    return option.values[int(number)].word


def option_numbers(game: AnyGame, words: Mapping[str, str]) -> dict[str, Any]:
    """The inverse of ``option_words`` for options that are values of the schema."""
    check_names(game, words)
    return {name: number_of(game.option_schema[name], word) for name, word in words.items()}


def number_of(option: Option, word: str) -> Any:
    """One option as a number; refuses what the option does not offer, though the game may take it."""
    if not isinstance(word, str):
        raise TypeError(f"the option {option.name} is told in words, such as '{word}', and {word!r} is none")
    option.read(word)
    offered = [value.word for value in option.values]
    if isinstance(option, SomeOf):
        chosen = word.split()
        return np.array([each in chosen for each in offered], np.int8)
    number = option.read(word) if isinstance(option, Number) else offered.index(word) if word in offered else -1
    if number not in space_of(option):
        raise ValueError(f"{word!r} is not among what the option {option.name} offers, and has no number")
    return np.int64(number)


def check_names(game: AnyGame, named: Mapping[str, Any]) -> None:
    """Refuses options that the game does not have."""
    if not isinstance(named, Mapping):
        raise TypeError(f"options are named, such as {{'seats': 2}}, and not {named!r}")
    if unknown := named.keys() - set(game.option_schema.names):
        raise ValueError(
            f"{game.name} has no option {', '.join(sorted(unknown))}; there are {', '.join(game.option_schema.names)}"
        )
