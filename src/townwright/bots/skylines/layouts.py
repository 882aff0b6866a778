"""A free layout (scenario 5): boards laid so that districts grow together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from townwright.games.skylines import Action
from townwright.games.skylines.actions import Arrange
from townwright.games.skylines.ground import districts, ground
from townwright.games.skylines.state import State

LOOKED_AT = 40


def lay_out(state: State, legal: Sequence[Action], nodes: int, random: Random) -> tuple[Action, int]:
    """The best of some layouts, and how many were looked at."""
    number = max(1, min(LOOKED_AT, nodes, len(legal)))
    found = [legal[random.randrange(len(legal))] for _ in range(number)]
    return max(found, key=lambda action: _liking(state, action)), number


def _liking(state: State, action: Action) -> tuple[int, int]:
    """Few districts, since each needs two tiles at the end; then many boards that touch, to choose from."""
    assert isinstance(action, Arrange)  # noqa: S101  nothing else is legal
    layout = action.layout
    table = ground(state.box, str(layout))
    touching = sum(len(layout.neighbours(board)) for board in layout.boards)
    return -len(districts(table, frozenset(layout.boards))), touching
