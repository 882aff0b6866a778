"""Kills browsers in the middle of games on a device: ``dev soak engine_kills --kills 100``.

Games are played in the engine of a real Chromium. After some moments the process of its tab or the whole browser is
killed, whatever it is doing. Then it is opened again: every move that was told to be saved must be there, each in its
place, and the game goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import tempfile
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import click
from playwright.async_api import Browser, Error, Playwright, async_playwright

from tests.local.worker_pages import WorkerPage, worker_page
from tests.page.conftest import FLAGS, chromium
from tests.page.static_site import StaticSite, static_site
from townwright.core import registry

SEATS = [{"who": "you"}, {"who": "friend", "name": "Ben"}, {"who": "bot", "name": "random"}]
LONGEST = 3.0
"""Seconds of playing before a kill, at most."""
PATIENCE = 180_000
"""Milliseconds that anything may take on a machine with much else to do."""


@dataclass
class SavedGame:
    """A game on the device, and what was told to be saved of it."""

    table: str
    saved: dict[int, str] = field(default_factory=dict)
    """The actions by the numbers of their facts."""
    counted: set[int] = field(default_factory=set)
    """Those that have been looked for before; they are looked for again each time."""


@dataclass
class KillCounts:
    """What came of the kills."""

    tabs: int = 0
    browsers: int = 0
    games: int = 0
    promised: int = 0
    lost: int = 0


@dataclass
class OwnBrowser:
    """A browser that this program has started and may kill."""

    process: Process
    browser: Browser

    async def kill(self) -> None:
        """End it at once, without a word."""
        os.killpg(self.process.pid, signal.SIGKILL)  # one that is left would hold the database for the next
        await self.process.wait()

    async def kill_tabs(self) -> None:
        """End the processes of its tabs at once."""
        session = await self.browser.new_browser_cdp_session()
        for found in (await session.send("SystemInfo.getProcessInfo"))["processInfo"]:
            if found["type"] == "renderer":
                with contextlib.suppress(ProcessLookupError):
                    os.kill(found["id"], signal.SIGKILL)


@click.command()
@click.option("--kills", default=100, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(kills: int, seed: int) -> None:
    """Kill tabs and browsers; fails if a move is lost."""
    started = perf_counter()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, static_site(Path(folder)) as site:
        counts = asyncio.run(killing(Path(folder) / "profile", site, kills, Random(seed)))
    print(
        f"{counts.tabs} tabs and {counts.browsers} browsers killed in {counts.games} games; {counts.promised} moves "
        f"were told to be saved: {counts.lost} lost ({perf_counter() - started:.0f} s)"
    )
    raise SystemExit(counts.lost > 0 or counts.promised == 0)


async def killing(profile: Path, site: StaticSite, kills: int, random: Random) -> KillCounts:
    """Open, look, play and kill, again and again."""
    counts = KillCounts()
    game: SavedGame | None = None
    names = registry.own_names()
    async with async_playwright() as playwright:
        running = await launched(playwright, profile)
        while counts.tabs + counts.browsers < kills:
            page = await opened(running, site)
            if game is not None:
                await look(page, game, counts)
            if game is None or page.sights[game.table]["status"] == "ended":
                name = names[counts.games % len(names)]
                game = SavedGame(await page.table(name, options={"seats": "3"}, seats=SEATS))
                await page.watch(game.table)
                counts.games += 1
            if random.random() < 0.5:
                await play_until_killed(page, game, random, running.kill_tabs)
                counts.tabs += 1
            else:
                await play_until_killed(page, game, random, running.kill)
                counts.browsers += 1
                running = await launched(playwright, profile)
            print(f"{counts}", flush=True)
        if game is not None:
            await look(await opened(running, site), game, counts)
        await running.kill()
    return counts


async def launched(playwright: Playwright, profile: Path) -> OwnBrowser:
    """A browser with this profile."""
    for lock in profile.glob("Singleton*"):  # of one that was killed
        lock.unlink()
    program = chromium() or shutil.which("chromium") or ""
    words = (*FLAGS, "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank")
    told = profile / "DevToolsActivePort"
    told.unlink(missing_ok=True)
    process = await asyncio.create_subprocess_exec(
        program, *words, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )
    while not (told.exists() and (lines := told.read_text().split()) and len(lines) == 2):
        assert process.returncode is None, "the browser does not start"
        await asyncio.sleep(0.05)
    address = f"ws://127.0.0.1:{lines[0]}{lines[1]}"
    return OwnBrowser(process, await playwright.chromium.connect_over_cdp(address))


async def opened(running: OwnBrowser, site: StaticSite) -> WorkerPage:
    """A new tab with the engine in it."""
    tab = await running.browser.contexts[0].new_page()
    tab.set_default_timeout(PATIENCE)
    page = worker_page(tab)
    await page.start(site)
    return page


async def look(page: WorkerPage, game: SavedGame, counts: KillCounts) -> None:
    """Compare what is there with what was told to be saved."""
    await page.watch(game.table)
    for number, action in game.saved.items():
        fact = page.facts[game.table].get(number, {})
        counts.promised += number not in game.counted
        seen = fact.get("action")  # others do not see every action, and words that name a set are sorted
        if fact.get("kind") != "acted" or (seen is not None and sorted(seen.split()) != sorted(action.split())):
            counts.lost += 1
            print(f"lost: {number} {action}, there is {fact}", flush=True)
    game.counted |= game.saved.keys()


async def play_until_killed(
    page: WorkerPage, game: SavedGame, random: Random, kill: Callable[[], Awaitable[None]]
) -> None:
    """Play random moves, and keep what is told to be saved, until the browser is killed."""
    playing = asyncio.ensure_future(play_on(page, game, random))
    await asyncio.wait((playing,), timeout=random.uniform(0.2, LONGEST))
    if playing.done():
        playing.result()  # what fails before the kill is no kill's fault
    await kill()
    playing.cancel()  # what was told in the last moment was told to nobody
    with contextlib.suppress(Error, AssertionError, TimeoutError, asyncio.CancelledError):
        await playing


async def play_on(page: WorkerPage, game: SavedGame, random: Random) -> None:
    """Play to the end."""
    table = game.table
    while page.sights[table]["status"] != "ended":
        if page.sights[table]["turn"] is None:
            await page.wait("update", table=table)
            continue
        action = await page.random_action(table, random)
        answer = await page.act(table, action)
        assert answer["say"] == "answer", answer
        game.saved[answer["number"]] = action
        while page.numbers[table] < answer["number"]:
            await page.wait("update", table=table)


if __name__ == "__main__":
    main()
