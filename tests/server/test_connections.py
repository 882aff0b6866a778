"""Cut connections, slow readers, several tabs, and people who come and go."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from townwright.server.connection import FACTS
from townwright.server.hall import Hall
from townwright.server.settings import Limits
from townwright.tables.heard import Act, Person
from townwright.tables.said import Taken

from ..tables.tables import find
from .serving import GENEROUS, Page, Server, serving
from .test_playing_over_sockets import two_seats


async def cut_and_return(page: Page, table: str, random: Random) -> None:
    """The connection breaks, and the page comes back with the number that it knows."""
    if random.random() < 0.5:
        page.drop()
    else:
        await page.socket.close()
        page.socket = None
    await page.watch(table)


def check_order(page: Page, table: str) -> None:
    """Whatever the page was sent of the table came in order and once; only opened facts came again."""
    newest, opened = 0, set[int]()
    for frame in page.frames:
        if frame["say"] == "update" and frame["table"] == table:
            for fact in frame["facts"]:
                if fact["number"] > newest:
                    assert fact["number"] == newest + 1
                    newest = fact["number"]
                else:
                    assert fact["kind"] == "acted"
                    assert fact["action"]
                    opened.add(fact["number"])
    assert newest == page.numbers[table]
    assert sorted(page.facts[table]) == list(range(1, newest + 1))


def test_a_page_that_is_cut_off_again_and_again_misses_nothing_and_gets_nothing_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        random, options = Random(12), {"seats": "2", "rounds": "12"}
        async with serving(tmp_path) as server:
            ada, ben = await server.page("Ada"), await server.page("Ben")
            table = await ada.table(options=options, visibility="public", seats=[{"who": "you"}])
            await ben.post(f"/api/tables/{table}/sit")
            watcher = await server.page()
            for page in (ada, ben, watcher):
                await page.watch(table)
            cuts = 0
            while ada.sights[table]["status"] != "ended":
                for page in (ada, ben):
                    if page.sights[table]["turn"] is not None:
                        await page.act(table, await page.random_action(table, random))
                    if random.random() < 0.3:
                        await cut_and_return(page, table, random)
                        cuts += 1
                    await server.caught_up(page, table)
                if random.random() < 0.3:
                    await cut_and_return(watcher, table, random)
                    cuts += 1
            assert cuts > 20
            for page in (ada, ben, watcher):
                await server.caught_up(page, table)
                check_order(page, table)
                for number, fact in page.facts[table].items():
                    assert fact == ada.facts[table][number]

    asyncio.run(scene())


def test_somebody_who_was_away_for_a_long_time_gets_all_of_it_in_order(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            table = await ada.table(options={"seats": "1", "rounds": "45"}, seats=[{"who": "you"}])
            await ada.watch(table)
            await ada.play(table, Random(1))
            late = await server.page()
            late.http.cookies = ada.http.cookies
            await late.watch(table)
            updates = [frame for frame in late.frames if frame["say"] == "update"]
            assert ada.numbers[table] > 2 * FACTS
            assert all(len(frame["facts"]) <= FACTS for frame in updates)
            assert [frame["more"] for frame in updates] == [True] * (len(updates) - 1) + [False]
            check_order(late, table)
            assert late.facts == ada.facts

    asyncio.run(scene())


def test_an_action_that_is_sent_again_is_done_once_and_answered_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        random = Random(5)
        async with serving(tmp_path) as server:
            table = await two_seats(server, "guessing")
            ada, ben = server.pages
            tab = await server.page()
            tab.http.cookies = ada.http.cookies
            await tab.watch(table)
            said: list[tuple[Page, dict[str, Any]]] = []
            answers: dict[str, set[str]] = {}

            async def say(page: Page, frame: dict[str, Any]) -> None:
                await page.say(**frame)
                while (reply := await page.hear()).get("id") != frame["id"]:
                    pass
                answers.setdefault(frame["id"], set()).add(str(reply))

            while ada.sights[table]["status"] != "ended":
                for page in (ada, ben):
                    await server.caught_up(page, table)
                    sight = page.sights[table]
                    if sight["turn"] is not None:
                        action = await page.random_action(table, random)
                        about = {
                            "table": table,
                            "id": secrets.token_hex(8),
                            "seat": sight["seat"],
                            "turn": sight["turn"],
                        }
                        frame = {"say": "act", **about, "action": action}
                        said.append((page, frame))
                        await say(page, frame)
                    for _ in range(3):
                        if said:
                            owner, old = random.choice(said)
                            await say(random.choice([ada, tab]) if owner is ada else ben, old)
            assert all(len(replies) == 1 for replies in answers.values())
            log = await server.house.store.events(table)
            used = [event.action_id for event in log if event.action_id is not None]
            assert len(used) == len(set(used)) == sum("'answer'" in str(replies) for replies in answers.values())

    asyncio.run(scene())


def test_a_page_that_does_not_read_slows_nobody_down_and_is_let_go(tmp_path: Path) -> None:
    """The broken version of this, a loop that awaits each page in turn, would not finish: see the next test."""
    asyncio.run(with_slow_readers(tmp_path, Limits(**{**limits_as_words(GENEROUS), "slow_seconds": 1.0})))


async def with_slow_readers(folder: Path, limits: Limits) -> None:
    async with serving(folder, limits=limits) as server:
        ada = await server.page("Ada")
        table = await ada.table(options={"seats": "1", "rounds": "20"}, visibility="public", seats=[{"who": "you"}])
        await ada.watch(table)
        slow = [await stalled(server, table) for _ in range(20)]
        await ada.play(table, Random(2))
        assert ada.sights[table]["status"] == "ended"
        async with asyncio.timeout(15):
            while len(server.house.connections) > 1:
                await flood(server, table)
        for page in slow:
            page.drop()
        back = await server.page()
        await back.watch(table)
        check_order(back, table)


async def stalled(server: Server, table: str) -> Page:
    """A page that watches and then never reads again, with hardly any room on the way to it."""
    page = await server.page()
    await page.connect(buffer=4_096)
    page.socket.transport.pause_reading()
    await page.say("watch", table=table)
    return page


async def flood(server: Server, table: str) -> None:
    """So many updates that no buffer of the system hides a page that does not read."""
    for connection in tuple(server.house.connections):
        for watching in connection.watching.values():
            watching.sent = watching.shown = 0
            watching.fresh = True
        connection._wake.set()
    await asyncio.sleep(0.01)


def limits_as_words(limits: Limits) -> dict[str, Any]:
    return {name: getattr(limits, name) for name in limits.__struct_fields__}


def test_who_is_there_is_told_to_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            await two_seats(server, "guessing")
            ada, ben = server.pages
            await ada.wait("presence", here=[0, 1], watching=0)
            await ben.socket.close()
            await ada.wait("presence", here=[0], watching=0)

    asyncio.run(scene())


def test_a_session_that_ends_takes_its_sockets_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada, ben = await server.page("Ada"), await server.page("Ben")
            await ada.connect()
            await ben.connect()
            await ada.post("/api/me/logout")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ada.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            await ben.say("ping")
            await ben.wait("pong")

    asyncio.run(scene())


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            await ada.connect()
            server.uvicorn.should_exit = True
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ada.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)

    asyncio.run(scene())


def test_one_visitor_has_a_limited_number_of_sockets(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, limits=Limits(sockets_per_session=2)) as server:
            ada = await server.page("Ada")
            for _ in range(2):
                await ada.connect()
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ada.connect()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013

    asyncio.run(scene())


@pytest.mark.parametrize("limits", [Limits(sockets_per_session=2), Limits(sockets_per_address=2)])
def test_a_socket_counts_from_its_opening_and_until_it_is_gone(tmp_path: Path, limits: Limits) -> None:
    async def scene() -> None:
        async with serving(tmp_path, limits=limits) as server:
            ada, other = await server.page("Ada"), await server.page()
            other.http.cookies = ada.http.cookies
            silent = []
            for _ in range(2):
                await ada.open()
                silent.append(ada.socket)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await other.connect()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            # One that said hello counts as one that did not.
            ticket = (await ada.post("/api/ticket"))["ticket"]
            await ada.say("hello", ticket=ticket)
            await ada.wait("welcome")
            with pytest.raises(websockets.ConnectionClosed):
                await other.connect()
            await silent[0].close()
            await other.connect()

    asyncio.run(scene())


def test_a_page_that_knows_more_than_this_process_is_shown_nothing_older(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada = await server.page("Ada")
            table = await ada.table(options={"seats": "1", "rounds": "9"}, seats=[{"who": "you"}])
            before = (await ada.watch(table))["number"]
            elsewhere = await Hall(server.house.store, find).keeper(table)  # as another process would hold it
            assert elsewhere is not None
            person = elsewhere.room.created.host
            assert person is not None
            turn, action = ada.sights[table]["turn"], await ada.random_action(table, Random(1))
            assert isinstance(await elsewhere.hear(Person(person), Act(0, turn, action)), Taken)
            known = elsewhere.room.number
            assert known > before
            await ada.say("watch", table=table, after=known)
            update = await ada.wait("update")
            assert (update["number"], update["sight"]["number"], update["facts"]) == (known, known, [])
            await ada.say("watch", table=table, after=known + 1)
            assert (await ada.wait("gone"))["code"] == "ahead"

    asyncio.run(scene())


def test_who_speaks_too_fast_is_heard_more_slowly_and_nobody_else_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, limits=Limits(other_messages=0.25)) as server:
            fast, calm = await server.page(), await server.page()
            await fast.connect()
            await calm.connect()
            for _ in range(12):
                await fast.say("ping")
            await calm.say("ping")
            await calm.wait("pong")
            heard = 0
            with contextlib.suppress(TimeoutError):
                while True:
                    await fast.wait("pong", seconds=0.3)
                    heard += 1
            assert 5 <= heard <= 7

    asyncio.run(scene())
