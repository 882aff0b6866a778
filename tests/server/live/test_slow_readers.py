"""A page that does not read slows nobody down, and is let go."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.harness.cutting import check_order
from tests.server.harness.pages import Page
from tests.server.harness.serving import GENEROUS, Server, serving
from townwright.server.live.connection import Connection
from townwright.tables.views import KnownFacts


async def with_slow_readers(folder: Path, slow_seconds: float, patience: float) -> None:
    """Ada plays beside 20 pages that do not read; she is answered in time until all of them are let go."""
    limits = msgspec.structs.replace(GENEROUS, slow_seconds=slow_seconds)
    async with serving(folder, limits=limits) as server:
        ada = await server.page("Ada")
        table = await ada.table(options={"seats": "1", "rounds": "20"}, visibility="public", seats=[{"who": "you"}])
        await ada.watch(table)
        slow = [await stalled(server, table) for _ in range(20)]
        try:
            while len(server.services.connections) > 1:
                await flood(server, table)
                await ada.say("ping")
                await ada.wait("pong", seconds=patience)
        finally:
            for page in slow:
                page.drop()
        await ada.play(table, Random(2))
        back = await server.page()
        await back.watch(table)
        check_order(back, table)


async def stalled(server: Server, table: str) -> Page:
    """A page that watches and then never reads again, with hardly any table on the way to it."""
    page = await server.page()
    await page.connect(buffer=4_096)
    page.socket.transport.pause_reading()
    await page.say("watch", table=table)
    return page


async def flood(server: Server, table: str) -> None:
    """So many updates that no buffer of the system hides a page that does not read."""
    for connection in tuple(server.services.connections):
        for watching in connection.watching.values():
            watching.known = KnownFacts(0, 0)
            watching.fresh = True
        connection._wake.set()
    await asyncio.sleep(0.01)


def test_a_page_that_does_not_read_slows_nobody_down_and_is_let_go(tmp_path: Path) -> None:
    asyncio.run(with_slow_readers(tmp_path, slow_seconds=2.0, patience=60.0))


@pytest.mark.planted
def test_a_server_that_sends_to_one_page_after_another_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, turn = Connection._put_bytes, asyncio.Lock()

    async def in_turn(self: Connection, frame: bytes) -> None:
        async with turn:
            await honest(self, frame)

    monkeypatch.setattr(Connection, "_put_bytes", in_turn)
    with pytest.raises(TimeoutError):
        asyncio.run(with_slow_readers(tmp_path, slow_seconds=60.0, patience=1.0))
