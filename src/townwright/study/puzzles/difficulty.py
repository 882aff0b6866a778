"""How hard puzzles are: how many people solve them with their first answer.

Before many have tried a puzzle, what its search knows stands in: how many first actions there are for each that is
right, and how many actions must be found. Such guesses weigh as much as the answers of ten people.
"""

from __future__ import annotations

from functools import cache
from math import log2
from typing import Final, Literal, TypeAlias

from townwright.study.puzzles.contract import Puzzle
from townwright.study.puzzles.files import shipped

__all__ = ["DIFFICULTIES", "Difficulty", "difficulty", "expected", "share"]

Difficulty: TypeAlias = Literal["easy", "fair", "hard", "very-hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "fair", "hard", "very-hard")
"""From what nearly everybody solves to what hardly anybody does."""
LEAST: Final[dict[Difficulty, float]] = {"easy": 0.65, "fair": 0.45, "hard": 0.27, "very-hard": 0.0}
"""The share of people who solve such a puzzle at once, at least."""
EASIEST: Final = 0.85
HARDEST: Final = 0.15
"""The shares that are expected of a game's easiest and its hardest puzzle."""
GUESS: Final = 10
"""People whose answers weigh as much as what is expected."""


def to_find(puzzle: Puzzle) -> float:
    """How much there is to find: the choices for each right one, as a power of two, for every action."""
    return log2(puzzle.of / puzzle.ways) * puzzle.turns


@cache
def expected(game: str) -> tuple[float, ...]:
    """The share of people that each puzzle of a game is expected to be solved by, in the order of their numbers.

    The puzzles are put in order by how much there is to find, and the shares fall evenly from the first to the last.
    """
    found = [to_find(puzzle) for puzzle in shipped(game)]
    places = sorted(range(len(found)), key=lambda place: (found[place], place))
    shares = [EASIEST] * len(found)
    for rank, place in enumerate(places):
        shares[place] = EASIEST - (EASIEST - HARDEST) * rank / max(1, len(found) - 1)
    return tuple(shares)


def share(guess: float, people: int, solved: int) -> float:
    """The share of people that a puzzle is solved by, from what was expected and what came.

    >>> share(0.5, 0, 0), share(0.5, 90, 5)
    (0.5, 0.1)
    """
    return (solved + GUESS * guess) / (people + GUESS)


def difficulty(found: float) -> Difficulty:
    """The word for a share of people.

    >>> difficulty(0.7), difficulty(0.1)
    ('easy', 'very-hard')
    """
    return next(word for word in DIFFICULTIES if found >= LEAST[word])
