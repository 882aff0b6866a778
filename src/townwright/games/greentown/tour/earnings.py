"""Where each seat's money came from: tour by tour, with the sites that paid."""

from __future__ import annotations

from townwright.core.points import Because, Line, total
from townwright.core.seats import Seat
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.payment import explain


def lines(state: State) -> tuple[Line, ...]:
    """Where all money came from, seat by seat; the lines of a seat add up to its money."""
    earned = tuple(line for led in state.led for line in explain(led.payment) if line.because)
    return tuple(line for seat in range(len(state.players)) for line in of_seat(state, seat, earned))


def of_seat(state: State, seat: Seat, earned: tuple[Line, ...]) -> tuple[Line, ...]:
    """What a seat had before, if a position was laid with money in it, then its tours in their order."""
    before = state.players[seat].money - total(earned, seat)
    own = tuple(line for line in earned if line.seat == seat)
    return (Line(seat, "greenies", (Because("before", before),)), *own) if before else own
