"""Everything beside plain games on a device, with everything else out of reach: ``dev soak device_beside``.

A real Chromium opens the page once, at a server and as a folder of files under a path of its own. Then both are gone,
and every screen is loaded anew: all lessons step by step and the game that follows, the companion, own sets and games
with them, hints, records replayed, played on from and explained.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from time import perf_counter

import click
from playwright.sync_api import Page, expect, sync_playwright

from tests.page.box_screens import GAMES, around_the_box, bring
from tests.page.conftest import FLAGS, chromium
from tests.page.greentown_player import wait_for_turn
from tests.page.mayor import wait_for_question
from tests.page.player import choose, open_places
from tests.page.pupil import LESSONS, answer, open_lesson
from tests.page.serving import ROOT
from tests.page.test_without_a_server import STARTING
from tests.soak.device_games import HERE, NOW, PLACES, begin, home, offered_here, visited

RECORDS = ROOT / "tests" / "games"
FINISHED = {
    "cities": "cities/records/the-higher-total-wins.txt",
    "greentown": "greentown/records/a-tour-lapses.txt",
    "skylines": "skylines/records/finished-with-all-modules.txt",
}
"""A finished game of each kind."""
SETS = {
    "cities": ("cities/box/tilesets/mixed24.txt", "mixed24"),
    "greentown": ("greentown/box/townwright-1.json", "townwright-1"),
    "skylines": ("skylines/box/townwright-draft-1.txt", "townwright-draft-1"),
}
"""The file of a set of each game, and its name."""
LISTED = """table => new Promise((found, failed) => {
  const opening = indexedDB.open("townwright");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("rows").objectStore("rows").get(table);
    asked.onsuccess = () => found(JSON.stringify(asked.result));
    asked.onerror = () => failed(asked.error);
  };
})"""
"""What the browser's database lists of a table."""


@click.command()
@click.option("--place", "places", multiple=True, type=click.Choice(PLACES), default=PLACES, show_default=True)
@click.option("--part", "parts", multiple=True, type=click.Choice(("lessons", "box", "own", "hints", "replays")))
def main(places: tuple[str, ...], parts: tuple[str, ...]) -> None:
    """Walk through it all; fails where something does not work."""
    expect.set_options(timeout=STARTING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for place in places:
            page = visited(browser, place)
            base = page.url.rstrip("/")  # screens of a folder stand behind a question mark
            for name, walk in WALKS.items():
                if parts and name not in parts:
                    continue
                started = perf_counter()
                print(f"{place}: {name}: {walk(page, base)}, {perf_counter() - started:.0f} s", flush=True)
            page.context.close()
        browser.close()


def learn(page: Page, base: str) -> str:
    """Every lesson to its end, done by hand; each leads into a game on this device."""
    for lesson, steps in LESSONS.items():
        open_lesson(page, base, lesson)
        for step, asked in enumerate(steps):
            answer(page, lesson, asked)
            expect(page.locator(f".lesson[data-step='{step + 1}']")).to_be_visible()
        page.locator(".lesson .deeds .main").click()
        expect(page).to_have_url(re.compile("/table/device-"))
        expect(page.locator(".table")).to_be_visible()
    return f"{len(LESSONS)} lessons learnt"


def beside_the_box(page: Page, base: str) -> str:
    """The companion of each game, and files that are brought, refused and drawn."""
    return f"{sum(1 for _ in around_the_box(page, base))} screens of the companion and of own sets"


def play_with_own(page: Page, base: str) -> str:
    """A game with tiles or cards of one's own, loaded again once it lies there."""
    for file, name in SETS.values():
        page.goto(f"{base}/own")
        bring(page, (GAMES / file).read_text().replace(name, "my-box"))
        page.locator("[data-set=my-box] .good .button.main").click()
        sheet = page.get_by_role("dialog")
        choose(sheet, "others", 1)
        sheet.locator("form > .button.main").click()
        expect(page).to_have_url(re.compile("/table/device-"))
        expect(page.locator(".table")).to_be_visible()
        page.reload()
        expect(page.locator(".table")).to_be_visible()
        assert "my-box" in page.evaluate(LISTED, page.url.rsplit("/", 1)[1])
    return f"{len(SETS)} games with own sets"


def be_advised(page: Page, base: str) -> str:
    """A hint in each game, which says what it would do."""
    for name, ready in READY_TO_ACT.items():
        page.goto(base)
        offered_here(page)
        begin(page, name, HERE if name == "greentown" else NOW)
        curtain = page.locator(".curtain .button.main")
        expect(curtain.or_(page.locator(".table")).first).to_be_visible()
        if curtain.count():
            curtain.click()
        ready(page)
        page.locator("[data-hint=ask]").click()
        expect(page.locator("[data-hint=do]")).to_be_enabled()
        expect(page.locator(".status, .advice").filter(has_text="Tipp").first).to_be_visible()
    return f"{len(READY_TO_ACT)} hints given"


READY_TO_ACT: dict[str, Callable[[Page], object]] = {
    "cities": lambda page: expect(open_places(page).first).to_be_visible(),
    "greentown": wait_for_turn,
    "skylines": wait_for_question,
}
"""By game, how its table waits for this seat."""


def look_back(page: Page, base: str) -> str:
    """A record is shown from its end to its beginning with its points explained, and played on from its middle."""
    for name, file in FINISHED.items():
        page.goto(f"{base}/replay")
        page.get_by_role("textbox").fill((RECORDS / file).read_text())
        page.locator("form .button.main").click()
        slider = page.get_by_role("slider")
        slider.press("End")
        expect(page.locator("#end-title")).to_be_visible()
        explain(page, name)
        slider.press("Home")
        for _ in range(12):
            slider.press("ArrowRight")
        expect(page.locator(".bar .told")).to_contain_text("12 /")
        page.locator(".more .button.main").first.click()
        expect(page).to_have_url(re.compile("/table/device-"))
        expect(page.locator(".table")).to_be_visible()
    home(page)
    return f"{len(FINISHED)} records replayed, explained and played on from"


def explain(page: Page, name: str) -> None:
    """Let the page say where the points of the first in a list come from, each with its reason."""
    if name in ASKED:
        page.locator(".end").get_by_role("button", name=re.compile(ASKED[name])).first.click()
    told = page.locator(EXPLAINED[name]).first
    expect(told).to_be_visible()
    expect(told).to_have_text(re.compile(r"\w{4}.*\d|\d.*\w{4}", re.DOTALL))


ASKED = {"cities": "[Zz]ählen", "greentown": "[Ww]arum|Woher"}
"""By game, the button that asks for reasons; where all build one city, they stand there."""
EXPLAINED = {"cities": ".end .count", "greentown": ".end .lines", "skylines": ".end ul li"}
"""Where the reasons stand."""
WALKS: dict[str, Callable[[Page, str], str]] = {
    "lessons": learn,
    "box": beside_the_box,
    "own": play_with_own,
    "hints": be_advised,
    "replays": look_back,
}


if __name__ == "__main__":
    main()
