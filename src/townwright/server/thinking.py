"""Bots think in processes of their own. A worker gets a position and a seat, and answers with an action in notation.

Inside the worker the bot is handed its seat's view and the actions open to it, never the position; the
worker has no way to the store. One that takes too long or uses too much memory is ended, and the seat
acts without thinking.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from townwright import bots
from townwright.bots.player import Limit
from townwright.core.seats import Seat
from townwright.tables.room import FindGame

MEMORY: Final = 512 << 20


class Worker:
    """One process that thinks about one thing at a time."""

    def __init__(self, find: FindGame) -> None:
        self._pipe, other = multiprocessing.get_context("spawn").Pipe()
        self._process = multiprocessing.get_context("spawn").Process(
            target=think_for_ever, args=(other, find), daemon=True
        )
        self._process.start()
        other.close()
        self.met: set[tuple[str, str]] = set()
        """The games and bots that it has answered for: their code is loaded and compiled."""

    async def think(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """The worker's answer; None if there is none in time, and then the worker is of no more use."""
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[None] = loop.create_future()
        try:
            await asyncio.to_thread(self._pipe.send, question)
            loop.add_reader(self._pipe.fileno(), _settle, answered)
            async with asyncio.timeout(seconds):
                await answered
            answer = self._pipe.recv()
        except (TimeoutError, EOFError, OSError):
            return None
        finally:
            with contextlib.suppress(OSError):
                loop.remove_reader(self._pipe.fileno())
        return answer if isinstance(answer, str) else None

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Thinkers:
    """A few workers, and a queue in front of them."""

    def __init__(
        self, workers: int, nodes: int, seconds: float, find: FindGame, first_seconds: float | None = None
    ) -> None:
        self._find = find
        self._nodes = nodes
        self._seconds = seconds
        self._first_seconds = seconds if first_seconds is None else first_seconds
        """What a worker has for its first answer as a bot: the first time ever, code is compiled."""
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._all: set[Worker] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when there is something to think about

    async def choose(self, game: str, bot: str, state: Any, seat: Seat, seed: int) -> str:
        """The action that the bot chooses on this seat, in notation."""
        worker = await self._free.get()
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker, self._find)
                self._all.add(worker)
            seconds = self._seconds if (game, bot) in worker.met else self._first_seconds
            answer = await worker.think((game, bot, state, seat, self._nodes, seed), seconds)
            worker.met.add((game, bot))
            if answer is None:
                self._all.discard(worker)
                await asyncio.to_thread(worker.end)
                worker = None
        finally:
            self._free.put_nowait(worker)
        return answer if answer is not None else without_thinking(self._find, game, state, seat, seed)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are there."""
        return tuple(worker.pid for worker in self._all if worker.pid is not None)

    def end(self) -> None:
        """Stop all workers."""
        for worker in self._all:
            worker.end()
        self._all.clear()


def _settle(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)


def think_for_ever(pipe: Connection, find: FindGame) -> None:
    """What a worker does: it answers questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_modest()
    while True:
        try:
            game, bot, state, seat, nodes, seed = pipe.recv()
            pipe.send(chosen(find, game, bot, state, seat, nodes, seed))
        except EOFError:
            return


def chosen(find: FindGame, game: str, bot: str, state: Any, seat: Seat, nodes: int, seed: int) -> str:
    """Hands the bot what its seat may know, and writes down what it answers."""
    rules = find(game)
    view, legal = rules.view(state, seat), rules.legal(state, seat)
    return str(bots.find(game, bot).choose(view, legal, Limit(nodes), Random(seed)).action)  # noqa: S311  a bot's own stream


def without_thinking(find: FindGame, game: str, state: Any, seat: Seat, seed: int) -> str:
    """Any legal action."""
    legal = find(game).legal(state, seat)
    return str(legal[Random(seed).randrange(len(legal))])  # noqa: S311  a bot's own stream


def _be_modest() -> None:
    """Below everybody else's needs, and with a limit on memory where the machine knows one."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
