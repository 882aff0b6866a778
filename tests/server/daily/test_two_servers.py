"""Two servers on one PostgreSQL deal the same days, and give one person one try."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness.daily import MONDAY, SetClock, begin, look, play
from tests.server.harness.serving import serving
from tests.server.store import postgresql
from townwright.server.daily.days import DAY_MS


def test_two_servers_make_each_day_once_and_one_try_of_a_person_through_both_at_once(postgres: str) -> None:
    postgresql.empty(postgres)
    clock = SetClock()

    async def scene() -> tuple[Any, ...]:
        async with (
            serving(postgres, now=clock, bot_workers=0) as one,
            serving(postgres, now=clock, bot_workers=0) as other,
        ):
            for server in (one, other):
                server.services.bot_directory._names = {"cities": ()}
            ada, again = await one.page("Ada"), await other.page()
            again.http.cookies.update(ada.http.cookies)
            told = await asyncio.gather(ada.get("/api/daily"), again.get("/api/daily"))
            tables = await asyncio.gather(*(begin(page) for page in (ada, again) * 5))
            await play(other, tables[0], "a")
            seen = [await look(page) for page in (ada, again)]
            clock.at += 2 * DAY_MS
            return told, tables, seen, [(await look(page))["seed"] for page in (ada, again)]

    told, tables, seen, seeds = asyncio.run(scene())

    assert told[0] == told[1]
    assert len(set(tables)) == 1
    assert seen[0] == seen[1]
    assert seen[0]["deal"]["own"]["counts"]
    assert seeds[0] == seeds[1]
    assert seeds[0] is not None
    assert told[0]["today"] == MONDAY
