"""One supervised worker: processes in a row that do one task after another and can be ended at any moment.

Bots and the sandbox share it. The event loop never waits for a worker: tasks and replies go over sockets that it
reads and writes a piece at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import struct
import sys
from collections.abc import Callable, Hashable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

from townwright.server.ops.daemon_threads import in_daemon_thread
from townwright.server.ops.process_start import out_of_reach_of_ctrl_c

HEADER: Final = struct.Struct("!i")
"""The length in front of every message, as ``multiprocessing`` writes it."""
LARGEST: Final = 64 << 20
"""Bytes of the largest reply that is read."""
PIECE: Final = 1 << 18
MOST_KNOWN: Final = 64
PRELOAD: Final = ("townwright.server.sandbox.worker_main", "townwright.server.bots.worker_main")
"""What is loaded once for all workers: the rules come with it."""

ProcessTarget: TypeAlias = tuple[Callable[..., None], tuple[Any, ...]]
"""What a process runs: it is called with the end that it reads from, the end that it writes to, and these."""


class Worker:
    """Processes in a row: the first reads the tasks, the last writes the replies."""

    def __init__(self, stages: Sequence[ProcessTarget], context: BaseContext) -> None:
        links = [linked_ends(context) for _ in range(len(stages) + 1)]
        self._processes: list[BaseProcess] = [
            context.Process(target=run, args=(links[place][1], links[place + 1][0], *more), daemon=True)  # type: ignore[attr-defined]
            for place, (run, more) in enumerate(stages)
        ]
        start_processes(self._processes)
        self._tasks, self._replies = non_blocking(links[0][0]), non_blocking(links[-1][1])
        for ends in links:
            for end in ends:
                end.close()
        self.died = False
        """Whether it ended in the middle of a task: the kernel ends one that computes for too long."""
        self.asked = 0
        """How many tasks it was given."""
        self.known: set[Hashable] = set()
        """What it has worked on lately, for whoever would like to send it more of the same."""

    def remember(self, matter: Hashable) -> None:
        """Note that it has worked on this."""
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known.add(matter)

    async def ask(self, task: bytes, seconds: float) -> bytes | None:
        """Return the reply to a task; None if there is none in time, and then the worker is of no more use."""
        self.asked += 1
        return await self._reply(HEADER.pack(len(task)) + task, seconds)

    async def next_reply(self, seconds: float) -> bytes | None:
        """Return the next reply to the same task, if it is replied to several times; None as in ``ask``."""
        return await self._reply(b"", seconds)

    async def _reply(self, sent: bytes, seconds: float) -> bytes | None:
        try:
            async with asyncio.timeout(seconds):
                await asyncio.get_running_loop().sock_sendall(self._tasks, sent)
                (size,) = HEADER.unpack(await self._read(HEADER.size))
                return await self._read(size) if 0 <= size <= LARGEST else None
        except TimeoutError:
            return None
        except (EOFError, OSError):
            self.died = True
            return None

    async def _read(self, size: int) -> bytes:
        loop, read = asyncio.get_running_loop(), bytearray()
        while len(read) < size:
            piece = await loop.sock_recv(self._replies, min(PIECE, size - len(read)))
            if not piece:
                raise EOFError
            read += piece
        return bytes(read)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes by their numbers."""
        return tuple(process.pid for process in self._processes if process.pid is not None)

    def kill(self) -> None:
        """Stop it, whatever it is doing, without waiting until it is gone."""
        for process in self._processes:
            if process.is_alive():  # the number of one that has ended may be somebody else's by now
                process.kill()

    def end(self) -> None:
        """Stop it, and wait until it is gone."""
        self.kill()
        for process in self._processes:
            process.join()
        self._tasks.close()
        self._replies.close()


def start_processes(processes: Sequence[BaseProcess]) -> None:
    """Start them, out of reach of Ctrl-C at a terminal from their first moment: they are left to the server."""
    with out_of_reach_of_ctrl_c():
        for process in processes:
            process.start()


async def start_worker(make: Callable[[], Worker], is_over: Callable[[], bool]) -> Worker:
    """A new worker, made in a thread, since that takes a moment; it is ended again if nobody waits for it then.

    ``is_over`` tells whether no worker is wanted any more at all.
    """

    def make_unless_over() -> Worker:
        made = make()
        if is_over():
            made.end()
        return made

    starting = asyncio.ensure_future(in_daemon_thread(make_unless_over))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        starting.add_done_callback(leave)
        raise


def leave(starting: asyncio.Future[Worker]) -> None:
    """End a worker that was started for nobody."""
    if not starting.cancelled() and starting.exception() is None:
        starting.result().kill()
        asyncio.get_running_loop().run_in_executor(None, starting.result().end)


def linked_ends(context: BaseContext, system: str = sys.platform) -> tuple[Connection[Any, Any], Connection[Any, Any]]:
    """Two ends that are linked by sockets, also on Windows, whose pipes the event loop could not read."""
    if system != "win32":
        return context.Pipe(duplex=True)
    ours, theirs = socket.socketpair()
    return Connection(ours.detach()), Connection(theirs.detach())


def non_blocking(end: Connection) -> socket.socket:
    """The same end as a socket for the event loop."""
    whole = socket.socket(fileno=end.fileno())
    made = whole.dup()
    whole.detach()  # which belongs to the end
    made.setblocking(False)
    return made


def quick_start() -> BaseContext:
    """How workers are started: each is a copy of a process that has loaded what they all need, and no position."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(PRELOAD))
    return context


def limit_process(memory: int, nice: int, address_space: bool = False) -> None:
    """Put this process below the needs of others and limit its memory, where the machine knows how."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    try:
        import resource
    except ImportError:
        return
    kind = resource.RLIMIT_AS if address_space else resource.RLIMIT_DATA
    with contextlib.suppress(ValueError, OSError):  # macOS knows the limits and refuses some of them
        resource.setrlimit(kind, (memory, memory))
