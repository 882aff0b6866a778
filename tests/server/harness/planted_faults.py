"""Faults that the simulated worlds must find: actors and stores with one wrong habit each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.server.harness.bad_store import BadStore
from tests.server.harness.simulation import TABLE, World
from townwright.server.live.stored_facts import events
from townwright.server.live.table_actor import TableActor
from townwright.server.store import models
from townwright.tables.replies import Accepted, Refused, Sentence
from townwright.tables.snapshot.table_snapshots import from_snapshot


class AcknowledgesBeforeStoring(TableActor):
    """Says that it was done although the commit failed."""

    async def _settle(self, *_: object) -> Any:
        return Accepted(self.table.number + 1)


class ShowsBeforeStoring(TableActor):
    """Moves on before the store has written."""

    async def _store_handled(self, handled: Any, *more: Any) -> Any:
        before = self.table
        if handled.facts:
            self.table = handled.table
            try:
                return await self._append_late(before, handled, *more)
            except Exception:
                self.table = before
                raise
        return await super()._store_handled(handled, *more)

    async def _append_late(self, before: Any, handled: Any, sender: Any, action_id: Any, *_: Any) -> Any:
        reply = models.StoredReply(sender.id, action_id, handled.reply.number)
        await self._store.append(TABLE, before.number, events(handled.facts, action_id), (reply,))
        return handled.reply


class TrustsItsMemory(TableActor):
    """Believes after a failed commit that nothing was written, and says that it was refused."""

    async def _settle(self, *_: object) -> Any:
        return Refused("not-now", Sentence("failed", "failed"))


class ForgetsRefusals(TableActor):
    """Answers a refusal without asking whether the id was answered before."""

    async def _store_handled(self, handled: Any, *more: Any) -> Any:
        return await super()._store_handled(handled, *more) if handled.facts else handled.reply


class BelievesEverySnapshot(TableActor):
    """Does not look who made a snapshot."""

    @classmethod
    async def open(cls, *asked: Any, **how: Any) -> Any:
        store, table, find = asked[:3]
        actor, kept = await super().open(*asked, **how), await store.snapshot(table)
        if actor is not None and kept is not None and kept.maker == "other rules":
            actor.table = from_snapshot(kept.body, kept.number, actor.table.log, find)
        return actor


class WithoutKeys(BadStore):
    """Does not look whether an action id was used before."""

    async def append(self, table: str, after: int, new: Any, replies: Any = (), *more: Any) -> None:
        for reply in replies:
            self.replies.pop((reply.sender, reply.action_id), None)
        await super().append(table, after, new, replies, *more)

    async def remember(self, table: str, reply: models.StoredReply) -> models.StoredReply:
        self.replies.pop((reply.sender, reply.action_id), None)
        return await super().remember(table, reply)


class WithoutExpectation(BadStore):
    """Appends whatever comes, wherever the log ends."""

    async def append(self, table: str, _after: int, new: Any, replies: Any = (), *more: Any) -> None:
        await super().append(table, len(self.log), new, replies, *more)


class TornWrites(BadStore):
    """Writes only some of the events of one append."""

    async def append(self, table: str, after: int, new: Any, replies: Any = (), *more: Any) -> None:
        await super().append(table, after, new[:1], replies, *more)


class RemembersTheLast(BadStore):
    """Keeps the last answer instead of the first."""

    async def remember(self, _table: str, reply: models.StoredReply) -> models.StoredReply:
        await self.slow()
        self.replies[reply.sender, reply.action_id] = reply
        return reply


MUTANTS: tuple[dict[str, Any], ...] = (
    {"actor_type": AcknowledgesBeforeStoring},
    {"actor_type": ShowsBeforeStoring},
    {"actor_type": TrustsItsMemory},
    {"actor_type": ForgetsRefusals},
    {"actor_type": BelievesEverySnapshot},
    {"make_store": WithoutKeys},
    {"make_store": WithoutExpectation},
    {"make_store": TornWrites},
    {"make_store": RemembersTheLast},
)


def found_after(mutant: dict[str, Any], seeds: Sequence[int]) -> int | None:
    """How many seeds it takes until the planted fault is found."""
    for tried, seed in enumerate(seeds, start=1):
        try:
            World(seed, **mutant).play()
        except Exception:
            return tried
    return None
