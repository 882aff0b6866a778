"""Trains the weights of the Skylines planner by an evolution strategy: many planners play, the best are mixed.

``python3 dev bench train_skylines --minutes 6 --processes 16``; needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, fields
from multiprocessing import Pool
from random import Random

from townwright.bots.skylines.search.playout import PileOrder, step
from townwright.bots.skylines.weights import Weights
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME, State
from townwright.games.skylines.actions import Drawn
from townwright.games.skylines.state import Phase

TABLES = (("intro", 2), ("intro", 2), ("1", 2), ("2", 3), ("3", 1), ("4", 4), ("4", 2))
"""The games of a trial: scenario and seats, construction cards only."""
LOST, ENOUGH = -25, 60
"""What a lost game counts, and the score beyond which nothing is gained."""
NAMES = tuple(field.name for field in fields(Weights))
SIGNS = {name: -1 if value < 0 else 1 for name, value in asdict(Weights()).items()}
ELITE = 5
"""One planner in so many is mixed into the next generation."""

Point = dict[str, float]
"""The logarithms of the weights."""


def game(words: dict[str, str], seed: int, weights: Weights) -> State:
    """Play one game of the quick planner to its end, and return the last position."""
    state = GAME.start(GAME.options(words))
    pile_order = PileOrder(state, Random(seed))
    while state.phase is Phase.DEAL:
        state = GAME.play(state, CHANCE, Drawn(pile_order.draw(state.piles[0])))
    while state.phase is not Phase.OVER:
        state, _ = step(state, weights, pile_order)
    return state


def trial(task: tuple[dict[str, float], int, int, str]) -> tuple[float, float]:
    """Play some games with one set of weights; returns the mean score and the share of finished ones."""
    values, seed, games, name = task
    scores, finished = [], 0
    for number in range(games):
        scenario, seats = TABLES[number % len(TABLES)]
        words = {"scenario": scenario, "seats": str(seats), "modules": "-", "set": name}
        state = game(words, seed + number, Weights(**values))
        finished += not state.loss
        scores.append(LOST if state.loss else min(ENOUGH, state.bars.overall))
    return statistics.fmean(scores), finished / games


def values(point: Point) -> dict[str, float]:
    """The weights at a point."""
    return {name: SIGNS[name] * math.exp(point[name]) for name in NAMES}


def mixed(middle: Point, spread: Point, elite: Sequence[Point]) -> tuple[Point, Point]:
    """The middle and the spread, moved half way towards the best."""
    found = {name: [point[name] for point in elite] for name in NAMES}
    return (
        {name: 0.5 * middle[name] + 0.5 * statistics.fmean(found[name]) for name in NAMES},
        {name: max(0.08, 0.6 * spread[name] + 0.4 * statistics.pstdev(found[name])) for name in NAMES},
    )


def main() -> None:
    """Mutate, play, keep the best, mix; then print the weights."""
    parser = argparse.ArgumentParser(prog="train_skylines", description=__doc__)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--population", type=int, default=64)
    parser.add_argument("--games", type=int, default=42)
    parser.add_argument("--set", default="townwright-draft-1")
    args = parser.parse_args()
    random, begun, generation = Random(1), time.time(), 0
    middle = {name: math.log(abs(value) + 1e-3) for name, value in asdict(Weights()).items()}
    spread = dict.fromkeys(NAMES, 0.5)
    with Pool(args.processes) as pool:
        while time.time() - begun < args.minutes * 60:
            others = range(max(ELITE, args.population) - 1)
            points = [middle, *({name: random.gauss(middle[name], spread[name]) for name in NAMES} for _ in others)]
            trials = [(values(point), 1000 * generation, args.games, args.set) for point in points]
            results = pool.map(trial, trials, chunksize=1)
            ranked = sorted(range(len(points)), key=lambda number: -results[number][0])
            middle, spread = mixed(middle, spread, [points[number] for number in ranked[: len(points) // ELITE]])
            mean, finished = results[0]
            print(
                f"{generation:>4} {time.time() - begun:>5.0f} s  mean {mean:.1f}  finished {finished:.0%}", flush=True
            )
            generation += 1
    print(json.dumps({name: round(value, 3) for name, value in values(middle).items()}))


if __name__ == "__main__":
    main()
