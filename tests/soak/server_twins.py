"""Twins in number on two real servers: ``python3 dev soak server_twins --twins 1000``."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import click

from tests.server.harness.twins import Compared, compare, pair
from townwright.core import registry


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.names()))
@click.option("--twins", default=1_000, show_default=True, help="Of each game.")
@click.option("--seed", default=1, show_default=True)
def main(names: tuple[str, ...], twins: int, seed: int) -> None:
    """Compare every byte that those get who may not know the difference."""
    for name in names or registry.names():
        started, found = perf_counter(), Compared()
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(twin_servers(Path(folder), name, twins, seed, found))
        print(f"{name}: {found}; {perf_counter() - started:.0f} s", flush=True)
        assert not found.differ


async def twin_servers(folder: Path, name: str, twins: int, seed: int, found: Compared) -> None:
    """Both servers for as long as it takes."""
    async with pair(folder) as both:
        await compare(both, registry.find(name), twins, seed, found)


if __name__ == "__main__":
    main()
