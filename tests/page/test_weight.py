"""Every screen stays light and stands still, in a language that must be fetched."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, Route, ViewportSize, expect

from townwright.server.routes.static_files import files

from .conftest import DESK, PHONE, Visit
from .late import one_of
from .player import lay_starting_tiles, wait_for_round
from .serving import ROOT

MOST_JUMPING = 0.02
COUNT_JUMPS = """
window.jumps = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.jumps += each.value;
}).observe({type: "layout-shift", buffered: true});
"""
TWO_FRAMES = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then(window.jumps))))"
EXCUSE = f"(before) => ({TWO_FRAMES})().then(() => {{ window.jumps = before; }})"
"""What somebody's own press has moved is excused, however late the answer came."""
HOME, TABLE, OTHERS = 60_000, 110_000, 250_000
"""Bytes of compressed script and style that a screen may load."""
PICTURES = 4_000
"""Bytes that a game may have for drawing its pictures."""
TABLES = {
    "cities": {"seats": "1", "level": "3", "variants": "-"},
    "greentown": {"seats": "2", "setup": "first"},
    "skylines": {"seats": "1", "scenario": "4"},
}
MOST = {"home": HOME, "lesson": TABLE, **dict.fromkeys(TABLES, TABLE)}
SCREENS = {
    "home": ("/", "#game-cities"),
    "learn": ("/learn", "main a"),
    "lesson": ("/learn/cities-1", ".place"),
    "rules": ("/rules/skylines", ".rules section"),
    "companion": ("/companion/cities", ".next"),
    "companion of Greentown": ("/companion/greentown", "[data-hex]"),
    "companion of Skylines": ("/companion/skylines", "[data-marker]"),
    "own": ("/own", "[data-download]"),
    "account": ("/account", "form"),
    "daily": ("/daily", "[data-deal]"),
    "puzzles": ("/puzzles", "main a"),
    "history": ("/history", "#games"),
    "ratings": ("/ratings", "#programs"),
    "campaign": ("/campaign", "[data-stage]"),
}
RECORD = ROOT / "tests" / "games" / "cities" / "records" / "the-higher-total-wins.txt"


@pytest.mark.parametrize("size", one_of(PHONE, DESK))
def test_every_screen_loads_little_and_nothing_jumps(size: ViewportSize, visit: Visit, origin: str) -> None:
    page = visit(size, painted=True, locale="de-DE")  # what jumps is measured where it is painted
    page.add_init_script(COUNT_JUMPS)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(path_of(request)))
    jumping: dict[str, float] = {}
    weights: dict[str, int] = {}

    def fine(screen: str) -> bool:
        return jumping[screen] < MOST_JUMPING and weights[screen] <= MOST.get(screen, OTHERS)

    for screen in screens(page, origin, asked.clear, fine):
        jumps, weight = page.evaluate(TWO_FRAMES), sum(map(packed, asked))
        jumping[screen] = min(jumps, jumping.get(screen, jumps))
        weights[screen] = min(weight, weights.get(screen, weight))

    assert {screen: jumps for screen, jumps in jumping.items() if jumps >= MOST_JUMPING} == {}
    assert {screen: weight for screen, weight in weights.items() if not 0 < weight <= MOST.get(screen, OTHERS)} == {}


def test_what_draws_pictures_is_small() -> None:
    drawing = {path: weight(path) for path in files() if is_drawing(path)}

    assert drawing
    assert {path: size for path, size in drawing.items() if size > PICTURES} == {}


def screens(page: Page, origin: str, leave: Callable[[], None], fine: Callable[[str], bool]) -> Iterator[str]:
    """Goes from screen to screen, each loaded as by somebody who comes anew, and gives its name when it stands.

    A table of Greentown that is not fine is tried three times more.
    """
    own, tried = {"origin": origin}, Counter[str]()
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers=own)
    for screen, (path, last) in SCREENS.items():
        leave()
        page.goto(origin + path)
        expect(page.locator(last).first).to_be_visible()
        yield screen
    # Where a program may begin, what its turn loads and moves is none of the table's: of some tables the least counts.
    for game, options in (*TABLES.items(), *[("greentown", TABLES["greentown"])] * 3):
        if tried[game] and fine(game):
            continue
        tried[game] += 1
        # One who thinks before a first turn: what a turn moves on a table is no jump of a screen that comes.
        seats = [{"who": "you"}, {"who": "bot", "name": "expert"}][: int(options["seats"])]
        wanted = {"game": game, "options": options, "seats": seats}
        table = page.request.post(f"{origin}/api/tables", data=wanted, headers=own).json()["table"]
        leave()
        page.goto(f"{origin}/table/{table}")
        expect(page.locator(".below")).to_be_visible()
        if game == "cities":
            before = page.evaluate(TWO_FRAMES)
            lay_starting_tiles(page)
            wait_for_round(page, 1)
            page.evaluate(EXCUSE, before)
        yield game
    leave()
    page.route("**/api/records", after_a_press_is_long_ago)
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill(RECORD.read_text())
    page.locator("form .button.main").click()
    expect(page.get_by_role("slider")).to_be_visible()
    yield "replay"


def after_a_press_is_long_ago(route: Route) -> None:
    """Pass a request on so late that what its answer moves is no longer excused by the press: half a second."""
    time.sleep(0.7)
    route.continue_()


def path_of(request: Request) -> str:
    """Where something lies on the server."""
    return urlsplit(request.url).path.removeprefix("/")


def packed(path: str) -> int:
    """The bytes of a script or style; no picture counts, nor what draws a game's pictures after its table stands."""
    return weight(path) if Path(path).suffix in (".js", ".css") and not is_drawing(path) else 0


def is_drawing(path: str) -> bool:
    """Whether a file is the part of a game that draws its pictures."""
    return "-pictures-" in path


@cache
def weight(path: str) -> int:
    """The bytes of a file as a browser gets them that knows no better packing."""
    ways = files()[path].ways
    return len(ways.get("gzip", ways[""]))
