"""Learns what positions of Skylines promise, for their reviews: ``python3 dev bench skylines_values --games 400``.

Players of every strength play up to some turn, the planner plays on from there, and all its positions are fitted to how
the game ended. Prints the file ``study/skylines/learnt_values.toml``; ``search_gain`` in it is kept as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain, product
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks import arguments
from townwright.bots.skylines import DREAMER, MASON, NOVICE, VISITOR
from townwright.bots.skylines.planner import Planner
from townwright.bots.skylines.search.candidates import candidates
from townwright.bots.skylines.search.playout import PileOrder, step
from townwright.core.seats import CHANCE
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Drawn
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.state import Phase
from townwright.study.skylines.luck import surplus
from townwright.study.skylines.position_values import LOST, Promise, features, promise, table, weights_for
from townwright.study.skylines.positions import SkylinesDeal, SkylinesDraw
from townwright.study.skylines.rollouts import whole_game

SETS = ("townwright-draft-1", "townwright-tuned-1", "townwright-tuned-2")
SCENARIOS = {"boards3": ("intro",), "boards4": ("1", "2", "3", "4")}
STRENGTHS = (DREAMER, VISITOR, MASON, NOVICE, None)
LATEST_CHANGE = 36
"""From this turn at the latest the planner plays on."""
RIDGE, CALM = 0.01, 5.0
"""How strongly the numbers are held near 0, for scores and for chances."""

Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Played:
    """A game: how it ended, its positions at the beginning of turns, and its draws with what they brought."""

    whole: bool
    """Whether the planner played all of it."""
    end: Promise
    turns: list[tuple[int, int, tuple[float, ...]]]
    """Milestones left, the turn and its features."""
    draws: list[tuple[int, float]]
    """The turn, and how much more the card brought than the mean."""
    deal: float | None


def main() -> None:
    """Play the games, fit them and print the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=arguments.positive, default=400, help="for each number of boards")
    parser.add_argument("--starts", type=arguments.positive, default=60, help="games for each start")
    parser.add_argument("--seed", default="values")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    args = parser.parse_args()
    print("# What positions of Skylines promise, from `python3 dev bench skylines_values`. The features stand in")
    print("# position_values.py; a draw keeps so much of what its card brings more than the mean, with its error.")
    with ProcessPoolExecutor(args.workers) as pool:
        for boards in SCENARIOS:
            works = [(boards, f"{args.seed} {number}") for number in range(args.games)]
            games = list(pool.map(played, works, chunksize=4))
            print("\n".join(fitted(boards, games)))
        all_starts = list(product(SETS, chain(*SCENARIOS.values()), HAND_SIZES))
        asked = [(*start, args.seed, args.starts) for start in all_starts]
        print("\n".join(start_table(dict(zip(all_starts, pool.map(started, asked), strict=True)))))


def played(work: tuple[str, str]) -> Played:
    """Play a game: to some turn with a player of some strength, then with the planner."""
    boards, seed = work
    random = Random(seed)
    scenario, name, seats = random.choice(SCENARIOS[boards]), random.choice(SETS), random.choice((1, 2, 2, 3, 4))
    weak = random.choice(STRENGTHS)
    change = random.randrange(LATEST_CHANGE) if weak else 0
    state = GAME.start(GAME.options({"scenario": scenario, "seats": str(seats), "set": name}))
    order, turns, draws, deal = PileOrder(state, random), list[tuple[int, int, tuple[float, ...]]](), [], None
    while state.phase is not Phase.OVER:
        left = state.options.boards - len(state.opened) + 1
        if GAME.to_act(state) == (CHANCE,):
            card = Drawn(order.draw(tuple(str(action)[1:] for action in GAME.legal(state, CHANCE))))
            if state.phase is Phase.DRAW and state.turn >= change:
                draws.append((state.turn, surplus(SkylinesDraw(0, state, card))))
            state = GAME.play(state, CHANCE, card)
        elif state.phase is Phase.TURN and state.turn < change and weak is not None:
            state = candidates(Planner(state, weak.weights), 1, weak._selection(random))[0].after
        else:
            if state.phase is Phase.TURN:
                turns.append((left, state.turn, features(state)))
                deal = surplus(SkylinesDeal(0, state, Drawn("deal"))) if state.turn == 1 else deal
            state, _ = step(state, weights_for(state), order)
    return Played(not change, promise(state), turns, draws, deal)


