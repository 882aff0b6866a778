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
@click.option(
    "--on", "database", type=click.Choice(["sqlite", "postgresql", "both"]), default="both", show_default=True
)
def main(count: int, seed: int, database: str) -> None:
    """Kill a server on SQLite and one of two on PostgreSQL; then with the planted fault, which must be found."""
    good, planted = list[Findings](), list[Findings]()
    if database != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            good.append(killed("SQLite", f"sqlite:///{folder}/games.db", count, seed))
            planted.append(killed("planted", f"sqlite:///{folder}/fault.db", 10, seed, fault=("promise-first",)))
    if database != "sqlite":
        with postgresql.running() as url:
            good.append(killed("PostgreSQL", url, count, seed, servers=2))
            postgresql.empty(url)
            planted.append(killed("planted", url, 10, seed, servers=2, fault=("promise-first",)))
    if any(findings.spoilt for findings in good) or not all(findings.spoilt for findings in planted):
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
