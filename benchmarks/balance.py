"""The balance of a Skylines set: bots play every scenario and seat count, and the outcomes stand beside the targets.

``python3 dev bench balance --bots planner,expert --games 40``; needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from random import Random

from benchmarks import arguments
from benchmarks.balance_report import report
from townwright.bots import find
from townwright.bots.player import Answer, Bot, Limit
from townwright.bots.skylines.players import PlanningBot
from townwright.bots.skylines.weights import NEVER, Weights
from townwright.core.dealer import Dealer, stream_of
from townwright.core.limits.budgets import Budget
from townwright.core.phrases import Phrase
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, Action, State, View
from townwright.games.skylines.actions import Drawn, Enact, Play
from townwright.games.skylines.effects.spots import Spot
from townwright.games.skylines.option_schema import SCENARIOS
from townwright.games.skylines.rules import STEPS
from townwright.games.skylines.scoring import CityResult
from townwright.games.skylines.state import Phase
from townwright.games.skylines.turn.card_play import PlayedSteps, SeatPlays

FIXED = ("intro", "1", "2", "3", "4")


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind of game, and the bot that plays it."""

    bot: str
    scenario: str
    seats: int
    modules: bool
    capital: int

    def __str__(self) -> str:
        modules = "modules" if self.modules else "plain"
        return f"{self.bot:8} {self.scenario:5} {self.seats} seats {modules:7} {self.capital:2} coins"

    def words(self, name: str) -> dict[str, str]:
        """The options of the game, in words."""
        words = {"scenario": self.scenario, "seats": str(self.seats), "capital": str(self.capital), "set": name}
        return words if self.modules else {**words, "modules": "-"}


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play."""

    cell: Cell
    seed: int
    set: str
    nodes: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result of one game, with what the report counts of it."""

    cell: Cell
    seed: int
    loss: str
    score: int
    title: str
    turns: int
    zones: int
    met: int
    """Zones built with their reward."""
    free: float
    """The share of the open boards' squares that is free at the end."""
    opened: int
    drawn: tuple[str, ...]
    played: tuple[str, ...]
    roles: tuple[str, ...]
    seconds: float


class RandomKindBot:
    """A bot that takes any kind of action, each as likely as the others; every card is a kind of its own."""

    name = "random"
    character = Phrase("bot-random", "does whatever comes to mind")
    level = 0

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:  # noqa: ARG002
        """Choose a random kind of action, then a random action of this kind."""
        kinds: dict[tuple[str, str], list[Action]] = {}
        for action in legal:
            card = action.card if isinstance(action, Play | Enact) else ""
            kinds.setdefault((type(action).__name__, card), []).append(action)
        return Answer(random.choice(kinds[random.choice(list(kinds))]))


SENSIBLE = PlanningBot(
    "sensible",
    Phrase("bots-skylines-planner", "weighs every card and every place, one turn at a time"),
    0,
    Weights(
        coin=1.0, reserve=4.0, poor=0.0, spare=0.4, last_coin=0.3, capacity=0.1, shortage=1.0, shortage_squared=0.0,
        employment=0.7, employment_squared=0.0, nuisance=0.4, nuisance_squared=0.1, square=0.1, waste=0.1,
        hand_need=0.15, pile_need=0.0, cover=20.0, company=0.1, lacking=1.0, walled_up=0.0, walled_up_late=0.0,
        loose=0.05, doorstep=0.05, end=0.5, end_poor=0.0, last_end=0.5, patience=0.0, fresh=0.4, take=0.5, renew=-1.6,
        stage_two=8.0, stage_three=24.0, broke=0.0, stake=0.0, urgent=0.0, thrift=0.0, ample=NEVER,
    ),
)  # fmt: skip
"""The myopic planner that the targets describe (16.2), not the one that was trained."""


def bot_of(name: str) -> Bot:
    """The bot of a name; random play and the sensible planner are those of the targets."""
    if name == "random":
        return RandomKindBot()
    return SENSIBLE if name == "sensible" else find("skylines", name)


