"""Sees to it that bots act: whenever a table changes, every bot that is to act is asked to think."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, TypeAlias

from townwright.core.refusals import Refusal
from townwright.core.seats import Seat
from townwright.server.bots.own_seed import dealt_seed, own_seed
from townwright.server.bots.worker_pool import WorkerPool
from townwright.server.live.table_actor import TableActor
from townwright.server.live.table_registry import TableRegistry
from townwright.server.store.errors import is_outage
from townwright.tables.commands import Act, BotSender
from townwright.tables.replies import Refused

log = logging.getLogger(__name__)

TRIES: Final = 3
"""How often a bot may fail to find an action for one turn; after that it acts without thinking."""
KEPT: Final = 10_000
"""Turns whose failures are remembered."""

BotTurn: TypeAlias = tuple[str, Seat, int]
"""The table, the seat and the number of the question that a bot is thinking about."""


class BotSeats:
    """The bots at all tables of this process. What a bot is thinking about is never stored: it can think again."""

    def __init__(self, table_registry: TableRegistry, worker_pool: WorkerPool) -> None:
        self._worker_pool = worker_pool
        self._tasks: dict[BotTurn, asyncio.Task[None]] = {}
        self._failures: dict[BotTurn, int] = {}
        table_registry.watchers.append(self.look)

    def look(self, actor: TableActor) -> None:
        """Start whoever is to act and does not think yet."""
        table = actor.table
        for seat, question in enumerate(table.pending_turns):
            key = (actor.table_id, seat, question.number if question else 0)
            if question is not None and table.holders[seat].bot is not None and key not in self._tasks:
                task = asyncio.ensure_future(self._act(actor, seat, question.number))
                self._tasks[key] = task
                task.add_done_callback(partial(self._forget_task, key))

    def _forget_task(self, key: BotTurn, _task: asyncio.Task[None]) -> None:
        del self._tasks[key]

    async def _act(self, actor: TableActor, seat: Seat, turn: int) -> None:
        table = actor.table
        bot, question = table.holders[seat].bot, table.pending_turns[seat]
        if bot is None or question is None or question.number != turn:
            return
        key = (actor.table_id, seat, turn)
        try:
            game, seed = table.created.game, seed_of_bot(actor, seat, turn)
            who = table.created.host
            action = None
            if self._failures.get(key, 0) < TRIES:
                action = await self._worker_pool.choose(game, bot, table.state, seat, seed, who)
            if action is None:
                self._count_failure(key)
            action = action or await actor.rules.any_action(table, seat, seed)
            outcome = await actor.handle(BotSender(seat), Act(seat, turn, action), action_id=f"turn-{turn}")
            if not isinstance(outcome, Refused):
                self._failures.pop(key, None)
            now = actor.table
            asked, relieved = now.pending_turns[seat], now.holders[seat].bot is None
            if isinstance(outcome, Refused) and not relieved and asked is not None and asked.number == turn:
                self._count_failure(key)
                # The bot is wrong about the rules. The others shall not wait for it to be mended.
                log.error("a bot chose what is not allowed", extra={"table": actor.table_id, "seat": seat})
                action = await actor.rules.any_action(table, seat, seed)
                await actor.handle(BotSender(seat), Act(seat, turn, action), action_id=f"turn-{turn}-again")
        except Refusal:
            log.info("a bot finds nothing to do in time", extra={"table": actor.table_id, "seat": seat})
        except Exception as error:
            if not is_outage(error):
                log.exception("a bot could not act", extra={"table": actor.table_id, "seat": seat})

    def _count_failure(self, key: BotTurn) -> None:
        """Count a try of a bot that led to no action."""
        self._failures[key] = self._failures.pop(key, 0) + 1
        if len(self._failures) > KEPT:
            del self._failures[next(iter(self._failures))]

    def stop(self) -> None:
        """Let all bots forget what they are thinking about."""
        for task in tuple(self._tasks.values()):
            task.cancel()
        self._worker_pool.end()


def seed_of_bot(actor: TableActor, seat: Seat, turn: int) -> int:
    """The stream of a bot's turn; with the deal of a day or a contest the same after the same moves."""
    table = actor.table
    if table.created.daily or table.created.contest:
        return dealt_seed(actor.dealer, seat, len(table.moves))
    return own_seed(actor.table_id, seat, turn)
