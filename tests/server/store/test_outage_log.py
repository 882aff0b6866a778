"""An outage of the storage takes two lines of the log: one with its cause when it begins, and one when it is over."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from townwright.server.live.background_jobs import BackgroundJobs
from townwright.server.store.backend_calls import OutageLog
from townwright.server.store.errors import Down, UnsettledCommit
from townwright.server.store.open_store import OpenStore


class Backend:
    """A backend that can be switched off."""

    down = False

    async def write(self, _operation: Any) -> None:
        if self.down:
            raise Down("OperationalError: connection refused\n\tIs the server running?")

    read = write


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(record.levelname, record.getMessage()) for record in caplog.records]


async def test_an_outage_is_told_with_its_cause_and_its_end(caplog: pytest.LogCaptureFixture) -> None:
    now, backend = [0.0], Backend()
    store: Any = OpenStore(cast("Any", backend), lambda: now[0])

    async def fails() -> None:
        with pytest.raises(Down):
            await store.head("table")
        with pytest.raises(Down):
            await store.try_writing()

    with caplog.at_level(logging.INFO):
        await store.try_writing()
        backend.down = True
        for _ in range(6):
            await fails()
        backend.down, now[0] = False, 12.5
        await store._read(None)  # what can be read cannot always be written to
        await store.probe()
        await store.probe()

    assert told(caplog) == [
        ("ERROR", "the storage cannot be read: OperationalError: connection refused"),
        ("WARNING", "the storage works again, after 12.5 seconds in which 12 operations failed"),
    ]


def test_what_could_not_be_read_works_again_as_soon_as_it_can(caplog: pytest.LogCaptureFixture) -> None:
    outages = OutageLog(lambda: 0.0)
    with caplog.at_level(logging.INFO):
        outages.failed("read", Down("gone"))
        outages.worked("read")
        outages.failed("written", UnsettledCommit("gone"))
        outages.worked("read")

    assert outages.lasts
    assert [level for level, _ in told(caplog)] == ["ERROR", "WARNING", "ERROR"]


async def test_a_background_job_that_waits_for_the_storage_adds_no_line(caplog: pytest.LogCaptureFixture) -> None:
    calls: list[int] = []

    async def job() -> None:
        calls.append(1)
        raise Down("gone") if len(calls) < 3 else asyncio.CancelledError

    nothing = cast("Any", SimpleNamespace())
    with caplog.at_level(logging.INFO), pytest.raises(asyncio.CancelledError):
        await BackgroundJobs(nothing, nothing, nothing, 0.0)._repeat(job, 0.0)

    assert told(caplog) == []
