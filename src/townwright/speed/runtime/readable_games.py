"""Deals random games by the readable rules, for timing them and for comparing them with compiled games."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, stream_of
from townwright.core.seats import CHANCE

MOMENTS = (0, 6, 12)
"""The decisions of a random game at which bots are asked."""


class Deals:
    """A dealer with a short seed, which counts what it has dealt so far."""

    def __init__(self, seed: str) -> None:
        self.dealer = Dealer(hashlib.sha256(seed.encode()).digest())
        self.drawn = Counter[str]()

    def start(self, game: AnyGame, options: Any) -> Any:
        """Begin a game and make its first draws; returns the first position in which somebody is to act."""
        return self.go_on(game, game.start(options))

    def go_on(self, game: AnyGame, state: Any) -> Any:
        """Make all draws that are due; returns the position after them."""
        while game.to_act(state) == (CHANCE,):
            draw = self.dealer.answer(game.legal(state, CHANCE), self.drawn)
            self.drawn[stream_of(draw)] += 1
            state = game.play(state, CHANCE, draw)
        return state


def some_moments(game: AnyGame, words: Mapping[str, str] | None = None, moments: Sequence[int] = MOMENTS) -> list[Any]:
    """Play a random game with the options of these words; returns its positions before some of its decisions."""
    random, deals, found = Random("bench"), Deals("bench"), []  # noqa: S311  a random player
    state, decisions = deals.start(game, game.options(dict(words or {}))), 0
    while (to_act := game.to_act(state)) and decisions <= moments[-1]:
        if decisions in moments:
            found.append(state)
        legal, decisions = game.legal(state, to_act[0]), decisions + 1
        state = deals.go_on(game, game.play(state, to_act[0], legal[random.randrange(len(legal))]))
    return found
