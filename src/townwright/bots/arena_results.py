"""Computes from finished matches who beat whom, by how much, with confidence intervals, and a rating for each bot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from townwright.bots.arena import MatchResult, compete
from townwright.bots.confidence import Interval, mean_interval, share_interval
from townwright.core.results import Standing


@dataclass(frozen=True)
class Pair:
    """The results of one bot against another over the same deals."""

    one: str
    other: str
    wins: int
    draws: int
    losses: int
    share: Interval
    """Of what could be won, a draw counting half."""
    difference: Interval
    """Of points, deal by deal."""


@dataclass(frozen=True)
class BotSummary:
    """The results of one bot over all its matches."""

    name: str
    games: int
    points: Interval
    won: Interval | None
    """The share of tables at which it came first; None where seats do not compete."""
    rating: float
    """1500 is the mean of all; 400 more means ten to one."""
    nodes: float
    """Used in a game, on the average."""


def comparisons(results: Iterable[MatchResult]) -> Iterator[tuple[str, str, int, float]]:
    """Yield each comparison of two bots: their names, who was better (1, 0 or −1), and by how many points."""
    by_deal: dict[int, list[MatchResult]] = {}
    for result in results:
        lineup = result.match.lineup
        if not compete(result.match.game):
            by_deal.setdefault(result.match.deal, []).append(result)
            continue
        for one, name in enumerate(lineup):
            for other in range(one + 1, len(lineup)):
                if name != lineup[other]:
                    better = sign(result.ranks[other] - result.ranks[one])
                    yield name, lineup[other], better, points_ahead(result.standings[one], result.standings[other])
    for played in by_deal.values():
        for number, first in enumerate(played):
            for second in played[number + 1 :]:
                mine, theirs = ranking_key(first), ranking_key(second)
                better = sign(mine > theirs) - sign(mine < theirs)
                yield (
                    first.match.lineup[0],
                    second.match.lineup[0],
                    better,
                    points_ahead(first.standings[0], second.standings[0]),
                )


def ranking_key(result: MatchResult) -> tuple[bool, int, tuple[int, ...]]:
    """The key that ranks matches of one deal: the total, then its parts; all that were lost rank last and equal."""
    if min(result.ranks, default=1) > 1:
        return False, 0, ()
    return True, result.standings[0].total, result.standings[0].points


def points_ahead(one: Standing, other: Standing) -> float:
    """By how many points the first is ahead of the other."""
    return float(one.total - other.total)


def sign(number: float) -> int:
    """The sign of a number: 1, 0 or −1."""
    return (number > 0) - (number < 0)


def pairs(names: Sequence[str], results: Sequence[MatchResult]) -> list[Pair]:
    """The results of every two bots that can be compared, in the order of the names."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for one, other, better, points in comparisons(results):
        if names.index(one) <= names.index(other):
            found.setdefault((one, other), []).append((better, points))
        else:
            found.setdefault((other, one), []).append((-better, -points))
    return [
        pair(one, other, met)
        for (one, other), met in sorted(found.items(), key=lambda item: name_order(names, item[0]))
    ]


def name_order(names: Sequence[str], both: tuple[str, str]) -> tuple[int, int]:
    """The places of two names in the list, to sort by."""
    return names.index(both[0]), names.index(both[1])


def pair(one: str, other: str, met: Sequence[tuple[int, float]]) -> Pair:
    """The results of two bots, from who was better and by how many points in each comparison."""
    betters = [better for better, _ in met]
    wins, draws, losses = betters.count(1), betters.count(0), betters.count(-1)
    share = share_interval(wins + draws / 2, len(met))
    return Pair(one, other, wins, draws, losses, share, mean_interval([points for _, points in met]))


def ratings(names: Sequence[str], met: Sequence[Pair], steps: int = 500) -> dict[str, float]:
    """The rating of each bot that explains the shares best (Bradley and Terry), on the Elo scale around 1500.

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
        geometric_mean = math.exp(fmean(map(math.log, strength.values())))
        strength = {name: value / geometric_mean for name, value in strength.items()}
    return {name: 1500 + 400 * math.log10(value) for name, value in strength.items()}


def bot_summaries(names: Sequence[str], results: Sequence[MatchResult], met: Sequence[Pair]) -> list[BotSummary]:
    """The summary of each bot's results, in the order of the names."""
    rated = ratings(names, met)
    found = []
    for name in names:
        points: list[float] = []
        nodes: list[int] = []
        tables, won = 0, 0
        for result in results:
            seats = [seat for seat, bot in enumerate(result.match.lineup) if bot == name]
            if not compete(result.match.game):
                seats = seats[:1]
            elif seats:
                tables += 1
                won += any(result.ranks[seat] == 1 for seat in seats)
            points += [float(result.standings[seat].total) for seat in seats]
            nodes += [result.nodes[seat] for seat in seats]
        share = share_interval(won, tables) if tables else None
        found.append(BotSummary(name, len(points), mean_interval(points), share, rated[name], fmean(nodes)))
    return found
