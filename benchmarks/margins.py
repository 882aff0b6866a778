"""What one game against another seat tells of strengths, by several uses of its points: ``python3 dev bench margins``.

Each program plays against the next two weaker ones. Told is the standard deviation, in rating points, with which one
game tells the distance of two players: of points ahead and of other measures, with a scale for each opponent. Also how
own points and the opponent's are weighed best, what part of the variance the deal has, and what the seat brings. Last
come the scales of own points against programs where these tell more, as ``bots/<game>/ratings.toml`` has them.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import astuple, dataclass
from math import sqrt
from pathlib import Path

import click
import numpy as np
from numpy.typing import NDArray

from benchmarks.program_ratings import PLANS
from townwright import bots
from townwright.bots.arena import Match, play
from townwright.study import ratings

WORTH_IT = 0.9
"""Own points are measured where they tell a strength within this share of what points ahead do."""
LEAST = 4
"""Points of both together that shares are made of."""
MEASURES: dict[str, Callable[[float, float], float]] = {
    "points ahead": lambda own, other: own - other,
    "share of all points": lambda own, other: (own - other) / max(LEAST, own + other),
    "square roots": lambda own, other: sqrt(max(own, 0)) - sqrt(max(other, 0)),
    "points ahead, flattened": lambda own, other: float(np.tanh((own - other) / 20)),
    "wins alone": lambda own, other: float(np.sign(own - other)),
}


@dataclass(frozen=True)
class Duel:
    """One game of a program against a weaker one."""

    stronger: str
    weaker: str
    deal: int
    seat: int
    own: int
    other: int


def duels(game: str, count: int, nodes: int) -> list[Duel]:
    """Each program against the next two weaker ones, on the same deals."""
    names, found = [bot.name for bot in bots.own(game)], list[Duel]()
    for deal in range(count):
        for at, weaker in enumerate(names):
            for stronger in names[at + 1 : at + 3]:
                seat = deal % 2
                lineup = (stronger, weaker) if seat == 0 else (weaker, stronger)
                totals = [
                    each.total for each in play(Match(game, {"seats": "2"}, lineup, "pairs", deal, nodes)).standings
                ]
                found.append(Duel(stronger, weaker, deal, seat, totals[seat], totals[1 - seat]))
        print(f"{deal + 1} of {count} deals", file=sys.stderr, flush=True)
    return found


def by_opponent(games: list[Duel], rated: dict[str, float], measure: Callable[[float, float], float]) -> float:
    """The standard deviation with which one game tells the distance to an opponent."""
    seen = defaultdict[str, list[tuple[float, float]]](list)
    for each in games:
        seen[each.weaker].append((rated[each.stronger], measure(each.own, each.other)))
        seen[each.stronger].append((rated[each.weaker], measure(each.other, each.own)))
    told = 0.0
    for lines in seen.values():
        both = np.array(lines) - np.mean(lines, axis=0)
        slope = float(both[:, 0] @ both[:, 1] / (both[:, 0] @ both[:, 0]))
        rest = both[:, 1] - slope * both[:, 0]
        told += len(lines) * slope**2 / float(rest @ rest / (len(lines) - 2))
    return 1 / sqrt(told / (2 * len(games)))


def lines_against(games: list[Duel], rated: dict[str, float], name: str) -> NDArray[np.float64]:
    """The rating, the own points and the points ahead of all who played against a program."""
    found = [(rated[each.stronger], each.own, each.own - each.other) for each in games if each.weaker == name]
    found += [(rated[each.weaker], each.other, each.other - each.own) for each in games if each.stronger == name]
    return np.array(found, float)


def print_scale(name: str, lines: NDArray[np.float64]) -> None:
    """Print the scale of own points against a program if they tell more than points ahead."""
    own, ahead = (fitted_line(lines[:, 0], lines[:, column]) for column in (1, 2))
    if own.slope > 0 and own.told < WORTH_IT * ahead.told:
        ends = [round((points - own.level) / own.slope, 1) for points in (0, 40)]
        print(f'\n[[kinds.scales]]\nagainst = "{name}"\npoints = [0, 40]\nratings = {ends}')
        print(f"spread = {own.told:.1f}\ndeal = 0.0\nown = true")


@dataclass(frozen=True)
class FittedLine:
    """Points as a straight line over ratings, and the standard deviation with which they tell one."""

    level: float
    slope: float
    told: float


def fitted_line(rated: NDArray[np.float64], points: NDArray[np.float64]) -> FittedLine:
    """The line through points."""
    slope, level = np.polyfit(rated, points, 1)
    rest = points - slope * rated - level
    return FittedLine(float(level), float(slope), float(np.sqrt(rest @ rest / (len(rated) - 2)) / abs(slope)))


def of_pairs(games: list[Duel]) -> dict[tuple[str, str], NDArray[np.float64]]:
    """For each pair its deals, seats and points ahead."""
    seen = defaultdict[tuple[str, str], list[tuple[int, int, int]]](list)
    for each in games:
        seen[each.stronger, each.weaker].append((each.deal, each.seat, each.own - each.other))
    return {pair: np.array(lines, float) for pair, lines in seen.items()}


def deal_share(games: list[Duel]) -> float:
    """The part of the variance that all pairs on the same deal and seat have together."""
    on_deal = defaultdict[float, list[float]](list)
    pairs = of_pairs(games)
    for lines in pairs.values():
        ahead = lines[:, 2]
        for deal, value in zip(lines[:, 0], (ahead - ahead.mean()) / ahead.std(ddof=1), strict=True):
            on_deal[deal].append(value)
    return float(np.var([np.mean(each) for each in on_deal.values()], ddof=1) - 1 / len(pairs))


def seat_effect(games: list[Duel]) -> float:
    """By how many points the first seat is ahead of the mean of both."""
    found = [lines[lines[:, 1] == 0, 2].mean() - lines[:, 2].mean() for lines in of_pairs(games).values()]
    return float(np.mean(found))


@click.command()
@click.option(
    "--game", type=click.Choice(sorted(name for name, plan in PLANS.items() if plan.ladder)), default="greentown"
)
@click.option("--games", "count", default=36, show_default=True, help="For each pair.")
@click.option("--nodes", default=500, show_default=True)
@click.option("--raw", "file", type=click.Path(path_type=Path, dir_okay=False), help="Keeps games, or has them.")
def main(game: str, count: int, nodes: int, file: Path | None) -> None:
    """Print what one game tells, by several uses of its points."""
    if file is not None and file.is_file():
        games = [Duel(*line) for line in json.loads(file.read_text("utf-8"))]
    else:
        games = duels(game, count, nodes)
        if file is not None:
            file.write_text(json.dumps([astuple(each) for each in games]), "utf-8")
    kind = ratings.kinds(game)[0]
    rated = {name: measured.value for name, measured in kind.programs.items()}
    print(f"{len(games)} games")
    for name, measure in MEASURES.items():
        told = by_opponent(games, rated, measure)
        print(f"{name}: one game tells a distance within {told:.0f}, thirty within {told / sqrt(30):.0f}")
    print(
        f"the deal has {deal_share(games):.1%} of the variance, the first seat brings {seat_effect(games):+.1f} points"
    )
    for name in rated:
        print_scale(name, lines_against(games, rated, name))


if __name__ == "__main__":
    main()
