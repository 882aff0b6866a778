"""Points, with reasons."""

from __future__ import annotations

from brickford.pieces import HOUSE, MARKET, beside
from brickford.state import State
from townwright.core.points import Because, Line


def lines(state: State) -> tuple[Line, ...]:
    """A market pays its builder a coin for each house beside it."""
    return tuple(
        Line(builder, f"market {plot}", tuple(Because(f"house {near}", 1) for near in houses(state, plot)))
        for plot, kind, builder in state.town
        if kind == MARKET
    )


def houses(state: State, plot: str) -> tuple[str, ...]:
    """The plots beside this one with a house."""
    return tuple(near for near in beside(plot) if state.at(near) == HOUSE)
