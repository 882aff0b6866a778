"""For the shared suite: states that differ only in what a seat may not know."""

from __future__ import annotations

from random import Random

from townwright.core.seats import Seat
from townwright.games.skylines import State

HIDES = False
"""All cards lie open, and no state holds the order of a pile."""


def twin(state: State, seat: Seat | None, rng: Random) -> State | None:
    """None: hands, roles and the exchange pile are open, and no state holds the order of a pile."""
    return None
