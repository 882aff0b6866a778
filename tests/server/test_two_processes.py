"""Two servers on one PostgreSQL: people at the same table through either, and on through the other when one dies."""

from __future__ import annotations

import asyncio
from random import Random

from .killing import kill
from .serving import Page, serving
from .store import postgresql


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


def test_a_suggestion_reaches_the_pages_of_the_other_server(postgres: str) -> None:
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

    asyncio.run(scene())


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
    findings = asyncio.run(kill(postgres, kills=2, people=4, servers=2, seats=2))
    assert findings.kills == 2
    assert findings.answered >= 10
    assert findings.wrong == []
