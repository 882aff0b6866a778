"""Measures the ratings of all programs: ``python3 dev bench program_ratings --game cities --seed 1``.

All programs of a game play the same deals of every rated kind: by themselves where everybody builds an own city, and
against the next weaker one where seats compete; there the ladder of docs/bots.md tells how far they are apart, and
these games what a point ahead is worth. ``bots/<game>/ratings.toml`` holds what this prints. ``--raw`` keeps every
result in a file; games that stand there are not played again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from time import monotonic, process_time

import click
import numpy as np

from benchmarks.rating_fits import Fit, fit_alone, fit_ladder, step
from townwright import bots
from townwright.bots.arena import Match, play

Raw = dict[str, list[float]]
"""Points, whether the game was finished, and CPU seconds, by kind, opponent, program and deal."""


@dataclass(frozen=True)
class Plan:
    """How a game is measured."""

    kinds: dict[str, dict[str, str]]
    """By name the options that are not the usual ones."""
    free: tuple[str, ...] = ()
    """Options that make no difference."""
    seats: str = "1"
    ladder: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Where seats compete: how many of how many games each has won against the one before it, in docs/bots.md."""
    deals: int = 60
    nodes: int = 300
    above: dict[str, dict[str, tuple[str, float]]] = field(default_factory=dict)
    """By kind programs that need more nodes than are spent here: whom they beat how often, in docs/balance.md."""
    turns: dict[str, tuple[dict[str, str], ...]] = field(default_factory=dict)
    """By kind options that change from deal to deal."""


SET = "townwright-tuned-2"
PLANS = {
    "cities": Plan({f"level={level}": {"level": level} for level in "123"}, ("seats",)),
    "greentown": Plan(
        {"two": {"seats": "2"}},
        ("money",),
        seats="2",
        nodes=500,
        ladder={
            "stroller": (191, 300),
            "guest": (208, 300),
            "neighbour": (212, 300),
            "cyclist": (198, 300),
            "courier": (197, 300),
            "guide": (207, 300),
            "greedy": (106, 160),
            "planner": (113, 160),
            "strategist": (226, 300),
            "surveyor": (202, 300),
            "engineer": (108, 160),
            "councillor": (83, 120),
            "mayor": (79, 120),
            "expert": (80, 120),
        },
    ),
    "skylines": Plan(
        {
            "scenario=intro": {"seats": "1", "scenario": "intro", "set": SET},
            "scenarios": {"seats": "1", "scenario": "1", "set": SET},
        },
        nodes=150,
        above={
            "scenario=intro": {"adept": ("planner", 0.656), "expert": ("adept", 0.667)},
            "scenarios": {"adept": ("planner", 0.672), "expert": ("adept", 0.747)},
        },
        turns={"scenarios": tuple({"scenario": scenario} for scenario in "1234")},
    ),
}


def key(kind: str, opponent: str, program: str, deal: int) -> str:
    """The name of a result in the file."""
    return "|".join((kind, opponent, program, str(deal)))


def measure(game: str, plan: Plan, kind: str, opponent: str, program: str, deal: int, seed: str) -> list[float]:
    """Play one game; returns points, or points ahead, whether it was finished, and CPU seconds."""
    began, own = process_time(), deal % int(plan.seats)
    lineup = [program] * int(plan.seats)
    if opponent:
        lineup = [program if seat == own else opponent for seat in range(int(plan.seats))]
    turns = plan.turns.get(kind, ({},))
    words = {"seats": plan.seats, **plan.kinds[kind], **turns[deal % len(turns)]}
    result = play(Match(game, words, tuple(lineup), f"ratings {seed}", deal, plan.nodes))
    points = float(result.standings[own].total)
    if opponent:
        points -= max(each.total for seat, each in enumerate(result.standings) if seat != own)
    finished = bool(opponent) or min(result.ranks) == 1
    return [points, float(finished), process_time() - began]


