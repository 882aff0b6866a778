"""Plays every game to its end on a device, with everything else out of reach: ``dev soak device_games``.

A real Chromium opens the page once, at a server and as a folder of files under a path of its own. Then both are gone.
Each game is played in German and by keys alone from home to its end, against a program and by two people at one
screen, with typed moves that are legal by the engine's own word, and loaded again in the middle; at its end the page
proves its deal.
"""

from __future__ import annotations

import contextlib
import json
import re
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import click
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests.page.conftest import DESK, FLAGS, chromium
from tests.page.serving import serving
from tests.page.static_site import static_site
from tests.page.test_offline import READY
from tests.page.test_without_a_server import KEPT, STARTING
from tests.server.harness.pages import ToldFrames, add_word
from townwright.core import registry

LISTEN = """
const Plain = window.Worker;
window.told = [];
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    window.engineWorker = this;
    this.addEventListener("message", ({ data }) => data.say === "message" && window.told.push(data.text));
  }
};
"""
AGREED: dict[str, dict[str, object]] = {"skylines": {"scenario": "intro"}}
"""What is agreed besides the number of people: a short game where there is one."""
PLACES = ("server", "folder")
NOW, HERE = 0, 1
"""The places of the buttons for a game against programs, and for friends at one screen."""
SOON = 5_000
"""Milliseconds until a move is made, or looked at again."""
RELOAD_AFTER = 5
"""Moves before the page is loaded anew."""
LEVELS = 3
"""Steps of the line of programs that are tried, from the weakest on."""


