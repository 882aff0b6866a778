"""How well a Cities bot plays: ``python3 dev bench bots_cities --nodes 10000 --deals 400``.

Mean points over many deals with the range that holds the true mean with 95 % certainty, and CPU time a move. With
``--ladder`` every bot plays that many deals instead, and each is held against the one below it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise
from statistics import fmean
from time import process_time

from townwright import bots
from townwright.bots.arena import Job, Outcome, jobs, play
from townwright.bots.ranges import mean_range
from townwright.bots.showings import pairs
from townwright.games.cities.pieces import ROUNDS

DECISIONS = 1 + ROUNDS
PARTLY = 50
"""After so many deals the mean so far is printed, so that a run that is stopped has told something."""


def main() -> None:
    """Play the deals, and print one line for each level, or for each step of its ladder."""
    names = [bot.name for bot in bots.of("cities")]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", default=["3", "2", "1"])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--ladder", type=int, default=0, help="deals for each step of the ladder")
    parser.add_argument("--bots", nargs="+", default=names, help="steps of the ladder, the weakest first")
    parser.add_argument("--nodes", type=int, default=10_000)
    parser.add_argument("--tiles", default="mixed24")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--workers", type=int, default=1)
    told = parser.parse_args()
    for level in told.levels:
        words = {"level": level, "tiles": told.tiles}
        # Whatever is to be compiled is compiled before the workers begin.
        play(Job("cities", words, ("expert",), told.seed, 0, told.nodes))
        with ProcessPoolExecutor(told.workers) as pool:
            if told.ladder:
                climb(pool, told.bots, words, told.ladder, told.seed, told.nodes)
            else:
                measure(pool, told.bot, words, told.deals, told.seed, told.nodes)


def measure(pool: Executor, bot: str, words: Mapping[str, str], deals: int, seed: str, nodes: int) -> None:
    """Prints the mean points of a bot, so far and at the end."""
    points: list[float] = []
    seconds: list[float] = []
    for outcome, spent in pool.map(timed, jobs("cities", words, [bot], deals, seed, nodes)):
        points.append(outcome.standings[0].total)
        seconds.append(spent / DECISIONS)
        if len(points) % PARTLY == 0 or len(points) == deals:
            found = mean_range(points)
            print(
                f"{bot}, level {words['level']}, {words['tiles']}, {nodes} nodes: {found.value:.2f} points"
                f" ({found.low:.2f} to {found.high:.2f}) over {len(points)} of {deals} deals,"
                f" {1000 * fmean(seconds):.0f} ms a move",
                flush=True,
            )


def timed(job: Job) -> tuple[Outcome, float]:
    """How a bot plays one deal, and the CPU time in seconds that it takes."""
    started = process_time()
    return play(job), process_time() - started


def climb(
    pool: Executor, names: list[str], words: Mapping[str, str], deals: int, seed: str, nodes: int
) -> None:  # fmt: skip
    """Prints for each bot how many deals it wins against the one before it; every bot plays them once."""
    played: dict[str, list[Outcome]] = {}
    for name in names:
        played[name] = list(pool.map(play, jobs("cities", words, [name], deals, seed, nodes)))
        print(f"{name}: {fmean(each.standings[0].total for each in played[name]):.2f} points", flush=True)
    for below, above in pairwise(names):
        (met,) = pairs([above, below], [*played[above], *played[below]])
        print(
            f"level {words['level']}: {above} won {met.wins} and drew {met.draws} of {deals} deals against {below},"
            f" {100 * met.share.value:.1f} % ({100 * met.share.low:.1f} to {100 * met.share.high:.1f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
