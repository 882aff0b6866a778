"""Kills servers with signal 9 at random moments under load, starts them again, and compares promises with the log."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from random import Random

from tests import warm_python
from townwright.server.store import file_of, open_store
from townwright.server.store.models import StoredEvent

from .checking import Findings, read
from .disk import Promised
from .hammer import READY, TABLES

FEWEST_S, MOST_S = 0.05, 0.6
"""A server lives that long after it is ready, and on a busy machine longer."""
FEWEST_PROMISED = 21
"""It is not killed before it has promised so much: otherwise there is nothing to compare."""


class Worker:
    """One process that hammers the store, and a thread that hears all it says."""

    def __init__(self, url: str, name: str, fault: tuple[str, ...]) -> None:
        self.promised: list[Promised] = []
        self._ready = threading.Event()
        self._process = warm_python.start("-m", "tests.server.durability.hammer", url, name, *fault)
        self._hearing = threading.Thread(target=self._handle)
        self._hearing.start()

    def _handle(self) -> None:
        with self._process.stdout as said:
            for line in said:
                words = line.split()
                if words == [READY]:
                    self._ready.set()
                elif line.endswith("\n") and len(words) == 5:
                    self.promised.append(Promised(words[0], int(words[1]), f'"{" ".join(words[2:])}"'))
        self._ready.set()

    def await_ready(self) -> None:
        self._ready.wait()
        assert self._process.poll() is None, "the server ended by itself"

    def await_promises(self) -> None:
        while len(self.promised) < FEWEST_PROMISED:
            assert self._process.poll() is None, "the server ended by itself"
            time.sleep(0.01)

    def kill(self) -> list[Promised]:
        """What it had promised until it was killed."""
        self._process.kill()
        self._process.wait()
        self._hearing.join()
        return self.promised


def kills(
    url: str,
    count: int,
    seed: int,
    servers: int = 1,
    fault: tuple[str, ...] = (),
    progress: Callable[[], object] = lambda: None,
) -> Findings:
    """The findings after that many kills. Each seat belongs to one server's name, so that ids never mix."""
    random, promised = Random(seed), list[Promised]()
    workers = [start(url, number, fault) for number in range(servers)]
    for _ in range(count):
        time.sleep(random.uniform(FEWEST_S, MOST_S))
        number = random.randrange(servers)
        workers[number].await_promises()
        promised += workers[number].kill()
        workers[number] = start(url, number, fault)
        progress()
    for worker in workers:
        promised += worker.kill()
    findings = Findings()
    findings.compare(asyncio.run(read_all(url)), promised)
    return findings


def start(url: str, number: int, fault: tuple[str, ...]) -> Worker:
    """A server that has begun to play."""
    worker = Worker(url, f"server-{number}", fault)
    worker.await_ready()
    return worker


async def read_all(url: str) -> dict[str, list[StoredEvent]]:
    """Every table's events: from a file with plain SQLite, from PostgreSQL through the store."""
    path = file_of(url)
    if path is not None:
        return read(path)
    store = await open_store(url)
    tables = {f"table-{number}": list(await store.events(f"table-{number}")) for number in range(TABLES)}
    await store.close()
    return tables
