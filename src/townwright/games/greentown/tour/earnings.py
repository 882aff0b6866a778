"""Where each seat's money came from: tour by tour, with the sites that paid."""

from __future__ import annotations

from townwright.core.caches.identity_caches import kept_by_identity
from townwright.core.points import Because, Line, total
from townwright.core.seats import Seat
from townwright.games.greentown.state import Led, Player, State
from townwright.games.greentown.tour.payment import explain


def lines(state: State) -> tuple[Line, ...]:
    """Where all money came from, seat by seat; the lines of a seat add up to its money."""
    return tuple(line for seat, player in enumerate(state.players) for line in of_seat(player, seat, state.led))


def of_seat(player: Player, seat: Seat, led: tuple[Led, ...]) -> tuple[Line, ...]:
    """What a seat had before, if a position was laid with money in it, then its tours in their order."""
    own, earned = of_tours(led, seat)
    before = player.money - earned
    return (Line(seat, "greenies", (Because("before", before),)), *own) if before else own


@kept_by_identity(most=1024)
def of_tours(led: tuple[Led, ...], seat: Seat) -> tuple[tuple[Line, ...], int]:
    """What these tours brought a seat, and how much that is; made once for as long as no other tour is led."""
    told = (line for tour in led for line in explain(tour.payment))
    own = tuple(line for line in told if line.seat == seat and line.because)
    return own, total(own, seat)
