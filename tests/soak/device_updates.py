"""Updates the page in the middle of games on a device: ``dev soak device_updates``.

A real Chromium plays each game a while at a folder of files. Then another edition lies there, in which every file has
another name, with another engine. A tab of each edition plays on at the same table; then the folder is gone, and the
game is played to its end by what is kept. After that two tabs act on the same turns at the same moment. Every move
that was shown must be there at the end, each in its place.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import re
import tempfile
import zipfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import click
from playwright.async_api import async_playwright
from playwright.sync_api import Browser, expect, sync_playwright

from tests.local.worker_pages import WorkerPage, worker_page
from tests.page.conftest import DESK, FLAGS, chromium
from tests.page.static_site import PATH, StaticSite, static_site
from tests.page.test_offline import READY
from tests.page.test_without_a_server import KEPT, STARTING
from tests.soak.device_games import AGREED, LISTEN, NOW, Heard, begin, typed
from townwright.core import registry

Facts = dict[int, dict[str, Any]]

HASHED = re.compile(r"-([\w-]{8})\.(?:js|css)$")
EDITION = re.compile(r"(?<=`)[0-9a-f]{16}(?=`)")
MOVES = 4
"""Typed in each part of a game."""
TURNS = 60
"""That two tabs act on at once, in each game at most."""
ENGINES = "async () => (await (await caches.open('engine-of-townwright')).keys()).map(({ url }) => url)"
SCRIPT = "() => document.querySelector('script[src]').src"
WAITING = "async () => (await navigator.serviceWorker.ready).waiting !== null"
"""Whether the other edition is kept and waits until no tab shows the first one."""


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.own_names()))
@click.option("--seed", default=1, show_default=True)
def main(names: tuple[str, ...], seed: int) -> None:
    """Play, update and play on; fails where a move is lost or a game does not go on."""
    expect.set_options(timeout=STARTING)
    chosen = names or registry.own_names()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in chosen:
            started = perf_counter()
            facts = across_an_update(browser, name, Random(f"{seed} {name}"))
            print(f"{name}: updated, {facts} facts, none lost; {perf_counter() - started:.0f} s", flush=True)
        browser.close()
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site:
        asyncio.run(in_two_tabs(site, chosen, seed))


def across_an_update(browser: Browser, name: str, random: Random) -> int:
    """One game under two editions, and at its end without any; returns how many facts it has."""
    context = browser.new_context(viewport=DESK, locale="de-DE", service_workers="allow", reduced_motion="reduce")
    context.add_init_script(LISTEN)
    context.set_default_timeout(STARTING)
    old, known = context.new_page(), Facts()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with static_site(Path(folder)) as site:
            old.goto(site.address)
            begin(old, name, NOW)
            before = Heard(old)
            play(before, random, known)
            old.evaluate(READY)
            old.wait_for_function(KEPT)
            names, archive = newer_edition(Path(folder) / PATH.strip("/"))

            new = context.new_page()
            new.goto(old.url)
            assert new.evaluate(SCRIPT).rsplit("/", 1)[1] in names
            after = Heard(new)
            for heard in (after, before, after):
                play(heard, random, known)
            new.wait_for_function(KEPT)
            assert [url for url in new.evaluate(ENGINES) if "/engine/townwright-" in url] == [
                f"{site.address}engine/{archive}"
            ]
            new.wait_for_function(WAITING)
        address = new.url
        for page in (old, new):  # whatever edition they show now
            page.reload()
            play(Heard(page), random, known)
        old.close()
        new.close()
        last = context.new_page()
        last.goto(address)
        while last.evaluate(SCRIPT).rsplit("/", 1)[1] not in names:  # the browser takes a moment to let go of the first
            last.close()
            last = context.new_page()
            last.wait_for_timeout(1000)
            last.goto(address)
        play(Heard(last), random, known, to_the_end=True)
        expect(last.locator("#end-title")).to_be_visible()
        last.reload()
        after = Heard(last)
        while after.sight.get("status") != "ended":
            last.wait_for_timeout(20)
            after.listen()
    context.close()
    check(after.facts[after.table], known)
    return len(known)


def newer_edition(folder: Path) -> tuple[set[str], str]:
    """Put another edition in the place of the one in a folder; returns the new names of its scripts and its archive."""
    names = {path.name: renamed(path.name) for path in folder.rglob("*") if HASHED.search(path.name)}
    [old] = (folder / "engine").glob("townwright-*.bin")
    packed = newer_archive(old.read_bytes())
    names[old.name] = f"townwright-{hashlib.sha256(packed).hexdigest()[:12]}.bin"
    sizes = f'"{old.name}": {old.stat().st_size}', f'"{names[old.name]}": {len(packed)}'
    old.write_bytes(packed)
    for path in [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".json", ".html")]:
        text = path.read_text("utf-8").replace(*sizes)
        text = re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)
        if path.name == "sw.js":
            text = EDITION.sub(lambda found: found[0][::-1], text)
        path.write_text(text, "utf-8")
    for path in [path for path in folder.rglob("*") if path.name in names]:
        path.rename(path.with_name(names[path.name]))
    return set(names.values()), names[old.name]


def renamed(name: str) -> str:
    """The name that a file would have with other contents."""
    return HASHED.sub(lambda found: found[0].replace(found[1], found[1].swapcase()[::-1]), name)


def newer_archive(packed: bytes) -> bytes:
    """Sources that say a little more in their first line."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as old, zipfile.ZipFile(written, "w") as new:
        for entry in old.infolist():
            more = b"# newer\n" if entry.filename.endswith(".py") else b""
            new.writestr(entry, more + old.read(entry), zipfile.ZIP_STORED)
    return gzip.compress(written.getvalue(), mtime=0)


