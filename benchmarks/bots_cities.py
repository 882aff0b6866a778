"""How well the Cities bots play: ``python3 dev bench bots_cities --levels 3 --deals 400 --nodes 10000 --workers 2``.

Mean points over many deals with the range that holds the true mean with 95 % certainty, and CPU time a move.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from time import process_time

from townwright.bots.arena import Job, jobs, play
from townwright.bots.ranges import mean_range
from townwright.games.cities.pieces import ROUNDS

DECISIONS = 1 + ROUNDS


def main() -> None:
    """Play the deals, and print one line for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", default=["3", "2", "1"])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=10_000)
    parser.add_argument("--tiles", default="mixed24")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--workers", type=int, default=1)
    told = parser.parse_args()
    for level in told.levels:
        words = {"level": level, "tiles": told.tiles}
        games = jobs("cities", words, [told.bot], told.deals, told.seed, told.nodes)
        play(games[0])  # Whatever is to be compiled is compiled before the workers begin.
        with ProcessPoolExecutor(told.workers) as pool:
            played = list(pool.map(points_and_time, games))
        found = mean_range([points for points, _ in played])
        spent = fmean(seconds for _, seconds in played) / DECISIONS
        print(
            f"{told.bot}, level {level}, {told.tiles}, {told.nodes} nodes: {found.value:.2f} points"
            f" ({found.low:.2f} to {found.high:.2f}) over {told.deals} deals, {spent * 1000:.0f} ms a move",
            flush=True,
        )


def points_and_time(job: Job) -> tuple[float, float]:
    """What a bot makes of one deal, and the CPU time in seconds that it takes."""
    started = process_time()
    points = float(play(job).standings[0].total)
    return points, process_time() - started


if __name__ == "__main__":
    main()
