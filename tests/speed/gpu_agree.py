"""Cities played on a graphics card and beside it on the processor, compared at every decision.

In numba's simulator (``NUMBA_ENABLE_CUDASIM=1``) it needs no card: ``python -m tests.speed.gpu_agree``.
"""

from __future__ import annotations

from typing import Any

import click
import numpy as np

from townwright.games.cities.options import Options, every_option
from townwright.speed.cities.batch import CityBatch
from townwright.speed.cities.cuda_batch import CudaCityBatch
from townwright.speed.cities.observation import Seen
from townwright.speed.runtime import gpu


def agree(options: Options, games: int, seed: int, every: int = 1) -> int:
    """Play games and assert that both devices see, offer, do and score the same; returns the decisions compared.

    What is seen and offered is compared at every so manyth decision, and what is done at each.
    """
    here, there = CityBatch(options, games), CudaCityBatch(options, games)
    assert same(there.play_games(seed, games), here.fast.play_games(seed, games))
    here.shuffle(seed, first=5)
    there.shuffle(seed, first=5)
    luck, compared, step = np.random.default_rng(seed), 0, 0
    while not here.over:
        choices = (luck.random(len(here)) * here.counts).astype(np.int64)
        before = there.copy() if step % every == 0 else None
        if before is not None:
            assert same_sight(there.see(), here.see())
            assert same(there.counts, here.counts)
            assert same(there.masks(), here.masks())
        rewards = here.step(choices)
        assert same(there.step(choices), rewards)
        if before is not None:
            assert same(before.step_actions(chosen_actions(before, choices)), rewards)
            assert same(before.rows, gpu.fetch(there.rows))
        step += 1
        compared += len(here)
    assert there.over
    assert same(there.points(), here.points())
    assert there.refused == 0
    return compared


def chosen_actions(batch: CudaCityBatch, choices: Any) -> Any:
    """Return the numbers of the actions that choices stand for, found by the kernel that marks them one by one."""
    actions = np.zeros(len(batch), np.int64)
    rows = gpu.fetch(batch.rows)
    plain = CityBatch(batch.options, 1, compiled=False).fast.sources["action_numbers"]
    for number, choice in enumerate(choices):
        actions[number] = plain.action_of(rows[:, number].tolist(), int(choice))
    return actions


def same(there: Any, here: Any) -> bool:
    """Return whether an array of the card holds what one of the processor holds."""
    return bool(np.array_equal(gpu.fetch(there), here))


def same_sight(there: Seen, here: Seen) -> bool:
    """Return whether both devices show the same."""
    return all(same(getattr(there, name), getattr(here, name)) for name in vars(here))


@click.command()
@click.option("--games", default=2, show_default=True, help="Games of each option; the first has one more.")
@click.option("--each", default=1, show_default=True, help="Take every so manyth option.")
@click.option("--every", default=1, show_default=True, help="Look at every so manyth decision.")
@click.option("--seed", default=1, show_default=True)
def main(games: int, each: int, every: int, seed: int) -> None:
    """Compare all options that are compiled."""
    options = [options for options in every_option() if options.terms.compiled][::each]
    compared = sum(agree(one, games + (number == 0), seed, every) for number, one in enumerate(options))
    print(f"{len(options)} options, {compared} decisions: card and processor agree")


if __name__ == "__main__":
    main()