def play(task: Task) -> PlayedGame:
    """Play one game; the same seed gives every bot the same piles."""
    begun = time.process_time()
    cell, bot = task.cell, bot_of(task.cell.bot)
    dealer = Dealer(hashlib.sha256(f"balance {task.seed}".encode()).digest())
    random, limit, streams = Random(task.seed), Limit(task.nodes), Counter[str]()
    state: State = GAME.start(GAME.options(cell.words(task.set)))
    drawn: list[str] = []
    played: list[str] = []
    zones = met = 0
    while acting := GAME.to_act(state):
        seat = acting[0]
        action: Action
        if seat == CHANCE:
            action = dealer.answer(GAME.legal(state, seat), streams)
            streams[stream_of(action)] += 1
            if isinstance(action, Drawn) and action.name in state.box.cards:  # not a board of a free game
                drawn.append(action.name)
        else:
            action = decide(bot, state, limit, random)
            if isinstance(action, Play | Enact):
                played.append(action.card)
            if isinstance(action, Play) and state.card(action.card).is_zone:
                zones += 1
                met += rewarded(state, action)
        state = GAME.play(state, seat, action)
    result = GAME.result(state)
    assert isinstance(result, CityResult)
    squares = sum(state.ground.squares[board].bit_count() for board in state.opened)
    return PlayedGame(
        cell, task.seed, state.loss, state.bars.overall, result.title or "", state.turn, zones, met,
        state.free.bit_count() / max(1, squares), len(state.opened), tuple(drawn), tuple(played), state.roles,
        time.process_time() - begun,
    )  # fmt: skip


def decide(bot: Bot, state: State, limit: Limit, random: Random) -> Action:
    """Let the bot choose an action; planners get the state, which holds nothing hidden, and need no view."""
    if isinstance(bot, PlanningBot) and state.phase is not Phase.LAYOUT:
        return bot.rank(state, limit, random)[0][0][0].action
    action: Action = bot.choose(GAME.view(state, state.seat), GAME.legal(state, state.seat), limit, random).action
    return action


def rewarded(state: State, action: Play) -> bool:
    """Whether a zone that is played gets its row 2."""
    player, told = SeatPlays(state, state.seat, Budget(STEPS)), PlayedSteps()
    after = GAME.play(state, state.seat, action)
    card = state.card(action.card)
    player.course(card, Spot(player.town, after.tiles[-1].mask), told)
    return any(step.row is card.reward and not failed for step, failed in told)


def cells(bots: Sequence[str], what: Sequence[str]) -> Iterator[Cell]:
    """Yield the cells of some groups of games."""
    for bot, group in product(bots, what):
        match group:
            case "core":
                yield from (Cell(bot, scenario, 2, False, SCENARIOS[scenario].capital) for scenario in FIXED)
            case "seats":
                tables = product(("intro", "4"), (1, 3, 4))
                yield from (
                    Cell(bot, scenario, seats, False, SCENARIOS[scenario].capital) for scenario, seats in tables
                )
            case "capital":
                yield from (Cell(bot, "4", 2, False, capital) for capital in (8, 12))
            case "modules":
                yield from (Cell(bot, scenario, 2, True, 10) for scenario in FIXED[1:])
            case "all":
                for scenario, seats in product((*FIXED, "5"), (1, 2, 3, 4)):
                    yield Cell(bot, scenario, seats, scenario != "intro", SCENARIOS[scenario].capital)
            case _:
                raise SystemExit(f"no group of games '{group}'; there are core, seats, capital, modules, all")


def tasks(args: argparse.Namespace) -> list[Task]:
    """The games to play, the cells taking turns, so that an early stop leaves them even."""
    wanted = list(dict.fromkeys(cells(args.bots.split(","), args.cells.split(","))))
    return [Task(cell, seed, args.set, args.nodes) for seed in range(args.games) for cell in wanted]


def main(words: Sequence[str] | None = None) -> None:
    """Play, then print the table and the verdicts."""
    parser = argparse.ArgumentParser(prog="balance", description=__doc__)
    parser.add_argument("--bots", default="planner", help="random, sensible or bots of Skylines; several with commas")
    parser.add_argument("--cells", default="core", help="core, seats, capital, modules, all; several with commas")
    parser.add_argument("--games", type=arguments.positive, default=20, help="games in each cell")
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes, with what there is")
    parser.add_argument("--nodes", type=arguments.positive, default=2000, help="the bots' budget for a decision")
    parser.add_argument("--set", default="townwright-draft-1")
    parser.add_argument("--processes", type=arguments.positive, default=2)
    parser.add_argument("--json", type=Path, help="write every game and all figures to a file")
    args = parser.parse_args(words)
    with arguments.refusals_as_usage_errors(parser):
        for name in args.bots.split(","):
            bot_of(name)
        GAME.options({"set": args.set})
    begun, games, waiting = time.time(), [], tasks(args)
    with Pool(args.processes) as pool:
        for game in pool.imap(play, waiting):
            games.append(game)
            if sys.stderr.isatty() or len(games) % 500 == 0:
                print(f"\r{len(games)} of {len(waiting)}", end="", file=sys.stderr, flush=True)
            if time.time() - begun > args.minutes * 60:
                pool.terminate()
                break
    print(file=sys.stderr)
    print(f"set {args.set}, {len(games)} of {len(waiting)} games, {args.nodes} nodes a decision")
    figures = report(games)
    if args.json:
        args.json.write_text(json.dumps({"set": args.set, "cells": figures, "games": [asdict(game) for game in games]}))


if __name__ == "__main__":
    main()
