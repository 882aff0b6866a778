"""Bots think, and hints are found, in processes of their own: a few workers, and a queue in front of them.

A worker is started when there is something to think about, or when there soon will be. One that takes too long or uses
too much memory is ended and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Hashable
from contextlib import suppress
from typing import Any, Final

from townwright.core.refusals import NotNow, Refusal
from townwright.core.seats import Seat
from townwright.server.bots.quick_answers import quick_move
from townwright.server.bots.worker_main import BotMove, BotTask, Preparation, serve_bot, serve_positions
from townwright.server.sandbox.sealed_table import SealedTable
from townwright.server.workers.fair_queue import FairQueue, requester
from townwright.server.workers.worker import Worker, quick_start
from townwright.server.workers.worker_queue import WaitingTask, WorkerQueue
from townwright.tables.table import FindGame

log = logging.getLogger(__name__)

MOST: Final = 10_000
"""Bots that may wait: every table has a few, and each of them asks once."""
SEALED_SECONDS: Final = 2.0
"""Seconds for an answer about what somebody brought."""
HINT_SHARE: Final = 0.2
"""This share of the time for an answer a hint is searched for; then the best so far is told, and is there in time."""


class WorkerPool:
    """So many workers, each started when it is needed."""

    def __init__(
        self, workers: int, nodes: int, seconds: float, find: FindGame, first_seconds: float | None = None
    ) -> None:
        self._find = find
        self._nodes = nodes
        self._seconds = seconds
        self._first_seconds = seconds if first_seconds is None else first_seconds
        """What a worker has for its first answer as a bot, when it loads game and bot."""
        queue: FairQueue[WaitingTask] = FairQueue(MOST, MOST, max(1, workers))
        self._workers = WorkerQueue(workers, queue)
        self._has_workers = workers > 0
        self._prepared: set[str] = set()
        """The games that a worker has loaded, or has been asked to load."""
        self._preparing: set[asyncio.Task[None]] = set()

    def prepare_soon(self, game: str, bot: str) -> None:
        """Begin to load a game and its bots in a worker, so that the first answer of this bot comes soon.

        That is done once for each game; a later worker loads what it needs when it is asked.
        """
        if self._has_workers and game not in self._prepared:
            self._prepared.add(game)
            task = asyncio.ensure_future(self._prepare(Preparation(game, bot)))
            self._preparing.add(task)
            task.add_done_callback(self._preparing.discard)

    async def _prepare(self, preparation: Preparation) -> None:
        with suppress(Refusal):  # the server stops, or has too much to do: who needs the game loads it
            await self._ask(preparation, requester(preparation))

    async def choose(self, game: str, bot: str, state: Any, seat: Seat, seed: int, who: Hashable = None) -> str | None:
        """The action that the bot chooses on this seat, in notation; None if it finds none in time.

        ``who`` is whom the bot plays for: those who wait take turns.
        """
        answer = await self._think(BotTask(game, bot, state, seat, self._nodes, seed), who)
        if isinstance(answer, Refusal):
            log.error("a bot could not choose: %s", answer)
        return answer.action if isinstance(answer, BotMove) else None

    async def advise(
        self, game: str, state: Any, seat: Seat, words: tuple[str, ...], seed: int, who: Hashable = None
    ) -> BotMove:
        """A hint for the seat: a whole action that begins with these words, or a refusal."""
        limit = min(self._seconds, SEALED_SECONDS) if isinstance(state, SealedTable) else self._seconds
        task = BotTask(game, None, state, seat, self._nodes, seed, words, limit * HINT_SHARE)
        answer = await self._think(task, who)
        if answer is None:
            raise NotNow("server-hint-late", "no hint was found in time")
        if isinstance(answer, Refusal):
            raise answer
        return answer

    async def _think(self, asked: BotTask, who: Hashable) -> BotMove | Refusal | None:
        """What a free worker answers; one that does not answer is replaced, also if nobody waits any longer."""
        answer = await self._ask(asked, requester(who))
        return answer if isinstance(answer, (BotMove, Refusal)) else None

    async def _ask(self, asked: BotTask | Preparation, who: Hashable) -> BotMove | Refusal | Preparation | None:
        worker = await self._workers.take(who)
        answer: BotMove | Refusal | Preparation | None = None
        try:
            if worker is None:
                worker = await self._workers.start(self._start)
            reply = None
            if await self._is_prepared(asked, worker):
                reply = await worker.ask(pickle.dumps(asked), self._limit(asked, worker))
            answer = None if reply is None else pickle.loads(reply)  # noqa: S301  from our own worker
            worker.remember((asked.game, asked.bot))
        finally:
            self._workers.give_back(who, worker, good=answer is not None)
        return answer

    async def _is_prepared(self, asked: BotTask | Preparation, worker: Worker) -> bool:
        """Load game and bot before the short time for what somebody brought begins; return False if that fails."""
        if not is_brought(asked) or (asked.game, asked.bot) in worker.known:
            return True
        preparation = Preparation(asked.game, asked.bot)
        return await worker.ask(pickle.dumps(preparation), self._first_seconds) is not None

    def _limit(self, asked: BotTask | Preparation, worker: Worker) -> float:
        """Seconds for an answer. What somebody brought gets few, of a worker that has been prepared for it."""
        if is_brought(asked):
            return min(self._seconds, SEALED_SECONDS)
        return self._seconds if (asked.game, asked.bot) in worker.known else self._first_seconds

    def _start(self) -> Worker:
        return Worker([(serve_positions, (self._find,)), (serve_bot, (quick_move,))], quick_start())

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are there."""
        return self._workers.pids

    def end(self) -> None:
        """Stop all workers, also those that are thinking; whoever waits for one is refused."""
        self._workers.end()


def is_brought(asked: BotTask | Preparation) -> bool:
    """Return whether a task is about what somebody brought."""
    return isinstance(asked, BotTask) and isinstance(asked.state, SealedTable)
