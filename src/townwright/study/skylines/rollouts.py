"""Plays positions on with the planner of the bots: to the next milestone, or to the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from townwright.bots.skylines.search.playout import PileOrder, step
from townwright.core.seats import CHANCE
from townwright.games.skylines import rules
from townwright.games.skylines.actions import Drawn
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.bars import Bars
from townwright.study.skylines.position_values import Promise, promise, weights_for

TURNS, MOST_TURNS = 10, 10_000
"""Turns that a rollout plays at most, and more than any game has."""


class RolloutEnd(NamedTuple):
    """Where a rollout came to: what that promises, and the bars there."""

    promise: Promise
    bars: Bars


@dataclass(frozen=True, slots=True)
class Horizon:
    """Where all rollouts of a decision end, if the game does not end before."""

    boards: int
    """With so many open boards a milestone begins: positions of different ones are hard to compare."""
    turn: int
    """Or after the turn with this number."""

    def is_reached(self, state: State) -> bool:
        """Whether a rollout has come so far; only the beginning of a turn is valued."""
        return state.phase is Phase.TURN and (len(state.opened) >= self.boards or state.turn > self.turn)


def horizon_of(state: State) -> Horizon:
    """The next milestone, or some turns ahead; none but the end of the game where a board is chosen."""
    if state.phase is Phase.OPEN:
        return Horizon(state.options.boards + 1, MOST_TURNS)
    return Horizon(len(state.opened) + 1, state.turn + TURNS)


def roll_out(after: State, horizon: Horizon, order: PileOrder) -> RolloutEnd:
    """Play a position on to the horizon, or to the end of the game."""
    state, weights = after, weights_for(after)
    while state.phase is not Phase.OVER and not horizon.is_reached(state):
        state, _ = step(state, weights, order)
    return RolloutEnd(promise(state), state.bars)


def whole_game(state: State, random: Random) -> Promise:
    """Play a game from before its deal to the end, with cards and roles as they come."""
    weights, order = weights_for(state), PileOrder(state, random)
    while state.phase is not Phase.OVER:
        if state.phase in (Phase.DEAL, Phase.OFFER):
            names = tuple(str(action)[1:] for action in rules.legal(state, CHANCE))
            state = rules.play(state, CHANCE, Drawn(order.draw(names)))
        else:
            state, _ = step(state, weights, order)
    return promise(state)
