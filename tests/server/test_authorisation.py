"""Every row of the table of who may do what, for everybody: the tests are made from the table itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest
from litestar import get

import townwright
from townwright.server import authorisation
from townwright.server.app import litestar
from townwright.server.authorisation import Row, matrix
from townwright.server.settings import Settings
from townwright.tables.heard import Person, Propose, Vote
from townwright.tables.said import Taken

from .pages import Page
from .town import Town, town

ROLES = ("stranger", "guest", "spectator", "seated", "host", "open_stranger", "open_guest")
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/me": {"name": "Zoe"},
    "POST /api/account": {"name": "set below", "password": "fifteen letters or more"},
    "POST /api/account/login": {"name": "Nobody", "password": "no such password"},
    "POST /api/account/password": {"old": "x", "new": "fifteen letters or more"},
    "POST /api/tables": {"game": "guessing"},
    "POST /api/tables/{table}/leave": {"seat": 1},
    "POST /api/tables/{table}/bot": {"seat": 2, "bot": "random"},
    "POST /api/tables/{table}/send-away": {"seat": 1},
    "POST /api/records": {"text": "cities 1\ntiles mixed24\nlevel 1\nvariants -\nplayer 1 Ada\n"},
}
BODIES["POST /api/study"] = BODIES["POST /api/records"]
BODIES["POST /api/branches"] = {**BODIES["POST /api/records"], "moves": 0}
TILES = Path(townwright.__file__).parent / "games" / "cities" / "tilesets" / "trio24.txt"
BODIES["POST /api/components"] = {"text": TILES.read_text("utf-8")}
BODIES["POST /api/score"] = {"game": "cities", "text": "AAWP\nPTpW\n..PP\n..TA\n"}
OPERATOR = "known to the operator"
PASSWORD = "a password of this test"  # noqa: S105  nobody else's
SPENT = {"DELETE /api/me", "POST /api/account/password", "POST /api/invitations/{token}"}
"""After these an account is not what it was: gone, with another password, at the table."""
BEGUN = {"GET /api/tables/{table}/record"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("authorisation"), metrics_token=OPERATOR) as opened:
        yield opened


@dataclass(frozen=True)
class Account:
    """A name with a password, and whose it is."""

    name: str
    person: str


def fresh_name() -> str:
    return f"Name {secrets.token_hex(6)}".translate(str.maketrans("0123456789", "ghijkmnopq"))


class Scene:
    """A table with a host, somebody on seat 1, a link for watching, and visitors of every kind."""

    lasting: ClassVar[dict[str, Page]] = {}
    """People who are at every table."""
    accounts: ClassVar[list[Account]] = []
    """One for many requests: to make one takes a while."""

    def __init__(self, place: Town) -> None:
        self.server = place.server
        self.invitation = {"id": "0" * 16, "token": "0" * 16}

    async def somebody(self, role: str) -> Page:
        """The page of whoever plays this role."""
        if self.server.pages == []:
            self.lasting.clear()
            self.accounts.clear()
        for name in ("host", "seated", "other"):
            if name not in self.lasting:
                self.lasting[name] = await self.server.page(f"{name} person")
        kind = role.removeprefix("open_")
        return self.lasting.get(kind) or await self.server.page(None if kind == "stranger" else "Greta")

    async def with_account(self) -> Page:
        """A page of somebody who has an account, with a session of its own."""
        if not self.accounts:
            page, name = await self.server.page("Greta"), fresh_name()
            await page.post("/api/account", name=name, password=PASSWORD)
            session = await self.server.house.store.session(page.http.cookies["tw"], self.server.house.now())
            assert session is not None
            self.accounts.append(Account(name, session.person_id))
        page = await self.server.page()
        token = await self.server.house.store.open_session(self.accounts[0].person, self.server.house.now())
        page.http.cookies.set("tw", token, domain="127.0.0.1")
        return page

    async def end(self) -> None:
        """Those who play agree to stop."""
        keeper = await self.server.house.hall.keeper(self.table)
        assert keeper is not None
        one, other = (keeper.room.holders[seat].person or "" for seat in (1, 2))
        answer = await keeper.hear(Person(one), Propose("abandon"))
        assert isinstance(answer, Taken)
        await keeper.hear(Person(other), Vote(answer.number, agree=True))
        assert keeper.room.ended is not None

    async def prepare(self, role: str, begun: bool) -> Page:
        """Everything, and the page of whoever plays this role."""
        page = await self.somebody(role)
        self.host, seated, self.other = self.lasting.values()
        visibility = "public" if role.startswith("open_") else "private"
        self.table = await self.host.table(options={"seats": "3"}, visibility=visibility)
        await seated.post(f"/api/invitations/{(await self.invite(1))['token']}")
        self.invitation = await self.invite(2)
        self.key = (await self.invite(None))["token"]
        if begun:
            await self.host.post(f"/api/tables/{self.table}/bot", seat=0, bot="random")
            await self.other.post(f"/api/invitations/{self.invitation['token']}")
        return page

    async def invite(self, seat: int | None) -> Any:
        return await self.host.post(f"/api/tables/{self.table}/invitations", seat=seat)


def verdict(status: int) -> str:
    return {401: "session", 404: "hidden", 403: "no", 409: "no"}.get(status, "yes" if status < 400 else str(status))


def cells(rows: dict[str, Row]) -> list[tuple[str, str]]:
    return [(name, role) for name, row in rows.items() for role in ROLES if getattr(row, role) is not None]


async def ask(scene: Scene, page: Page, route: str, role: str, table: str) -> int:
    method, path = route.split(" ", 1)
    path = path.replace("{table}", table).replace("{invitation}", scene.invitation["id"])
    path = path.replace("{token}", scene.invitation["token"]).replace("{session}", "0" * 16).replace("{file}", "lobby")
    headers = {"x-watch-key": scene.key} if role == "spectator" else {}
    body = dict(BODIES.get(route, {}))
    if route == "POST /api/account":
        body["name"] = fresh_name()
    if role == "account":
        body |= {
            "POST /api/account/login": {"name": scene.accounts[0].name, "password": PASSWORD},
            "POST /api/account/password": {"old": PASSWORD},
        }.get(route, {})
    response = await page.http.request(method, path, headers=headers, json=body if method != "GET" else None)
    return response.status_code


@pytest.mark.parametrize(("route", "role"), [cell for cell in cells(dict(matrix().routes)) if cell[0][:2] != "WS"])
def test_every_route_lets_through_whom_its_row_lets_through(place: Town, route: str, role: str) -> None:
    async def play() -> str:
        scene = Scene(place)
        page = await scene.prepare(role, begun=route in BEGUN)
        return verdict(await ask(scene, page, route, role, scene.table))

    assert place.run(play()) == getattr(matrix().routes[route], role)


@pytest.mark.parametrize("role", ["stranger", "guest", "seated", "host"])
@pytest.mark.parametrize("route", [route for route in matrix().routes if "{table}" in route])
def test_a_table_that_is_not_there_looks_like_one_that_is_not_for_you(place: Town, route: str, role: str) -> None:
    async def play() -> str:
        scene = Scene(place)
        page = await scene.somebody(role)
        return verdict(await ask(scene, page, route, role, secrets.token_hex(16)))

    gate = matrix().routes[route].gate
    assert place.run(play()) == ("session" if role == "stranger" and gate != "table" else "hidden")


@pytest.mark.parametrize(("message", "role"), cells(dict(matrix().messages)))
def test_every_message_is_heard_from_whom_its_row_names(place: Town, message: str, role: str) -> None:
    async def play() -> str:
        scene = Scene(place)
        page = await scene.prepare(role, begun=True)
        await page.connect()
        key = {"key": scene.key} if role == "spectator" else {}
        if message == "hello":
            return "yes"
        if message in ("ping", "unwatch"):
            await page.say(message, **({} if message == "ping" else {"table": scene.table}))
            await page.say("ping")
            await page.wait("pong")
            return "yes"
        shown = await page.watch(scene.table, **key)
        if message == "watch":
            return "hidden" if shown["say"] == "gone" else "yes"
        return await say(scene, page, message)

    assert place.run(play()) == getattr(matrix().messages[message], role)


async def say(scene: Scene, page: Page, message: str) -> str:
    """Say it about seat 1, and read from the answer how it was taken."""
    other = scene.other
    await other.watch(scene.table)
    room = scene.server.house.hall._keepers[scene.table].room
    question = room.questions[1]
    turn, about = question.number if question else 0, {"table": scene.table, "id": secrets.token_hex(8)}
    match message:
        case "act":
            await page.say("act", **about, seat=1, turn=turn, action="guess 1")
        case "propose":
            await page.say("propose", **about, offer="abandon")
        case "vote":
            await other.say("propose", table=scene.table, id="other-asks", offer="abandon")
            number = (await other.wait("answer", id="other-asks"))["number"]
            await page.say("vote", **about, offer=number, agree=True)
        case "ask":
            await page.say("ask", table=scene.table, ask=1, seat=1)
        case "suggest":
            await page.say("suggest", **about, seat=1, action="guess 1")
        case "hint":
            await page.say("hint", table=scene.table, ask=1, seat=1)
    while True:
        frame = await page.hear()
        if frame["say"] in ("answer", "choices", "suggestions", "hint"):
            return "yes"
        if frame.get("why", {}).get("key") == "server-no-hint":  # nobody advises at this game, but it was heard
            return "yes"
        if frame["say"] in ("refusal", "no-choices", "no-hint"):
            return "hidden" if frame["code"] == "no-table" else "no"


def test_an_account_may_do_what_a_guest_may_and_what_is_for_accounts(place: Town) -> None:
    rows = {route: row for route, row in matrix().routes.items() if not route.startswith("WS")}

    async def play() -> dict[str, str]:
        scene, found = Scene(place), {}
        await scene.prepare("guest", begun=False)
        for route in rows:
            page = await scene.with_account()
            found[route] = verdict(await ask(scene, page, route, "account", scene.table))
            if route in SPENT:
                scene.accounts.clear()
        return found

    assert place.run(play()) == {route: row.account or row.guest for route, row in rows.items()}


def after_the_end(row: Row, role: str) -> str | None:
    changed: str | None = getattr(row, f"over_{role}", None)
    return changed or getattr(row, role)


@pytest.mark.parametrize("role", ["stranger", "guest", "spectator", "seated", "host"])
def test_a_finished_table_is_seen_by_the_same_people_and_changed_by_nobody(place: Town, role: str) -> None:
    rows = {route: row for route, row in matrix().routes.items() if "{table}" in route}
    messages = {name: matrix().messages[name] for name in ("watch", "act", "propose", "ask", "suggest", "hint")}

    async def play() -> dict[str, str]:
        scene = Scene(place)
        page = await scene.prepare(role, begun=True)
        await scene.end()
        found = {route: verdict(await ask(scene, page, route, role, scene.table)) for route in rows}
        await page.connect()
        shown = await page.watch(scene.table, **({"key": scene.key} if role == "spectator" else {}))
        found["watch"] = "hidden" if shown["say"] == "gone" else "yes"
        return found | {message: await say(scene, page, message) for message in messages if message != "watch"}

    assert place.run(play()) == {name: after_the_end(row, role) for name, row in (rows | messages).items()}


# The harness itself


def test_a_new_route_without_a_row_cannot_be_registered() -> None:
    @get("/api/secrets", sync_to_thread=False)
    def secrets_() -> str:
        return "all"

    with pytest.raises(LookupError, match="GET /api/secrets"):
        litestar(Settings(store="", origins=("http://here",)), routes=(secrets_,))


def test_a_new_message_without_a_row_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {name: row for name, row in matrix().messages.items() if name != "vote"}
    monkeypatch.setattr(authorisation, "matrix", lambda: authorisation.Matrix(matrix_.routes, rows))
    with pytest.raises(LookupError, match="vote"):
        authorisation.check(matrix_.routes)


matrix_ = matrix()


def test_a_dropped_check_is_found(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authorisation, "gate", lambda _: "session")

    async def play() -> str:
        scene = Scene(place)
        page = await scene.prepare("seated", begun=False)
        return verdict(
            await ask(scene, page, "DELETE /api/tables/{table}/invitations/{invitation}", "seated", scene.table)
        )

    assert place.run(play()) == "yes" != matrix_.routes["DELETE /api/tables/{table}/invitations/{invitation}"].seated
