"""Whoever a bot has replaced finds the table again and takes the seat back; nobody is replaced who is there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from tests.server.live.test_playing_over_sockets import two_seats
from tests.server.live.test_tables_over_time import SetClock

REPLACE = {"offer": "bot", "seat": 1, "bot": "random"}


async def replaced_by_vote(server: Server, table: str) -> None:
    ada, ben = server.pages
    await ben.say("unwatch", table=table)
    await ben.say("ping")
    await ben.wait("pong")
    await ada.say("propose", table=table, id="somebody-is-away", **REPLACE)
    await ada.wait("answer", id="somebody-is-away")


async def replaced_by_time(server: Server, _table: str) -> None:
    clock = server.services.now
    assert isinstance(clock, SetClock)
    await server.services.background_jobs.call_deadlines()
    clock.time += 60_001
    await server.services.background_jobs.call_deadlines()


async def my_tables(page: Page) -> list[str]:
    return [listed["table"] for listed in (await page.http.get("/api/tables")).json()]


@pytest.mark.parametrize("replaced", [replaced_by_vote, replaced_by_time])
def test_whoever_was_replaced_finds_the_table_and_takes_the_seat_back(replaced: Any, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, now=SetClock(), bot_workers=0) as server:
            table = await two_seats(server, "guessing", seconds=60, lateness="bot")
            _, ben = server.pages
            await replaced(server, table)

            again = await server.page()
            again.http.cookies = ben.http.cookies
            assert table in await my_tables(again)
            await again.connect()
            shown = (await again.watch(table))["sight"]
            assert (shown["seat"], shown["kept"]) == (None, [1])
            await again.post(f"/api/tables/{table}/sit", seat=1)
            actor = await server.services.table_registry.actor(table)
            assert actor is not None
            assert actor.table.holders[1].bot is None
            assert actor.table.kept_for(actor.table.holders[1].person) == ()

    asyncio.run(scene())


def test_nobody_who_looks_at_the_table_is_replaced(tmp_path: Path) -> None:
    async def scene() -> str:
        async with serving(tmp_path) as server:
            table = await two_seats(server, "guessing")
            ada, ben = server.pages
            await ben.watch(table)
            await ada.say("propose", table=table, id="away-with-him", **REPLACE)
            return str((await ada.wait("refusal", id="away-with-him"))["why"]["key"])

    assert asyncio.run(scene()) == "table-is-here"


def test_a_bystander_is_kept_no_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            table = await two_seats(server, "guessing")
            assert (await (await server.page("Cleo")).http.get(f"/api/tables/{table}")).status_code == 404

    asyncio.run(scene())
