"""Kills of the whole server in number: ``python3 dev soak server_kills --kills 100``.

Then a server that answers and one that shows before it has stored are killed, and both must be found out.
"""

from __future__ import annotations

import asyncio
import tempfile
from time import perf_counter

import click

from tests.server.harness.hasty_actors import HASTY
from tests.server.harness.killed import Findings
from tests.server.harness.killing import kill
from tests.server.store import postgresql

FEW = 50
"""With fewer kills than so many no table need have become long enough for a snapshot."""


@click.command()
@click.option("--kills", default=100, show_default=True)
@click.option("--people", default=24, show_default=True)
@click.option("--seats", default=2, show_default=True, help="People at a table.")
@click.option("--seed", default=1, show_default=True)
@click.option("--on", "database", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
@click.option("--planted", default=5, show_default=True, help="Kills for each planted fault; 0 plants none.")
def main(kills: int, people: int, seats: int, seed: int, database: str, planted: int) -> None:
    """Play through sockets, kill with signal 9, start again, compare with the log; on PostgreSQL one of two servers."""
    started = perf_counter()
    if database == "postgresql":
        with postgresql.running() as url:
            findings = asyncio.run(kill(url, kills, people, seed, servers=2, seats=seats))
    else:
        findings = on_sqlite(kills, people, seed, seats)
    print(f"{database}: {findings}; {perf_counter() - started:.0f} s", flush=True)
    assert not findings.wrong
    assert findings.resumed or kills < FEW, "no table was opened from a snapshot"
    for fault in HASTY if planted else ():
        found = on_sqlite(planted, people, seed, seats, fault).wrong
        print(f"planted fault {fault}: {f'found, {len(found)} promises broken' if found else 'NOT FOUND'}", flush=True)
        assert found


def on_sqlite(kills: int, people: int, seed: int, seats: int, fault: str | None = None) -> Findings:
    """One server with a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(kill(f"sqlite:///{folder}/games.db", kills, people, seed, seats=seats, fault=fault))


if __name__ == "__main__":
    main()
