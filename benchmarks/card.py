"""Measures cities on a graphics card: ``python3 dev bench card [--json]``, with the extra ``gpu`` and PyTorch.

Whole random games, and a learner's loop: see, choose at random in PyTorch, step, take the rewards. Everything stays on
the card; the choices are those of every position, so that nothing is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any

import click

from townwright.games.cities.options import Options
from townwright.speed.cities.cuda_batch import CudaCityBatch
from townwright.speed.cities.workload import DECISIONS_OF_A_CITY
from townwright.speed.runtime import gpu

GAMES, ROUNDS = 1 << 26, 5
ROWS = (65_536, 262_144, 1_048_576)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def main(as_json: bool) -> None:
    """Measure whole games and a learner's loop on the card, and print how many are done in a second."""
    torch: Any = import_module("torch")
    options = Options(level=3)
    small = CudaCityBatch(options, 1)
    figures = {"random cities a second": rate(torch, partial(whole_games, small))}
    for rows in ROWS:
        batch = CudaCityBatch(options, rows)
        counts = torch.from_dlpack(gpu.shared(batch.counts))
        for name, masks in (("see", False), ("see and masks", True)):
            work = partial(learn, torch, batch, counts, masks)
            figures[f"decisions a second, {rows} rows, {name}"] = rate(torch, work)
        if batch.refused:
            raise SystemExit(f"{batch.refused} choices were refused")
    print(json.dumps(figures) if as_json else "\n".join(f"{name}: {told:,.0f}" for name, told in figures.items()))


def rate(torch: Any, work: Callable[[], int]) -> float:
    """Return how much is done in a second: the median of several rounds after one that compiles."""
    work()
    rates = []
    for _ in range(ROUNDS):
        torch.cuda.synchronize()
        started = perf_counter()
        done = work()
        torch.cuda.synchronize()
        rates.append(done / (perf_counter() - started))
    return median(rates)


def whole_games(batch: CudaCityBatch) -> int:
    """Play whole games; returns how many."""
    batch.play_games(seed=1, games=GAMES)
    return GAMES


def learn(torch: Any, batch: CudaCityBatch, counts: Any, masks: bool) -> int:
    """Play all rows once to their ends as a learner would; returns the decisions."""
    batch.shuffle(seed=1)
    for _ in range(DECISIONS_OF_A_CITY):
        batch.see()
        if masks:
            batch.masks()
        choices = (torch.rand(len(batch), device="cuda") * counts).int()
        batch.step(choices)
    return len(batch) * DECISIONS_OF_A_CITY


if __name__ == "__main__":
    main()
