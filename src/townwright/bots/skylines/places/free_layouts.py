"""Chooses a free layout (scenario 5) in which districts grow together and none stays small."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from townwright.games.skylines import Action
from townwright.games.skylines.actions import Arrange
from townwright.games.skylines.map.ground import districts, ground
from townwright.games.skylines.state import State

SAMPLED_LAYOUTS = 100
ROOMY = 10
"""In a district of so many squares two tiles find room."""


def lay_out(state: State, legal: Sequence[Action], nodes: int, random: Random) -> tuple[Action, int]:
    """Choose the best of some random layouts; returns it, and how many were evaluated."""
    number = max(1, min(SAMPLED_LAYOUTS, nodes, len(legal)))
    found = [legal[random.randrange(len(legal))] for _ in range(number)]
    return max(found, key=lambda action: _layout_value(state, action)), number


def _layout_value(state: State, action: Action) -> tuple[int, int, int]:
    """The key that ranks layouts: room in the smallest district, few districts, then boards that touch."""
    assert isinstance(action, Arrange)  # noqa: S101  nothing else is legal
    layout = action.layout
    found = districts(ground(state.box, str(layout)), frozenset(layout.boards))
    touching = sum(len(layout.neighbours(board)) for board in layout.boards)
    return min(ROOMY, *(district.bit_count() for district in found)), -len(found), touching
