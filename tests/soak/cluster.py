"""Plays an arena here and on two Ray workers, and compares every outcome: ``dev soak cluster --games 20``.

It needs the extra ``cluster``, which no lock holds: ``pip install 'townwright[cluster]'``.
"""

from __future__ import annotations

import os
from time import perf_counter

import click

from townwright.bots import arena, executors
from townwright.cli.commands.arena import play_matches
from townwright.core.refusals import Refusal

BOTS = {"cities": ("random", "greedy", "planner"), "greentown": ("random", "greedy"), "skylines": ("random", "novice")}


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(tuple(BOTS)))
@click.option("--games", "deals", default=4, show_default=True, help="Deals of each game.")
@click.option("--nodes", default=200, show_default=True)
@click.option("--seed", default="cluster", show_default=True)
def main(names: tuple[str, ...], deals: int, nodes: int, seed: str) -> None:
    """Compare and count."""
    os.environ.pop(executors.ADDRESS, None)
    for name in names or tuple(BOTS):
        words = {} if name == "cities" else {"seats": "2"}
        matches = arena.matches(name, words, BOTS[name], deals, seed, nodes)
        started = perf_counter()
        try:
            shared = play_matches(matches, executors.make_executor(executors.RAY, 2))
        except Refusal as refusal:
            raise SystemExit(str(refusal)) from None
        halfway = perf_counter()
        here = play_matches(matches, executors.make_executor(executors.HERE, 2))
        if shared != here:
            raise SystemExit(f"{name}: the outcomes differ")
        took = f"{halfway - started:.0f} s on Ray, {perf_counter() - halfway:.0f} s here"
        print(
            f"{name}: {len(matches)} games, two Ray workers and two processes agree in every outcome ({took})",
            flush=True,
        )


if __name__ == "__main__":
    main()
