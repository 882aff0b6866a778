"""Bots against each other over the same deals, and what can be said about them afterwards. Nothing here is timed.

In most games the bots sit at one table and every deal is played once for each rotation of them, so that no seat
favours anybody. Where seats do not compete, each bot plays every deal by itself on all seats.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Any

from townwright import bots
from townwright.bots.player import Limit
from townwright.core import registry
from townwright.core.dealer import Dealer, stream_of
from townwright.core.results import Standing
from townwright.core.seats import CHANCE

ALONE = frozenset({"cities", "skylines"})
"""Games whose seats do not compete: each has its own city, or all have one."""
SURE = 1.96
"""Standard errors to both sides that hold 95 %."""


@dataclass(frozen=True)
class Job:
    """One game to be played: everything that another process needs."""

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
class Outcome:
    """How one game ended."""

    job: Job
    standings: tuple[Standing, ...]
    ranks: tuple[int, ...]
    nodes: tuple[int, ...]
    """What each seat's bot looked at in all."""


def jobs(
    game: str,
    words: Mapping[str, str],
    names: Sequence[str],
    deals: int,
    seed: str,
    nodes: int,
    components: Sequence[str] = (),
) -> list[Job]:
    """Every game of an arena, deal by deal."""
    seats = registry.find(game).options(words, components).seats
    lineups = [(name,) * seats for name in names] if game in ALONE else list(rotations(names, seats))
    return [
        Job(game, dict(words), lineup, seed, deal, nodes, tuple(components))
        for deal in range(deals)
        for lineup in lineups
    ]


