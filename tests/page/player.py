"""A person at the page: starts games, lays tiles and leads tourists with a pointer, keys or notation.

Everything is found as a person finds it, by what glows and by the one button that plays the move, so that the
same steps work in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Locator, Page, expect

from .late import Seats, skip_the_middle
from .serving import ROOT

Way = Literal["now", "friends", "here"]
WAYS: dict[Way, int] = {"now": 0, "friends": 1, "here": 2}
RECORDS = ROOT / "tests" / "games" / "cities" / "records"
LAST_ROUND = 13
BOT_TIMEOUT = 120_000
"""Milliseconds that a bot may think on a busy machine."""


def begin(page: Page, origin: str, way: Way = "now", others: int = 1, level: int = 1, quick: bool = False) -> None:
    """From the home page to a table in two clicks, and what is agreed in between."""
    page.goto(origin)
    page.locator("#game-cities").locator("..").locator(".deeds button").nth(WAYS[way]).click()
    sheet = page.get_by_role("dialog")
    sheet.locator("input[name=variants][value=quickstart]").set_checked(quick)
    choose(sheet, "level", level)
    choose(sheet, "others", others)
    if way == "now" and others:
        sheet.locator("input[type=range]").fill("0")
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/"))


def choose(sheet: Locator, name: str, value: object) -> None:
    """One of several on the sheet of a new game, which grows with what is chosen: no point of the screen is safe."""
    one = sheet.locator(f"input[name={name}][value='{value}']")
    one.evaluate("input => input.click()")
    expect(one).to_be_checked()


TOUCHED: WeakKeyDictionary[Page, bool] = WeakKeyDictionary()
"""By page, whether its screen knows fingers."""


def typing_box(page: Page) -> Locator:
    """Where moves are typed, unfolded."""
    page.locator("details.typed").evaluate("details => { details.open = true }")
    return page.locator("details.typed").get_by_role("textbox")


def touch(there: Locator) -> None:
    """With a finger where the screen knows one, otherwise with a pointer."""
    if there.page not in TOUCHED:
        TOUCHED[there.page] = there.page.evaluate("() => navigator.maxTouchPoints > 0")
    if TOUCHED[there.page]:
        there.tap()
    else:
        there.click()


def press_until(page: Page, key: str, selector: str, most: int = 90) -> None:
    """Press a key until the focus is where it should be. Nobody presses one before there is anything to reach."""
    expect(page.locator(selector).first).to_be_attached()
    page.evaluate(NEXT_FRAME)
    for _ in range(most + 1):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} does not lead to {selector} within {most} times")


NEXT_FRAME = "() => new Promise((then) => requestAnimationFrame(() => then()))"
"""What was focused may be gone; the page then leads the focus on in the next frame, and a key that comes at the same
moment goes on from there."""
PLAY_GOES_ON = """() => {
  const here = document.activeElement;
  return here !== document.body && !here.matches(".middle, :disabled") && here.checkVisibility();
}"""


def expect_focus(page: Page) -> None:
    """Whoever plays by keys has not lost the place."""
    page.wait_for_function("() => document.activeElement !== document.body")


def to_the_map(page: Page) -> None:
    """Into the grid of places: back from the tray, which comes after it, or on from what comes before.

    Something glows there, so the focus is led to where play goes on: the play area itself holds it only meanwhile.
    """
    page.wait_for_function(PLAY_GOES_ON)
    behind = page.evaluate("() => document.activeElement.closest('.tray') !== null")
    press_until(page, "Shift+Tab" if behind else "Tab", "[role=gridcell]", most=15)


ARROWS = """(selector) => {
  const here = document.activeElement;
  const grid = here.closest("[role=grid]");
  const rows = [...grid.querySelectorAll("[role=row]")].map((row) => [...row.querySelectorAll("[role=gridcell]")]);
  const down = (place) => rows.findIndex((row) => row.includes(place)) - rows.findIndex((row) => row.includes(here));
  const near = (one, other) => Math.abs(down(one)) - Math.abs(down(other));
  const [there] = [...grid.querySelectorAll(`[role=gridcell]:is(${selector})`)].sort(near);
  if (!there || here.matches(selector)) return [];
  const row = rows.find((each) => each.includes(here));
  const across = row.indexOf(there) - row.indexOf(here);
  const [far, back, on] = down(there) ? [down(there), "ArrowUp", "ArrowDown"] : [across, "ArrowLeft", "ArrowRight"];
  return Array(Math.abs(far)).fill(far < 0 ? back : on);
}"""
"""The arrows that somebody presses who sees where such a place is: up or down to its row, or along the row to it."""


def arrows_to(page: Page, selector: str) -> None:
    """From a place of the grid to one of another kind with the arrows; a row that a gap leads past is come to again."""
    for _ in range(9):
        for arrow in page.evaluate(ARROWS, selector):
            page.keyboard.press(arrow)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"the arrows never lead to {selector}")


def sight_of(page: Page, origin: str) -> dict[str, Any]:
    """What the server shows this person now, whatever of it the page has painted."""
    sight: dict[str, Any] = page.request.get(f"{origin}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["sight"]
    return sight


def table(page: Page) -> Locator:
    """Cities on the table."""
    return page.locator(".table")


def open_places(page: Page) -> Locator:
    """What glows."""
    return page.locator(".place.open")


def done(page: Page) -> Locator:
    """The button that plays the move."""
    return page.locator(".tray .button.main")


def wait_for_round(page: Page, number: int) -> None:
    """Until the next tile is there, or the end."""
    expect(table(page)).to_have_attribute("data-round", str(number), timeout=BOT_TIMEOUT)
    expect(open_places(page).first).to_be_visible()


UNCOVERED = """() => {
  scrollTo(0, 0);
  const edge = (selector, side) => document.querySelector(selector)?.getBoundingClientRect()[side];
  const board = edge(".middle .frame", "bottom") ?? edge(".middle [role=grid]", "bottom");
  return board <= edge(".middle > .tray", "top");
}"""


def expect_nothing_covered(page: Page) -> None:
    """The tray lies below all that is shown of the board, in whatever game, also before anybody has scrolled."""
    expect(page.locator(".middle > .tray").first).to_be_visible()
    page.wait_for_function(UNCOVERED)


def lay_starting_tiles(page: Page) -> None:
    """Lay the three starting tiles, each on the first place that glows."""
    for number in range(3):
        expect(page.locator(".tile.trial")).to_have_count(number)
        touch(open_places(page).first)
    expect(page.locator(".tile.trial")).to_have_count(3)
    touch(done(page))


def move(page: Page, at: int = 0, tourist: bool = True) -> None:
    """Lay the tile in hand on one of its places, perhaps set a tourist, and be done."""
    places = open_places(page)
    expect(places.first).to_be_visible()
    touch(places.nth(at % places.count()))
    expect(page.locator(".tile.trial")).to_have_count(1)
    expect(done(page)).to_be_enabled()
    if tourist:
        lead_a_tourist(page)
    expect(done(page)).to_be_enabled()
    touch(done(page))


def standing(page: Page) -> Locator:
    """The tourists that can be picked up."""
    return page.locator(".place.open[data-piece=tourist]")


def free_fields(page: Page) -> Locator:
    """Where a tourist can go."""
    return page.locator(".place.open:not([data-piece])")


def lead_a_tourist(page: Page) -> None:
    """Set a tourist on the new tile; where none can be set, lead one that stands."""
    if not free_fields(page).count() and standing(page).count():
        touch(standing(page).first)
        expect(free_fields(page).first).to_be_visible()
    if free_fields(page).count():
        touch(free_fields(page).first)


def play_to_the_end(page: Page, first: int = 1) -> None:
    """All rounds from the one given."""
    for number in range(first, LAST_ROUND + 1):
        wait_for_round(page, number)
        move(page, number)
    expect_end(page)


def first_and_last_rounds(page: Page, origin: str, record: Path, left: int, seats: Seats = ()) -> Iterator[int]:
    """The rounds to play: the first two, then the last of a record like this game; all where games are whole."""
    yield from (1, 2)
    wait_for_round(page, 3)
    yield from range(LAST_ROUND if skip_the_middle(page, origin, record, left, seats) else 3, LAST_ROUND + 1)


def expect_end(page: Page) -> None:
    """The cities are finished, and the result is shown."""
    expect(table(page)).to_have_attribute("data-stage", "over", timeout=BOT_TIMEOUT)
    expect(page.locator("#end-title")).to_be_visible()
