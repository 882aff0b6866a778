"""Kills of the whole server in number: ``python3 dev soak server_kills --kills 100``."""

from __future__ import annotations

import asyncio
import tempfile
from time import perf_counter

import click

from tests.server.killing import kill


@click.command()
@click.option("--kills", default=100, show_default=True)
@click.option("--people", default=24, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(kills: int, people: int, seed: int) -> None:
    """Play through sockets, kill with signal 9, start again, compare with the log."""
    started = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        findings = asyncio.run(kill(f"sqlite:///{folder}/games.db", kills, people, seed))
    print(f"{findings}; {perf_counter() - started:.0f} s")
    assert not findings.wrong


if __name__ == "__main__":
    main()
