"""Kills in number: ``python3 dev soak durability_kills --kills 100``."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from time import perf_counter

import click
from rich.progress import Progress

from tests.server.durability.checking import Findings
from tests.server.durability.kills import kills
from tests.server.store import postgresql

EACH = 20
"""Kills at one set of tables; then new ones, so that logs stay as long as those of games."""


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
            files = (f"sqlite:///{folder}/{number}.db" for number in itertools.count())
            good.append(killed("SQLite", files, count, seed))
            planted.append(killed("planted", files, 10, seed, fault=("promise-first",)))
    if database != "sqlite":
        with postgresql.running() as url:
            good.append(killed("PostgreSQL", emptied(url), count, seed, servers=2))
            planted.append(killed("planted", emptied(url), 10, seed, servers=2, fault=("promise-first",)))
    if any(findings.spoilt for findings in good) or not all(findings.spoilt for findings in planted):
        raise SystemExit(1)


def emptied(url: str) -> Iterator[str]:
    """The same database again and again, empty each time."""
    while True:
        postgresql.empty(url)
        yield url


def killed(
    name: str, stores: Iterator[str], count: int, seed: int, servers: int = 1, fault: tuple[str, ...] = ()
) -> Findings:
    """Run it with a progress bar, and print the counts."""
    started, findings = perf_counter(), Findings()
    with Progress() as progress:
        bar = progress.add_task(name, total=count)
        for done in range(0, count, EACH):
            portion = min(EACH, count - done)
            findings += kills(next(stores), portion, seed + done, servers, fault, lambda: progress.advance(bar))
    print(
        f"{name}: {count} kills of {servers} server{'s' * (servers > 1)}, {findings.promised} promises: "
        f"{findings.lost} lost, {findings.corrupt} corrupt, {findings.doubled} doubled "
        f"({perf_counter() - started:.0f} s)"
    )
    return findings


if __name__ == "__main__":
    main()
