"""Rematches, deadlines, seeds, and tables that are let go and opened again."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path
from random import Random

import pytest

from tests.server.harness.pages import Page
from tests.server.harness.serving import serving
from tests.server.live.test_playing_over_sockets import two_seats
from tests.tables.tables import NOON


class SetClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


def test_a_rematch_is_laid_for_the_same_people_before_anybody_hears_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            table = await two_seats(server, "guessing")
            ada, ben = server.pages
            await asyncio.gather(ada.play(table, Random(1)), ben.play(table, Random(2)))
            await ada.say("propose", table=table, id="once-more-please", offer="rematch")
            number = (await ada.wait("answer", id="once-more-please"))["number"]
            await ben.say("vote", table=table, id="yes-of-course", offer=number, agree=True)
            await ben.wait("answer", id="yes-of-course")
            while ada.sights[table]["rematch"] is None:
                await ada.wait("update", table=table)
            again = ada.sights[table]["rematch"]
            shown = await ada.watch(again)
            assert shown["sight"]["status"] == "playing"
            assert [seat["name"] for seat in shown["sight"]["seats"]] == ["Ada", "Ben"]
            assert shown["sight"]["commitment"] != ada.sights[table]["commitment"]
            stranger = (await (await server.page()).http.get(f"/api/tables/{again}")).status_code
            assert stranger == 404

    asyncio.run(scene())


@pytest.mark.parametrize(("lateness", "holder"), [("wait", "person"), ("bot", "bot")])
def test_a_late_seat_is_called_late_and_perhaps_replaced(lateness: str, holder: str, tmp_path: Path) -> None:
    clock = SetClock()

    async def scene() -> None:
        async with serving(tmp_path, now=clock, bot_workers=0) as server:
            ada = await server.page("Ada")
            seats = [{"who": "you"}, {"who": "bot", "name": "random"}]
            table = await ada.table(seconds=60, lateness=lateness, seats=seats)
            shown = await ada.watch(table)
            assert shown["sight"]["seats"][0]["deadline"] == NOON + 60_000
            await server.services.background_jobs.call_deadlines()
            clock.time += 60_001
            await server.services.background_jobs.call_deadlines()
            while not any(fact["kind"] == "late" for fact in ada.facts[table].values()):
                await ada.wait("update", table=table)
            assert ada.sights[table]["seats"][0]["holder"] == holder

    asyncio.run(scene())


async def everything_public(page: Page, table: str) -> str:
    """All that a visitor can get about a table over HTTP."""
    found = []
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/lobby", "/api/tables", "/api/me/export"):
        response = await page.http.get(path)
        found.append(response.text + str(sorted(response.headers.items())))
    return "".join(found)


def test_no_answer_has_the_seed_of_a_running_game_and_the_record_of_a_finished_one_has_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            table = await two_seats(server, "cities")
            ada, ben = server.pages
            seed = await server.services.store.seed(table)
            assert seed is not None
            for page in (ada, ben):
                assert seed not in await everything_public(page, table) + json.dumps(page.frames)
            await asyncio.gather(ada.play(table, Random(1)), ben.play(table, Random(2)))
            assert seed not in json.dumps(ada.frames) + json.dumps(ben.frames)
            assert f"seed {seed}" in await ada.get(f"/api/tables/{table}/record")

    asyncio.run(scene())


def test_a_table_that_is_let_go_is_opened_again_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            server.services.table_registry._most = 3
            ada = await server.page("Ada")
            tables = [await ada.table(seats=[{"who": "you"}]) for _ in range(8)]
            assert len(server.services.table_registry.loaded()) <= 3
            for table in tables:
                assert (await ada.get(f"/api/tables/{table}"))["sight"]["seats"][0]["name"] == "Ada"

    asyncio.run(scene())


def test_a_table_that_is_let_go_while_somebody_is_about_to_listen_has_no_second_actor(tmp_path: Path) -> None:
    async def scene() -> bool:
        async with serving(tmp_path) as server:
            registry = server.services.table_registry
            registry._most = 1
            ada = await server.page("Ada")
            table = await ada.table(seats=[{"who": "you"}])
            held = await registry.actor(table)
            for _ in range(3):
                await ada.table(seats=[{"who": "you"}])
            return await registry.actor(table) is held

    assert asyncio.run(scene())


# What one viewer gets does not depend on what is hidden from it


async def transcript(folder: Path, action: str) -> list[str]:
    """All frames and answers that Ben gets while Ada does something that he may not see."""
    clock = SetClock()
    async with serving(folder, now=clock) as server:
        table = await two_seats(server, "guessing")
        ada, ben = server.pages
        watcher = await server.page()
        assert (await watcher.watch(table))["say"] == "gone"
        await ada.act(table, action)
        while ben.numbers[table] < ada.numbers[table]:
            await ben.handle()
        refused = await ben.act(table, "nonsense", action_id="nonsense")
        await ben.say("ask", table=table, ask=1, seat=1)
        await ben.wait("choices", ask=1)
        body = await ben.http.get(f"/api/tables/{table}")
        record = await ben.http.get(f"/api/tables/{table}/record")
        told = [json.dumps(frame) for frame in (*ben.frames, refused) if frame["say"] != "presence"]
        told += [body.text, record.text, str([(k, v) for k, v in body.headers.items() if k != "date"])]
        own = {table: "TABLE", ben.sights[table]["commitment"]: "PROMISE", server.origin.split(":")[-1]: "PORT"}
        for name, neutral in own.items():
            told = [text.replace(name, neutral) for text in told]
        return told


def test_a_table_that_is_let_go_is_freed_without_a_collection_of_garbage(tmp_path: Path) -> None:
    async def scene() -> object:
        async with serving(tmp_path) as server:
            registry = server.services.table_registry
            ada = await server.page("Ada")
            watched = await ada.table("cities", seats=[{"who": "you"}])
            seen = weakref.ref(await registry.actor(watched))
            await ada.watch(watched)
            registry._most = 0
            gc.disable()
            try:
                await ada.say("unwatch", table=watched)
                await ada.table("cities", seats=[{"who": "you"}])
                async with asyncio.timeout(60):
                    while seen() is not None:
                        await asyncio.sleep(0.01)
            finally:
                gc.enable()
            return seen()

    assert asyncio.run(scene()) is None


def test_all_that_a_page_gets_is_the_same_whatever_another_has_secretly_done(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()

    async def scene() -> tuple[list[str], list[str]]:
        return await transcript(tmp_path / "one", "guess 1"), await transcript(tmp_path / "two", "guess 6")

    one, other = asyncio.run(scene())
    assert one == other
