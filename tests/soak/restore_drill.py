"""A restore drill from back-ups made under load: ``python3 dev soak restore_drill --backups 6``.

Half of the back-ups come from SQLite and half from PostgreSQL (Debian's); each is restored into the other kind and the
same kind in turn, compared with every answer that people had got before it began, and played on in.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

import click

from tests.hosting.debian import Database, postgresql
from tests.hosting.drill import drill


@click.command()
@click.option("--backups", default=6, show_default=True)
@click.option("--people", default=6, show_default=True)
def main(backups: int, people: int) -> None:
    """Back up, restore, compare, play on."""
    started = perf_counter()
    with postgresql() as database, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for kind in ("sqlite", "postgresql"):
            (folder / kind).mkdir()
            store = f"sqlite:///{folder}/games.db" if kind == "sqlite" else database.url
            targets = [target(number, folder / kind, kind, database) for number in range(backups // 2)]
            found = asyncio.run(drill(store, targets, folder / kind, people))
            print(f"from {kind}: {found}; {perf_counter() - started:.0f} s", flush=True)
            assert not found.wrong
            assert found.continued == len(targets)


def target(number: int, folder: Path, kind: str, database: Database) -> str:
    """An empty storage of either kind in turn."""
    if number % 2:
        return f"sqlite:///{folder}/restored-{number}.db"
    name = f"{kind}_{number}"
    database.do("createdb", *database.where(), name, "--owner", "townwright")
    return f"{database.url.rpartition('/')[0]}/{name}"


if __name__ == "__main__":
    main()
