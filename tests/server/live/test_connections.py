"""People who come, go, stay away for long, and speak too fast."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
import websockets

from tests.server.harness.cutting import check_order
from tests.server.harness.serving import serving
from tests.server.live.test_playing_over_sockets import two_seats
from tests.tables.tables import find
from townwright.server.live.table_registry import TableRegistry
from townwright.server.protocol.server_messages import FACTS_IN_UPDATE
from townwright.server.settings import Limits
from townwright.tables.commands import Act, PersonSender
from townwright.tables.replies import Accepted


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
            assert ada.numbers[table] > 2 * FACTS_IN_UPDATE
            assert all(len(frame["facts"]) <= FACTS_IN_UPDATE for frame in updates)
            assert [frame["more"] for frame in updates] == [True] * (len(updates) - 1) + [False]
            check_order(late, table)
            assert late.facts == ada.facts

    asyncio.run(scene())


def test_who_is_there_is_told_to_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            await two_seats(server, "guessing")
            ada, ben = server.pages
            await ada.wait("presence", here=[0, 1], watching=0)
            await ben.socket.close()
            await ada.wait("presence", here=[0], watching=0)

    asyncio.run(scene())


@pytest.mark.parametrize("key", [None, "made-up-key-that-opens-nothing"])
def test_who_gives_up_a_seat_of_a_private_table_sees_it_no_longer_whatever_key_was_named(
    key: str | None, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada, ben = await server.page("Ada"), await server.page("Ben")
            table = await ada.table(options={"seats": "3"}, seats=[{"who": "you"}])
            token = (await ada.post(f"/api/tables/{table}/invitations", seat=1))["token"]
            await ben.post(f"/api/invitations/{token}")
            await ben.watch(table, **({} if key is None else {"key": key}))
            await ben.post(f"/api/tables/{table}/leave", seat=1)
            await ben.wait("gone", table=table)

    asyncio.run(scene())


def test_a_session_that_ends_takes_its_sockets_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            ada, ben = await server.page("Ada"), await server.page("Ben")
            await ada.connect()
            await ben.connect()
            await ada.post("/api/me/logout")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await ada.handle()
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
                await ada.handle()
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
            elsewhere = await TableRegistry(server.services.store, find).actor(
                table
            )  # as another process would hold it
            assert elsewhere is not None
            person = elsewhere.table.created.host
            assert person is not None
            turn, action = ada.sights[table]["turn"], await ada.random_action(table, Random(1))
            assert isinstance(await elsewhere.handle(PersonSender(person), Act(0, turn, action)), Accepted)
            known = elsewhere.table.number
            assert known > before
            await ada.say("watch", table=table, after=known)
            update = await ada.wait("update")
            assert (update["number"], update["sight"]["number"], update["facts"]) == (known, known, [])
            await ada.say("watch", table=table, after=known + 1)
            assert (await ada.wait("gone"))["code"] == "ahead"

    asyncio.run(scene())


def test_who_speaks_too_fast_is_heard_more_slowly_and_nobody_else_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, limits=Limits(other_messages=0.1)) as server:  # 2 at once, then one in 10 seconds
            fast, calm = await server.page(), await server.page()
            await fast.connect()
            await calm.connect()
            for _ in range(12):
                await fast.say("ping")
            await calm.say("ping")
            await calm.wait("pong")
            for _ in range(3):  # the last of them is heard, and what follows it has to wait
                await fast.wait("pong")
            with pytest.raises(TimeoutError):
                await fast.wait("pong", seconds=0.3)
            fast.drop()

    asyncio.run(scene())
