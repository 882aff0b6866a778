"""Games of Cities for the tests of its study: tiles in a given order, played by a simple rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from townwright.core.records import Event, Record, Replay
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.actions import Action, Draw
from townwright.games.cities.options import Options
from townwright.games.cities.state import State

DEAL = (13, 8, 10, 1, 24, 5, 17, 2, 20, 9, 14, 6, 22, 11, 16, 3)


def played(
    deal: Sequence[int] = DEAL, options: Options | None = None, seed: str = "game"
) -> Replay[Options, State, Action]:
    """A finished game in which every seat takes any move; its moves depend on the seed and the round alone."""
    options = options or Options(1, 3)
    state, events, waiting = GAME.start(options), list[Event[Action]](), list(deal)
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        legal = GAME.legal(state, seat)
        if seat == CHANCE and isinstance(legal[0], Draw):
            action: Action = Draw(waiting.pop(0))
        else:
            action = legal[Random(f"{seed} {len(events)}").randrange(len(legal))]
        state = GAME.play(state, seat, action)
        events.append(Event(seat, action))
    names = tuple(f"Player {number}" for number in range(1, options.seats + 1))
    return Replay(Record(GAME.name, GAME.rules, options, names, tuple(events)), state)
