"""A real browser at a table while versions change: it is never reloaded, and loads parts of its page only later."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from playwright.async_api import Page as Tab
from playwright.async_api import async_playwright, expect

from tests.server.harness.pages import Address, Page

LONG = 240.0
"""Seconds after which something never comes, on a machine that has other things to do."""
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
NEW_TABLE = """async () => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  await post("/api/me", { name: "Eve" });
  const about = { game: "cities", options: { seats: "1" }, seats: [{ who: "you" }] };
  return (await (await post("/api/tables", about)).json()).table;
}"""


@dataclass
class Visitor:
    """The browser's tab, and a second pair of eyes at the same seat that knows which moves are legal."""

    tab: Tab
    eyes: Page
    table: str
    random: Random = field(default_factory=lambda: Random(7))
    moves: int = 0
    errors: list[str] = field(default_factory=list)

    async def look(self, number: int) -> None:
        """Make a move in the tab that was opened before the first upgrade, and open a part that was not loaded yet."""
        await self._see()
        sight = self.eyes.sights[self.table]
        if sight["status"] != "ended" and sight["turn"] is not None:
            action = await self.eyes.random_action(self.table, self.random)
            before = self.eyes.numbers[self.table]
            await self.tab.locator("details.typed").evaluate("details => { details.open = true }")
            box = self.tab.locator("details.typed").get_by_role("textbox")
            await box.fill(action)
            await box.press("Enter")
            while self.eyes.numbers[self.table] <= before:
                await self.eyes.handle(LONG)
            if self.eyes.sights[self.table]["status"] == "ended":
                await expect(box).to_be_hidden(timeout=1000 * LONG)
            else:
                await expect(box).to_have_value("", timeout=1000 * LONG)
            self.moves += 1
        if number == 1:
            await self.tab.evaluate("() => document.activeElement.blur()")
            await self.tab.keyboard.press("?")
            await expect(self.tab.get_by_role("dialog")).to_be_visible(timeout=1000 * LONG)
            await self.tab.keyboard.press("Escape")
        if await self.tab.evaluate("() => window.mark") != "here from the beginning":
            self.errors.append("the page was reloaded")

    async def _see(self) -> None:
        """Come back to the table after a restart."""
        self.eyes.drop()
        await self.eyes.watch(self.table)

    def failed(self, address: str, status: int) -> None:
        """Note a file of the page that was not there."""
        if status == 404 and "/assets/" in address:
            self.errors.append(f"{status} {address}")


@asynccontextmanager
async def visitor(origin: str) -> AsyncIterator[Visitor]:
    """A visitor at a table of their own; no service worker keeps files for them."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = await browser.new_context(service_workers="block")
        context.set_default_timeout(1000 * LONG)
        tab = await context.new_page()
        await tab.goto(origin)
        table: str = await tab.evaluate(NEW_TABLE)
        await tab.goto(f"{origin}/table/{table}")
        await expect(tab.locator(".table")).to_be_visible(timeout=1000 * LONG)
        await tab.evaluate("() => { window.mark = 'here from the beginning' }")
        eyes = await Address(origin).page()
        for cookie in await context.cookies():
            eyes.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
        found = Visitor(tab, eyes, table)
        tab.on("response", lambda response: found.failed(response.url, response.status))
        tab.on("pageerror", lambda error: found.errors.append(str(error)))
        tab.on("load", lambda _: found.errors.append("the page was loaded once more"))
        yield found
        await eyes.close()
        await browser.close()
