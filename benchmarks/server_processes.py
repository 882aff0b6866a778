"""Compares one process on PostgreSQL with several: ``python3 dev bench server_processes --processes 2``.

Everybody plays flat out, and whichever process takes a socket serves it, so that most tables are watched through all of
them. Told is the processor time of a move, of all processes of the server together: what two carry that have a core
each is twice what one carries, divided by how much more a move takes with two.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from time import sleep
from typing import Any

import click
from tests.server.store import postgresql

from benchmarks.server import measure
from benchmarks.server_clients import Load
from benchmarks.server_stacks import UNLIMITED, Served, served
from townwright.core import registry
from townwright.server import run
from townwright.server.settings import Settings

PORT = 8995
LOADED_S = 10.0
"""Seconds after which every process has loaded its bots."""


class SeveralServed(Served):
    """A server of several processes."""

    def cpu(self) -> float:
        """The processor time of all its processes so far, in seconds."""
        return sum(Served(self.origin, pid, self.folder).cpu() for pid in family(self.pid))

    def begin_profile(self) -> None:
        """Do nothing: its processes have no profile."""

    def profile(self) -> dict[str, dict[str, float]]:
        """Return that nothing is known of layers."""
        return {"layers": {}, "functions": {}}


def family(pid: int) -> list[int]:
    """A process and those that it has started, without what these have started in turn."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


class ServeWorkers:
    """Runs a server of so many processes on a PostgreSQL."""

    def __init__(self, store: str, processes: int) -> None:
        self._store, self._processes = store, processes

    def __call__(self, port: int, folder: str, ready: Any) -> None:
        """Serve until the process is ended."""
        del folder
        sys.stdin = None  # uvicorn would hand on to its workers what was never handed on to this process
        chosen = Settings(store=self._store, origins=(f"http://127.0.0.1:{port}",), limits=UNLIMITED)
        run.run_workers(chosen, run.listening("127.0.0.1", port), self._processes, ready.set)


@click.command()
@click.option("--game", default="cities", show_default=True)
@click.option("--tables", default=20, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=10.0, show_default=True, help="For each measurement.")
@click.option("--processes", default=2, show_default=True)
@click.option("--rounds", default=2, show_default=True, help="How often both are measured, turn about.")
def main(game: str, tables: int, seats: int, seconds: float, processes: int, rounds: int) -> None:
    """Compare the processor time of a move in one process and in several."""
    with postgresql.running() as store:
        found: dict[int, list[float]] = {1: [], processes: []}
        for _ in range(rounds):
            for count in found:
                postgresql.empty(store)
                load = Load("", registry.find(game), seats, 0.0)
                found[count].append(moves_per_cpu_second(ServeWorkers(store, count), load, tables, seconds))
                print(f"{count} of them: {found[count][-1]:.0f} moves for each second of the server's processors")
    best = {count: max(rates) for count, rates in found.items()}
    carried = processes * best[processes] / best[1]
    print(f"With a core for each, {processes} processes carry {carried:.2f} times what one carries.")


def moves_per_cpu_second(serve: ServeWorkers, load: Load, tables: int, seconds: float) -> float:
    """Play flat out, and return the moves for each second of the server's processor time."""
    with served(serve, PORT) as server:
        several = SeveralServed(server.origin, server.pid, Path(server.folder))
        load.origin = server.origin
        sleep(LOADED_S)
        return asyncio.run(measure(several, load, tables, seconds))["moves_per_cpu_second"]


if __name__ == "__main__":
    main()
