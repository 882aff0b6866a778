"""What a page is owed and has not read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from townwright.server.live.connection import MOST_BYTES, Connection
from townwright.server.live.table_registry import TableRegistry
from townwright.server.protocol import server_messages
from townwright.tables.replies import Sentence


def test_a_page_that_is_owed_much_is_heard_no_further_until_it_reads() -> None:
    async def scene() -> None:
        reads, got = asyncio.Event(), 0

        async def send(frame: bytes) -> None:
            nonlocal got
            await reads.wait()
            got += len(frame)

        connection, owed = Connection(cast("TableRegistry", None), send, None, ""), 0
        answer = server_messages.Unsettled(table="t" * 10_000, id="i", why=Sentence(key="k", english="e"))
        sender = asyncio.ensure_future(connection.send_for_ever(cast("Any", None), cast("Any", None)))
        while connection.has_space:
            connection.say(answer)
            owed += len(msgspec.json.encode(answer))
        assert MOST_BYTES <= owed < MOST_BYTES + 11_000
        waiting = asyncio.ensure_future(connection.wait_for_space())
        await asyncio.sleep(0)
        assert not waiting.done()
        reads.set()
        await waiting
        while got < owed:
            await asyncio.sleep(0)
        sender.cancel()

    asyncio.run(scene())
