"""Work for a request ends with its client, and with its server."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from townwright.server.http.disconnects import Disconnected, while_connected
from townwright.server.workers.fair_queue import TryAgain


class Client:
    """A client that closes the connection when it is told to."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def receive(self) -> None:
        await self.left.wait()


async def begun(client: Client) -> tuple[asyncio.Task[None], asyncio.Task[None]]:
    """A request whose work has no end, and that work."""
    work: asyncio.Future[asyncio.Task[None]] = asyncio.get_running_loop().create_future()

    async def endless() -> None:
        work.set_result(cast(Any, asyncio.current_task()))
        await asyncio.Event().wait()

    request = asyncio.ensure_future(while_connected(cast(Any, client), endless()))
    return request, await work


async def test_a_client_that_leaves_ends_the_work() -> None:
    client = Client()
    request, work = await begun(client)
    client.left.set()

    with pytest.raises(Disconnected):
        await request
    await asyncio.wait([work])
    assert work.cancelled()


async def test_a_server_that_stops_ends_the_work_with_a_sentence() -> None:
    request, work = await begun(Client())
    request.cancel()

    with pytest.raises(TryAgain, match="the server stops"):
        await request
    await asyncio.wait([work])
    assert work.cancelled()
