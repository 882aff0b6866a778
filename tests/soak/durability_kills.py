"""Kills in number: ``python3 dev soak durability_kills --kills 100``."""

from __future__ import annotations

import tempfile
from time import perf_counter

import click
from rich.progress import Progress

from tests.server.durability.checking import Findings
from tests.server.durability.kills import kills
from tests.server.store import postgresql


@click.command()
@click.option("--kills", "count", default=100, show_default=True, help="Servers to kill on each database.")
@click.option("--seed", default=1, show_default=True)
def main(count: int, seed: int) -> None:
    """Kill a server on SQLite and one of two on PostgreSQL; then with the planted fault, which must be found."""
    with tempfile.TemporaryDirectory() as folder:
        sqlite = killed("SQLite", f"sqlite:///{folder}/games.db", count, seed)
        planted = killed("planted", f"sqlite:///{folder}/fault.db", 10, seed, fault=("promise-first",))
    with postgresql.running() as url:
        postgres = killed("PostgreSQL", url, count, seed, servers=2)
    if sqlite.spoilt or postgres.spoilt or not planted.spoilt:
        raise SystemExit(1)


def killed(name: str, url: str, count: int, seed: int, servers: int = 1, fault: tuple[str, ...] = ()) -> Findings:
    """Run it with a progress bar, and print the counts."""
    started = perf_counter()
    with Progress() as progress:
        bar = progress.add_task(name, total=count)
        findings = kills(url, count, seed, servers, fault, lambda: progress.advance(bar))
    print(
        f"{name}: {count} kills of {servers} server{'s' * (servers > 1)}, {findings.promised} promises: "
        f"{findings.lost} lost, {findings.corrupt} corrupt, {findings.doubled} doubled "
        f"({perf_counter() - started:.0f} s)"
    )
    return findings


if __name__ == "__main__":
    main()
