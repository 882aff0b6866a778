"""What can be done in Greentown, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.limits.lazy_sequence import LazySequence
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotYours
from townwright.core.seats import CHANCE, Seat
from townwright.games.greentown.actions import Action, Deal, Turn, TurnUp
from townwright.games.greentown.box.pieces import SEATS
from townwright.games.greentown.state import State
from townwright.games.greentown.turn.card_draws import chance_is_due, happen, outcomes
from townwright.games.greentown.turn.parts import PART_STEPS, parts, play_part, play_turn
from townwright.games.greentown.turn.rounds import finish_turn

STEPS = 300_000
"""The budget of a call about one position. Our own set has needed 13,615 at most (the choices after B), and beside
them what `Prospects` takes."""


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; chance while a card is due; nobody at the end."""
    if state.over:
        return ()
    return (CHANCE,) if chance_is_due(state) else (state.seat,)


def legal(state: State, seat: Seat, budget: Budget | None = None) -> Sequence[Action]:
    """The next parts of the seat's turn in the order of ``turns.parts``, or the draws that chance has.

    The parts are looked for as far as somebody looks; the budget pays for all of them together.
    """
    if (seat,) != to_act(state):
        return ()
    return outcomes(state) if seat == CHANCE else LazySequence(parts(state, budget or Budget(STEPS)))


def play(state: State, seat: Seat, action: Action, budget: Budget | None = None) -> State:
    """The position after a part, a whole turn or a draw. Nothing is enumerated, except that lapses need proof."""
    if (seat,) != to_act(state):
        raise not_your_turn(state, seat)
    budget = budget or Budget(STEPS)
    if isinstance(action, Deal | TurnUp) or seat == CHANCE:
        return drawn(state, seat, action, budget)
    if isinstance(action, Turn):
        return play_turn(state, action, budget)[0]
    return play_part(state, action, budget)


def drawn(state: State, seat: Seat, action: Action, budget: Budget) -> State:
    """What chance says; a card named in the middle of a turn also ends that turn."""
    budget.spend(PART_STEPS)
    if seat != CHANCE or not isinstance(action, Deal | TurnUp):
        raise NotYours("greentown-not-chance", "{seat} cannot say '{action}'", seat=seat_name(seat), action=str(action))
    drawing = state.turn
    state = happen(state, action)
    if drawing is None or not isinstance(action, Deal) or state.last is None:
        return state
    led = (*state.led[:-1], replace(state.last, drawn=action.card))
    return finish_turn(replace(state, led=led), budget, keep=drawing.keep)


def not_your_turn(state: State, seat: Seat) -> NotYours:
    """Says who is to act instead of this seat."""
    return NotYours(
        "greentown-not-your-turn", "{seat} cannot act: {who} is to act", seat=seat_name(seat), who=acting(state)
    )


def acting(state: State) -> str | Phrase:
    """Who is to act, as people call it."""
    due = to_act(state)
    return seat_name(due[0]) if due else Phrase("greentown-nobody", "nobody")


def seat_name(seat: Seat) -> str | Phrase:
    """A seat as people call it."""
    return Phrase("greentown-chance", "chance") if seat == CHANCE else SEATS[seat]
