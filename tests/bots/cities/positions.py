"""Positions of random games of Cities in which a seat has to act."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.playing import random_game
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.options import Options
from townwright.games.cities.state import State


def positions(options: Options, seed: str, count: int) -> Iterator[tuple[State, int]]:
    """Some moments of a random game, and the seat that is to act."""
    game = random_game(GAME, options, seed)
    moments = [(state, event.seat) for state, event in zip(game.states, game.events, strict=False)]
    acting = [moment for moment in moments if moment[1] != CHANCE]
    yield from Random(seed).sample(acting, min(count, len(acting)))
