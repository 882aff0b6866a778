"""Guests, accounts, sessions, invitations, lists and one's own data, over HTTP."""

# ruff: noqa: S105, S106  passwords of people who do not exist

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness.pages import Page
from tests.server.harness.serving import serving
from tests.server.harness.town import Town, town
from townwright.server.auth.password_lengths import LONGEST, SHORTEST
from townwright.server.settings import Limits

PASSWORD = "a wagon of green apples"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("people")) as opened:
        yield opened


async def status(page: Page, method: str, path: str, **body: Any) -> int:
    return (await page.http.request(method, path, json=body)).status_code


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page()
        lengths = {"password_least": SHORTEST, "password_most": LONGEST}
        assert (await page.get("/api/me")) == {"known": False, "name": "", "account": False, **lengths}
        response = await page.http.post("/api/me", json={"name": " Ada  Ä. "})
        assert response.json()["name"] == "Ada Ä."
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        await page.post("/api/me", name="Bea")
        assert (await page.get("/api/me"))["name"] == "Bea"

    place.run(scene())


def test_an_account_is_the_same_person_in_every_browser_and_tokens_change(place: Town) -> None:
    async def scene() -> None:
        first, other = await place.server.page("Carla"), await place.server.page()
        table = await first.table()
        before = first.http.cookies["tw"]
        await first.post("/api/account", name="Carla", password=PASSWORD)
        assert first.http.cookies["tw"] != before
        assert await status(other, "POST", "/api/account/login", name="Carla", password="wrong") == 403
        assert await status(other, "POST", "/api/account/login", name="Nobody", password=PASSWORD) == 403
        await other.post("/api/account/login", name="carla", password=PASSWORD)
        assert [one["table"] for one in await other.get("/api/tables")] == [table]
        assert len(await other.get("/api/me/sessions")) == 2
        old = await place.server.page()
        old.http.cookies.set("tw", before)
        assert (await old.get("/api/me"))["known"] is False
        await other.post("/api/account/password", old=PASSWORD, new=PASSWORD + " and pears")
        assert (await first.get("/api/me"))["known"] is False

    place.run(scene())


def test_a_weak_password_and_a_taken_name_are_refused_with_a_sentence(place: Town) -> None:
    async def scene() -> None:
        one, other = await place.server.page("Dora"), await place.server.page("Dora")
        await one.post("/api/account", name="Dora", password=PASSWORD)
        assert await status(other, "POST", "/api/account", name="D0ra", password=PASSWORD) == 409
        assert await status(other, "POST", "/api/account", name="Emma", password="short") == 409
        assert await status(one, "POST", "/api/account", name="Dora", password=PASSWORD) == 409

    place.run(scene())


@pytest.mark.parametrize(
    ("password", "told"), [("", "a password has at least 15"), ("x" * 600, "a password has at most 128")]
)
def test_the_length_of_a_password_is_told_as_it_must_be(place: Town, password: str, told: str) -> None:
    async def scene() -> None:
        page = await place.server.page("Carla")
        refused = await page.http.post("/api/account", json={"name": "Carla Long", "password": password})
        assert refused.json()["why"]["english"] == f"{told} characters"

    place.run(scene())


REFUSED: tuple[dict[str, Any], ...] = (
    {"game": "chess"},
    {"game": "guessing", "options": {"seats": "0"}},
    {"game": "guessing", "seats": [{"who": "you"}] * 50},
    {"game": "guessing", "seats": [{"who": "bot", "name": "nobody"}]},
    {"game": "guessing", "seats": [{"who": "friend"}]},
    {"game": "guessing", "stand_in": "nobody"},
)


def test_a_table_that_is_refused_is_no_new_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, limits=Limits(tables_per_minute=2)) as server:
            page = await server.page("Ada")
            for asked in REFUSED:
                assert await status(page, "POST", "/api/tables", **asked) in (400, 404, 409), asked
            assert [await status(page, "POST", "/api/tables", game="guessing") for _ in range(3)] == [201, 201, 429]

    asyncio.run(scene())


def test_a_link_gives_one_seat_to_the_first_who_takes_it(place: Town) -> None:
    async def scene() -> None:
        host = await place.server.page("Fay")
        table = await host.table(options={"seats": "3"})
        token = (await host.post(f"/api/tables/{table}/invitations", seat=1))["token"]
        curious = await place.server.page()
        for _ in range(10):
            assert (await curious.get(f"/api/invitations/{token}"))["seat"] == 1
        racers = [await place.server.page(name) for name in ("Gil", "Hal", "Ivy", "Jo")]
        results = await asyncio.gather(*(status(racer, "POST", f"/api/invitations/{token}") for racer in racers))
        assert sorted(results)[0] == 200
        assert all(result in (404, 409) for result in sorted(results)[1:])
        sight = (await host.get(f"/api/tables/{table}"))["sight"]
        assert [seat["holder"] for seat in sight["seats"]] == ["nobody", "person", "nobody"]

    place.run(scene())


