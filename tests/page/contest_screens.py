"""A finished game that is sent as a challenge, taken by somebody else and seen side by side; and a tournament."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness.pages import Address
from tests.server.harness.pages import Page as Visitor

from .links import go

SESSION = "tw"


def elsewhere_in_time(doing: Coroutine[Any, Any, None]) -> None:
    """Do something with a socket of one's own: the event loop of this thread is Playwright's."""
    thread = threading.Thread(target=lambda: asyncio.run(doing))
    thread.start()
    thread.join()


async def visitor(origin: str, name: str, cookie: str | None = None) -> Visitor:
    """A browser of somebody new, or of somebody with this cookie."""
    made = await Address(origin).page(None if cookie else name)
    if cookie:
        made.http.cookies.set(SESSION, cookie, domain="127.0.0.1")
    return made


async def play_whole(page: Visitor, table: str, seed: int) -> None:
    """Play a table to its end over a socket."""
    await page.watch(table)
    await page.play(table, Random(seed))
    await page.socket.close()
    await page.http.aclose()


def finished_game(page: Page, origin: str, level: str = "1") -> str:
    """The table of a game that this page's person has played alone."""
    found: list[str] = []

    async def played() -> None:
        player = await visitor(origin, "Ada")
        table = await player.table("cities", options={"seats": "1", "level": level}, seats=[{"who": "you"}])
        found.extend((table, player.http.cookies[SESSION]))
        await play_whole(player, table, 1)

    elsewhere_in_time(played())
    table, cookie = found
    page.context.add_cookies([{"name": SESSION, "value": cookie, "url": origin}])
    return table


def walk_contests(page: Page, origin: str) -> Iterator[str]:
    """Send a game, play it as somebody else and compare both; then make a tournament."""
    table, context = finished_game(page, origin), page.context
    go(page, origin, f"/table/{table}")
    page.locator("[data-deed=challenge]").click()
    expect(page.locator("[data-link]")).to_be_visible()
    link = page.locator("[data-link]").input_value()
    assert link == page.url
    yield "challenge-sent"
    context.clear_cookies()
    page.goto(link)
    expect(page.locator("[data-deal='1'] button")).to_be_visible()
    expect(page.locator("[data-results] a")).to_have_count(0)
    yield "challenge"
    page.locator("[data-deal='1'] button").click()
    page.wait_for_url("**/table/*")
    (own,) = [each["value"] for each in context.cookies() if each["name"] == SESSION]
    tried = page.url.split("/")[-1]

    async def take() -> None:
        await play_whole(await visitor(origin, "", own), tried, 2)

    elsewhere_in_time(take())
    expect(page.locator(f"a[href='{link.removeprefix(origin)}']")).to_be_visible()
    page.locator(f"a[href='{link.removeprefix(origin)}']").click()
    expect(page.locator("[data-beside] h3")).to_have_count(2)
    expect(page.locator("[data-results] a")).to_have_count(2)
    page.get_by_role("slider").press("ArrowLeft")
    yield "challenge-beside"
    go(page, origin, "/daily/matches")
    expect(page.locator("[data-contest=challenge]")).to_be_visible()
    page.locator("summary").click()
    page.locator("[name=title]").fill("Autumn cup")
    yield "matches"
    page.locator("form .button.main").click()
    expect(page.locator("[data-deal]")).to_have_count(5)
    page.locator("summary").click()
    expect(page.locator("[data-fingerprint]").filter(has_text=re.compile("^[0-9a-f]{64}$"))).to_have_count(5)
    expect(page.locator("[data-seed]")).to_have_count(0)
    yield "tournament"
    page.locator("[data-end]").click()
    page.locator("[data-end]").click()
    expect(page.locator("[data-ended]")).to_be_focused()
    expect(page.locator("[data-seed]")).to_have_count(5)
    yield "tournament-ended"
