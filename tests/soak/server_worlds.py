"""Whole worlds of faults from seeds: ``python3 dev soak server_worlds --seeds 300``."""

from __future__ import annotations

import logging
from time import perf_counter

import click
from rich.progress import track

from tests.server.harness.planted_faults import MUTANTS, found_after
from tests.server.harness.simulation import World


@click.command()
@click.option("--seeds", default=300, show_default=True, help="Worlds to play.")
@click.option("--first", default=0, show_default=True, help="The first seed.")
@click.option("--mutants/--no-mutants", default=True, help="Whether to look for the planted faults too.")
def main(seeds: int, first: int, mutants: bool) -> None:
    """Play worlds; the first that loses, doubles or takes back anything stops it with its seed."""
    logging.disable(logging.CRITICAL)
    started = perf_counter()
    hashes = {}
    for seed in track(range(first, first + seeds), description="worlds", transient=True):
        hashes[seed] = World(seed).play()
    again = [seed for seed in hashes if seed % 100 == 0]
    assert all(World(seed).play() == hashes[seed] for seed in again), "a seed played another world"
    print(f"{seeds} worlds: 0 lost, 0 doubled, 0 un-happened, 0 stuck; below {3 / seeds:.2%} of worlds with 95 %")
    print(f"{len(again)} played again with the same trace; {perf_counter() - started:.0f} s")
    for mutant in MUTANTS if mutants else ():
        name = next(iter(mutant.values())).__name__
        tried = found_after(mutant, range(2_000))
        print(f"planted fault {name}: {'NOT FOUND' if tried is None else f'found by seed {tried}'}")
        assert tried is not None


if __name__ == "__main__":
    main()
