"""Sees to it that bots act: whenever a table changes, every bot that is to act is asked to think."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial
from typing import TypeAlias

from townwright.core.seats import Seat
from townwright.server.bots.worker_pool import Thinkers, without_thinking
from townwright.server.live.table_actor import Keeper
from townwright.server.live.table_registry import Hall
from townwright.tables.commands import Act, Bot
from townwright.tables.replies import Refused

log = logging.getLogger(__name__)

Thought: TypeAlias = tuple[str, Seat, int]
"""The table, the seat and the number of the question that a bot is thinking about."""


class BotSeats:
    """The bots at all tables of this process. What a bot is thinking about is never stored: it can think again."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._thinking: dict[Thought, asyncio.Task[None]] = {}
        hall.watchers.append(self.look)

    def look(self, keeper: Keeper) -> None:
        """Start whoever is to act and does not think yet."""
        room = keeper.room
        for seat, question in enumerate(room.questions):
            key = (keeper.table_id, seat, question.number if question else 0)
            if question is not None and room.holders[seat].bot is not None and key not in self._thinking:
                task = asyncio.ensure_future(self._act(keeper, seat, question.number))
                self._thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: Thought, _task: asyncio.Task[None]) -> None:
        del self._thinking[key]

    async def _act(self, keeper: Keeper, seat: Seat, turn: int) -> None:
        room = keeper.room
        bot, question = room.holders[seat].bot, room.questions[seat]
        if bot is None or question is None or question.number != turn:
            return
        try:
            game, seed = room.created.game, own_seed(keeper.table_id, seat, turn)
            action = await self._thinkers.choose(game, bot, room.state, seat, seed)
            outcome = await keeper.hear(Bot(seat), Act(seat, turn, action), action_id=f"turn-{turn}")
            now = keeper.room
            asked, relieved = now.questions[seat], now.holders[seat].bot is None
            if isinstance(outcome, Refused) and not relieved and asked is not None and asked.number == turn:
                # The bot is wrong about the rules. The others shall not wait for it to be mended.
                log.error("a bot chose what is not allowed", extra={"table": keeper.table_id, "seat": seat})
                action = await asyncio.to_thread(without_thinking, self._hall.find, game, room.state, seat, seed)
                await keeper.hear(Bot(seat), Act(seat, turn, action), action_id=f"turn-{turn}-again")
        except Exception:
            log.exception("a bot could not act", extra={"table": keeper.table_id, "seat": seat})

    def stop(self) -> None:
        """Let all bots forget what they are thinking about."""
        for task in tuple(self._thinking.values()):
            task.cancel()
        self._thinkers.end()


def own_seed(table_id: str, seat: Seat, turn: int) -> int:
    """A bot's own random stream, which knows nothing of the dealer's."""
    return int.from_bytes(hashlib.sha256(f"bot {table_id} {seat} {turn}".encode()).digest()[:8], "big")
