"""Puzzles: positions of real games with a question whose answer is proved.

A game has puzzles if it has a folder here with an object ``MAKER`` that keeps the contract of ``puzzles.contract``, and
a file of puzzles that were made with it.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import cast

from townwright.core import registry
from townwright.core.refusals import Unknown
from townwright.study.puzzles.contract import Puzzle, PuzzleMaker, Solution
from townwright.study.puzzles.files import shipped
from townwright.study.puzzles.judging import brought, is_solved

__all__ = ["Puzzle", "PuzzleMaker", "Solution", "brought", "find", "games", "is_solved", "shipped"]


@cache
def games() -> tuple[str, ...]:
    """The names of the games that have puzzles, sorted."""
    return tuple(name for name in registry.own_names() if find_spec(f"{__name__}.{name}") is not None)


def find(game: str) -> PuzzleMaker:
    """The maker of a game's puzzles; raises ``Unknown`` for a game that has none."""
    if game in games():
        return cast(PuzzleMaker, registry.load(f"{__name__}.{game}").MAKER)
    raise Unknown("puzzle-no-such-game", "there are no puzzles of {game}", game=registry.find(game).title)
