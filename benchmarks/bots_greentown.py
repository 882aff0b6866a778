"""How well the Greentown bots play: ``python3 dev bench bots_greentown --deals 200 --nodes 6000``.

The expert against greedy: for two on both seats of each deal, for four against three of them on every seat of
half as many deals. Then the ladder: every bot against the one below it, for two. Shares are of games won, with
the range that holds the true share with 95 % certainty; time is CPU time a turn of the bot named first.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from townwright import bots
from townwright.bots import arena
from townwright.bots.arena import Job, Outcome
from townwright.bots.player import Answer, Bot, Limit
from townwright.bots.ranges import share_range


class Timed:
    """A bot with a clock."""

    def __init__(self, bot: Bot) -> None:
        self.name, self.character, self.level = bot.name, bot.character, bot.level
        self.bot, self.seconds, self.turns = bot, 0.0, 0

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:
        """What the bot chooses."""
        started = process_time()
        answer = self.bot.choose(view, legal, limit, random)
        self.seconds += process_time() - started
        self.turns += 1
        return answer


def play(job: Job, name: str) -> tuple[Outcome, float]:
    """One game, and the seconds a turn of that bot."""
    clock = Timed(bots.find(job.game, name))
    outcome = arena.play(job, lambda game, each: clock if each == name else bots.find(game, each))
    return outcome, clock.seconds / max(1, clock.turns)


def tell(helpers: Executor, lineup: Sequence[str], deals: int, nodes: int, seed: str) -> None:
    """Plays every deal in all rotations of the seats, and prints one line about the first bot."""
    name, words = lineup[0], {"seats": str(len(lineup))}
    jobs = arena.jobs("greentown", words, lineup, deals, seed, nodes)
    won, own, others, seconds = 0, list[int](), list[float](), list[float]()
    for outcome, spent in helpers.map(play, jobs, [name] * len(jobs)):
        seat, totals = outcome.job.lineup.index(name), [standing.total for standing in outcome.standings]
        won += outcome.ranks[seat] == 1
        own.append(totals[seat])
        others.append(fmean(total for other, total in enumerate(totals) if other != seat))
        seconds.append(spent)
    share = share_range(won, len(jobs))
    print(
        f"{name} against {', '.join(lineup[1:])}: won {won} of {len(jobs)}, {100 * share.value:.1f} %"
        f" ({100 * share.low:.1f} to {100 * share.high:.1f}), {fmean(own):.1f} greenies to {fmean(others):.1f},"
        f" {1000 * fmean(seconds):.0f} ms a turn",
        flush=True,
    )


def steps() -> Iterator[tuple[str, str]]:
    """Each bot and the one below it."""
    names = [bot.name for bot in bots.of("greentown")]
    yield from zip(names[1:], names[:-1], strict=True)


def main() -> None:
    """Play, and print one line for each meeting."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--ladder", type=int, default=50, help="deals for each step of the ladder; 0 leaves it out")
    parser.add_argument("--nodes", type=int, default=6_000)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    told = parser.parse_args()
    # Whatever is to be compiled is compiled once, before the workers start.
    arena.play(Job("greentown", {"seats": "2"}, ("expert", "greedy"), "warm", 0, 500))
    with ProcessPoolExecutor(told.workers) as helpers:
        if told.deals:
            tell(helpers, ("expert", "greedy"), told.deals, told.nodes, told.seed)
            tell(helpers, ("expert", "greedy", "greedy", "greedy"), told.deals // 2, told.nodes, told.seed)
        for better, worse in steps() if told.ladder else ():
            tell(helpers, (better, worse), told.ladder, told.nodes, told.seed)


if __name__ == "__main__":
    main()
