"""Compares one process on PostgreSQL with several: ``python3 dev bench server_processes --processes 2``.

Everybody plays flat out. Several processes listen at ports of their own, and sockets are spread over them in two ways:
by chance, so that most tables are watched through all of them, and as a proxy leads them that goes by the table that a
page names when it opens its socket. Told is the processor time of a move, of all processes of the server together: what
two carry that have a core each is twice what one carries, divided by how much more a move takes with two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import click
from tests.server.store import postgresql

from benchmarks import server_profile
from benchmarks.server import measure
from benchmarks.server_clients import Load
from benchmarks.server_stacks import PROFILE, UNLIMITED, Served, served
from townwright.core import registry
from townwright.server import run
from townwright.server.settings import Settings

PORT = 8995
LOADED_S = 10.0
"""Seconds after which every process has loaded its bots."""


@dataclass(frozen=True)
class SeveralServed(Served):
    """The first of several servers of one store, where people ask for all but their sockets, and the others."""

    others: tuple[Served, ...]

    def cpu(self) -> float:
        """The processor time of all of them so far, in seconds."""
        return super().cpu() + sum(server.cpu() for server in self.others)


class ServeOne:
    """Runs one of several servers of a PostgreSQL, each a process."""

    def __init__(self, store: str, origins: Sequence[str]) -> None:
        self._store, self._origins = store, tuple(origins)

    def __call__(self, port: int, folder: str, ready: Any) -> None:
        """Serve until the process is ended."""
        server_profile.LayerProfile(Path(folder) / PROFILE).listen()
        chosen = Settings(store=self._store, origins=self._origins, limits=UNLIMITED)
        run.run(chosen, run.listening("127.0.0.1", port), ready.set)


def by_chance(origins: Sequence[str]) -> Callable[[str], str]:
    """Spread sockets as if nobody led them."""
    random = Random(1)
    return lambda _table: random.choice(origins)


def by_table(origins: Sequence[str]) -> Callable[[str], str]:
    """Spread sockets as Caddy does by what an address asks for: to the server that gives the highest hash with it."""
    return lambda table: max(origins, key=lambda origin: sha256(f"{origin}{table}".encode()).digest())


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--tables", default=20, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=10.0, show_default=True, help="For each measurement.")
@click.option("--processes", default=2, show_default=True)
@click.option("--rounds", default=2, show_default=True, help="How often all are measured, turn about.")
def main(game: str, tables: int, seats: int, seconds: float, processes: int, rounds: int) -> None:
    """Compare the processor time of a move in one process and in several."""
    ways = {
        "one process": (1, by_chance),
        f"{processes}, sockets by chance": (processes, by_chance),
        f"{processes}, sockets by table": (processes, by_table),
    }
    with postgresql.running() as store:
        found: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(rounds):
            for way, (count, spread) in ways.items():
                postgresql.empty(store)
                load = Load("", registry.find(game), seats, 0.0)
                found[way].append(moves_per_cpu_second(store, count, spread, load, tables, seconds))
                print(f"{way}: {found[way][-1]:.0f} moves for each second of the server's processors", flush=True)
    best = [max(rates) for rates in found.values()]
    for way, rate in list(zip(ways, best, strict=True))[1:]:
        print(f"With a core for each, {way}, carry {processes * rate / best[0]:.2f} times what one carries.")


def moves_per_cpu_second(
    store: str,
    processes: int,
    spread: Callable[[Sequence[str]], Callable[[str], str]],
    load: Load,
    tables: int,
    seconds: float,
) -> float:
    """Play flat out, and return the moves for each second of the servers' processor time."""
    ports = range(PORT, PORT + processes)
    origins = [f"http://127.0.0.1:{port}" for port in ports]
    with ExitStack() as running:
        first, *others = [running.enter_context(served(ServeOne(store, origins), port)) for port in ports]
        load.origin, load.socket_origin = first.origin, spread(origins)
        sleep(LOADED_S)
        server = SeveralServed(first.origin, first.pid, first.folder, tuple(others))
        return asyncio.run(measure(server, load, tables, seconds))["moves_per_cpu_second"]


if __name__ == "__main__":
    main()
