"""Runs servers for measurements, each in a process of its own: the real one, and the same stack without a game."""

from __future__ import annotations

import json
import multiprocessing
import os
import secrets
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any

from litestar import Litestar, WebSocket, websocket

from benchmarks.server_profile import START, WRITE, LayerProfile
from townwright.server import run
from townwright.server.settings import Limits, Settings
from townwright.server.store import open_store
from townwright.server.store.models import Index, StoredEvent, TableRow

PROFILE = "profile.json"
UNLIMITED = Limits(
    seated_messages=1e6,
    other_messages=1e6,
    requests=1e6,
    tables_per_minute=1_000_000,
    guests_per_minute=1_000_000,
    open_tables=1_000_000,
    sockets_per_address=100_000,
)


def serve_game(port: int, folder: str, ready: Any) -> None:
    """Run the real server without limits; it tells in which layers it computes."""
    LayerProfile(Path(folder) / PROFILE).listen()
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(f"http://127.0.0.1:{port}",), limits=UNLIMITED)
    run.run(chosen, run.listening("127.0.0.1", port), ready.set)


def serve_bare(port: int, folder: str, ready: Any) -> None:
    """Run the same stack with a socket that only stores and replies, without a game.

    With a size it also sends so many bytes to every socket of its group, as a move does to all who watch a table.
    """
    groups: defaultdict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)

    @websocket("/api/socket")
    async def bare(socket: WebSocket[Any, Any, Any]) -> None:
        store, size = socket.app.state.store, int(socket.query_params["size"])
        group = groups[socket.query_params["group"]]
        table, number = secrets.token_hex(16), 1
        await store.create(
            TableRow(table, "bare", 1, 0), "0" * 64, [StoredEvent(1, "created", "{}", 0)], Index("open", 0)
        )
        await socket.accept()
        group.add(socket)
        async for text in socket.iter_data("text"):
            said = json.loads(text)
            number += 1
            await store.append(table, number - 1, [StoredEvent(number, "acted", said["action"], 0)])
            await socket.send_text(json.dumps({"say": "answer", "id": said["id"], "number": number}))
            for other in tuple(group) if size else ():
                await other.send_text("x" * size)

    async def opened(app: Litestar) -> None:
        app.state.store = await open_store(f"sqlite:///{folder}/bare.db")

    app = Litestar([bare], on_startup=[opened], openapi_config=None, logging_config=None)
    chosen = Settings(store="", origins=(), limits=UNLIMITED)
    run.Announcing(run.config(app, chosen, lifespan="on"), ready.set).run([run.listening("127.0.0.1", port)])


@dataclass(frozen=True)
class Served:
    """A running server: its origin, the id of its process and its folder."""

    origin: str
    pid: int
    folder: Path

    def cpu(self) -> float:
        """The processor time that it has used, in seconds; where the machine does not tell, none."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that it has in memory; none where the machine does not tell."""
        return 1024 * self._status("VmRSS")

    def wakes(self) -> int:
        """How often its loop has waited and gone on; none where the machine does not tell."""
        return self._status("voluntary_ctxt_switches")

    def _status(self, field: str) -> int:
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        except OSError:
            return 0
        return next(int(line.split()[1]) for line in lines if line.startswith(f"{field}:"))

    def begin_profile(self) -> None:
        """Let the server count from now on in which layers it computes."""
        if START is not None:
            os.kill(self.pid, START)

    def profile(self) -> dict[str, dict[str, float]]:
        """Return the seconds that it has computed since then, by layer and by function; empty where it cannot tell."""
        if WRITE is None:
            return {"layers": {}, "functions": {}}
        os.kill(self.pid, WRITE)
        while not (self.folder / PROFILE).exists():
            sleep(0.05)
        found: dict[str, dict[str, float]] = json.loads((self.folder / PROFILE).read_text())
        return found


@contextmanager
def served(target: Any, port: int) -> Iterator[Served]:
    """Run a server for as long as the block lasts."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ready = context.Event()
        process = context.Process(target=target, args=(port, folder, ready))
        process.start()
        ready.wait(60)
        try:
            yield Served(f"http://127.0.0.1:{port}", process.pid or 0, Path(folder))
        finally:
            process.terminate()
            process.join()
