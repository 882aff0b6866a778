"""A table, visitors of every kind around it, and what each of them asks: the scene for the table of who may do what."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import townwright
from tests.server.harness.pages import Page
from tests.server.harness.serving import Server
from tests.server.harness.town import Town
from townwright.server.auth.policy import PolicyRow
from townwright.server.contests.plans import ContestPlan
from townwright.server.daily.days import shifted
from townwright.server.daily.deals import new_deal
from townwright.server.daily.plans import plan_of
from townwright.tables.commands import PersonSender, Propose, Vote
from townwright.tables.replies import Accepted

ROLES = ("stranger", "guest", "spectator", "seated", "replaced", "host", "open_stranger", "open_guest")
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
FINISHED = Path(__file__).parents[2] / "games" / "cities" / "records" / "a-solo-game-at-level-3.txt"
BODIES["POST /api/tables/{table}/reviews"] = {"seat": 1}
TILES = Path(townwright.__file__).parent / "games" / "cities" / "box" / "tilesets" / "trio24.txt"
BODIES["POST /api/components"] = {"text": TILES.read_text("utf-8")}
BODIES["POST /api/score"] = {"game": "cities", "text": "AAWP\nPTpW\n..PP\n..TA\n"}
BODIES["POST /api/contests"] = {"title": "Cup", "game": "cities", "options": {"seats": "1"}, "deals": 2, "days": 1}
BODIES["POST /api/me/notices/push"] = {
    "endpoint": "https://push.example.org/a",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
BODIES["POST /api/boards"] = {"name": "Zoe", "everybody": True, "friends": False}
BODIES["POST /api/groups"] = {"name": "The club"}
BODIES["POST /api/puzzles/{game}/{number}/answers"] = {"actions": []}
BODIES["POST /api/me/notices/mail"] = {"address": "zoe@example.org"}
OPERATOR = "known to the operator"
PASSWORD = "a password of this test"  # noqa: S105  nobody else's
SPENT = {"DELETE /api/me", "POST /api/account/password", "POST /api/invitations/{token}"}
"""After these an account is not what it was: gone, with another password, at the table."""
PAST_DAY = "2026-01-05"
BEGUN = {"GET /api/tables/{table}/record"}


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
        kind = {"replaced": "seated"}.get(role, role.removeprefix("open_"))
        return self.lasting.get(kind) or await self.server.page(None if kind == "stranger" else "Greta")

    async def with_account(self) -> Page:
        """A page of somebody who has an account, with a session of its own."""
        if not self.accounts:
            page, name = await self.server.page("Greta"), fresh_name()
            await page.post("/api/account", name=name, password=PASSWORD)
            session = await self.server.services.store.session(page.http.cookies["tw"], self.server.services.now())
            assert session is not None
            self.accounts.append(Account(name, session.person_id))
        page = await self.server.page()
        token = await self.server.services.store.open_session(self.accounts[0].person, self.server.services.now())
        page.http.cookies.set("tw", token, domain="127.0.0.1")
        return page

    async def end(self) -> None:
        """Those who play agree to stop."""
        actor = await self.server.services.table_registry.actor(self.table)
        assert actor is not None
        one, other = (actor.table.holders[seat].person or "" for seat in (1, 2))
        answer = await actor.handle(PersonSender(one), Propose("abandon"))
        assert isinstance(answer, Accepted)
        await actor.handle(PersonSender(other), Vote(answer.number, agree=True))
        assert actor.table.ended is not None

    async def prepare(self, role: str, begun: bool) -> Page:
        """Everything, and the page of whoever plays this role."""
        page = await self.somebody(role)
        self.host, seated, self.other = self.lasting.values()
        visibility = "public" if role.startswith("open_") else "private"
        self.table = await self.host.table(options={"seats": "3"}, visibility=visibility)
        await seated.post(f"/api/invitations/{(await self.invite(1))['token']}")
        self.invitation = await self.invite(2)
        self.key = (await self.invite(None))["token"]
        if begun or role == "replaced":
            await self.host.post(f"/api/tables/{self.table}/bot", seat=0, bot="random")
            await self.other.post(f"/api/invitations/{self.invitation['token']}")
        if role == "replaced":
            await self.replace()
        return page

    async def replace(self) -> None:
        """A bot takes the seat over."""
        actor = await self.server.services.table_registry.actor(self.table)
        assert actor is not None
        await actor.handle(PersonSender(actor.table.holders[2].person or ""), Propose("bot", 1, "random"))
        assert actor.table.holders[1].bot == "random"

    async def invite(self, seat: int | None) -> Any:
        return await self.host.post(f"/api/tables/{self.table}/invitations", seat=seat)


async def day_of(server: Server, past: bool) -> str:
    """Today, or a day that everybody may practise."""
    services = server.services
    if not past:
        return services.daily_deals.today
    plan = plan_of("cities", PAST_DAY, services.table_registry.find)
    if await services.store.deal(PAST_DAY, "cities") is None:
        await services.store.put_deals([new_deal(PAST_DAY, "cities", plan, services.table_registry.find, 0)])
        await services.store.close_deals(shifted(PAST_DAY, 1), shifted(PAST_DAY, 1), 1)
    return PAST_DAY


async def contest_of(server: Server) -> str:
    """A tournament that everybody may play."""
    plan = ContestPlan(dict(plan_of("cities", PAST_DAY, server.services.table_registry.find).options), ("",))
    return await server.services.contests.tournament(secrets.token_hex(8), "Cup", "cities", plan, 2, 1)


def verdict(status: int) -> str:
    return {401: "session", 404: "hidden", 403: "no", 409: "no"}.get(status, "yes" if status < 400 else str(status))


def cells(rows: dict[str, PolicyRow]) -> list[tuple[str, str]]:
    return [(name, role) for name, row in rows.items() for role in ROLES if getattr(row, role) is not None]


async def ask(scene: Scene, page: Page, route: str, role: str, table: str) -> int:
    method, path = route.split(" ", 1)
    path = path.replace("{table}", table).replace("{invitation}", scene.invitation["id"])
    path = path.replace("{token}", scene.invitation["token"]).replace("{session}", "0" * 16).replace("{file}", "lobby")
    path = path.replace("{game}", "cities")
    path = path.replace("{number}", "1").replace("{board}", "everybody").replace("{deal}", "1")
    if "{group}" in path and role != "stranger":
        path = path.replace("{group}", (await page.post("/api/groups", name="The club"))["id"])
    if "{contest}" in path:
        path = path.replace("{contest}", await contest_of(scene.server))
    if "{day}" in path:
        path = path.replace("{day}", await day_of(scene.server, past=route.endswith("/practice")))
    headers = {"x-watch-key": scene.key} if role == "spectator" else {}
    body = dict(BODIES.get(route, {}))
    if route == "POST /api/account":
        body["name"] = fresh_name()
    if route == "POST /api/me/notices/mail":
        body["address"] = f"{secrets.token_hex(6)}@example.org"  # each is asked once a day
    if role == "account":
        body |= {
            "POST /api/account/login": {"name": scene.accounts[0].name, "password": PASSWORD},
            "POST /api/account/password": {"old": PASSWORD},
        }.get(route, {})
    if route == "POST /api/reviews":
        body = {"text": FINISHED.read_text("utf-8")}
        async with page.http.stream(method, path, json=body) as begun:  # whoever leaves ends it
            return begun.status_code
    response = await page.http.request(method, path, headers=headers, json=body if method != "GET" else None)
    return response.status_code
