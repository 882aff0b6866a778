"""Games of Greentown for the tests of its study: played by a simple rule, and short."""

from __future__ import annotations

from functools import cache
from random import Random

from townwright.core.records import Event, Record, Replay
from townwright.core.seats import CHANCE
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Action
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import State

NEVER = 10_000


@cache
def played(
    seed: str = "game", seats: int = 2, other_draws: int = NEVER, keep: bool = False
) -> Replay[Options, State, Action]:
    """A finished game in which every seat says any part of a turn; from some event on other cards are turned up."""
    options = GAME.options({"seats": str(seats), **({"variant": "keep"} if keep else {})})
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
