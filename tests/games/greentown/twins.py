"""Another state of the same game that one seat cannot tell from the first: only hidden money differs."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from townwright.core.seats import Seat
from townwright.games.greentown.state import State

HIDES = True
"""Money is secret."""


def twin(state: State, seat: Seat | None, rng: Random) -> State | None:
    """The state with other amounts of money where this seat (None: a spectator) may not look."""
    if state.options.open_money or state.over:
        return None
    players = tuple(
        player if other == seat else replace(player, money=player.money + rng.randint(1, 9))
        for other, player in enumerate(state.players)
    )
    return replace(state, players=players)
