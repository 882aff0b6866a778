"""Chooses a free layout (scenario 5) in which districts grow together and none stays small."""

from __future__ import annotations

from random import Random

from townwright.core.limits.budgets import Budget
from townwright.games.skylines import Action
from townwright.games.skylines.actions import Arrange
from townwright.games.skylines.map.ground import districts, ground
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.setup import arrangements

SAMPLED_LAYOUTS = 100
ROOMY = 10
"""In a district of so many squares two tiles find room."""


def lay_out(state: State, nodes: int, random: Random) -> tuple[Action, int]:
    """Choose the best of some random layouts; returns it, and how many were evaluated."""
    number = max(1, min(SAMPLED_LAYOUTS, nodes))
    every = arrangements(state, Budget(STEPS))
    found = [Arrange(every.random_layout(random)) for _ in range(number)]
    return max(found, key=lambda action: _layout_value(state, action)), number


def _layout_value(state: State, action: Arrange) -> tuple[int, int, int]:
    """The key that ranks layouts: room in the smallest district, few districts, then boards that touch."""
    layout = action.layout
    found = districts(ground(state.box, str(layout)), frozenset(layout.boards))
    touching = sum(len(layout.neighbours(board)) for board in layout.boards)
    return min(ROOMY, *(district.bit_count() for district in found)), -len(found), touching
