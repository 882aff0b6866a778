"""What can be said about bots after their games: who beat whom, by how much, how surely, and how strong each is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from townwright.bots.arena import Outcome, compete
from townwright.bots.confidence import Range, mean_range, share_range
from townwright.core.results import Standing


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
    won: Range | None
    """The share of tables at which it came first; None where seats do not compete."""
    rating: float
    """1500 is the mean of all; 400 more means ten to one."""
    nodes: float
    """Looked at in a game, on the average."""


def meetings(outcomes: Iterable[Outcome]) -> Iterator[tuple[str, str, int, float]]:
    """Each time that two bots can be compared: their names, who was better (1, 0 or −1), and by how many points."""
    apart: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        lineup = outcome.job.lineup
        if not compete(outcome.job.game):
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
                mine, theirs = merit(first), merit(second)
                better = sign(mine > theirs) - sign(mine < theirs)
                yield first.job.lineup[0], second.job.lineup[0], better, gap(first.standings[0], second.standings[0])


def merit(outcome: Outcome) -> tuple[bool, int, tuple[int, ...]]:
    """What decides between two games: the total, then the parts. A lost city is behind them all, and like any other."""
    if min(outcome.ranks, default=1) > 1:
        return False, 0, ()
    return True, outcome.standings[0].total, outcome.standings[0].points


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
        tables, won = 0, 0
        for outcome in outcomes:
            seats = [seat for seat, bot in enumerate(outcome.job.lineup) if bot == name]
            if not compete(outcome.job.game):
                seats = seats[:1]
            elif seats:
                tables += 1
                won += any(outcome.ranks[seat] == 1 for seat in seats)
            points += [float(outcome.standings[seat].total) for seat in seats]
            nodes += [outcome.nodes[seat] for seat in seats]
        share = share_range(won, tables) if tables else None
        found.append(Showing(name, len(points), mean_range(points), share, rated[name], fmean(nodes)))
    return found