def play(heard: Heard, random: Random, known: Facts, to_the_end: bool = False) -> None:
    """Type some moves in a tab, and keep what it is shown."""
    moves = 0
    while (to_the_end or moves < MOVES) and heard.sight.get("status") != "ended":
        heard.page.wait_for_timeout(20)
        heard.listen()
        if heard.sight.get("turn") is not None:
            moves += typed(heard.page, heard, random)
    known.update(heard.facts[heard.table])


def check(stored: Facts, known: Facts) -> None:
    """Fail unless everything that was shown is stored in its place, without a gap."""
    assert sorted(stored) == [*range(1, len(stored) + 1)], sorted(stored)
    for number, fact in known.items():
        found = stored.get(number, {})
        told = fact.get("action")  # what others did secretly is told later
        assert found.get("kind") == fact["kind"], (number, fact, found)
        assert told in (None, found.get("action")), (number, fact, found)


async def in_two_tabs(site: StaticSite, names: tuple[str, ...], seed: int) -> None:
    """Two tabs act on the same turns at the same moment: one of them comes first, and both show the same."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = await browser.new_context()
        tabs = [worker_page(await context.new_page()) for _ in range(2)]
        for tab in tabs:
            assert tab.tab is not None
            tab.tab.set_default_timeout(STARTING)
            await tab.start(site)
        for name in names:
            started, random = perf_counter(), Random(f"{seed} {name}")
            seats = [{"who": "you"}, {"who": "bot", "name": "random"}]
            table = await tabs[0].table(name, options={"seats": "2", **AGREED.get(name, {})}, seats=seats)
            for tab in tabs:
                await tab.watch(table)
            first = second = 0
            for _ in range(TURNS):
                told = await both_act(tabs, table, random)
                first, second = first + told[0], second + told[1]
                if tabs[0].sights[table]["status"] == "ended":
                    break
            assert tabs[0].facts[table] == tabs[1].facts[table]
            fresh = worker_page(await context.new_page())
            await fresh.start(site)
            await fresh.watch(table)
            check(fresh.facts[table], tabs[0].facts[table])
            print(
                f"{name}: two tabs at once: {first} and {second} moves came first, {len(fresh.facts[table])} facts, "
                f"none lost; {perf_counter() - started:.0f} s",
                flush=True,
            )
        await browser.close()


async def both_act(tabs: list[WorkerPage], table: str, random: Random) -> tuple[int, int]:
    """One turn; returns which of the two moves was taken."""
    await level(tabs, table)
    if tabs[0].sights[table]["status"] == "ended":
        return 0, 0
    actions = [await tab.random_action(table, random) for tab in tabs]
    answers = await asyncio.gather(*(tab.act(table, action) for tab, action in zip(tabs, actions, strict=True)))
    taken = [answer["say"] == "answer" for answer in answers]
    assert sum(taken) == 1, (actions, answers)
    number = max(answer.get("number", 0) for answer in answers)
    for tab in tabs:
        while tab.sights[table]["number"] < number:
            await tab.handle()
    await level(tabs, table)
    return taken[0], taken[1]


async def level(tabs: list[WorkerPage], table: str) -> None:
    """Until both show the same, and this person is to act or the game is over."""
    while True:
        sights = [tab.sights[table] for tab in tabs]
        waits = sights[0]["turn"] is None and sights[0]["status"] != "ended"
        if len({sight["number"] for sight in sights}) == 1 and not waits:
            return
        await min(tabs, key=lambda tab: tab.sights[table]["number"]).handle()


if __name__ == "__main__":
    main()
