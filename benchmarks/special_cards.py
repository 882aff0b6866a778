"""Measures what each special card is worth: games in which it came up, against the same games without it.

``python3 dev bench special_cards --games 100``; needs nothing but the standard library. A role, policy or unique
building should move the mean result of strong games by at most 4 points (section 16 of the rules page).
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from multiprocessing import Pool
from random import Random

from benchmarks import arguments
from benchmarks.balance import FIXED, bot_of, decide
from benchmarks.balance_report import LOST_SCORE
from townwright.bots.player import Limit
from townwright.bots.skylines.search.playout import PileOrder
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.actions import Drawn
from townwright.games.skylines.box.cards import POLICY, UNIQUE
from townwright.games.skylines.state import Phase

MAX_SHIFT = 4.0
"""A card may move the mean by so many points."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: with the whole box, or without one card."""

    bot: str
    words: tuple[tuple[str, str], ...]
    seed: int
    nodes: int
    left_out: str = ""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The score of a game, and the special cards that came up in it: drawn into a hand, or kept as a role."""

    score: int
    met: frozenset[str]


def play(task: Task) -> PlayedGame:
    """Play one game; a seed is an order of the piles, and a card that is left out leaves the others in their order."""
    whole: State = GAME.start(GAME.options(dict(task.words)))
    pile_order, random, bot, limit = (
        PileOrder(whole, Random(task.seed)),
        Random(task.seed),
        bot_of(task.bot),
        Limit(task.nodes),
    )
    state = replace(
        whole,
        piles=tuple(tuple(card for card in pile if card != task.left_out) for pile in whole.piles),
        role_deck=tuple(card for card in whole.role_deck if card != task.left_out),
    )
    met = set()
    while acting := GAME.to_act(state):
        if acting == (CHANCE,):
            card = pile_order.draw(_pile(state))
            if state.card(card).kind in (UNIQUE, POLICY):
                met.add(card)
            state = GAME.play(state, CHANCE, Drawn(card))
        else:
            state = GAME.play(state, state.seat, decide(bot, state, limit, random))
    return PlayedGame(LOST_SCORE if state.loss else state.bars.overall, frozenset({*met, *state.roles}))


def _pile(state: State) -> tuple[str, ...]:
    """Where the next card comes from."""
    if state.drawing:
        return state.piles[int(state.drawing.pile) - 1]
    return state.piles[0] if state.phase is Phase.DEAL else state.role_deck


def card_gains(task: Task) -> dict[str, int]:
    """The gain of each special card that came up: the game's score less that of the same game without it."""
    whole = play(task)
    return {card: whole.score - play(replace(task, left_out=card)).score for card in sorted(whole.met)}


def line(card: str, name: str, gains: Sequence[int]) -> str:
    """One line of the report: the mean gain of a card with its interval."""
    if len(gains) < 2:
        return f"       {card:4}{name:20}{len(gains):>5} games"
    mean, around = statistics.fmean(gains), 1.96 * statistics.stdev(gains) / math.sqrt(len(gains))
    verdict = "met   " if abs(mean) <= MAX_SHIFT else "MISSED"
    return f"{verdict} {card:4}{name:20}{len(gains):>5} games{mean:>+7.1f} ± {around:.1f}"


def main(words: Sequence[str] | None = None) -> None:
    """Play all games, then each again without every special card that came up in it."""
    parser = argparse.ArgumentParser(prog="special_cards", description=__doc__)
    parser.add_argument("--bot", default="planner")
    parser.add_argument(
        "--scenario", default="4", choices=FIXED[1:], help="one with special cards and boards that are laid"
    )
    parser.add_argument("--seats", default="2")
    parser.add_argument("--games", type=arguments.positive, default=40)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes, with what there is")
    parser.add_argument("--nodes", type=arguments.positive, default=600, help="the bot's budget for a decision")
    parser.add_argument("--set", default="townwright-tuned-2")
    parser.add_argument("--processes", type=arguments.positive, default=2)
    args = parser.parse_args(words)
    options = (("scenario", args.scenario), ("seats", args.seats), ("set", args.set))
    with arguments.refusals_as_usage_errors(parser):
        bot_of(args.bot)
        box = GAME.options(dict(options)).box
    begun, number = time.time(), 0
    gains: dict[str, list[int]] = {card: [] for card in box.cards if card[1] in "QP" or card[0] == "K"}
    with Pool(args.processes) as pool:
        for found in pool.imap(card_gains, [Task(args.bot, options, seed, args.nodes) for seed in range(args.games)]):
            for card, gain in found.items():
                gains[card].append(gain)
            number += 1
            if time.time() - begun > args.minutes * 60:
                break
        pool.terminate()
    print(f"set {args.set}, scenario {args.scenario}, {args.seats} seats, {args.bot}, {number} games")
    for card, all_gains in gains.items():
        print(line(card, box.cards[card].name, all_gains))


if __name__ == "__main__":
    main()
