"""Two servers on one PostgreSQL: people at the same table through either, and on through the other when one dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any

from tests.server.harness.killing import kill
from tests.server.harness.pages import Page
from tests.server.harness.serving import serving
from tests.server.store import postgresql


def test_players_of_two_servers_meet_at_one_table_and_play_on_when_one_dies(postgres: str) -> None:
    postgresql.empty(postgres)

    async def scene() -> None:
        async with serving(postgres) as one:
            async with serving(postgres) as other:
                ada, ben = await one.page("Ada"), await other.page("Ben")
                table = await ada.table("cities", options={"seats": "2"}, visibility="public", seats=[{"who": "you"}])
                await ben.post(f"/api/tables/{table}/sit")
                await ada.watch(table)
                await ben.watch(table)
                await both_until(ada, ben, table, facts=15)
                cookies = dict(ben.http.cookies)
            # The other server is gone; its player comes to this one with the number that the page knows.
            again = await one.page()
            again.http.cookies.update(cookies)
            again.numbers, again.facts, again.sights = ben.numbers, ben.facts, ben.sights
            await again.watch(table)
            await asyncio.gather(ada.play(table, Random(3)), again.play(table, Random(4)))
            assert sorted(again.facts[table]) == list(range(1, again.numbers[table] + 1))
            assert again.facts[table] == ada.facts[table]

    asyncio.run(scene())


def test_suggestions_and_greetings_reach_the_pages_of_the_other_server(postgres: str) -> None:
    postgresql.empty(postgres)

    async def scene() -> None:
        async with serving(postgres) as one, serving(postgres) as other:
            ada, ben = await one.page("Ada"), await other.page("Ben")
            table = await ada.table(visibility="public", seats=[{"who": "you"}])
            await ben.post(f"/api/tables/{table}/sit")
            await ada.watch(table)
            await ben.watch(table)
            while ada.numbers[table] < ben.numbers[table]:
                await ada.wait("update")
            await ben.say("suggest", table=table, id="look-at-this", seat=1, action="guess 3")
            for page in (ada, ben):
                shown = await page.wait("suggestions")
                assert shown["suggestions"] == [{"seat": 1, "action": "guess 3"}]
            await ben.say("greet", table=table, id="good-evening", seat=1, greeting="hello")
            for page in (ada, ben):
                said = await page.wait("greeting")
                assert (said["seat"], said["greeting"]) == (1, "hello")

    asyncio.run(scene())


def test_who_looks_through_the_other_server_is_seen_and_who_sits_down_is_no_onlooker(postgres: str) -> None:
    postgresql.empty(postgres)

    async def scene() -> None:
        async with serving(postgres) as one, serving(postgres) as other:
            ada, ben, eve = await one.page("Ada"), await other.page("Ben"), await other.page("Eve")
            table = await ada.table(visibility="public", seats=[{"who": "you"}])
            await ben.watch(table)
            await ada.watch(table)
            await all_see((ada, ben), here=[0], watching=1)
            await eve.watch(table)
            await all_see((ada, ben, eve), here=[0], watching=2)
            await ben.post(f"/api/tables/{table}/sit")
            await all_see((ada, ben, eve), here=[0, 1], watching=1)
            await ben.socket.close()
            await all_see((ada, eve), here=[0], watching=1)

    asyncio.run(scene())


async def all_see(pages: Iterable[Page], **company: Any) -> None:
    """Hear until the last that each page was told about the company at its table is this."""
    for page in pages:
        while not (told := [frame for frame in page.frames if frame["say"] == "presence"]) or not (
            company.items() <= told[-1].items()
        ):
            await page.handle()


async def both_until(ada: Page, ben: Page, table: str, facts: int) -> None:
    """Both act through their own servers until so much has happened that both know it."""
    random = Random(2)
    while min(ada.numbers[table], ben.numbers[table]) < facts:
        for page in (ada, ben):
            if page.sights[table]["turn"] is not None:
                answer = await page.act(table, await page.random_action(table, random))
                while page.numbers[table] < answer["number"]:
                    await page.wait("update", table=table)
        for page, other in ((ada, ben), (ben, ada)):
            while page.numbers[table] < other.numbers[table]:
                await page.wait("update", table=table)


def test_one_of_two_servers_is_killed_and_its_people_go_on_through_the_other(postgres: str) -> None:
    postgresql.empty(postgres)
    findings = asyncio.run(kill(postgres, kills=1, people=2, servers=2, seats=2))
    assert findings.kills == 1
    assert findings.answered >= 5
    assert findings.wrong == []


def test_a_ticket_of_one_server_is_good_at_another_one_of_the_same_storage(postgres: str) -> None:
    postgresql.empty(postgres)

    async def scene() -> None:
        async with serving(postgres) as one, serving(postgres) as other:
            ada = await one.page("Ada")
            ticket = (await ada.post("/api/ticket"))["ticket"]
            ada.move_to(other.origin)
            await ada.open()
            await ada.say("hello", ticket=ticket)
            await ada.wait("welcome")
            await ada.close()

    asyncio.run(scene())
