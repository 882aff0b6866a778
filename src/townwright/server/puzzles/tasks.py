"""Judging an answer to a puzzle: in a process of the sandbox, by the rules of its game."""

from __future__ import annotations

from collections.abc import Sequence

from townwright.study import puzzles


def judge(game: str, number: int, actions: Sequence[str]) -> int:
    """What the actions bring in the puzzle of this number, counted from 1."""
    return puzzles.brought(puzzles.shipped(game)[number - 1], actions)
