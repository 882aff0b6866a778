"""Measures reviews of games that bots played: ``python3 dev bench review --games 40 --seconds 5``.

For each bot and measure the mean final, cost, luck and unexplained part with their 95 % ranges, the spread of the
unexplained part and of costs, the standard errors of total and shown costs, and CPU time a game. One bot has all seats;
where they build one city, the cost is that of all, and where they compete every seat counts. The games depend on the
seed and on nodes alone. Other games: ``--game skylines --option set=townwright-tuned-2 --bots visitor novice planner
expert --nodes 400``, ``--game greentown --bots guide surveyor councillor expert --against strategist --nodes 10000``.
Where seats compete, ``--against`` gives the other seats to one opponent for all, and only the bot's own seat counts:
among themselves, good players have more to lose than weak ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import hypot
from statistics import fmean, stdev
from time import process_time

from benchmarks import arguments
from benchmarks.study_deals import bot_game, seat_of
from townwright import bots, study
from townwright.bots.confidence import mean_interval
from townwright.core import registry
from townwright.study import Review


@dataclass(frozen=True)
class Measured:
    """The reviews of a game, for each seat that counts one for each measure, and the CPU time that they took."""

    seats: tuple[tuple[Review, ...], ...]
    time: float


def main() -> None:
    """Review the games of each bot and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=study.games(), default="cities")
    parser.add_argument("--level", default="3")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bots", nargs="+", default=["visitor", "greedy", "planner", "expert"])
    parser.add_argument("--games", type=arguments.positive, default=40)
    parser.add_argument("--seconds", type=float, help="the game's usual budget if left out")
    parser.add_argument("--nodes", type=arguments.positive, default=3_000, help="what the bots may look at")
    parser.add_argument("--against", metavar="BOT", help="who has the other seats, where seats compete")
    parser.add_argument("--seed", default="review")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    args = parser.parse_args()
    with arguments.refusals_as_usage_errors(parser):
        for name in [*args.bots, *filter(None, [args.against])]:
            bots.find(args.game, name)
    words = {"level": args.level} if args.game == "cities" else {}
    words |= dict(option.split("=", 1) for option in args.option)
    seconds = args.seconds or study.find(args.game).review_seconds
    work = partial(measure, args.game, words, args.seed, args.nodes, seconds, args.against)
    work(args.bots[0], 0)  # Whatever is to be compiled is compiled before the workers begin.
    with ProcessPoolExecutor(args.workers) as pool:
        for name in args.bots:
            show(name, list(pool.map(work, [name] * args.games, range(args.games))))


def measure(
    game: str, words: dict[str, str], seed: str, nodes: int, seconds: float, opponent: str | None, bot: str, deal: int
) -> Measured:
    """Let a bot play a deal, and review its game: the seats that are its own."""
    replay = bot_game(game, words, bot, seed, deal, nodes, opponent)
    began = process_time()
    players = replay.record.options.seats
    seats = [seat_of(deal, players)] if opponent else list(range(players if competes(game) else 1))
    reviews = tuple(study.find(game).review(replay, seat, seconds, seed) for seat in seats)
    return Measured(reviews, process_time() - began)


def competes(game: str) -> bool:
    """Whether each seat of a game has a result of its own that others can change."""
    return registry.find(game).interaction == "competitive"


def show(name: str, measured: list[Measured]) -> None:
    """Print what was measured for one bot, a line for each measure."""
    time = fmean(each.time for each in measured)
    for reviews in zip(*(reviews for each in measured for reviews in each.seats), strict=True):
        show_measure(f"{name}, {reviews[0].measure}", reviews, time)


def show_measure(name: str, reviews: Sequence[Review], time: float) -> None:
    """Print what was measured for one bot and measure."""
    own = [review.cost.value for review in reviews]
    if not competes(reviews[0].game):
        own = [review.cost.value - review.others.value for review in reviews]
    figures = {
        "final": [review.final for review in reviews],
        "cost": own,
        "luck": [review.luck.value for review in reviews],
        "unexplained": [review.unexplained for review in reviews],
    }
    told = []
    for label, values in figures.items():
        interval = mean_interval(values)
        told.append(f"{label} {interval.value:.1f} ({interval.low:.1f} to {interval.high:.1f})")
    rest, costs = figures["unexplained"], figures["cost"]
    others = 0 if competes(reviews[0].game) else 1
    errors = [hypot(review.cost.error, others * review.others.error) for review in reviews]
    shown = [each.cost.error for review in reviews for each in review.decisions if each.shown]
    print(
        f"{name}: {len(reviews)} reviews, {', '.join(told)};"
        f" spread of unexplained {stdev(rest) if rest[1:] else 0:.1f}, of cost {stdev(costs) if costs[1:] else 0:.1f};"
        f" error of a total cost {fmean(errors):.2f}, at most {max(errors):.2f};"
        f" of {len(shown)} shown costs {fmean(shown) if shown else 0:.2f}, at most {max(shown, default=0):.2f};"
        f" {time:.1f} s a game",
        flush=True,
    )


if __name__ == "__main__":
    main()
