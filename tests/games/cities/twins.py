"""Other states of the same game that a seat cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from townwright.core.seats import Seat
from townwright.games.cities.rules import legal, play
from townwright.games.cities.state import State

Item = TypeVar("Item")

HIDES = True
"""Moves of a round are secret until the own one is done."""


def twin(state: State, seat: Seat | None, random: Random) -> State | None:
    """The state with another legal move of somebody whose move of this round is hidden from the seat.

    None is a spectator, who sees a round when it is complete. Answers None if nothing is hidden.
    """
    if state.complete or (seat is not None and state.moves[seat] is not None):
        return None
    hidden = [other for other, move in enumerate(state.moves) if move is not None and other != seat]
    if not hidden:
        return None
    other = random.choice(hidden)
    open_again = State(
        state.options,
        state.drawn,
        state.before,
        with_item(state.cities, other, state.before[other]),
        with_item(state.moves, other, None),
    )
    offered = legal(open_again, other)
    while True:
        changed = play(open_again, other, random.choice(offered))
        if changed != state:
            return changed


def with_item(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
