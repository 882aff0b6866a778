"""Measures reviews of games that bots played: ``python3 dev bench review --games 40 --seconds 5``.

For each bot the mean final, cost, luck and unexplained part with their 95 % ranges, the spread of the unexplained part,
the standard errors of total and shown costs, and CPU time a game. The games depend on the seed and on nodes alone.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from time import process_time

from benchmarks import arguments
from benchmarks.study_deals import bot_game
from townwright import bots, study
from townwright.bots.confidence import mean_interval
from townwright.study import Review


@dataclass(frozen=True)
class Measured:
    """A review and the CPU time that it took."""

    review: Review
    time: float


def main() -> None:
    """Review the games of each bot and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=study.games(), default="cities")
    parser.add_argument("--level", default="3")
    parser.add_argument("--bots", nargs="+", default=["visitor", "greedy", "planner", "expert"])
    parser.add_argument("--games", type=arguments.positive, default=40)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--nodes", type=arguments.positive, default=3_000, help="what the bots may look at")
    parser.add_argument("--seed", default="review")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    args = parser.parse_args()
    with arguments.refusals_as_usage_errors(parser):
        for name in args.bots:
            bots.find(args.game, name)
    words = {"level": args.level} if args.game == "cities" else {}
    work = partial(measure, args.game, words, args.seed, args.nodes, args.seconds)
    work(args.bots[0], 0)  # Whatever is to be compiled is compiled before the workers begin.
    with ProcessPoolExecutor(args.workers) as pool:
        for name in args.bots:
            show(name, list(pool.map(work, [name] * args.games, range(args.games))))


def measure(game: str, words: dict[str, str], seed: str, nodes: int, seconds: float, bot: str, deal: int) -> Measured:
    """Let a bot play a deal, and review its game."""
    replay = bot_game(game, words, bot, seed, deal, nodes)
    began = process_time()
    review = study.find(game).review(replay, 0, seconds, seed)[0]
    return Measured(review, process_time() - began)


def show(name: str, measured: list[Measured]) -> None:
    """Print what was measured for one bot."""
    reviews = [each.review for each in measured]
    figures = {
        "final": [review.final for review in reviews],
        "cost": [review.cost.value for review in reviews],
        "luck": [review.luck.value for review in reviews],
        "unexplained": [review.unexplained for review in reviews],
    }
    told = []
    for label, values in figures.items():
        interval = mean_interval(values)
        told.append(f"{label} {interval.value:.1f} ({interval.low:.1f} to {interval.high:.1f})")
    rest = figures["unexplained"]
    total = max(review.cost.error for review in reviews)
    shown = [each.cost.error for review in reviews for each in review.decisions if each.shown]
    print(
        f"{name}: {len(reviews)} games, {', '.join(told)}; spread of unexplained {stdev(rest) if rest[1:] else 0:.1f};"
        f" error of a total cost {fmean(review.cost.error for review in reviews):.2f}, at most {total:.2f};"
        f" of {len(shown)} shown costs {fmean(shown) if shown else 0:.2f}, at most {max(shown, default=0):.2f};"
        f" {fmean(each.time for each in measured):.1f} s a game",
        flush=True,
    )


if __name__ == "__main__":
    main()
