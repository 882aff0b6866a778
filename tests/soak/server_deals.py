"""Proofs of deals in number: ``python3 dev soak server_deals --games 1000``."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import click
from rich.progress import track

from tests.server.harness.deals import Proved, prove
from townwright.core import registry

CHUNK = 10


@click.command()
@click.option("--games", default=1_000, show_default=True, help="Of all kinds together.")
@click.option("--seed", default=1, show_default=True)
@click.option("--workers", default=1, show_default=True, help="Processes.")
def main(games: int, seed: int, workers: int) -> None:
    """Play at tables, write the records, prove their deals; refuse wrong seeds and bent draws."""
    started, names = perf_counter(), registry.names()
    pieces = [(names[number % len(names)], seed + number) for number in range(games // CHUNK)]
    with ProcessPoolExecutor(workers) as pool:
        found = list(track(pool.map(prove_some, pieces), description="deals", total=len(pieces), transient=True))
    proved = Proved(*(sum(getattr(one, name) for one in found) for name in ("games", "draws", "refused")))
    print(f"{proved}; {perf_counter() - started:.0f} s")


def prove_some(piece: tuple[str, int]) -> Proved:
    """A chunk of games of one kind."""
    proved = Proved()
    prove(registry.find(piece[0]), CHUNK, piece[1], proved)
    return proved


if __name__ == "__main__":
    main()