def fitted(boards: str, games: Sequence[Played]) -> list[str]:
    """The tables of a number of boards."""
    lines, expected = [], dict[tuple[int, int], tuple[float, float]]()
    for left in range(1, int(boards[-1]) + 1):
        rows = [(at, turn, found) for at, game in enumerate(games) for each, turn, found in game.turns if each == left]
        matrix = np.array([found for _, _, found in rows])
        ends = np.array([games[at].end for at, _, _ in rows])
        finished = ends[:, 1] > 0
        score, finish = ridge(matrix[finished], ends[finished, 0]), logistic(matrix, finished.astype(float))
        chance = 1 / (1 + np.exp(-np.clip(matrix @ finish, -30, 30)))
        points = chance * np.maximum(LOST, matrix @ score) + (1 - chance) * LOST
        expected |= {
            (at, turn): (float(one), float(other))
            for (at, turn, _), one, other in zip(rows, points, chance, strict=True)
        }
        wrong = float(np.sqrt(np.mean((ends[:, 0] - points) ** 2)))
        lines += ["", f"[{boards}.left{left}]  # {len(rows)} positions, wrong by {wrong:.1f} points"]
        lines += [f"score = {numbers(score)}", f"finish = {numbers(finish)}"]
    dealt = [(game.deal, game.end) for game in games if game.deal is not None and game.whole]
    more, ends = np.array([deal for deal, _ in dealt]), np.array([end for _, end in dealt])
    deal = ", ".join(
        f"{name} = {numbers(slope(more, ends[:, number]))}" for number, name in enumerate(("points", "chance"))
    )
    gain = table().get(boards, {}).get("search_gain", 0.0)
    parts = [f"search_gain = {gain}", f"deal = {{ {deal} }}", f"draw = {kept(games, expected)}"]
    return ["", f"[{boards}]", *parts, *lines]


def kept(games: Sequence[Played], expected: dict[tuple[int, int], tuple[float, float]]) -> str:
    """How much of what a drawn card brings is left at the end, for both measures."""
    rows = [
        (more, game.end.points - expected[at, turn][0], game.end.chance - 100 * expected[at, turn][1])
        for at, game in enumerate(games)
        for turn, more in game.draws
        if (at, turn) in expected
    ]
    found = np.array(rows)
    parts = [numbers(slope(found[:, 0], found[:, column])) for column in (1, 2)]
    return f"{{ points = {parts[0]}, chance = {parts[1]} }}"


def slope(more: Matrix, outcome: Matrix) -> Matrix:
    """The slope of a line through what was drawn and what came of it, and its standard error."""
    wide = float(more @ more)
    found = float(more @ (outcome - outcome.mean())) / wide
    rest = outcome - outcome.mean() - found * more
    return np.array([found, float(rest.std()) / wide**0.5])


def scaled(matrix: Matrix) -> tuple[Matrix, Matrix, Matrix]:
    """The features with mean 0 and spread 1, the constant apart, with their means and spreads."""
    middle, wide = matrix.mean(0), matrix.std(0)
    wide[wide < 1e-9] = 1.0
    middle[0], wide[0] = 0.0, 1.0
    return (matrix - middle) / wide, middle, wide


def unscaled(found: Matrix, middle: Matrix, wide: Matrix) -> Matrix:
    """The numbers for the features as they are."""
    each: Matrix = found / wide
    each[0] -= float((each * middle)[1:].sum())
    return each


def ridge(matrix: Matrix, outcome: Matrix) -> Matrix:
    """A line through all outcomes."""
    rows, middle, wide = scaled(matrix)
    held = RIDGE * len(rows) * np.eye(rows.shape[1])
    held[0, 0] = 0.0
    found = np.asarray(np.linalg.solve(rows.T @ rows + held, rows.T @ outcome), np.float64)
    return unscaled(found, middle, wide)


def logistic(matrix: Matrix, happened: Matrix, rounds: int = 30) -> Matrix:
    """The log odds of something that happened or did not."""
    rows, middle, wide = scaled(matrix)
    held = CALM * np.eye(rows.shape[1])
    held[0, 0] = 0.0
    found: Matrix = np.zeros(rows.shape[1])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        bend = rows.T @ (rows * (chance * (1 - chance) + 1e-9)[:, None]) + held
        found = found + np.linalg.solve(bend, rows.T @ (happened - chance) - held @ found)
    return unscaled(found, middle, wide)


def started(work: tuple[str, str, int, str, int]) -> Promise:
    """What the planner makes of a start on average."""
    name, scenario, seats, seed, games = work
    laid, random = GAME.start(GAME.options({"scenario": scenario, "seats": str(seats), "set": name})), Random(seed)
    return Promise(*np.mean([whole_game(laid, random) for _ in range(games)], 0))


def start_table(found: dict[tuple[str, str, int], Promise]) -> list[str]:
    """A table for each set: a line for a scenario, in it a pair for each number of seats."""
    lines = []
    for name in SETS:
        lines += ["", f'[starts."{name}"]']
        for scenario in chain(*SCENARIOS.values()):
            pairs = ", ".join(numbers(found[name, scenario, seats]) for seats in HAND_SIZES)
            lines.append(f"{scenario} = [{pairs}]")
    return lines


def numbers(values: Iterable[float]) -> str:
    """Write numbers as a list of TOML."""
    return f"[{', '.join(f'{value:.3f}' for value in values)}]"


if __name__ == "__main__":
    main()
