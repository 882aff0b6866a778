"""People who do not look are told of their turns, through real protocols: once, and nothing of the game."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.harness.mailbox import Mailbox, mailbox
from tests.server.harness.pages import Page
from tests.server.harness.push_service import PushBrowser, TestPushService, push_service
from tests.server.harness.serving import GENEROUS, Server, serving
from tests.server.store.scenes import NOW
from townwright.server.notices.turn_notices import FAILURES

ADDRESS = "ada@example.org"
PASSWORD = "a sentence of fifteen letters"  # noqa: S105  nobody else's
MINUTE = 60_000


class Clock:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> int:
        return self.at


@dataclass
class Scene:
    """A server with a push service, a mail server and a clock of the test's own."""

    server: Server
    service: TestPushService
    box: Mailbox
    clock: Clock
    table: str = ""

    async def tell(self, after: int = 2 * MINUTE) -> None:
        """Let some time pass, the server look who is to be told, and all of them be told."""
        await self.look(after)
        await self.server.services.turn_notices.deliveries.wait()

    async def look(self, after: int = 2 * MINUTE) -> None:
        """Let some time pass, and the server look who is to be told."""
        self.clock.at += after
        await self.server.services.turn_notices.tell_all()

    async def browser(self, page: Page, path: str = "/ada", **more: str) -> PushBrowser:
        """A browser of a person that wants to be told."""
        made = PushBrowser(self.service, path)
        await page.post("/api/me/notices/push", **made.wish, **more)
        return made

    async def wants_mail(self, page: Page) -> None:
        """A person makes an account, gives an address, and confirms it."""
        await page.post("/api/account", name="Ada L.", password=PASSWORD)
        await page.post("/api/me/notices/mail", address=ADDRESS)
        await page.post(f"/api/notices/{link_in(self.box.texts(ADDRESS)[-1])}")


@contextlib.asynccontextmanager
async def scene(folder: Path, **more: Any) -> AsyncIterator[Scene]:
    """Everything, for as long as the block lasts."""
    async with push_service(folder) as service, mailbox() as box, served(folder, service, box, Clock(), **more) as it:
        yield it


@contextlib.asynccontextmanager
async def served(
    folder: Path, service: TestPushService, box: Mailbox, clock: Clock, **more: Any
) -> AsyncIterator[Scene]:
    """A server that uses these, for as long as the block lasts."""
    settings = {"mail": box.settings, "private_push": True, "push_ca": str(service.ca), **more}
    async with serving(folder, now=clock, notice_seconds=60.0, **settings) as server:
        yield Scene(server, service, box, clock)


async def play(it: Scene) -> tuple[Page, Page]:
    """Two people at a table where all are to act at once."""
    ada, ben = await it.server.page("Ada"), await it.server.page("Ben")
    it.table = await ada.table(options={"seats": "2"}, seats=[{"who": "you"}], visibility="public")
    await ben.post(f"/api/tables/{it.table}/sit", seat=1)
    return ada, ben


def link_in(text: str) -> str:
    """The token of the link to the page for mails in a text."""
    found = re.search(r"/mail/(\w+)", text)
    assert found is not None
    return found[1]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_turn_is_told_once_through_the_push_service_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, _ = await play(it)
        browser = await it.browser(ada, language="de")
        await it.tell(after=1000)
        assert it.service.pushed == [], "not before a minute has passed"
        for _ in range(3):
            await it.tell()

        (pushed,) = it.service.pushed
        key = (await ada.get("/api/me/notices"))["push_key"]
        claims = it.service.claims(pushed, key)

    assert browser.read() == [
        {
            "title": "Du bist am Zug",
            "body": "Guessing",
            "link": f"/table/{it.table}",
            "stop": "Keine Meldungen mehr",
        }
    ]
    assert (claims["aud"], claims["sub"]) == (it.service.origin, it.server.origin)
    assert it.clock.at // 1000 < claims["exp"] <= it.clock.at // 1000 + 86_400
    assert pushed.headers["ttl"] == "86400"
    assert pushed.headers["content-encoding"] == "aes128gcm"


