"""Measures how well a Cities bot plays: ``python3 dev bench bots_cities --nodes 10000 --deals 400``.

Mean points over many deals with the range that holds the true mean with 95 % certainty, and CPU time a move. With
``--ladder`` every bot plays that many deals instead, and each is held against the one below it. What is kept with
``--into`` need not be played again when a run was stopped; a bot that thinks otherwise needs a new file.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from time import process_time

from benchmarks import arguments
from townwright import bots
from townwright.bots.arena import Match, MatchResult, matches, play
from townwright.bots.arena_results import pairs
from townwright.bots.confidence import mean_interval
from townwright.bots.named_bots import find_named
from townwright.games.cities import GAME
from townwright.games.cities.city.pieces import ROUNDS

DECISIONS = 1 + ROUNDS
PRINT_EVERY = 50
"""After so many deals the mean so far is printed, so that a run that is stopped has told something."""


def main() -> None:
    """Play the deals, and print one line for each level, or for each step of its ladder."""
    names = [bot.name for bot in bots.of("cities")]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", default=["3", "2", "1"])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=arguments.positive, default=400)
    parser.add_argument("--ladder", type=int, default=0, help="deals for each step of the ladder")
    parser.add_argument("--bots", nargs="+", default=names, help="steps of the ladder, the weakest first")
    parser.add_argument("--nodes", type=arguments.positive, default=10_000)
    parser.add_argument("--tiles", default="mixed24")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    parser.add_argument("--into", type=Path, help="a file that keeps the points of each deal")
    args = parser.parse_args()
    with arguments.refusals_as_usage_errors(parser):
        for name in (args.bot, *args.bots):
            find_named("cities", name)
        for level in args.levels:
            GAME.options({"level": level, "tiles": args.tiles})
    for level in args.levels:
        words = {"level": level, "tiles": args.tiles}
        # Whatever is to be compiled is compiled before the workers begin.
        play(Match("cities", words, ("expert",), args.seed, 0, args.nodes))
        with ProcessPoolExecutor(args.workers) as pool:
            if args.ladder:
                measure_ladder(pool, args.bots, words, args.ladder, args.seed, args.nodes)
            else:
                measure(pool, matches("cities", words, [args.bot], args.deals, args.seed, args.nodes), args.into)


def measure(pool: Executor, deals: Sequence[Match], into: Path | None) -> None:
    """Print the mean points of a bot, so far and at the end."""
    kept = read_kept(into)
    points, seconds = [], []
    played = pool.map(timed, [match for match in deals if line_of(match) not in kept])
    for match in deals:
        found = kept.get(line_of(match))
        if found is None:
            outcome, spent = next(played)
            found = outcome.standings[0].total, spent / DECISIONS
            if into:
                with into.open("a") as file:
                    file.write(f"{line_of(match)}: {found[0]} {found[1]:.4f}\n")
        points.append(found[0])
        seconds.append(found[1])
        if len(points) % PRINT_EVERY == 0 or len(points) == len(deals):
            mean = mean_interval(points)
            print(
                f"{match.lineup[0]}, level {match.words['level']}, {match.words['tiles']}, {match.nodes} nodes:"
                f" {mean.value:.2f} points ({mean.low:.2f} to {mean.high:.2f})"
                f" over {len(points)} of {len(deals)} deals, {1000 * fmean(seconds):.0f} ms a move",
                flush=True,
            )


def line_of(match: Match) -> str:
    """The key of a match in the file that keeps points."""
    return f"{match.lineup[0]} {match.words['level']} {match.words['tiles']} {match.nodes} {match.seed} {match.deal}"


def read_kept(file: Path | None) -> dict[str, tuple[float, float]]:
    """Read the points of each deal, and the seconds a move, that earlier runs kept."""
    if not file or not file.exists():
        return {}
    lines = (line.split(": ") for line in file.read_text().splitlines())
    return {deal: (float(found.split()[0]), float(found.split()[1])) for deal, found in lines}


def timed(match: Match) -> tuple[MatchResult, float]:
    """Play a match; returns its result, and the CPU time in seconds."""
    started = process_time()
    return play(match), process_time() - started


def measure_ladder(
    pool: Executor, names: list[str], words: Mapping[str, str], deals: int, seed: str, nodes: int
) -> None:  # fmt: skip
    """Print for each bot how many deals it wins against the one before it; every bot plays them once."""
    played: dict[str, list[MatchResult]] = {}
    for name in names:
        played[name] = list(pool.map(play, matches("cities", words, [name], deals, seed, nodes)))
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
