"""Deals and games of bots that the benchmarks of the study share."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from townwright import bots
from townwright.bots.arena import dealer_of
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.dealer import stream_of
from townwright.core.records import Event, Record, Replay
from townwright.core.seats import CHANCE


def bot_game(game: str, words: dict[str, str], bot: str, seed: str, deal: int, nodes: int) -> Replay[Any, Any, Any]:
    """Play a deal to its end with one bot on all seats; the deals are those of the arena with this seed."""
    rules, player = registry.find(game), bots.find(game, bot)
    options = rules.options(words)
    state, events, drawn, dealer = rules.start(options), list[Event[Any]](), Counter[str](), dealer_of(seed, deal)
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        if seat == CHANCE:
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            stream = Random(f"study {seed} {deal} {len(events)}")
            action = player.choose(rules.view(state, seat), legal, Limit(nodes), stream).action
        state = rules.play(state, seat, action)
        events.append(Event(seat, action))
    return Replay(Record(game, rules.rules, options, (bot,) * options.seats, tuple(events)), state)
