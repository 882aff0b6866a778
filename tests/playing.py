"""Random whole games of any kind, for the suites that hold for every game."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from townwright.core.contract import AnyGame
from townwright.core.dealer import Dealer, stream_of
from townwright.core.records import Event, Record
from townwright.core.seats import CHANCE

LONGEST = 20_000
"""Events after which a game is thought never to end. The longest seen has under 1,000."""


@dataclass(frozen=True)
class Played:
    """A finished game with every position on the way; ``states[n]`` is before ``events[n]``."""

    game: AnyGame
    dealer: Dealer
    record: Record[Any, Any]
    states: tuple[Any, ...]

    @property
    def events(self) -> tuple[Event[Any], ...]:
        return self.record.events

    @property
    def last(self) -> Any:
        return self.states[-1]


def random_game(game: AnyGame, options: Any, seed: str) -> Played:
    """A game in which every seat picks at random and a dealer answers chance."""
    random = Random(seed)
    dealer = Dealer(hashlib.sha256(seed.encode()).digest())
    state, states, events, drawn = game.start(options), [], [], Counter[str]()
    while to_act := game.to_act(state):
        states.append(state)
        if to_act == (CHANCE,):
            seat, action = CHANCE, dealer.answer(game.legal(state, CHANCE), drawn)
            drawn[stream_of(action)] += 1
        else:
            seat = to_act[0]  # Of seats that act at once the lowest: the order in which records keep them.
            action = random.choice(game.legal(state, seat))
        events.append(Event(seat, action))
        state = game.play(state, seat, action)
        assert len(events) < LONGEST, f"{game.name} does not end with {options}"
    names = tuple(f"Player {game.seat_name(seat)}" for seat in range(options.seats))
    record = Record(game.name, game.rules, options, names, tuple(events), dealer.commitment, dealer.seed)
    return Played(game, dealer, record, (*states, state))