async def test_whoever_looks_is_told_nothing_and_whoever_has_the_page_in_the_background_is(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, ben = await play(it)
        ada_s, ben_s = await it.browser(ada), await it.browser(ben, "/ben")
        for page in (ada, ben):
            await page.connect()
            await page.watch(it.table)
        await ben.say("watch", table=it.table, after=ben.numbers[it.table], looking=False)
        await ben.say("ping")
        await ben.wait("pong")
        await it.tell()

    assert ada_s.read() == []
    assert len(ben_s.read()) == 1


async def test_each_turn_is_told_anew(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, ben = await play(it)
        browser = await it.browser(ada)
        await it.tell()
        for page in (ada, ben):
            await page.connect()
            await page.watch(it.table)
            await page.act(it.table, "guess 1")
            await page.say("unwatch", table=it.table)
            await page.say("ping")
            await page.wait("pong")
        await it.tell()

    assert len(browser.read()) == 2


async def test_a_mail_comes_after_its_address_was_confirmed_with_links_that_work(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, _ = await play(it)
        await ada.post("/api/account", name="Ada L.", password=PASSWORD)
        await ada.post("/api/me/notices/mail", address=ADDRESS)
        await it.tell()
        (question,) = it.box.texts(ADDRESS)
        assert "confirm it here" in question, "only the question is sent before"
        stranger = await it.server.page()
        assert await stranger.get(f"/api/notices/{link_in(question)}") == {"purpose": "confirm"}
        assert (await ada.get("/api/me/notices"))["address"] == "", "looking at a link changes nothing"
        for _ in range(2):
            await stranger.post(f"/api/notices/{link_in(question)}")
        assert (await ada.get("/api/me/notices"))["address"] == ADDRESS
        for _ in range(2):
            await it.tell()
        _, told = it.box.texts(ADDRESS)
        assert f"{it.server.origin}/table/{it.table}" in told
        assert it.box.mails[-1]["List-Unsubscribe"] == f"<{it.server.origin}/mail/{link_in(told)}>"

        await stranger.post(f"/api/notices/{link_in(told)}")

        assert (await ada.get("/api/me/notices"))["address"] == ""
        assert (await stranger.http.post(f"/api/notices/{link_in(told)}", json={})).status_code == 404


async def test_notices_say_nothing_that_is_hidden(tmp_path: Path) -> None:
    """Two games that differ in what Ben has chosen, which Ada may not know, tell Ada the same."""
    told = []
    for choice in ("1", "6"):
        folder = tmp_path / choice
        folder.mkdir()
        async with scene(folder) as it:
            ada, ben = await play(it)
            browser = await it.browser(ada)
            await it.wants_mail(ada)
            await it.browser(ada)  # an account has a session of its own
            await ben.connect()
            await ben.watch(it.table)
            await ben.act(it.table, f"guess {choice}")
            browser = await it.browser(ada)
            await it.tell()
            texts = it.box.texts(ADDRESS)[1:]
            (pushed,) = browser.read()
            own = (it.table, it.server.origin, link_in(texts[0]))
            told.append([forgotten(str(each), own) for each in (pushed, *texts)])

    assert told[0] == told[1]


def forgotten(text: str, own: tuple[str, ...]) -> str:
    """The text without what differs from table to table."""
    for each in own:
        text = text.replace(each, "…")
    return text


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_not_asked_twice(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, ben = await play(it)
        await it.browser(ada)
        await it.browser(ben, "/ben")
        it.service.status = 500
        await it.tell()
        await it.tell()
        assert len(it.service.pushed) == 2
        assert (await ada.get("/api/me/notices"))["devices"] == 1
        it.service.status = 410
        table = await ada.table(options={"seats": "2"}, seats=[{"who": "you"}], visibility="public")
        await ben.post(f"/api/tables/{table}/sit", seat=1)
        await it.tell()

        assert (await ada.get("/api/me/notices"))["devices"] == 0


async def test_a_subscription_ends_with_its_session_and_there_are_only_so_many(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, _ = await play(it)
        for number in range(GENEROUS.push_subscriptions + 3):
            await it.browser(ada, f"/ada/{number}")
        assert (await ada.get("/api/me/notices"))["devices"] == GENEROUS.push_subscriptions
        await it.tell()
        assert len(it.service.pushed) == GENEROUS.push_subscriptions
        stopped = await ada.http.request("DELETE", "/api/me/notices/push", json={})
        assert stopped.json()["devices"] == 0

        await it.browser(ada)
        session = await it.server.services.store.session(ada.http.cookies["tw"], it.clock.at)
        assert session is not None
        await ada.post("/api/me/logout")

        assert await it.server.services.store.subscriptions(session.person_id) == ()


async def test_a_push_service_that_hangs_delays_neither_mails_nor_the_next_look(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, ben = await play(it)
        await it.wants_mail(ada)
        it.service.answering.clear()
        for number in range(3):
            await it.browser(ben, f"/ben/{number}")
        await it.look()
        await until(lambda: len(it.service.pushed) == 1)
        await until(lambda: len(it.box.texts(ADDRESS)) == 2)  # the question and the notice
        await it.look()

        assert len(it.service.pushed) == 1, "the others wait for their place"
        it.service.answering.set()
        await it.server.services.turn_notices.deliveries.wait()
        assert len(it.service.pushed) == 3


async def test_a_push_service_that_fails_ten_times_in_a_row_is_not_asked_again(tmp_path: Path) -> None:
    async with scene(tmp_path) as it:
        ada, ben = await play(it)
        await it.browser(ada)
        it.service.status = 503
        for _ in range(FAILURES + 2):
            await it.tell()
            table = await ada.table(options={"seats": "2"}, seats=[{"who": "you"}], visibility="public")
            await ben.post(f"/api/tables/{table}/sit", seat=1)

        assert len(it.service.pushed) == FAILURES
        assert (await ada.get("/api/me/notices"))["devices"] == 0
