"""Plays positions on with the planner of the bots: to the next milestone, or to the end of the game."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from townwright.bots.skylines.search.playout import PileOrder, step
from townwright.core.seats import CHANCE
from townwright.games.skylines import rules
from townwright.games.skylines.actions import Drawn
from townwright.games.skylines.state import Phase, State
from townwright.games.skylines.turn.bars import Bars
from townwright.study.skylines.position_values import Promise, promise, weights_for


class RolloutEnd(NamedTuple):
    """Where a rollout came to: what that promises, and the bars there."""

    promise: Promise
    bars: Bars


def boards_ahead(state: State) -> int:
    """How many boards are open when a rollout from this position ends; more than there are where it ends with the game.

    All rollouts of a decision end at the beginning of a milestone, and of the same one: positions of different
    milestones are hard to compare, and so are those with different boards.
    """
    return state.options.boards + 1 if state.phase is Phase.OPEN else len(state.opened) + 1


def roll_out(after: State, boards: int, order: PileOrder) -> RolloutEnd:
    """Play a position on until so many boards are open, or to the end."""
    state, weights = after, weights_for(after)
    while state.phase is not Phase.OVER and not (state.phase is Phase.TURN and len(state.opened) >= boards):
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
