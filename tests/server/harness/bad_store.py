"""A store in memory that is slow, down, or fails while nobody knows whether it has written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tests.tables.tables import find
from townwright.server.live.snapshots.reader import snapshot_of
from townwright.server.live.stored_facts import happened
from townwright.server.store import models
from townwright.server.store.errors import AlreadyReplied, Behind, Down, UnsettledCommit
from townwright.server.store.models import StoredEvent
from townwright.tables.fact_replay import replay_facts


class BadStore:
    """Keeps events in memory as the contract asks, on a disk that fails now and then."""

    def __init__(self, random: Random, seed: str) -> None:
        self.random = random
        self.log: list[StoredEvent] = []
        self.replies: dict[tuple[str, str], models.StoredReply] = {}
        self.faults = 0.15
        self._seed = seed

    async def slow(self) -> None:
        for _ in range(self.random.randrange(4)):
            await asyncio.sleep(0)
        if self.random.random() < self.faults / 3:
            raise Down

    async def events(self, _table: str, after: int = 0) -> tuple[StoredEvent, ...]:
        await self.slow()
        return tuple(self.log[after:])

    async def seed(self, _table: str) -> str:
        return self._seed

    async def snapshot(self, _table: str) -> models.Snapshot | None:
        """An older position, mostly; or nothing, or one of other rules, or one that is spoilt or too new."""
        await self.slow()
        kept = snapshot_of(replay_facts(map(happened, self.log[: self.random.randrange(1, len(self.log) + 1)]), find))
        match self.random.randrange(8):
            case 0:
                return None
            case 1:
                return replace(kept, maker="other rules", body=kept.body.replace("1", "0"))
            case 2:
                return replace(kept, body=kept.body[: self.random.randrange(len(kept.body))])
            case 3:
                return replace(kept, number=len(self.log) + 1)
            case _:
                return kept

    async def reply(self, _table: str, sender: str, action_id: str) -> models.StoredReply | None:
        await self.slow()
        return self.replies.get((sender, action_id))

    async def append(
        self,
        _table: str,
        after: int,
        new: Sequence[StoredEvent],
        replies: Sequence[models.StoredReply] = (),
        *_: object,
    ) -> None:
        await self.slow()
        for reply in replies:
            if (reply.sender, reply.action_id) in self.replies:
                raise AlreadyReplied(self.replies[reply.sender, reply.action_id])
        if after != len(self.log):
            raise Behind(len(self.log))
        fails = self.random.random() < self.faults
        if not fails or self.random.random() < 0.5:
            self.log.extend(new)
            self.replies.update({(reply.sender, reply.action_id): reply for reply in replies})
        if fails:
            raise UnsettledCommit

    async def remember(self, _table: str, reply: models.StoredReply) -> models.StoredReply:
        await self.slow()
        return self.replies.setdefault((reply.sender, reply.action_id), reply)