class Heard(ToldFrames):
    """What the page of a tab was told by its engine about the table that it shows."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page, self.table = page, page.url.rsplit("/", 1)[1]

    @property
    def sight(self) -> dict[str, Any]:
        """The table as it was last shown; empty before."""
        return self.sights.get(self.table, {})

    def listen(self) -> None:
        """Take in what came."""
        for text in self.page.evaluate("() => window.told.splice(0)"):
            if json.loads(text).get("table") == self.table:
                self.take(text)

    def random_action(self, random: Random) -> str:
        """A legal action of the seat that is shown, found word by word; empty if the turn is over meanwhile."""
        words: list[str] = []
        while True:
            ask = random.randrange(1 << 30, 1 << 31)
            asked = {"say": "ask", "table": self.table, "ask": ask, "seat": self.sight["seat"], "words": words}
            text = json.dumps(asked)
            self.page.evaluate("text => window.engineWorker.postMessage({ say: 'message', text })", text)
            while (frame := next((one for one in self.frames if one.get("ask") == ask), None)) is None:
                self.page.wait_for_timeout(5)
                self.listen()
            if frame["say"] != "choices":
                return ""
            if add_word(words, frame["choices"], random):
                return " ".join(words)


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.own_names()))
@click.option("--place", "places", multiple=True, type=click.Choice(PLACES), default=PLACES, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(names: tuple[str, ...], places: tuple[str, ...], seed: int) -> None:
    """Play them; fails where one does not end as it should."""
    expect.set_options(timeout=STARTING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for place in places:
            page = visited(browser, place)
            for name in names or registry.own_names():
                for way in (NOW, HERE):
                    started = perf_counter()
                    moves = play(page, name, way, Random(f"{seed} {name} {way}"))
                    told = "two people at one screen" if way == HERE else "against a program"
                    print(f"{place}: {name}, {told}: {moves} moves, {perf_counter() - started:.0f} s", flush=True)
            page.context.close()
        browser.close()


def visited(browser: Browser, place: str) -> Page:
    """The home page after a first visit, cut off from everything."""
    context = browser.new_context(viewport=DESK, locale="de-DE", service_workers="allow", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(STARTING)
    page.add_init_script(LISTEN)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if place == "folder":
            with static_site(Path(folder)) as site:
                first_visit(page, site.address)
        else:
            with serving(Path(folder)) as origin:
                first_visit(page, origin)
    context.set_offline(True)
    return page


def first_visit(page: Page, address: str) -> None:
    """Play on this device once, so that everything is kept."""
    page.goto(address)
    begin(page, "cities", NOW)
    page.evaluate(READY)
    page.wait_for_function(KEPT)
    home(page)


def begin(page: Page, name: str, way: int, level: int = 0) -> None:
    """From the home page to a table on this device, with nothing but keys."""
    page.locator(f"#game-{name} ~ .deeds .button:not(.lesson)").nth(way).press("Enter")
    sheet = page.get_by_role("dialog")
    for option, value in {"others": 1, **AGREED.get(name, {})}.items():
        tick(sheet.locator(f"input[name={option}][value='{value}']"))
    for here in sheet.locator("input[name=device]").all():  # where there was a server
        tick(here)
    if way == NOW:
        line = sheet.locator("input[type=range]")
        for key in ("Home", *("ArrowRight",) * level):
            line.press(key)
    sheet.locator("form > .button.main").press("Enter")
    expect(page).to_have_url(re.compile("/table/device-"))


def tick(box: Locator) -> None:
    """Choose what a key chooses."""
    if not box.is_checked():
        box.press("Space")
    expect(box).to_be_checked()


def home(page: Page) -> None:
    """Back by the link above a screen, to what this device offers."""
    page.locator("header a[href='/'], header a[href$='?/']").first.press("Enter")
    expect(page.locator("#game-cities")).to_be_visible()


def offered_here(page: Page) -> None:
    """A page that was loaded anew asks its server first, and offers the device when nobody answers."""
    buttons = page.locator("#game-cities ~ .deeds .button.main")
    here = page.locator("p.card .button.main")
    expect(page.locator("#game-cities ~ .deeds .button.main:enabled").or_(here).first).to_be_visible()
    if here.count():
        here.press("Enter")
    expect(buttons.first).to_be_enabled()


def play(page: Page, name: str, way: int, random: Random) -> int:
    """One game from home to its end and back; returns how many moves were typed."""
    offered_here(page)
    begin(page, name, way, random.randrange(LEVELS))
    heard, moves = Heard(page), 0
    while True:
        heard.listen()
        ready = page.locator(".curtain .button.main")
        if ready.count():
            with contextlib.suppress(TooLate):  # it may go by itself
                ready.first.press("Enter", timeout=SOON)
        if heard.sight.get("status") == "ended":
            break
        if not heard.sight or heard.sight["turn"] is None or ready.count():
            page.wait_for_timeout(20)
            continue
        moves += typed(page, heard, random)
        if moves == RELOAD_AFTER:
            page.reload()
            heard = Heard(page)
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator("[data-course]").first).to_be_attached()
    prove(page)
    home(page)
    return moves


def typed(page: Page, heard: Heard, random: Random) -> bool:
    """Type a move; returns whether anything came of it. Programs move meanwhile, and the game may be over."""
    number, action = heard.sight["number"], heard.random_action(random)
    if not action:
        return False
    try:
        page.locator("details.typed").evaluate("details => { details.open = true }", timeout=SOON)
        box = page.locator("details.typed").get_by_role("textbox")
        box.fill(action, timeout=SOON)
        box.press("Enter", timeout=SOON)
    except TooLate:
        return False
    ends = perf_counter() + SOON / 1000
    while heard.sight["number"] == number and perf_counter() < ends:
        page.wait_for_timeout(10)
        heard.listen()
    return bool(heard.sight["number"] > number)


def prove(page: Page) -> None:
    """Let the page prove the deal of the game that has just ended."""
    page.locator("a[href*='/lab/']").first.evaluate("link => link.click()")
    expect(page).to_have_url(re.compile("/lab/device-"))
    expect(page.locator(".verdict.good")).to_be_visible()


if __name__ == "__main__":
    main()