def rotations(names: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every bot once on every seat, with the others behind it in turn."""
    for first in range(len(names)):
        yield tuple(names[(first + seat) % len(names)] for seat in range(seats))


def dealer_of(seed: str, deal: int) -> Dealer:
    """The dealer of a deal: the same tiles and cards for whoever plays it."""
    return Dealer(hashlib.sha256(f"arena {seed} {deal}".encode()).digest())


def play(job: Job) -> Outcome:
    """Plays one game. Bots see views, and each decision has a random stream of its own."""
    game = registry.find(job.game)
    players = [bots.find(job.game, name) for name in job.lineup]
    dealer, drawn, nodes = dealer_of(job.seed, job.deal), Counter[str](), [0] * len(players)
    state: Any = game.start(game.options(job.words, job.components))
    decisions = 0
    while to_act := game.to_act(state):
        seat = to_act[0]
        legal = game.legal(state, seat)
        if seat == CHANCE:
            action = dealer.answer(legal, drawn)
            drawn[stream_of(action)] += 1
        else:
            stream = Random(f"arena {job.seed} {job.deal} {seat} {decisions}")  # noqa: S311  a bot's own stream
            answer = players[seat].choose(game.view(state, seat), legal, Limit(job.nodes), stream)
            action, decisions = answer.action, decisions + 1
            nodes[seat] += answer.nodes
        state = game.play(state, seat, action)
    result = game.result(state)
    standings = tuple(game.standing(state, seat) for seat in range(len(players)))
    return Outcome(job, standings, result.ranks if result else (), tuple(nodes))


# What can be said about it


@dataclass(frozen=True)
class Range:
    """A figure and where the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Pair:
    """One bot against another over the same deals."""

    one: str
    other: str
    wins: int
    draws: int
    losses: int
    share: Range
    """Of what could be won, a draw counting half."""
    difference: Range
    """Of points, deal by deal."""


@dataclass(frozen=True)
class Showing:
    """How one bot did."""

    name: str
    games: int
    points: Range
    rating: float
    """1500 is the mean of all; 400 more means ten to one."""
    nodes: float
    """Looked at in a game, on the average."""


def mean_range(values: Sequence[float]) -> Range:
    """The mean of some values."""
    mean = fmean(values)
    error = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Range(mean, mean - error, mean + error)


def share_range(won: float, games: int) -> Range:
    """A share of games, by Wilson's formula: it never leaves 0 to 1."""
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    error = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Range(share, max(0.0, middle - error), min(1.0, middle + error))


def meetings(outcomes: Iterable[Outcome]) -> Iterator[tuple[str, str, int, float]]:
    """Each time that two bots can be compared: their names, who was better (1, 0 or −1), and by how many points."""
    apart: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        lineup = outcome.job.lineup
        if outcome.job.game in ALONE:
            apart.setdefault(outcome.job.deal, []).append(outcome)
            continue
        for one, name in enumerate(lineup):
            for other in range(one + 1, len(lineup)):
                if name != lineup[other]:
                    better = sign(outcome.ranks[other] - outcome.ranks[one])
                    yield name, lineup[other], better, gap(outcome.standings[one], outcome.standings[other])
    for played in apart.values():
        for number, first in enumerate(played):
            for second in played[number + 1 :]:
                mine, theirs = first.standings[0], second.standings[0]
                better = sign(merit(mine) > merit(theirs)) - sign(merit(mine) < merit(theirs))
                yield first.job.lineup[0], second.job.lineup[0], better, gap(mine, theirs)


def merit(standing: Standing) -> tuple[int, tuple[int, ...]]:
    """What decides between two standings: the total, then the parts."""
    return standing.total, standing.points


def gap(one: Standing, other: Standing) -> float:
    """By how many points one is ahead."""
    return float(one.total - other.total)


def sign(number: float) -> int:
    """1, 0 or −1."""
    return (number > 0) - (number < 0)


def pairs(names: Sequence[str], outcomes: Sequence[Outcome]) -> list[Pair]:
    """Every two bots that met, in the order of the names."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for one, other, better, points in meetings(outcomes):
        if names.index(one) <= names.index(other):
            found.setdefault((one, other), []).append((better, points))
        else:
            found.setdefault((other, one), []).append((-better, -points))
    return [
        pair(one, other, met) for (one, other), met in sorted(found.items(), key=lambda item: in_order(names, item[0]))
    ]


def in_order(names: Sequence[str], both: tuple[str, str]) -> tuple[int, int]:
    """Where two names stand."""
    return names.index(both[0]), names.index(both[1])


def pair(one: str, other: str, met: Sequence[tuple[int, float]]) -> Pair:
    """Sums up the meetings of two bots."""
    betters = [better for better, _ in met]
    wins, draws, losses = betters.count(1), betters.count(0), betters.count(-1)
    share = share_range(wins + draws / 2, len(met))
    return Pair(one, other, wins, draws, losses, share, mean_range([points for _, points in met]))


def ratings(names: Sequence[str], met: Sequence[Pair], steps: int = 500) -> dict[str, float]:
    """Strengths that explain the shares best (Bradley and Terry), on the scale that chess players know.

    Every two bots that met are given one more drawn game, so that nobody is endlessly strong.
    """
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    for each in met:
        won[each.one] += each.wins + each.draws / 2 + 0.5
        won[each.other] += each.losses + each.draws / 2 + 0.5
    for _ in range(steps):
        expected = dict.fromkeys(names, 0.0)
        for each in met:
            part = (each.wins + each.draws + each.losses + 1) / (strength[each.one] + strength[each.other])
            expected[each.one] += part
            expected[each.other] += part
        strength = {name: won[name] / expected[name] if expected[name] else 1.0 for name in names}
        middle = math.exp(fmean(map(math.log, strength.values())))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: 1500 + 400 * math.log10(value) for name, value in strength.items()}


def showings(names: Sequence[str], outcomes: Sequence[Outcome], met: Sequence[Pair]) -> list[Showing]:
    """How each bot did, in the order of the names."""
    rated = ratings(names, met)
    found = []
    for name in names:
        points: list[float] = []
        nodes: list[int] = []
        for outcome in outcomes:
            seats = [seat for seat, bot in enumerate(outcome.job.lineup) if bot == name]
            if outcome.job.game in ALONE:
                seats = seats[:1]
            points += [float(outcome.standings[seat].total) for seat in seats]
            nodes += [outcome.nodes[seat] for seat in seats]
        found.append(Showing(name, len(points), mean_range(points), rated[name], fmean(nodes)))
    return found
