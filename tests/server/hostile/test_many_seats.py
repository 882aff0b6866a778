"""A whole class at one table: what must be shown grows with the seats, and nothing else does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import seats_record
from tests.server.harness.town import Town, town
from townwright.server.routes.tables import MOST_LISTED, listed_seats
from townwright.server.store.models import Sitting

SEATS = 100


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("seats")) as opened:
        yield opened


@pytest.mark.parametrize("players", [101, 5_000, 9_999])
def test_a_record_of_more_players_than_a_table_has_seats_is_not_played_on(place: Town, players: int) -> None:
    async def scene() -> dict[str, Any]:
        ada = await place.server.page("Ada")
        answer = await ada.http.post("/api/branches", json={"text": seats_record(players), "moves": 0})
        assert answer.status_code in (400, 422)
        told: dict[str, Any] = answer.json()
        return told

    assert place.run(scene())["why"]["english"]


def test_a_hundred_seats_are_laid_filled_watched_and_listed(place: Town) -> None:
    async def scene() -> tuple[Any, int, Any]:
        ada, eve = await place.server.page("Ada"), await place.server.page("Eve")
        seats = [{"who": "you"}, *[{"who": "friend", "name": f"Kim {'x' * (n % 9)}"} for n in range(SEATS - 2)]]
        options = {"seats": str(SEATS)}
        table = await ada.table("cities", options=options, seats=seats, visibility="public")
        waiting = await ada.watch(table)
        lobby = await eve.http.get("/api/lobby")
        await ada.post(f"/api/tables/{table}/sit", seat=SEATS - 1)
        while ada.sights[table]["status"] != "playing" or ada.sights[table]["turn"] is None:
            await ada.wait("update", table=table)
        action = await ada.random_action(table, Random(1))
        assert (await ada.act(table, action))["say"] == "answer"
        return waiting["sight"], len(lobby.content), json.loads(lobby.content)

    sight, size, lobby = place.run(scene(), 300)

    assert len(sight["seats"]) == SEATS
    listed = next(one for one in lobby if one["more_seats"])
    assert (len(listed["seats"]), listed["more_seats"]) == (MOST_LISTED, SEATS - MOST_LISTED)
    assert any(seat["holder"] == "nobody" for seat in listed["seats"])
    assert size < 4_000 * len(lobby)


def test_a_list_shows_own_seats_and_an_open_one_of_many() -> None:
    seats = [Sitting(seat, "ben" if seat < 90 else "ada" if seat < 95 else None, None) for seat in range(SEATS)]

    shown = listed_seats(seats, "ada")

    assert len(shown) == MOST_LISTED
    assert {seat.seat for seat in shown} >= {90, 91, 92, 93, 94, 95}
    assert listed_seats(seats[:4], "ada") == tuple(seats[:4])
