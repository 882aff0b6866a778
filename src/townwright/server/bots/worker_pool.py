"""Bots think, and hints are found, in processes of their own: a few workers, and a queue in front of them.

A worker that takes too long or uses too much memory is ended, and the seat acts without thinking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
from random import Random
from typing import Any

from townwright.core.refusals import NotNow, Refusal
from townwright.core.seats import Seat
from townwright.server.bots.worker_process import BotMove, BotTask, serve_bot, serve_positions
from townwright.tables.table import FindGame

log = logging.getLogger(__name__)


class Worker:
    """Two processes that think about one thing at a time; see ``minds`` for what each of them knows."""

    def __init__(self, find: FindGame) -> None:
        context = multiprocessing.get_context("spawn")
        asking, self._ask = context.Pipe(duplex=False)
        told, telling = context.Pipe(duplex=False)
        self._answers, answering = context.Pipe(duplex=False)
        self._processes = (
            context.Process(target=serve_positions, args=(asking, telling, find), daemon=True),
            context.Process(target=serve_bot, args=(told, answering), daemon=True),
        )
        for process in self._processes:
            process.start()
        for end in (asking, told, telling, answering):
            end.close()
        self.met: set[tuple[str, str | None]] = set()
        """The games and bots that it has answered for: their code is loaded and compiled."""

    async def think(self, asked: BotTask, seconds: float) -> BotMove | Refusal | None:
        """The worker's answer; None if there is none in time, and then the worker is of no more use."""
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[None] = loop.create_future()
        try:
            await asyncio.to_thread(self._ask.send, asked)
            loop.add_reader(self._answers.fileno(), _settle, answered)
            async with asyncio.timeout(seconds):
                await answered
            answer = self._answers.recv()
        except (TimeoutError, EOFError, OSError):
            return None
        finally:
            with contextlib.suppress(OSError):
                loop.remove_reader(self._answers.fileno())
        return answer if isinstance(answer, (BotMove, Refusal)) else None

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(process.pid for process in self._processes if process.pid is not None)

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.join()
        self._ask.close()
        self._answers.close()


class WorkerPool:
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
        answer = await self._think(BotTask(game, bot, state, seat, self._nodes, seed))
        if isinstance(answer, BotMove):
            return answer.action
        if answer is not None:
            log.error("a bot could not choose: %s", answer)
        return await asyncio.to_thread(without_thinking, self._find, game, state, seat, seed)

    async def advise(self, game: str, state: Any, seat: Seat, words: tuple[str, ...], seed: int) -> BotMove:
        """A hint for the seat: a whole action that begins with these words, or a refusal."""
        answer = await self._think(BotTask(game, None, state, seat, self._nodes, seed, words))
        if answer is None:
            raise NotNow("server-hint-late", "no hint was found in time")
        if isinstance(answer, Refusal):
            raise answer
        return answer

    async def _think(self, asked: BotTask) -> BotMove | Refusal | None:
        """What a free worker answers; one that does not answer is replaced, also if nobody waits any longer."""
        worker = await self._free.get()
        answer = None
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker, self._find)
                self._all.add(worker)
            seconds = self._seconds if (asked.game, asked.bot) in worker.met else self._first_seconds
            answer = await worker.think(asked, seconds)
            worker.met.add((asked.game, asked.bot))
        finally:
            if answer is None and worker is not None:
                self._all.discard(worker)
                asyncio.get_running_loop().run_in_executor(None, worker.end)
                worker = None
            self._free.put_nowait(worker)
        return answer

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are there."""
        return tuple(pid for worker in self._all for pid in worker.pids)

    def end(self) -> None:
        """Stop all workers."""
        for worker in self._all:
            worker.end()
        self._all.clear()


def _settle(answered: asyncio.Future[None]) -> None:
    if not answered.done():
        answered.set_result(None)


def without_thinking(find: FindGame, game: str, state: Any, seat: Seat, seed: int) -> str:
    """Any legal action."""
    legal = find(game).legal(state, seat)
    return str(legal[Random(seed).randrange(len(legal))])  # noqa: S311  a bot's own stream