def jobs(plan: Plan, names: Sequence[str], deal: int) -> Iterator[tuple[str, str, str, int]]:
    """Everything that is to be played with a deal."""
    pairs = list(pairwise(names)) if plan.ladder else [("", name) for name in names]
    for kind in plan.kinds:
        for opponent, name in pairs:
            yield kind, opponent, name, deal


def fitted(plan: Plan, kind: str, names: Sequence[str], raw: Raw, deals: Sequence[int]) -> Fit:
    """The fit of one kind by its results on these deals."""

    def table(opponent: str, column: int) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        return np.array([[raw[key(kind, opponent, name, deal)][column] for deal in deals] for name in names])

    if plan.ladder:
        ahead = [[raw[key(kind, below, name, deal)][0] for deal in deals] for below, name in pairwise(names)]
        return fit_ladder(names, [plan.ladder[name] for name in names[1:]], np.array(ahead))
    fit = fit_alone(names, table("", 0), table("", 1) > 0)
    for name, (weaker, share) in plan.above.get(kind, {}).items():
        fit.programs[name] = (fit.programs[weaker][0] + step(share), fit.programs[weaker][1])
    return fit


def written(plan: Plan, kind: str, fit: Fit) -> str:
    """The kind as a table of TOML."""
    options = ", ".join(f"{name} = {json.dumps(word)}" for name, word in plan.kinds[kind].items())
    lines = ["[[kinds]]", f"name = {json.dumps(kind)}", f"options = {{ {options} }}"]
    lines += [f"free = {json.dumps(list(plan.free))}"] if plan.free else []
    among = {name: [turn[name] for turn in plan.turns[kind]] for name in plan.turns.get(kind, ({},))[0]}
    told = ", ".join(f"{name} = {json.dumps(values)}" for name, values in among.items())
    lines += [f"among = {{ {told} }}"] if told else []
    lines += [f"finishing = {fit.finishing}"] if fit.finishing is not None else []
    for scale in fit.scales:
        lines += ["", "[[kinds.scales]]", *(f"{name} = {json.dumps(value)}" for name, value in scale.items())]
    lines += ["", "[kinds.programs]"]
    rated = sorted(fit.programs.items(), key=lambda each: each[1][0])
    lines += [f"{name} = [{rating:.0f}, {error:.0f}]" for name, (rating, error) in rated]
    return "\n".join(lines) + "\n"


@click.command()
@click.option("--game", "game", type=click.Choice(sorted(PLANS)), required=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--raw", "file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--workers", default=1, show_default=True)
@click.option("--minutes", default=60.0, show_default=True, help="Begin no deal after that.")
def main(game: str, seed: str, file: Path | None, workers: int, minutes: float) -> None:
    """Print the ratings of all programs of a game."""
    plan, names = PLANS[game], [bot.name for bot in bots.own(game)]
    raw: Raw = json.loads(file.read_text("utf-8")) if file is not None and file.is_file() else {}
    began, deals = monotonic(), 0
    with ProcessPoolExecutor(workers) as pool:
        while deals < plan.deals and monotonic() < began + 60 * minutes:
            missing = [job for job in jobs(plan, names, deals) if key(*job) not in raw]
            playing = {job: pool.submit(measure, game, plan, *job, seed) for job in missing}
            raw |= {key(*job): future.result() for job, future in playing.items()}
            deals += 1
            print(f"{deals} of {plan.deals} deals", file=sys.stderr, flush=True)
            if file is not None:
                file.write_text(json.dumps(raw), "utf-8")
    print(f"# python3 dev bench program_ratings --game {game} --seed {seed}")
    print(f"# {deals} deals, {plan.nodes} nodes; ratings with their standard errors.\n")
    print("\n".join(written(plan, kind, fitted(plan, kind, names, raw, range(deals))) for kind in plan.kinds))


if __name__ == "__main__":
    main()
