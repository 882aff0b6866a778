"""Compares the speed of environments over compiled and readable rules, ``python3 dev bench environments [--json]``.

Everything is timed in turn in one run by CPU time, with the choice of a random number that is open counted in.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import click
import gymnasium
import numpy as np
from gymnasium import wrappers
from rich.console import Console
from rich.table import Table

from benchmarks.reference_games import othello_in_python, othello_with_observations, othello_with_tensors
from townwright.envs import aec
from townwright.envs import solo as _registered  # noqa: F401  importing it registers the games
from townwright.envs.parallel import GamesTogether
from townwright.speed.runtime.timing import Rate, TimedWork, measured

NAME, GAMES, STEPS, EMPTY_STEPS = "townwright/Cities-v0", 1024, 560, 20_000
COMPILED, READABLE = "Gymnasium, Cities", "Gymnasium, Cities, readable rules"
REUSED, EMPTY = "Gymnasium, Cities, copy=False", "Gymnasium, an empty step"
VECTOR = "make_vec, Cities, 1,024 games"
TOGETHER = "PettingZoo's parallel form, Cities, 2 seats, 1,024 games"
TOWNS, SKYLINES = "make_vec, Greentown, 2 seats, 1,024 games", "make_vec, Skylines, 1,024 games"
ALONE, ALONE_READABLE = "Gymnasium, Skylines", "Gymnasium, Skylines, readable rules"
IN_TURN, IN_TURN_READABLE = "PettingZoo, Cities, 2 seats", "PettingZoo, Cities, 2 seats, readable rules"
SPIEL, SPIEL_READABLE = "OpenSpiel, Cities", "OpenSpiel, Cities, readable rules"
SEEN_SPIEL, SEEN_SPIEL_READABLE = "OpenSpiel, with tensors: Cities", "OpenSpiel, with tensors: Cities, readable rules"
OTHELLO, SHOWN_OTHELLO = "OpenSpiel, Python loop: Othello", "OpenSpiel, with tensors and masks: Othello"
SEEN_OTHELLO = "OpenSpiel, rl_environment: Othello"
OTHELLOS = {OTHELLO: othello_in_python, SHOWN_OTHELLO: othello_with_tensors, SEEN_OTHELLO: othello_with_observations}
GOALS = (
    (COMPILED, READABLE, 40.0),
    (IN_TURN, IN_TURN_READABLE, 40.0),
    (SPIEL, SPIEL_READABLE, None),
    (SEEN_SPIEL, SEEN_SPIEL_READABLE, None),
    *((what, othello, 10.0) for what in (VECTOR, COMPILED, REUSED, EMPTY) for othello in OTHELLOS),
)
"""What is compared with what, and how many times as quick it should be; None where nobody has said."""
VECTOR_GOALS = {VECTOR: 1_500_000, TOWNS: 100_000, SKYLINES: 100_000}


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
        TimedWork(REUSED, "steps", solo(NAME, 200, level=3, copy=False, disable_env_checker=True)),
        TimedWork(EMPTY, "steps", empty_steps()),
        TimedWork(READABLE, "steps", solo(NAME, 1, level=3, rules="readable")),
        TimedWork(VECTOR, "steps", vector(NAME, STEPS, level=3)),
        TimedWork(TOGETHER, "numbers", together(STEPS // 4)),
        TimedWork(TOWNS, "steps", vector("townwright/Greentown-v0", STEPS // 8, seats=2)),
        TimedWork(SKYLINES, "steps", vector("townwright/Skylines-v0", STEPS // 8, scenario="4")),
        TimedWork(ALONE, "steps", solo("townwright/Skylines-v0", 40, scenario="4")),
        TimedWork(ALONE_READABLE, "steps", solo("townwright/Skylines-v0", 1, scenario="4", rules="readable")),
        TimedWork(IN_TURN, "steps", in_turn(100)),
        TimedWork(IN_TURN_READABLE, "steps", in_turn(1, rules="readable")),
    ]
    if find_spec("pyspiel"):
        found += [
            TimedWork(SPIEL, "steps", through_openspiel(40)),
            TimedWork(SPIEL_READABLE, "steps", through_openspiel(2, rules="readable")),
            TimedWork(SEEN_SPIEL, "steps", through_openspiel(20, seen=True)),
            TimedWork(SEEN_SPIEL_READABLE, "steps", through_openspiel(1, seen=True, rules="readable")),
            *(TimedWork(name, "steps", run) for name, run in OTHELLOS.items()),
        ]
    return found


def random_open(mask: Any, random: Callable[[], float]) -> int:
    """A number that is open, each as likely as the others."""
    numbers = mask.view(np.bool_).nonzero()[0]
    return int(numbers[int(random() * len(numbers))])


class EmptyEnv(gymnasium.Env[dict[str, Any], int]):
    """Does nothing at all and returns what it was given: no step through Gymnasium can be quicker."""

    def __init__(self, seen: dict[str, Any], of: gymnasium.Env[dict[str, Any], int]) -> None:
        self.seen, self.observation_space, self.action_space = seen, of.observation_space, of.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:  # noqa: ARG002
        """Return the same as always."""
        return self.seen, {}

    def step(self, action: int) -> Any:  # noqa: ARG002
        """Return the same as always."""
        return self.seen, 0.0, False, False, {}


def empty_steps() -> Callable[[], int]:
    """Make a function that steps an environment that does nothing, under the wrappers of Gymnasium."""
    game, random = gymnasium.make(NAME, level=3), Random(1).random
    seen, _ = game.reset(seed=1)
    seen = game.step(random_open(seen["action_mask"], random))[0]
    env = wrappers.TimeLimit(wrappers.OrderEnforcing(EmptyEnv(seen, game)), 1 << 30)

    def run() -> int:
        seen = env.reset()[0]
        for _ in range(EMPTY_STEPS):
            seen = env.step(random_open(seen["action_mask"], random))[0]
        return EMPTY_STEPS

    return run


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


def through_openspiel(games: int, seen: bool = False, **more: str) -> Callable[[], int]:
    """Make a function that plays random games through OpenSpiel's states; draws are made, but not counted."""
    import_module("townwright.envs.spiel")
    pyspiel: Any = import_module("pyspiel")
    asked = {"options": "seats:1 level:3", "observation": "structured", **more}
    game, random = pyspiel.load_game("townwright_cities", asked), Random(1).random

    def run() -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(int(random() * len(state.chance_outcomes())))
                    continue
                if seen:
                    state.observation_tensor()
                numbers = state.legal_actions()
                state.apply_action(numbers[int(random() * len(numbers))])
                steps += 1
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


def together(steps: int) -> Callable[[], int]:
    """Make a function that steps all seats of many random games; numbers of seats that wait are not counted."""
    env = GamesTogether("cities", num_envs=GAMES, seats=2, level=3)
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def run() -> int:
        said = 0
        for _ in range(steps):
            said += int((~env.batch.waiting & env.batch.running).sum())
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
            compared.add_row(
                what,
                against,
                f"{rates[what].per_second / rates[against].per_second:.1f}",
                f"{goal:.0f}" if goal else "",
            )
    console.print(each)
    console.print(compared)


if __name__ == "__main__":
    main()
