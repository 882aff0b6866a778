"""What comes out of the store about puzzles: plain frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """What a person has made of a puzzle."""

    game: str
    number: int
    at: int
    """When the first answer was given."""
    first: bool
    """Whether the first answer was right; only that is counted, if at all."""
    solved: bool
    """Whether any was."""


@dataclass(frozen=True, slots=True)
class PuzzleCount:
    """How many people's first answers were counted for a puzzle, and how many of those were right."""

    people: int = 0
    solved: int = 0
