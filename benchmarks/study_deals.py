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


def bot_game(
    game: str, words: dict[str, str], bot: str, seed: str, deal: int, nodes: int, opponent: str | None = None
) -> Replay[Any, Any, Any]:
    """Play a deal to its end with one bot on all seats; the deals are those of the arena with this seed.

    With an opponent, the bot has one seat alone, which changes with the deal (`seat_of`), and the opponent the others.
    """
    rules = registry.find(game)
    options = rules.options(words)
    names = [opponent or bot] * options.seats
    names[seat_of(deal, options.seats)] = bot
    players = [bots.find(game, name) for name in names]
    state, events, drawn, dealer = rules.start(options), list[Event[Any]](), Counter[str](), dealer_of(seed, deal)
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        if seat == CHANCE:
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            stream = Random(f"study {seed} {deal} {len(events)}")
            action = players[seat].choose(rules.view(state, seat), legal, Limit(nodes), stream).action
        state = rules.play(state, seat, action)
        events.append(Event(seat, action))
    return Replay(Record(game, rules.rules, options, tuple(names), tuple(events)), state)


def seat_of(deal: int, seats: int) -> int:
    """The seat of a bot that plays a deal against others: each in turn."""
    return deal % seats
