"""Measures how soon a game can be played on a device: ``python3 dev bench engine_start --rounds 3``.

A real Chromium opens the page as a folder of files on a plain web server, begins a game and waits until the first move
can be made: first with nothing kept, then again and again with what the first visit has kept. Told are seconds by the
clock and of the processor, of all processes of the browser together; on a busy machine only the latter mean something.
Told is also the memory that the processes of pages have for themselves, at home and when the game can be played.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from time import perf_counter

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.page.conftest import DESK, FLAGS, chromium
from tests.page.static_site import StaticSite, static_site
from tests.page.test_without_a_server import STARTING, begin_here

MAX_SECONDS = 3.0
"""Until a new game is ready, from what is kept, on two calm cores."""
KEPT = """async () => {
  const names = (await (await caches.open("engine-of-townwright")).keys()).map(({ url }) => url);
  return names.some((name) => name.includes("/memory-")) && names.some((name) => name.endsWith("engine.json"));
}"""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Opening:
    """Seconds until the home page stands, from the wish for a game to its first move, and of the processor for both.

    Then the megabytes of the page at home and with a game.
    """

    home: float
    game: float
    processor: float
    home_memory: float
    game_memory: float


def main(words: Sequence[str]) -> int:
    """Print the times; returns 1 if a game from what is kept takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often it is opened with what is kept")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport=DESK, service_workers="allow")
        cold = measured(context, site)
        warm = [measured(context, site) for _ in range(args.rounds)]
        browser.close()
    median = Opening(*(statistics.median(getattr(one, field.name) for one in warm) for field in fields(Opening)))
    if args.json:
        print(json.dumps({"cold": vars(cold), "warm": vars(median)}))
    for name, found in (("nothing kept", cold), ("all kept", median)):
        print(
            f"{name}: home after {found.home:.1f} s, a new game {found.game:.1f} s later; "
            f"{found.processor:.1f} s of the processor; {found.home_memory:.0f} MB at home, "
            f"{found.game_memory:.0f} MB with a game"
        )
    return 0 if median.game <= MAX_SECONDS else 1


def measured(context: BrowserContext, site: StaticSite) -> Opening:
    """Open the page in a new tab and begin a game."""
    page = context.new_page()
    page.set_default_timeout(STARTING)
    before, started = processor_seconds(), perf_counter()
    page.goto(site.address)
    page.locator("#game-cities").wait_for()
    home = perf_counter()
    at_home = page_memory(page)
    wished = perf_counter()
    begin_here(page, "cities", 0, others=1)
    page.locator(".place.open").first.wait_for()
    ready, after = perf_counter(), processor_seconds()
    wait_until_kept(page)
    with_game = page_memory(page)
    page.close()
    return Opening(home - started, ready - wished, after - before, at_home, with_game)


def page_memory(page: Page) -> float:
    """Megabytes that the processes of pages have for themselves."""
    browser = page.context.browser
    assert browser is not None
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    return sum(map(own_kilobytes, pages)) / 1000


def own_kilobytes(process: int) -> int:
    """What a process shares with no other."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def wait_until_kept(page: Page) -> None:
    """Until the next visit finds everything."""
    page.wait_for_function(KEPT)


def processor_seconds() -> float:
    """What all processes that this one has started have taken so far."""
    parents, spent = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parents[int(folder.name)], spent[int(folder.name)] = int(words[1]), sum(map(int, words[11:13])) / TICKS
    own = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(spent[process] for process in own - {os.getpid()} if process in spent)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
