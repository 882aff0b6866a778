"""One table that fails holds up no other."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from townwright.core.refusals import TooMuch
from townwright.server.live.background_jobs import (
    AT_ONCE,
    KEPT,
    PACKED_AT_ONCE,
    PACKED_PAUSE,
    BackgroundJobs,
    TableBackOff,
)
from townwright.server.live.ephemeral.presence import PresenceTracker
from townwright.server.live.table_registry import TableRegistry
from townwright.server.ops.metrics import Metrics
from townwright.server.sandbox.pool import Failed
from townwright.server.store.models import Notification
from townwright.server.workers.fair_queue import busy


class Tables:
    """A registry whose tables are all due; some of them cannot be opened."""

    def __init__(self, table_ids: list[str], errors: dict[str, Exception]) -> None:
        self.table_ids, self.errors, self.store = table_ids, errors, self
        self.opened: list[str] = []
        self.told: list[str] = []
        self.at_once = self.most_at_once = 0

    def now(self) -> int:
        return 0

    async def due(self, _now: int) -> tuple[str, ...]:
        return tuple(self.table_ids)

    async def waiting_for_bots(self) -> tuple[str, ...]:
        return await self.due(0)

    async def actor(self, table_id: str) -> Any:
        self.opened.append(table_id)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if table_id in self.errors:
            raise self.errors[table_id]

        async def handle(*_command: Any) -> None:
            self.told.append(table_id)

        return SimpleNamespace(table_id=table_id, handle=handle)

    def changed(self, actor: Any) -> None:
        self.told.append(actor.table_id)


class OldStore:
    """A registry with a store of so many old logs."""

    def __init__(self, logs: int) -> None:
        self.store, self.logs = self, logs
        self.done: list[str] = []

    def now(self) -> int:
        return 0

    async def pack_logs(self, _before: int, limit: int = 50) -> int:
        packed = min(limit, self.logs)
        self.logs -= packed
        self.done.append(f"packed {packed}")
        return packed

    async def sweep(self, _now: int) -> None:
        self.done.append("swept")

    async def abandoned(self, _since: int) -> tuple[str, ...]:
        return ()


class OpenedTable(SimpleNamespace):
    """A table that can be held weakly."""


class Watched:
    """A registry of tables that live as long as somebody holds them, and a store that tells of new events."""

    def __init__(self) -> None:
        self.store = self
        self.alive: weakref.WeakValueDictionary[str, OpenedTable] = weakref.WeakValueDictionary()
        self.wakes: asyncio.Queue[Notification | None] = asyncio.Queue()
        self.read: list[str] = []
        self.asked: list[str] = []
        self.kept: dict[str, OpenedTable] = {}

    def hold(self, table_id: str, pages: int = 1) -> OpenedTable:
        """Open a table that so many pages look at; it is let go with what is returned."""

        async def catch_up() -> None:
            self.read.append(table_id)

        found = self.alive[table_id] = OpenedTable(
            table_id=table_id, table=SimpleNamespace(number=1), catch_up=catch_up, listeners=range(pages)
        )
        return found

    def loaded(self) -> tuple[OpenedTable, ...]:
        return tuple(self.alive.values())

    def actor_before(self, table_id: str, number: int) -> OpenedTable | None:
        self.asked.append(table_id)
        found = self.alive.get(table_id)
        return found if found is not None and found.table.number < number else None

    def let_go(self, table_id: str) -> None:
        self.kept.pop(table_id, None)

    async def heads(self, table_ids: tuple[str, ...]) -> dict[str, int]:
        return dict.fromkeys(table_ids, 2)

    async def watch(self) -> AsyncGenerator[Notification, None]:
        while (wake := await self.wakes.get()) is not None:
            yield wake


def jobs(tables: Tables) -> BackgroundJobs:
    return BackgroundJobs(cast("TableRegistry", tables), cast("PresenceTracker", None), Metrics(), 0.0)


@pytest.mark.parametrize("job", ["call_deadlines", "wake_bots"])
@pytest.mark.parametrize("error", [Failed("KeyError"), KeyError("table"), TooMuch("server-too-long", "too long")])
def test_a_table_that_fails_stops_nobody_elses_deadline_or_bot_and_then_waits(job: str, error: Exception) -> None:
    tables = Tables(["bad", "good", "fine"], {"bad": error})

    async def scene() -> None:
        background_jobs = jobs(tables)
        await getattr(background_jobs, job)()
        await getattr(background_jobs, job)()

    asyncio.run(scene())
    assert tables.told == ["good", "fine"] * 2
    assert tables.opened.count("bad") == 1


def test_a_table_for_which_the_server_is_too_busy_is_tried_again_in_the_next_pass() -> None:
    tables = Tables(["one"], {"one": busy()})

    async def scene() -> None:
        background_jobs = jobs(tables)
        await background_jobs.call_deadlines()
        await background_jobs.call_deadlines()

    asyncio.run(scene())
    assert tables.opened == ["one", "one"]


def test_a_few_tables_are_handled_at_the_same_time_and_no_more() -> None:
    tables = Tables([str(number) for number in range(5 * AT_ONCE)], {})
    asyncio.run(jobs(tables).call_deadlines())
    assert tables.most_at_once == AT_ONCE
    assert len(tables.told) == 5 * AT_ONCE


def test_a_table_waits_twice_as_long_after_each_failure_up_to_ten_minutes() -> None:
    time = [0.0]
    back_off = TableBackOff(lambda: time[0])
    waits = []
    for _ in range(12):
        waits.append(back_off.failed("one"))
        assert not back_off.is_due("one")
        time[0] += waits[-1]
        assert back_off.is_due("one")
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]
    back_off.succeeded("one")
    assert back_off.failed("one") == 1


def test_only_so_many_failed_tables_are_remembered() -> None:
    back_off = TableBackOff(lambda: 0.0)
    for number in range(KEPT + 1):
        back_off.failed(str(number))
    assert back_off.is_due("0")
    assert not back_off.is_due("1")


def test_tables_are_read_on_and_held_no_longer_than_that() -> None:
    async def scene() -> tuple[list[str], list[str]]:
        tables = Watched()
        one, other = tables.hold("one"), tables.hold("other")
        following = asyncio.ensure_future(jobs(cast("Tables", tables)).follow_others())
        for wake in (Notification("one", 2), Notification(), Notification("gone", 2)):
            await tables.wakes.put(wake)
        for _ in range(50):
            await asyncio.sleep(0)
        assert tables.asked[-1] == "gone"
        read = list(tables.read)
        del one, other
        left = list(tables.alive)
        await tables.wakes.put(None)
        await following
        return read, left

    assert asyncio.run(scene()) == (["one", "one", "other"], [])


def test_a_table_that_no_page_looks_at_here_is_let_go_when_others_play_it_unless_a_job_holds_it() -> None:
    async def scene() -> tuple[list[str], list[str]]:
        tables = Watched()
        tables.kept["left"] = tables.hold("left", pages=0)
        thinking = tables.kept["thinking"] = tables.hold("thinking", pages=0)
        for wake in (Notification("left", 2), Notification("thinking", 2), None):
            await tables.wakes.put(wake)
        await jobs(cast("Tables", tables)).follow_others()
        assert thinking.table_id == "thinking"
        return list(tables.alive), tables.read

    assert asyncio.run(scene()) == (["thinking"], ["thinking"])


def test_old_logs_are_packed_a_few_at_a_time_with_pauses_and_hold_up_no_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    store = OldStore(2 * PACKED_AT_ONCE + 1)
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    background_jobs = jobs(cast("Tables", store))
    asyncio.run(background_jobs.sweep())
    monkeypatch.setattr(asyncio, "sleep", pause)
    asyncio.run(background_jobs.pack_logs())

    each = f"packed {PACKED_AT_ONCE}"
    assert store.done == ["swept", each, each, "packed 1", "packed 0"]
    assert pauses == [PACKED_PAUSE] * 3
