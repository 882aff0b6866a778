"""Positions of random games, for looking at with a bot's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from townwright.games.skylines import GAME, Options, State


def positions(options: Options, seed: int) -> Iterator[State]:
    """Every position of a game in which everybody, chance included, picks at random."""
    random, state = Random(seed), GAME.start(options)
    while acting := GAME.to_act(state):
        yield state
        offered = GAME.legal(state, acting[0])
        state = GAME.play(state, acting[0], offered[random.randrange(len(offered))])
    yield state
