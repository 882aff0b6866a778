"""What an answer to a puzzle brings, by the readable rules: nothing that somebody says about it is believed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.refusals import NotNow
from townwright.core.seats import CHANCE
from townwright.study import puzzles
from townwright.study.puzzles.contract import Puzzle

__all__ = ["brought", "is_solved", "position"]


def position(puzzle: Puzzle) -> tuple[AnyGame, Any]:
    """The game of a puzzle and the state that its question is about."""
    game = registry.find(puzzle.game)
    state: Any = game.replay(puzzle.record).state
    for action in puzzle.begun:
        state = game.play(state, puzzle.seat, game.read(action))
    return game, state


def brought(puzzle: Puzzle, actions: Sequence[str]) -> int:
    """What the actions bring, with what chance gives between them; refused where the rules refuse one of them."""
    if len(actions) != puzzle.turns:
        raise NotNow("puzzle-turns", "this puzzle is about {turns:action|actions}", turns=puzzle.turns)
    game, before = position(puzzle)
    state, coming = before, list(puzzle.coming)
    for number, action in enumerate(actions):
        state = game.play(state, puzzle.seat, game.read(action))
        while number + 1 < len(actions) and game.to_act(state) == (CHANCE,) and coming:
            state = game.play(state, CHANCE, game.read(coming.pop(0)))
    return puzzles.find(puzzle.game).worth(before, state, puzzle.seat)


def is_solved(puzzle: Puzzle, actions: Sequence[str]) -> bool:
    """Whether the actions bring what the puzzle asks for."""
    return brought(puzzle, actions) >= puzzle.goal
