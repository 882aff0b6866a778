"""What a builder may do in Brickford, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from brickford.actions import Action, Draw, Lay, Rest
from brickford.pieces import COUNTS, HOUSE, PLOTS, WELL, beside
from brickford.state import State
from townwright.core.refusals import NotNow, NotYours
from townwright.core.seats import CHANCE, Seat


def to_act(state: State) -> tuple[Seat, ...]:
    """The bag and the builders by turns, until the bag is empty."""
    if state.hand is not None:
        return (state.seat,)
    return (CHANCE,) if any(state.left(kind, count) for kind, count in COUNTS.items()) else ()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Every action open to the seat, north-west first; none if it is not to act."""
    if seat not in to_act(state):
        return ()
    if state.hand is None:
        return tuple(Draw(kind) for kind, count in COUNTS.items() if state.left(kind, count))
    plots = [plot for plot in PLOTS if allows(state, state.hand, plot)]
    return tuple(Lay(state.hand, plot) for plot in plots) or (Rest(),)


def allows(state: State, kind: str, plot: str) -> bool:
    """On empty ground, and a well only beside a house unless the ground is dry."""
    if state.at(plot) is not None:
        return False
    return kind != WELL or state.options.dry or any(state.at(near) == HOUSE for near in beside(plot))


def play(state: State, seat: Seat, action: Action) -> State:
    """The position after the action, or a refusal."""
    if seat not in to_act(state):
        raise NotYours("brickford-not-yours", "it is not the turn of {seat}", seat=seat + 1)
    if action not in legal(state, seat):
        raise NotNow("brickford-not-now", "cannot {action} now", action=str(action))
    following = (state.seat + 1) % state.options.seats
    match action:
        case Draw(kind):
            return replace(state, hand=kind)
        case Lay(kind, plot):
            return replace(state, town=(*state.town, (plot, kind, seat)), hand=None, seat=following)
        case Rest():
            return replace(state, aside=(*state.aside, state.hand or ""), hand=None, seat=following)
