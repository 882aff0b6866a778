"""A device and a server that deal the same tell their pages the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.local.device_pages import DevicePage, device_page
from tests.server.harness.pages import Page
from tests.server.harness.serving import Server, serving
from tests.tables.tables import NOON
from townwright.core.dealer import Dealer
from townwright.local import device_tables

GAMES = {"cities": 8, "greentown": 3, "skylines": 8}
"""How many moves of people are compared at most in each game; a bot moves after every two."""
PLANS = [{"who": "you"}, {"who": "friend", "name": "Ben"}, {"who": "bot", "name": "random"}]


async def caught_up(page: Page, server: Server, table: str) -> None:
    """Hear of all that follows until no bot is to act."""
    actor = await server.services.table_registry.actor(table)
    assert actor is not None
    while any(turn and holder.bot for turn, holder in zip(actor.table.pending_turns, actor.table.holders, strict=True)):
        await asyncio.sleep(0.005)
    await server.caught_up(page, table)


async def device_caught_up(page: DevicePage) -> None:
    """The same on a device."""
    await page.session.settled()
    while page.heard:
        await page.handle()


def test_every_update_is_the_same_for_the_same_deals_and_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[bytes] = []
    monkeypatch.setattr(Dealer, "fresh", classmethod(lambda cls: cls(seeds[-1])))

    async def compare(server: Server, game: str, moves: int) -> int:
        seeds.append(Random(game).randbytes(32))
        online, offline = await server.page("Ada"), device_page()
        offline.now = lambda: NOON
        offline.start()
        await offline.post("/api/me", name="Ada")
        asked: dict[str, Any] = {"options": {"seats": "3"}, "seats": PLANS}
        table = await online.table(game, **asked)
        monkeypatch.setattr(device_tables, "fresh_table_id", lambda: table)
        assert await offline.table(game, **asked) == table
        await online.watch(table)
        await offline.watch(table)
        chances = Random(1), Random(1)
        for _ in range(moves):
            await caught_up(online, server, table)
            await device_caught_up(offline)
            assert offline.facts[table] == online.facts[table]
            assert offline.sights[table] == online.sights[table]
            if online.sights[table]["turn"] is None:
                break  # a bot that plays at random has lost the game for all
            action = await online.random_action(table, chances[0])
            assert await offline.random_action(table, chances[1]) == action
            asks = [[frame for frame in page.frames if frame["say"] == "choices"] for page in (online, offline)]
            assert asks[0][-1] == asks[1][-1]
            first, second = await online.act(table, action), await offline.act(table, action)
            assert (first["say"], first["number"]) == (second["say"], second["number"])
        assert await offline.get(f"/api/tables/{table}/record") == await online.get(f"/api/tables/{table}/record")
        made = len([frame for frame in online.frames if frame["say"] == "answer"])
        assert made > 2
        return len(offline.facts[table]) - made

    async def scene() -> None:
        async with serving(tmp_path, now=lambda: NOON) as server:
            for game, moves in GAMES.items():
                assert await compare(server, game, moves) > 0

    asyncio.run(scene())
