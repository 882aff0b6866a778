"""Measures hindsight of games that bots played: ``python3 dev bench hindsight_games --bots visitor planner --games 8``.

For each bot the mean of what was played and of the best that was found with their 95 % ranges, how many runs agree, CPU
time a game, and with ``--against 100`` how much a larger budget finds. Every record is replayed to its result. For
Greentown, ``--game greentown --bots guide expert``, results are leads of the first seat.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from time import process_time
from typing import Any

from benchmarks import arguments
from benchmarks.study_deals import bot_game
from townwright import bots, study
from townwright.bots.confidence import mean_interval
from townwright.core import registry
from townwright.core.records import Replay
from townwright.study import Hindsight
from townwright.study.skylines.position_values import promise


@dataclass(frozen=True)
class MeasuredGame:
    """What was played, the best that was found, its CPU time, and what a larger budget found if one was asked for."""

    played: float
    found: Hindsight
    time: float
    larger: int | None


def main() -> None:
    """Search the games of each bot, and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("greentown", "skylines"), default="skylines")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bots", nargs="+", default=["visitor", "planner"])
    parser.add_argument("--games", type=arguments.positive, default=8)
    parser.add_argument("--seconds", type=float, help="the game's usual budget if left out")
    parser.add_argument("--against", type=float, help="a larger budget in seconds to compare with")
    parser.add_argument("--nodes", type=arguments.positive, default=400, help="what the bots may look at")
    parser.add_argument("--seed", default="hindsight")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    args = parser.parse_args()
    with arguments.refusals_as_usage_errors(parser):
        for name in args.bots:
            bots.find(args.game, name)
    words = dict(option.split("=", 1) for option in args.option)
    seconds = args.seconds or study.find(args.game).hindsight_seconds
    work = partial(measure, args.game, words, args.seed, args.nodes, seconds, args.against)
    with ProcessPoolExecutor(args.workers) as pool:
        for name in args.bots:
            show(name, list(pool.map(work, [name] * args.games, range(args.games))))


def measure(
    game: str,
    words: dict[str, str],
    seed: str,
    nodes: int,
    seconds: float,
    against: float | None,
    bot: str,
    deal: int,
) -> MeasuredGame:
    """Let a bot play a deal, search it, and check that the record replays to its result."""
    searched, replay = study.find(game), bot_game(game, words, bot, seed, deal, nodes)
    played, began = result_of(replay), process_time()
    found = searched.hindsight(replay, 0, seconds, seed)
    time = process_time() - began
    assert played <= found.best == round(result_of(registry.find(game).replay(found.record)))
    larger = None if against is None else searched.hindsight(replay, 0, against, f"{seed} again").best
    return MeasuredGame(played, found, time, larger)


def result_of(replay: Replay[Any, Any, Any]) -> float:
    """The result of the first seat, as its study counts it."""
    if replay.record.game == "skylines":
        return promise(replay.state).points
    own, *others = (player.money for player in replay.state.players)
    return float(own - max(others))


def show(name: str, measured: list[MeasuredGame]) -> None:
    """Print what was measured for one bot."""
    played = mean_interval([each.played for each in measured])
    best = mean_interval([each.found.best for each in measured])
    larger = [each.larger - each.found.best for each in measured if each.larger is not None]
    more = f", the larger budget finds {fmean(larger):+.2f}" if larger else ""
    print(
        f"{name}: {len(measured)} games, played {played.value:.1f} ({played.low:.1f} to {played.high:.1f}),"
        f" best {best.value:.1f} ({best.low:.1f} to {best.high:.1f});"
        f" {fmean(each.found.agree / each.found.runs for each in measured):.0%} of runs agree;"
        f" {fmean(each.time for each in measured):.1f} s a game{more}",
        flush=True,
    )


if __name__ == "__main__":
    main()
