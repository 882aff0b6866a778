"""Positions from random games, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.playing import random_game
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.state import State


def positions(seats: int, seed: str, count: int, begun: bool = False) -> Iterator[State]:
    """Some positions in which a seat is to act: at the beginning of a turn, or in its middle."""
    case = random_game(GAME, GAME.options({"seats": str(seats)}), f"{seed} {seats}")
    moments = [
        state
        for state, event in zip(case.states, case.events, strict=False)
        if event.seat != CHANCE and (state.turn is not None) == begun
    ]
    yield from Random(seed).sample(moments, min(count, len(moments)))
