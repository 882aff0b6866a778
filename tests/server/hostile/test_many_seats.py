"""A whole class at one table: what must be shown grows with the seats, and nothing else does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.harness.hostile_content import seats_record
from tests.server.harness.town import Town, town
from townwright.server.live.table_actor import VIEWS_AT_ONCE
from townwright.server.live.table_rules import RulesInSandbox
from townwright.server.store.models import MOST_LISTED
from townwright.server.workers.fair_queue import Busy

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


def test_a_whole_class_at_one_table_is_shown_it_by_a_hundred_pages(place: Town) -> None:
    async def scene() -> list[tuple[int, set[str]]]:
        pages = [await place.server.page(f"Kim {seat}") for seat in range(SEATS)]
        seats = [{"who": "you"}, *[{"who": "open"}] * (SEATS - 1)]
        table = await pages[0].table("cities", options={"seats": str(SEATS)}, seats=seats, visibility="public")
        for seat, page in enumerate(pages[1:], 1):
            await page.post(f"/api/tables/{table}/sit", seat=seat)
        shown = await asyncio.gather(*(page.watch(table) for page in pages))
        said = [{frame["say"] for frame in page.frames} for page in pages]
        return [(each["sight"]["seat"], kinds) for each, kinds in zip(shown, said, strict=True)]

    told = place.run(scene(), 300)

    assert [seat for seat, _ in told] == list(range(SEATS))
    assert not any("gone" in kinds for _, kinds in told)


def test_a_busy_moment_is_not_told_as_a_table_that_is_gone(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    tries, view = 0, RulesInSandbox.table_view

    async def busy_twice(*given: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries <= 2:
            raise Busy("server-busy", "the server has too much to compute at the moment; try again soon")
        return await view(*given)

    async def scene() -> list[str]:
        ada = await place.server.page("Ada")
        table = await ada.table("cities", options={"seats": str(SEATS)}, seats=[{"who": "you"}])
        monkeypatch.setattr(RulesInSandbox, "table_view", busy_twice)
        assert (await ada.watch(table))["sight"]["seat"] == 0
        return [frame["say"] for frame in ada.frames]

    said = place.run(scene())

    assert tries == 3
    assert "gone" not in said


def test_a_page_is_answered_while_it_waits_for_its_view(place: Town) -> None:
    async def scene() -> list[str]:
        ada = await place.server.page("Ada")
        table = await ada.table("cities", options={"seats": str(SEATS)}, seats=[{"who": "you"}])
        actor = await place.server.services.table_registry.actor(table)
        assert actor is not None
        await ada.connect()
        for _ in range(VIEWS_AT_ONCE):
            await actor.views.acquire()
        await ada.say("watch", table=table, after=0)
        await ada.wait("presence")
        await ada.say("ping")
        await ada.wait("pong")
        for _ in range(VIEWS_AT_ONCE):
            actor.views.release()
        await ada.wait("update")
        return [frame["say"] for frame in ada.frames]

    assert place.run(scene()) == ["welcome", "presence", "pong", "update"]


@pytest.mark.parametrize(("visibility", "strangers"), [("private", "no-table"), ("public", "busy")])
def test_whoever_may_see_a_table_is_told_that_it_is_too_busy_to_be_opened(
    place: Town, monkeypatch: pytest.MonkeyPatch, visibility: str, strangers: str
) -> None:
    async def busy(_: str) -> None:
        raise Busy("server-busy", "the server has too much to compute at the moment; try again soon")

    async def scene() -> list[str]:
        ada, eve = [await place.server.page(name) for name in ("Ada", "Eve")]
        seats = [{"who": "you"}, {"who": "open"}]
        table = await ada.table("cities", options={"seats": "2"}, seats=seats, visibility=visibility)
        monkeypatch.setattr(place.server.services.table_registry, "actor", busy)
        return [str((await page.http.get(f"/api/tables/{table}")).json()["code"]) for page in (ada, eve)]

    assert place.run(scene()) == ["busy", strangers]


def test_a_page_that_watches_a_table_in_a_busy_moment_is_told_to_watch_it_again(
    place: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(_: str) -> None:
        raise Busy("server-busy", "the server has too much to compute at the moment; try again soon")

    async def scene() -> list[str]:
        ada = await place.server.page("Ada")
        table = await ada.table("cities", options={"seats": "2"}, seats=[{"who": "you"}])
        await ada.connect()
        with monkeypatch.context() as patched:
            patched.setattr(place.server.services.table_registry, "actor", busy)
            await ada.say("watch", table=table, after=0)
            told = await ada.handle()
        assert told["why"]["key"] == "server-busy"
        return [told["say"], (await ada.watch(table))["say"]]

    assert place.run(scene()) == ["later", "update"]
