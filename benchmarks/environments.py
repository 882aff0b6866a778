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

from benchmarks.reference_games import othello_in_python
from townwright.envs import aec
from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.speed.runtime.timing import Rate, TimedWork, measured

NAME, GAMES, STEPS = "townwright/Cities-v0", 1024, 560
COMPILED, READABLE = "Gymnasium, Cities", "Gymnasium, Cities, readable rules"
VECTOR = "make_vec, Cities, 1,024 games"
IN_TURN, IN_TURN_READABLE = "PettingZoo, Cities, 2 seats", "PettingZoo, Cities, 2 seats, readable rules"
OTHELLO = "OpenSpiel, Python loop: Othello"
GOALS = ((COMPILED, READABLE, 40.0), (COMPILED, OTHELLO, 10.0), (IN_TURN, IN_TURN_READABLE, 40.0))
VECTOR_GOAL = 1_500_000


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
        TimedWork(COMPILED, "steps", solo(200)),
        TimedWork(READABLE, "steps", solo(1, rules="readable")),
        TimedWork(VECTOR, "steps", vector()),
        TimedWork(IN_TURN, "steps", in_turn(100)),
        TimedWork(IN_TURN_READABLE, "steps", in_turn(1, rules="readable")),
    ]
    return [*found, TimedWork(OTHELLO, "steps", othello_in_python)] if find_spec("pyspiel") else found


def random_open(mask: Any, random: Callable[[], float]) -> int:
    """A number that is open, each as likely as the others."""
    numbers = mask.view(np.bool_).nonzero()[0]
    return int(numbers[int(random() * len(numbers))])


def solo(games: int, **more: Any) -> Callable[[], int]:
    """Make a function that plays random games through Gymnasium's ``step``."""
    env, random = gymnasium.make(NAME, level=3, **more), Random(1).random

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


def vector() -> Callable[[], int]:
    """Make a function that steps a vector of random games, with what is seen and open in all of them."""
    env: Any = gymnasium.make_vec(NAME, num_envs=GAMES, level=3)
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def run() -> int:
        for _ in range(STEPS):
            env.step(env.random_numbers(luck))
        return STEPS * GAMES

    return run


def print_rates(rates: dict[str, Rate]) -> None:
    """Print what was measured, and how it compares."""
    console = Console()
    each = Table("what", "steps a second", "goal")
    for name, rate in rates.items():
        each.add_row(name, f"{rate.per_second:,.0f}", f"{VECTOR_GOAL:,}" if name == VECTOR else "")
    compared = Table("what", "against", "times", "goal")
    for what, against, goal in GOALS:
        if against in rates:
            compared.add_row(what, against, f"{rates[what].per_second / rates[against].per_second:.1f}", f"{goal:.0f}")
    console.print(each)
    console.print(compared)


if __name__ == "__main__":
    main()
