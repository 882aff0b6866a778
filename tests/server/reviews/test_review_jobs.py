from __future__ import annotations

import asyncio
from typing import Any, cast

from townwright.core.refusals import NotNow
from townwright.server.reviews.review_jobs import ReviewJobs
from townwright.server.sandbox.pool import SandboxPool


class RefusingPool:
    """Refuses every task as soon as the event is set."""

    waiting = 0

    def __init__(self) -> None:
        self.may_end = asyncio.Event()

    async def run(self, *_: object, **__: Any) -> bytes:
        await self.may_end.wait()
        raise NotNow("test-refused", "not now")


def made() -> tuple[RefusingPool, ReviewJobs]:
    pool = RefusingPool()
    return pool, ReviewJobs(cast("SandboxPool", pool), 1.0)


async def test_the_end_is_told_also_to_who_was_busy_when_it_came() -> None:
    pool, jobs = made()
    updates = jobs.follow("a game", "ada", "", (), 0)
    assert (await anext(updates)).state == "waiting"
    pool.may_end.set()
    while jobs:
        await asyncio.sleep(0)

    assert [update.state async for update in updates] == ["failed"]


async def test_whoever_asks_for_a_review_that_was_just_given_up_gets_a_new_one() -> None:
    pool, jobs = made()
    left = jobs.follow("a game", "ada", "", (), 0)
    await anext(left)
    await left.aclose()

    assert not jobs.is_under_way("a game")
    again = jobs.follow("a game", "ben", "", (), 0)
    await anext(again)
    pool.may_end.set()
    async with asyncio.timeout(10):
        assert [update.state async for update in again][-1] == "failed"
