"""Moves the bars and keeps account of where overall happiness came from."""

from __future__ import annotations

from dataclasses import replace

from townwright.core.points import Because
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.bars import Bars


def with_bars(state: State, bars: Bars, cause: str, *where: str) -> State:
    """The state with other bars; what they add to overall happiness is written down."""
    added = bars.overall - state.bars.overall
    scored = (*state.scored, Because(cause, added, where)) if added else state.scored
    return replace(state, bars=bars, scored=scored)


def paid(state: State, amount: int) -> State:
    """The state after a payment that the treasury covers."""
    return replace(state, bars=state.bars._replace(money=state.bars.money - amount)) if amount else state


def lose(state: State, why: str) -> State:
    """The position in which the game is lost for all, with its reason."""
    return replace(state, phase=Phase.OVER, loss=why, drawing=None)
