"""Upgrades without a pause: ``python3 dev soak upgrades --upgrades 20``.

Two servers behind Caddy on PostgreSQL, both out of Debian's packages. Each upgrade is a release of its own with more to
the database and other names for the page's files, and is rolled in while people play and a browser has a table open.
Then a release beside which older servers may not go on: they must end by themselves, with a sentence.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from time import perf_counter

import click

from tests.hosting.debian import caddy, free_port, postgresql
from tests.hosting.upgrading import Upgraded, replace, roll
from tests.hosting.visitor import Visitor, visitor


@click.command()
@click.option("--upgrades", default=20, show_default=True)
@click.option("--people", default=4, show_default=True, help="People who play, two at each table.")
def main(upgrades: int, people: int) -> None:
    """Roll releases in under load, and compare what everybody was told with the log."""
    started = perf_counter()
    with postgresql() as database, tempfile.TemporaryDirectory() as folder:
        ports, outside = (free_port(), free_port()), free_port()
        origin = f"http://127.0.0.1:{outside}"
        with caddy(origin, ports, "auto_https off\n"):
            findings, seen = asyncio.run(rolled(database.url, Path(folder), ports, origin, upgrades, people))
            print(f"{findings}; {perf_counter() - started:.0f} s", flush=True)
            print(f"in the browser: {seen.moves} moves; wrong: {seen.errors or 0}", flush=True)
            assert not findings.wrong
            assert not findings.refused
            assert not seen.errors
            ended = asyncio.run(replace(database.url, Path(folder), ports, [origin], upgrades))
            print(f"a release that changes more: {ended}", flush=True)


async def rolled(
    store: str, folder: Path, ports: tuple[int, int], origin: str, upgrades: int, people: int
) -> tuple[Upgraded, Visitor]:
    """Roll the releases in with a browser at a table of its own."""
    seen: list[Visitor] = []
    started = perf_counter()

    async with contextlib.AsyncExitStack() as stack:

        async def look(number: int) -> None:
            if not seen:
                seen.append(await stack.enter_async_context(visitor(origin)))
            await seen[0].look(number)
            print(f"{number} upgrades after {perf_counter() - started:.0f} s", flush=True)

        findings = await roll(store, folder, ports, [origin], upgrades, people, look)
    return findings, seen[0]


if __name__ == "__main__":
    main()
