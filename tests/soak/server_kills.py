"""Kills of the whole server in number: ``python3 dev soak server_kills --kills 100``."""

from __future__ import annotations

import asyncio
import tempfile
from time import perf_counter

import click

from tests.server.killing import kill
from tests.server.store import postgresql


@click.command()
@click.option("--kills", default=100, show_default=True)
@click.option("--people", default=24, show_default=True)
@click.option("--seats", default=1, show_default=True, help="People at a table.")
@click.option("--seed", default=1, show_default=True)
@click.option("--on", "database", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
def main(kills: int, people: int, seats: int, seed: int, database: str) -> None:
    """Play through sockets, kill with signal 9, start again, compare with the log; on PostgreSQL one of two servers."""
    started = perf_counter()
    if database == "postgresql":
        with postgresql.running() as url:
            findings = asyncio.run(kill(url, kills, people, seed, servers=2, seats=seats))
    else:
        with tempfile.TemporaryDirectory() as folder:
            findings = asyncio.run(kill(f"sqlite:///{folder}/games.db", kills, people, seed, seats=seats))
    print(f"{database}: {findings}; {perf_counter() - started:.0f} s")
    assert not findings.wrong


if __name__ == "__main__":
    main()
