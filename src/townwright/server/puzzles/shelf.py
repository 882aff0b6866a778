"""The puzzles that come with Townwright, found by game, number and difficulty; and which of them is today's."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Mapping
from datetime import date

from townwright.core.refusals import Unknown
from townwright.server.store.puzzles.models import PuzzleCount
from townwright.study import puzzles
from townwright.study.puzzles import Puzzle
from townwright.study.puzzles.difficulty import expected, share

STRIDE = 379
"""From one day to the next so many puzzles are gone on: a prime, so that neighbouring days differ in kind."""


async def count(game: str) -> int:
    """How many puzzles a game has."""
    return len(await asyncio.to_thread(puzzles.shipped, game))  # the first call unpacks the file


async def find(game: str, number: int) -> Puzzle:
    """The puzzle of a number, counted from 1."""
    if game not in puzzles.games() or not 1 <= number <= await count(game):
        raise no_such_puzzle()
    return puzzles.shipped(game)[number - 1]


def no_such_puzzle() -> Unknown:
    """The refusal of a number or a game that has no puzzle."""
    return Unknown("puzzle-unknown", "there is no such puzzle")


async def shares(game: str, counts: Mapping[int, PuzzleCount]) -> tuple[float, ...]:
    """The share of people that solve each puzzle of a game at once, the first puzzle first."""
    guesses = await asyncio.to_thread(expected, game)  # the first call reads every puzzle
    none = PuzzleCount()
    return tuple(
        share(guess, (tried := counts.get(number, none)).people, tried.solved)
        for number, guess in enumerate(guesses, start=1)
    )


def of_day(count: int, day: str) -> int:
    """The number of the puzzle of a day.

    >>> of_day(1000, "2026-11-17"), of_day(1000, "2026-11-18")
    (124, 503)
    """
    return date.fromisoformat(day).toordinal() * STRIDE % count + 1


def untried(count: int, after: int, tried: Container[int]) -> int:
    """The next number that is not among those tried, or simply the next where all are.

    >>> untried(4, 3, {4, 1}), untried(4, 3, {1, 2, 3, 4})
    (2, 4)
    """
    following = [(after + step) % count + 1 for step in range(count)]
    return next((number for number in following if number not in tried), following[0])
