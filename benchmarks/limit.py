"""Estimates what a Cities bot would make with any number of nodes: ``python3 dev bench limit --level 3``.

The same deals are played with several budgets (``python3 dev bench bots_cities --into FILE``), and the curve
``limit - loss / nodes ** power`` is fitted to the points. Ranges come from deals that are drawn again at random.
Without ``--rows`` the points of docs/bots.md are taken. The limit is that of this search, not of perfect play.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.bots_cities import read_kept

Numbers = NDArray[np.float64]
STORED = Path(__file__).with_name("limit_rows.json")
"""The points behind the figures of docs/bots.md: by level and nodes, for the first deals of the seed ``bench``."""
POWERS = np.linspace(0.25, 1.5, 26)
"""Chance fades with a power of a half to one; below a quarter the curve would have no limit to speak of."""
FEWEST_BUDGETS = 3
DRAWS = 2_000


@dataclass(frozen=True)
class Curve:
    """Points by nodes: ``limit - loss / nodes ** power``."""

    limit: float
    loss: float
    power: float

    def points(self, nodes: float) -> float:
        """What is expected with so many nodes."""
        return float(self.limit - self.loss / nodes**self.power)


def main() -> None:
    """Fit the curve, and print its limit with the range and the points of each budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="3")
    parser.add_argument("--rows", type=Path, nargs="*", default=[], help="files that bots_cities kept with --into")
    parser.add_argument("--wanted", type=float, help="also print how often the limit is at least so many points")
    args = parser.parse_args()
    points = kept_points(args.rows, args.level) if args.rows else stored_points(args.level)
    if len(points) < FEWEST_BUDGETS:
        parser.error(
            f"level {args.level} has been played with {len(points)} budgets, and a curve needs {FEWEST_BUDGETS}"
        )
    nodes, table = as_table(points)
    means = on_the_same_deals(table)
    curve = fit(nodes, means, counts(table))
    for budget, mean, deals in zip(nodes, means, counts(table), strict=True):
        print(
            f"{budget:8.0f} nodes: {mean:.2f} points over {deals:.0f} deals, the curve has {curve.points(budget):.2f}"
        )
    limits = again(nodes, table)
    low, high = np.quantile(limits, (0.025, 0.975))
    print(f"level {args.level}: any number of nodes {curve.limit:.2f} points ({low:.2f} to {high:.2f})")
    if args.wanted is not None:
        print(f"at least {args.wanted:g} in {np.mean(limits >= args.wanted):.1%} of {DRAWS} draws of the deals")


def kept_points(files: list[Path], level: str) -> dict[int, dict[int, float]]:
    """The expert's points by nodes and deal in files that ``bots_cities`` kept."""
    found: dict[int, dict[int, float]] = {}
    for file in files:
        for line, (points, _) in read_kept(file).items():
            bot, played, _, nodes, _, deal = line.split()
            if (bot, played) == ("expert", level):
                found.setdefault(int(nodes), {})[int(deal)] = points
    return found


def stored_points(level: str) -> dict[int, dict[int, float]]:
    """The points of docs/bots.md by nodes and deal."""
    stored = json.loads(STORED.read_text())
    return {int(nodes): dict(enumerate(map(float, row))) for nodes, row in stored.get(level, {}).items()}


def as_table(points: Mapping[int, Mapping[int, float]]) -> tuple[Numbers, Numbers]:
    """The budgets, and a row of points for each; NaN where a deal was not played with it."""
    budgets = sorted(points)
    deals = sorted(set().union(*points.values()))
    table = np.array([[points[nodes].get(deal, np.nan) for deal in deals] for nodes in budgets])
    return np.array(budgets, float), table


def counts(table: Numbers) -> Numbers:
    """How many deals each budget was played on."""
    return np.asarray((~np.isnan(table)).sum(axis=1), float)


def on_the_same_deals(table: Numbers) -> Numbers:
    """The mean of each budget as if it had been played on all deals, from what deals and budgets usually bring."""
    whole = np.where(np.isnan(table), np.nanmean(table, axis=0), table)
    for _ in range(100):
        filled = whole.mean(axis=0) + whole.mean(axis=1, keepdims=True) - whole.mean()
        whole = np.where(np.isnan(table), filled, table)
    return np.asarray(whole.mean(axis=1))


def fit(nodes: Numbers, means: Numbers, weights: Numbers) -> Curve:
    """The curve with the least squares, each budget weighted by its deals; more nodes are never thought to harm."""
    best, least = Curve(float(np.average(means, weights=weights)), 0.0, 1.0), np.inf
    for power in POWERS:
        missing = nodes**-power
        middle, centre = np.average(missing, weights=weights), np.average(means, weights=weights)
        spread = np.average((missing - middle) ** 2, weights=weights)
        slope = np.average((missing - middle) * (means - centre), weights=weights) / spread
        loss = max(0.0, -float(slope))
        curve = Curve(float(centre + loss * middle), loss, float(power))
        squares = float(np.average((means - curve.limit + loss * missing) ** 2, weights=weights))
        if squares < least:
            best, least = curve, squares
    return best


def again(nodes: Numbers, table: Numbers, draws: int = DRAWS, seed: int = 26) -> Numbers:
    """The limits of curves through deals drawn with replacement."""
    random = np.random.default_rng(seed)
    found = []
    for _ in range(draws):
        drawn = table[:, random.integers(0, table.shape[1], table.shape[1])]
        found.append(fit(nodes, on_the_same_deals(drawn), counts(drawn)).limit)
    return np.array(found)


if __name__ == "__main__":
    main()
