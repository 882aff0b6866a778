"""Faults that the simulated worlds must find: keepers and stores with one wrong habit each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from townwright.server.live.table_actor import Keeper, events
from townwright.server.store import models
from townwright.tables.replies import Refused, Sentence, Taken
from townwright.tables.snapshots import resumed

from .bad_store import BadStore
from .simulation import TABLE, World


class AcknowledgesBeforeStoring(Keeper):
    """Says that it was done although the commit failed."""

    async def _settle(self, *_: object) -> Any:
        return Taken(self.room.number + 1)


class ShowsBeforeStoring(Keeper):
    """Moves on before the store has written."""

    async def _store_heard(self, heard: Any, *more: Any) -> Any:
        before = self.room
        if heard.happened:
            self.room = heard.room
            try:
                return await self._append_late(before, heard, *more)
            except Exception:
                self.room = before
                raise
        return await super()._store_heard(heard, *more)

    async def _append_late(self, before: Any, heard: Any, speaker: Any, action_id: Any, *_: Any) -> Any:
        answer = models.Answer(speaker.id, action_id, heard.answer.number)
        await self._store.append(TABLE, before.number, events(heard.happened, action_id), (answer,))
        return heard.answer


class TrustsItsMemory(Keeper):
    """Believes after a failed commit that nothing was written, and says that it was refused."""

    async def _settle(self, *_: object) -> Any:
        return Refused("not-now", Sentence("failed", "failed"))


class ForgetsRefusals(Keeper):
    """Answers a refusal without asking whether the id was answered before."""

    async def _store_heard(self, heard: Any, *more: Any) -> Any:
        return await super()._store_heard(heard, *more) if heard.happened else heard.answer


class BelievesEverySnapshot(Keeper):
    """Does not look who made a snapshot."""

    @classmethod
    async def open(cls, *asked: Any, **how: Any) -> Any:
        store, table, find = asked[:3]
        keeper, kept = await super().open(*asked, **how), await store.snapshot(table)
        if keeper is not None and kept is not None and kept.maker == "other rules":
            keeper.room = resumed(kept.body, kept.number, keeper.room.log, find)
        return keeper


class WithoutKeys(BadStore):
    """Does not look whether an action id was used before."""

    async def append(self, table: str, after: int, new: Any, answers: Any = (), *more: Any) -> None:
        for answer in answers:
            self.answers.pop((answer.speaker, answer.action_id), None)
        await super().append(table, after, new, answers, *more)

    async def remember(self, table: str, answer: models.Answer) -> models.Answer:
        self.answers.pop((answer.speaker, answer.action_id), None)
        return await super().remember(table, answer)


class WithoutExpectation(BadStore):
    """Appends whatever comes, wherever the log ends."""

    async def append(self, table: str, _after: int, new: Any, answers: Any = (), *more: Any) -> None:
        await super().append(table, len(self.log), new, answers, *more)


class TornWrites(BadStore):
    """Writes only some of the events of one append."""

    async def append(self, table: str, after: int, new: Any, answers: Any = (), *more: Any) -> None:
        await super().append(table, after, new[:1], answers, *more)


class RemembersTheLast(BadStore):
    """Keeps the last answer instead of the first."""

    async def remember(self, _table: str, answer: models.Answer) -> models.Answer:
        await self.slow()
        self.answers[answer.speaker, answer.action_id] = answer
        return answer


MUTANTS: tuple[dict[str, Any], ...] = (
    {"make_keeper": AcknowledgesBeforeStoring},
    {"make_keeper": ShowsBeforeStoring},
    {"make_keeper": TrustsItsMemory},
    {"make_keeper": ForgetsRefusals},
    {"make_keeper": BelievesEverySnapshot},
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