def test_there_is_no_link_to_a_seat_that_is_taken(place: Town) -> None:
    async def scene() -> None:
        host = await place.server.page("Kim")
        table = await host.table(seats=[{"who": "you"}, {"who": "bot", "name": "random"}])
        for seat in (0, 1):
            refused = await host.http.post(f"/api/tables/{table}/invitations", json={"seat": seat})
            assert (refused.status_code, refused.json()["why"]["english"]) == (409, f"seat {seat + 1} is taken")
        assert await host.get(f"/api/tables/{table}/invitations") == []

    place.run(scene())


def test_a_link_can_be_withdrawn_and_never_says_more_than_it_must(place: Town) -> None:
    async def scene() -> None:
        host, other = await place.server.page("Kim"), await place.server.page("Lou")
        table = await host.table()
        made = await host.post(f"/api/tables/{table}/invitations", seat=1)
        listed = await host.get(f"/api/tables/{table}/invitations")
        assert listed == [{"id": made["id"], "seat": 1, "expires_at": made["expires_at"]}]
        assert await status(host, "DELETE", f"/api/tables/{table}/invitations/{made['id']}") == 204
        assert await status(other, "POST", f"/api/invitations/{made['token']}") == 404
        assert await status(other, "GET", "/api/invitations/" + "x" * 43) == 404

    place.run(scene())


def test_the_lobby_shows_open_public_tables_and_the_list_of_ones_own_shows_all(place: Town) -> None:
    async def scene() -> None:
        host, guest = await place.server.page("Mia"), await place.server.page("Ned")
        private, public = await host.table(), await host.table(visibility="public", seats=[{"who": "you"}])
        lobby = {one["table"]: one for one in await guest.get("/api/lobby")}
        assert public in lobby
        assert private not in lobby
        assert lobby[public]["host"] == "Mia"
        assert [seat["name"] for seat in lobby[public]["seats"]] == ["Mia", ""]
        assert {one["table"] for one in await host.get("/api/tables")} == {private, public}
        await guest.post(f"/api/tables/{public}/sit")
        assert public not in {one["table"] for one in await guest.get("/api/lobby")}
        mine = (await guest.get("/api/tables"))[0]
        assert (mine["stage"], [seat["yours"] for seat in mine["seats"]]) == ("running", [False, True])

    place.run(scene())


def test_friends_on_one_device_have_their_own_names_and_one_person_acts_for_both(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page("Olga")
        table = await page.table(seats=[{"who": "you"}, {"who": "friend", "name": "Pia"}])
        await page.watch(table)
        assert [seat["name"] for seat in page.sights[table]["seats"]] == ["Olga", "Pia"]
        assert [seat["name"] for seat in (await page.get("/api/tables"))[0]["seats"]] == ["Olga", "Pia"]
        await page.watch(table, seat=1)
        assert (await page.act(table, "guess 2"))["say"] == "answer"
        await page.watch(table, seat=0)
        assert (await page.act(table, "guess 2"))["say"] == "answer"

    place.run(scene())


def test_ones_own_data_can_be_taken_along_and_deleted(place: Town) -> None:
    async def scene() -> None:
        page, other = await place.server.page("Quentin"), await place.server.page("Ria")
        table = await page.table(visibility="public", seats=[{"who": "you"}])
        await other.post(f"/api/tables/{table}/sit")
        exported = str(await page.get("/api/me/export"))
        assert "Quentin" in exported
        assert table in exported
        assert page.http.cookies["tw"] not in exported
        assert await status(page, "DELETE", "/api/me") == 200
        assert (await page.get("/api/me"))["known"] is False
        sight = (await other.get(f"/api/tables/{table}"))["sight"]
        assert [seat["name"] for seat in sight["seats"]] == ["", "Ria"]

    place.run(scene())


def test_a_record_is_played_again_and_a_wrong_one_is_refused_at_its_line(place: Town) -> None:
    async def scene() -> None:
        page = await place.server.page("Sue")
        text = "cities 1\ntiles mixed24\nlevel 1\nvariants -\nplayer 1 Sue\nstart 16 6 17\n1 16S@d4 6W@c3 17N@b2\n"
        found = await page.post("/api/records", text=text, step=1)
        assert (found["game"], found["names"], found["step"], found["finished"]) == ("cities", ["Sue"], 1, False)
        wrong = await page.http.post("/api/records", json={"text": text + "1 nonsense\n"})
        assert wrong.status_code in (400, 409)
        assert wrong.json()["line"] == 8

    place.run(scene())
