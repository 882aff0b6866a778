"""Plays bots against each other over the same deals; nothing here is timed.

In most games the bots sit at one table and every deal is played once for each rotation of them, so that no seat
favours anybody. Where seats do not compete, each bot plays every deal by itself on all seats.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from townwright.bots.named_bots import find_named
from townwright.bots.player import Answer, Bot, Limit
from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of
from townwright.core.records import Event, Record
from townwright.core.results import Standing
from townwright.core.seats import CHANCE, Seat

__all__ = ["Match", "MatchResult", "compete", "matches", "play", "record_of", "rotations"]


@dataclass(frozen=True)
class Match:
    """One game to be played by bots, with everything that another process needs to play it."""

    game: str
    words: Mapping[str, str]
    """The options, written out."""
    lineup: tuple[str, ...]
    """The bot of each seat."""
    seed: str
    deal: int
    nodes: int
    components: tuple[str, ...] = ()


@dataclass(frozen=True)
class MatchResult:
    """The standings and ranks at the end of one match, and the nodes that its bots used."""

    match: Match
    standings: tuple[Standing, ...]
    ranks: tuple[int, ...]
    nodes: tuple[int, ...]
    """How many nodes the bot of each seat used in all."""


def matches(
    game: str,
    words: Mapping[str, str],
    names: Sequence[str],
    deals: int,
    seed: str,
    nodes: int,
    components: Sequence[str] = (),
) -> list[Match]:
    """The matches of an arena: each deal in every rotation of the bots, or once by each bot if seats do not compete."""
    seats = registry.find(game).options(words, components).seats
    lineups = [(name,) * seats for name in names] if not compete(game) else list(rotations(names, seats))
    return [
        Match(game, dict(words), lineup, seed, deal, nodes, tuple(components))
        for deal in range(deals)
        for lineup in lineups
    ]


def compete(game: str) -> bool:
    """Whether the seats of a game play against each other; elsewhere each bot plays on all of them."""
    return registry.find(game).interaction == "competitive"


def rotations(names: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """The line-ups in which every bot has every seat once, with the others behind it in turn."""
    for first in range(len(names)):
        yield tuple(names[(first + seat) % len(names)] for seat in range(seats))


def dealer_of(seed: str, deal: int) -> Dealer:
    """The dealer of a deal, which gives the same tiles and cards to whoever plays it."""
    return Dealer(hashlib.sha256(f"arena {seed} {deal}".encode()).digest())


def play(match: Match, find: Callable[[str, str], Bot] = find_named) -> MatchResult:
    """Play one match to its end; bots get views only, and each decision has a random stream of its own.

    ``find`` gives the bot of a game's name and its own name, such as one that is not installed.
    """
    played = list(turns(match, find))
    nodes = [sum(used for _, _, mover, used in played if mover == seat) for seat in range(len(match.lineup))]
    game, state = registry.find(match.game), played[-1][0]
    result = game.result(state)
    standings = tuple(game.standing(state, seat) for seat in range(len(match.lineup)))
    return MatchResult(match, standings, result.ranks if result else (), tuple(nodes))


def record_of(match: Match, find: Callable[[str, str], Bot] = find_named) -> Record[Any, Any]:
    """Play one match to its end; returns its record."""
    game = registry.find(match.game)
    events = tuple(Event(seat, action) for _, action, seat, _ in turns(match, find))
    return Record(match.game, game.rules, game.options(match.words, match.components), match.lineup, events)


def turns(match: Match, find: Callable[[str, str], Bot]) -> Iterator[tuple[Any, Any, Seat, int]]:
    """Yield what happens in a match: the state after each action, the action, whose it was, and the nodes it took."""
    game = registry.find(match.game)
    players = [find(match.game, name) for name in match.lineup]
    dealer, drawn, decisions = dealer_of(match.seed, match.deal), Counter[str](), 0
    state: Any = game.start(game.options(match.words, match.components))
    while to_act := game.to_act(state):
        seat, nodes = to_act[0], 0
        legal = game.legal(state, seat)
        if seat == CHANCE:
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            stream = Random(f"arena {match.seed} {match.deal} {seat} {decisions}")  # noqa: S311  a bot's own stream
            answer: object = players[seat].choose(game.view(state, seat), legal, Limit(match.nodes), stream)
            if not isinstance(answer, Answer):
                kind = type(answer).__name__
                raise TypeError(f"the bot {match.lineup[seat]} answers with {kind} instead of an Answer")
            action, nodes, decisions = answer.action, answer.nodes, decisions + 1
        state = game.play(state, seat, action)
        yield state, action, seat, nodes
