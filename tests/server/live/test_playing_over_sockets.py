"""People play whole games through the real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.harness.serving import Server, serving
from townwright.core import registry
from townwright.core.dealer import Dealer, verify

GAMES = ("guessing", *registry.names())


async def two_seats(server: Server, game: str, **agreed: object) -> str:
    """A table of two made by Ada, to which Ben was invited."""
    ada, ben = await server.page("Ada"), await server.page("Ben")
    table = await ada.table(game, options={"seats": "2"}, seats=[{"who": "you"}], **agreed)
    token = (await ada.post(f"/api/tables/{table}/invitations", seat=1))["token"]
    assert (await ben.get(f"/api/invitations/{token}"))["game"] == game
    await ben.post(f"/api/invitations/{token}")
    await ada.watch(table)
    await ben.watch(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_game_to_its_end_and_the_deal_is_proved(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            table = await two_seats(server, game)
            ada, ben = server.pages
            await asyncio.gather(ada.play(table, Random(1)), ben.play(table, Random(2)))

            assert ada.sights[table]["result"]["ranks"] == ben.sights[table]["result"]["ranks"]
            text = await ada.get(f"/api/tables/{table}/record")
            if game in registry.names():
                played = registry.find(game)
                record = played.replay(text).record
                assert record.names == ("Ada", "Ben")
                assert record.seed is not None
                assert verify(played, record, Dealer.of(record.seed)) > 0

    asyncio.run(scene())


def test_a_game_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            table = await two_seats(server, "guessing")
            ada, ben = server.pages
            await ada.act(table, "guess 1", action_id="remember-me")
            cookies = [dict(page.http.cookies) for page in server.pages]
        async with serving(tmp_path) as server:
            ada, ben = await server.page(), await server.page()
            ada.http.cookies.update(cookies[0])
            ben.http.cookies.update(cookies[1])
            assert (await ada.get("/api/tables"))[0]["table"] == table
            await ada.watch(table)
            await ben.watch(table)
            assert ada.sights[table]["turn"] is None
            again = await ada.act(table, "guess 1", action_id="remember-me", turn=0)
            assert again["say"] == "answer"
            await asyncio.gather(ada.play(table, Random(1)), ben.play(table, Random(2)))
            assert ben.sights[table]["status"] == "ended"

    asyncio.run(scene())
