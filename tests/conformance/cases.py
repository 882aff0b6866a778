"""Every game with every two values of its options: what the suite runs over. A new folder joins by existing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.option_classes import option_classes
from tests.playing import Played, random_game
from townwright.core import registry
from townwright.core.contract import AnyGame

GAMES = tuple(registry.find(name) for name in registry.names())
CASES = tuple((game, options) for game in GAMES for options in option_classes(game))

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_case = pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: label(*CASES[number]))


def label(game: AnyGame, options: Any) -> str:
    """A case as one word for pytest."""
    return f"{game.name}-" + ",".join(game.option_words(options).values()).replace(" ", "+")


@cache
def played(number: int) -> Played:
    """The random game of a case, played once however many tests look at it."""
    game, options = CASES[number]
    return random_game(game, options, f"conformance {number}")
