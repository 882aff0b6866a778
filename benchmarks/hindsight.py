"""Measures hindsight in Cities: ``python3 dev bench hindsight --deals 100 --seconds 3``.

For each level the mean best with its 95 % range, the mean bound, the share of deals in which they are equal, how many
runs agree, CPU time a deal, and with ``--against 60`` how much a larger budget finds. Every record is replayed.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean
from time import process_time

from benchmarks import arguments
from townwright import study
from townwright.bots.confidence import mean_interval
from townwright.games.cities import GAME
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES
from townwright.study import Hindsight


@dataclass(frozen=True)
class Measured:
    """The hindsight of a deal, its CPU time, and what the larger budget found, if one was asked for."""

    found: Hindsight
    time: float
    larger: int | None


def main() -> None:
    """Search the deals of each level, and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", default=["1", "2", "3"])
    parser.add_argument("--tiles", default="mixed24")
    parser.add_argument("--deals", type=arguments.positive, default=100)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--against", type=float, help="a larger budget in seconds to compare with")
    parser.add_argument("--seed", default="hindsight")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    args = parser.parse_args()
    with arguments.refusals_as_usage_errors(parser):
        for level in args.levels:
            GAME.options({"level": level, "tiles": args.tiles})
    for level in args.levels:
        words = {"level": level, "tiles": args.tiles}
        study.find(GAME.name).hindsight_of_deal(deal(args.seed, 0), words, (), 0.001, args.seed)
        with ProcessPoolExecutor(args.workers) as pool:
            work = partial(measure, words, args.seed, args.seconds, args.against)
            show(level, list(pool.map(work, range(args.deals))))


def deal(seed: str, number: int) -> list[int]:
    """The tiles of a deal in their order."""
    return Random(f"deal {seed} {number}").sample(range(1, TILES + 1), STARTING_TILES + ROUNDS)


def measure(words: dict[str, str], seed: str, seconds: float, against: float | None, number: int) -> Measured:
    """Search one deal, and check that its record replays to its points."""
    searched, tiles = study.find(GAME.name), deal(seed, number)
    began = process_time()
    found = searched.hindsight_of_deal(tiles, words, (), seconds, seed)
    time = process_time() - began
    replay = GAME.replay(found.record)
    assert GAME.standing(replay.state, 0).total == found.best
    assert found.bound is not None
    assert found.best <= found.bound
    assert replay.state.drawn == tuple(tiles)
    if against is None or found.proven:
        return Measured(found, time, None if against is None else found.best)
    return Measured(found, time, searched.hindsight_of_deal(tiles, words, (), against, f"{seed} again").best)


def show(level: str, measured: list[Measured]) -> None:
    """Print what was measured at one level."""
    best = mean_interval([each.found.best for each in measured])
    proven = sum(each.found.proven for each in measured)
    larger = [each.larger - each.found.best for each in measured if each.larger is not None]
    more = f", the larger budget finds {fmean(larger):+.2f}" if larger else ""
    print(
        f"level {level}: {len(measured)} deals, best {best.value:.1f} ({best.low:.1f} to {best.high:.1f}),"
        f" bound {fmean(each.found.bound or 0 for each in measured):.1f}, equal in {proven};"
        f" {fmean(each.found.agree / each.found.runs for each in measured):.0%} of runs agree;"
        f" {fmean(each.time for each in measured):.1f} s a deal{more}",
        flush=True,
    )


if __name__ == "__main__":
    main()
