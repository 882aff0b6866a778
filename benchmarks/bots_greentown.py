"""Measures how well the Greentown bots play: ``python3 dev bench bots_greentown --deals 200 --nodes 6000``.

The expert against greedy: for two on both seats of each deal, for four against three of them on every seat of
half as many deals. Then the ladder: every bot against the one below it, for two. Shares are of games won, with
the range that holds the true share with 95 % certainty; time is CPU time a turn of the bot named first.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from townwright import bots
from townwright.bots import arena
from townwright.bots.arena import Match, MatchResult
from townwright.bots.confidence import share_interval
from townwright.bots.player import Answer, Bot, Limit

PRINT_EVERY = 50
"""After so many games the sums so far are printed, so that a run that is stopped has told something."""


class TimedBot:
    """A bot that counts its turns and its CPU time."""

    def __init__(self, bot: Bot) -> None:
        self.name, self.character, self.level = bot.name, bot.character, bot.level
        self.bot, self.seconds, self.turns = bot, 0.0, 0

    def choose(self, view: Any, legal: Sequence[Any], limit: Limit, random: Random) -> Answer:
        """Choose as the bot does, and count the time."""
        started = process_time()
        answer = self.bot.choose(view, legal, limit, random)
        self.seconds += process_time() - started
        self.turns += 1
        return answer


def play(match: Match, name: str) -> tuple[MatchResult, float]:
    """Play a match; returns its result, and the CPU seconds a turn of the named bot."""
    clock = TimedBot(bots.find(match.game, name))
    outcome = arena.play(match, lambda game, each: clock if each == name else bots.find(game, each))
    return outcome, clock.seconds / max(1, clock.turns)


@dataclass
class Tally:
    """The results so far of the first bot of a line-up."""

    lineup: Sequence[str]
    games: int
    won: int = 0
    own: list[int] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, outcome: MatchResult, seconds: float) -> None:
        """Add the result of one match to the sums."""
        seat = outcome.match.lineup.index(self.lineup[0])
        totals = [standing.total for standing in outcome.standings]
        self.won += outcome.ranks[seat] == 1
        self.own.append(totals[seat])
        self.others.append(fmean(total for other, total in enumerate(totals) if other != seat))
        self.seconds.append(seconds)

    def __str__(self) -> str:
        played = len(self.own)
        share, partly = share_interval(self.won, played), "" if played == self.games else f" (of {self.games} games)"
        return (
            f"{self.lineup[0]} against {', '.join(self.lineup[1:])}: won {self.won} of {played}{partly},"
            f" {100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}),"
            f" {fmean(self.own):.1f} greenies to {fmean(self.others):.1f}, {1000 * fmean(self.seconds):.0f} ms a turn"
        )


def play_lineup(executor: Executor, lineup: Sequence[str], deals: int, nodes: int, seed: str) -> None:
    """Play every deal in all rotations of the seats, and print the results of the first bot."""
    matches = arena.matches("greentown", {"seats": str(len(lineup))}, lineup, deals, seed, nodes)
    tally = Tally(lineup, len(matches))
    for number, (outcome, seconds) in enumerate(executor.map(play, matches, [lineup[0]] * len(matches)), start=1):
        tally.add(outcome, seconds)
        if number % PRINT_EVERY == 0 or number == len(matches):
            print(tally, flush=True)


def main() -> None:
    """Play, and print one line for each line-up."""
    names = [bot.name for bot in bots.of("greentown")]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--ladder", type=int, default=50, help="deals for each step of the ladder; 0 leaves it out")
    parser.add_argument("--bots", nargs="+", default=names, help="steps of the ladder, the weakest first")
    parser.add_argument("--nodes", type=int, default=6_000)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    # Whatever is to be compiled is compiled once, before the workers start.
    arena.play(Match("greentown", {"seats": "2"}, ("expert", "greedy"), "warm", 0, 500))
    with ProcessPoolExecutor(args.workers) as executor:
        if args.deals:
            play_lineup(executor, ("expert", "greedy"), args.deals, args.nodes, args.seed)
            play_lineup(executor, ("expert", "greedy", "greedy", "greedy"), args.deals // 2, args.nodes, args.seed)
        for worse, better in pairwise(args.bots) if args.ladder else ():
            play_lineup(executor, (better, worse), args.ladder, args.nodes, args.seed)


if __name__ == "__main__":
    main()
