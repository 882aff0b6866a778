"""Games of Skylines for the tests of its study, played by a simple rule: any action, and lost soon."""

from __future__ import annotations

from random import Random

from townwright.core.records import Event, Record, Replay
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Action
from townwright.games.skylines.options import Options
from townwright.games.skylines.state import State

SHORT = "game20"
"""A game of two seats that is lost in its twelfth turn, with two boards open."""


def played(seed: str = SHORT, seats: int = 2, other_draws: int = 10_000) -> Replay[Options, State, Action]:
    """A finished game in which every seat does anything; from some event on other cards are drawn."""
    options = GAME.options({"seats": str(seats)})
    state, events = GAME.start(options), list[Event[Action]]()
    while to_act := GAME.to_act(state):
        seat, legal = to_act[0], GAME.legal(state, to_act[0])
        changed = seat == CHANCE and len(events) >= other_draws
        random = Random(f"other {len(events)}" if changed else f"{seed} {len(events)}")
        action = legal[random.randrange(len(legal))]
        state = GAME.play(state, seat, action)
        events.append(Event(seat, action))
    names = tuple(f"Player {number}" for number in range(1, seats + 1))
    return Replay(Record(GAME.name, GAME.rules, options, names, tuple(events)), state)
