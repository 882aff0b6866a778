"""Whole games played twice in number: ``python3 dev soak server_twin_runs --runs 100``.

Two servers, two games that differ only in what one viewer may not know; every frame to the viewer is compared until
the rules reveal the difference.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import click

from tests.server.harness.twin_runs import compare_runs
from tests.server.harness.twins import Compared, pair
from townwright.core import registry


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.names()))
@click.option("--runs", default=100, show_default=True, help="Pairs of games of each kind.")
@click.option("--seed", default=1, show_default=True)
def main(names: tuple[str, ...], runs: int, seed: int) -> None:
    """Compare the frames of both games; the first kind with a difference stops it."""
    for name in names or registry.names():
        started, found = perf_counter(), Compared()
        with tempfile.TemporaryDirectory() as folder:
            revealed = asyncio.run(twin_servers(Path(folder), name, runs, seed, found))
        print(f"{name}: {found}; {revealed} differ at the reveal; {perf_counter() - started:.0f} s", flush=True)
        assert not found.differ
        assert revealed


async def twin_servers(folder: Path, name: str, runs: int, seed: int, found: Compared) -> int:
    """Both servers for as long as it takes; in how many games the reveal was to be seen."""
    async with pair(folder) as both:
        return await compare_runs(both, registry.find(name), runs, seed, found)


if __name__ == "__main__":
    main()
