"""Hints: what a seat could do, found by the bots' workers out of what the seat may see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from townwright.core.refusals import NotNow, Refusal, Stale
from townwright.core.seats import Seat
from townwright.server.bots.own_seed import own_seed
from townwright.server.bots.worker_pool import WorkerPool
from townwright.server.http.rate_limits import RateLimit, TooManyRequests
from townwright.server.live.connection import Connection
from townwright.server.live.table_actor import TableActor
from townwright.server.protocol import client_messages, server_messages
from townwright.tables import hints
from townwright.tables.replies import sentence

log = logging.getLogger(__name__)

NoteHint: TypeAlias = Callable[[str, str], Awaitable[None]]
"""Stores that a person gets a hint at a table, before it is told."""


class Hints:
    """Answers whoever asks what to do, one at a time for each seat, while everything else goes on."""

    def __init__(self, worker_pool: WorkerPool, per_minute: float, note: NoteHint) -> None:
        self._worker_pool, self._note = worker_pool, note
        self._rate_limit = RateLimit(per_minute, 60)
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def ask(self, connection: Connection, actor: TableActor, frame: client_messages.AskHint) -> None:
        """Begin to look for a hint; the page is told when there is one, or why there is none."""
        place = (actor.table_id, frame.seat)
        try:
            turn = hints.check_hint_request(actor.table, connection.person, frame.seat).number
            if place in self._thinking:
                raise NotNow("server-hint-comes", "the last hint is still being thought about")
            self._rate_limit.enter(connection.person)
        except (Refusal, TooManyRequests) as no:
            connection.say(refused(frame, no))
            return
        task = asyncio.ensure_future(self._think(connection, actor, frame, turn))
        self._thinking[place] = task
        task.add_done_callback(lambda _: self._thinking.pop(place, None))

    async def _think(
        self, connection: Connection, actor: TableActor, frame: client_messages.AskHint, turn: int
    ) -> None:
        table = actor.table
        seed = own_seed(actor.table_id, frame.seat, turn)
        try:
            game, who = table.created.game, table.created.host
            thought = await self._worker_pool.advise(game, table.state, frame.seat, frame.words, seed, who)
            question = actor.table.pending_turns[frame.seat]
            if question is None or question.number != turn:
                raise Stale("table-turn-passed", "this answers a position that has passed")
            await self._note(actor.table_id, connection.person or "")
        except Refusal as no:
            connection.say(refused(frame, no))
            return
        except Exception:
            log.exception("a hint could not be found", extra={"table": actor.table_id, "seat": frame.seat})
            connection.say(refused(frame, NotNow("server-failed", "something went wrong on the server")))
            return
        remark = None if thought.remark is None else sentence(thought.remark)
        connection.say(
            server_messages.Hint(table=frame.table, ask=frame.ask, turn=turn, action=thought.action, remark=remark)
        )

    def stop(self) -> None:
        """Forget what is being thought about."""
        for task in tuple(self._thinking.values()):
            task.cancel()


def refused(frame: client_messages.AskHint, no: Refusal | TooManyRequests) -> server_messages.NoHint:
    """Why there is no hint."""
    code = no.code if isinstance(no, Refusal) else "too-many"
    return server_messages.NoHint(table=frame.table, ask=frame.ask, code=code, why=sentence(no.phrase))
