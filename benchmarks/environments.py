"""Compares the speed of environments over compiled and readable rules, ``python3 dev bench environments [--json]``.

Everything is timed in turn in one run by CPU time, with the choice of a random number that is open counted in.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from random import Random
from typing import Any

import click
import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.reference_games import othello_in_python, othello_with_observations
from townwright.envs import aec
from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.speed.runtime.timing import Rate, TimedWork, measured

NAME, GAMES, STEPS = "townwright/Cities-v0", 1024, 560
COMPILED, READABLE = "Gymnasium, Cities", "Gymnasium, Cities, readable rules"
VECTOR = "make_vec, Cities, 1,024 games"
TOWNS, SKYLINES = "make_vec, Greentown, 2 seats, 1,024 games", "make_vec, Skylines, 1,024 games"
ALONE, ALONE_READABLE = "Gymnasium, Skylines", "Gymnasium, Skylines, readable rules"
IN_TURN, IN_TURN_READABLE = "PettingZoo, Cities, 2 seats", "PettingZoo, Cities, 2 seats, readable rules"
OTHELLO, SEEN_OTHELLO = "OpenSpiel, Python loop: Othello", "OpenSpiel, rl_environment: Othello"
GOALS = (
    (COMPILED, READABLE, 40.0),
    (COMPILED, OTHELLO, 10.0),
    (COMPILED, SEEN_OTHELLO, 10.0),
    (IN_TURN, IN_TURN_READABLE, 40.0),
)
VECTOR_GOALS = {VECTOR: 1_500_000, TOWNS: 100_000, SKYLINES: 100_000}
BEFORE = 945
"""Steps a second of Gymnasium's Cities before its environments stepped compiled rules, on the machine of that time."""


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(as_json: bool) -> None:
    """Time environments and print their rates and ratios."""
    rates = measured(measures())
    if as_json:
        click.echo(json.dumps({name: asdict(rate) for name, rate in rates.items()}))
        return
    print_rates(rates)


def measures() -> list[TimedWork]:
    """List the environments and games that are timed."""
    found = [
        TimedWork(COMPILED, "steps", solo(NAME, 200, level=3)),
        TimedWork(READABLE, "steps", solo(NAME, 1, level=3, rules="readable")),
        TimedWork(VECTOR, "steps", vector(NAME, STEPS, level=3)),
        TimedWork(TOWNS, "steps", vector("townwright/Greentown-v0", STEPS // 8, seats=2)),
        TimedWork(SKYLINES, "steps", vector("townwright/Skylines-v0", STEPS // 8, scenario="4")),
        TimedWork(ALONE, "steps", solo("townwright/Skylines-v0", 40, scenario="4")),
        TimedWork(ALONE_READABLE, "steps", solo("townwright/Skylines-v0", 1, scenario="4", rules="readable")),
        TimedWork(IN_TURN, "steps", in_turn(100)),
        TimedWork(IN_TURN_READABLE, "steps", in_turn(1, rules="readable")),
    ]
    if find_spec("pyspiel"):
        found.append(TimedWork(OTHELLO, "steps", othello_in_python))
        found.append(TimedWork(SEEN_OTHELLO, "steps", othello_with_observations))
    return found


def random_open(mask: Any, random: Callable[[], float]) -> int:
    """A number that is open, each as likely as the others."""
    numbers = mask.view(np.bool_).nonzero()[0]
    return int(numbers[int(random() * len(numbers))])


def solo(name: str, games: int, **more: Any) -> Callable[[], int]:
    """Make a function that plays random games through Gymnasium's ``step``."""
    env, random = gymnasium.make(name, **more), Random(1).random

    def run() -> int:
        steps = 0
        for _ in range(games):
            (seen, _), over = env.reset(), False
            while not over:
                seen, _, over, _, _ = env.step(random_open(seen["action_mask"], random))
                steps += 1
        return steps

    return run


def in_turn(games: int, **more: Any) -> Callable[[], int]:
    """Make a function that plays random games through PettingZoo's ``last`` and ``step``."""
    env, random = aec.env("cities", seats=2, level=3, **more), Random(1).random

    def run() -> int:
        steps = 0
        for _ in range(games):
            env.reset()
            for _ in env.agent_iter():
                seen, _, over, _, _ = env.last()
                env.step(None if over else random_open(seen["action_mask"], random))
                steps += not over
        return steps

    return run


def vector(name: str, steps: int, **more: Any) -> Callable[[], int]:
    """Make a function that steps a vector of random games, with what is seen and open in all of them.

    The step with which an ended game begins again is not counted.
    """
    env: Any = gymnasium.make_vec(name, num_envs=GAMES, **more)
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def run() -> int:
        said = 0
        for _ in range(steps):
            said += int(env.batch.running.sum())
            env.step(env.random_numbers(luck))
        return said

    return run


def print_rates(rates: dict[str, Rate]) -> None:
    """Print what was measured, and how it compares."""
    console = Console()
    each = Table("what", "steps a second", "goal")
    for name, rate in rates.items():
        each.add_row(name, f"{rate.per_second:,.0f}", f"{VECTOR_GOALS[name]:,}" if name in VECTOR_GOALS else "")
    compared = Table("what", "against", "times", "goal")
    for what, against, goal in GOALS:
        if against in rates:
            compared.add_row(what, against, f"{rates[what].per_second / rates[against].per_second:.1f}", f"{goal:.0f}")
    compared.add_row(COMPILED, f"before ({BEFORE} a second)", f"{rates[COMPILED].per_second / BEFORE:.1f}", "40")
    console.print(each)
    console.print(compared)


if __name__ == "__main__":
    main()
