"""Every screen of Greentown, visited in one walk."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from .greentown_player import glowing, lay, lead, main, play_to_the_end, table, turn_down, wait_for_turn
from .late import sit_down_late
from .links import go
from .player import BOT_TIMEOUT
from .ready import BOT, FRIEND, sit_down
from .serving import ROOT

RECORDS = ROOT / "tests" / "games" / "greentown" / "records"


def walk_greentown(page: Page, origin: str) -> Iterator[str]:
    """Goes from screen to screen and gives the name of each when it is there."""
    go(page, origin, "/")
    page.locator("#game-greentown").locator("..").locator(".button.main").click()
    expect(page.get_by_role("dialog").locator("input[name=money]").first).to_be_attached()
    yield "green-new"
    sit_down(page, origin, "greentown", FRIEND)
    expect(page.locator(".curtain")).to_be_visible()
    yield "green-curtain"
    sit_down(page, origin, "greentown", BOT, BOT, money="open")
    wait_for_turn(page)
    yield "green-marker"
    yield from through_a_turn(page)
    wait_for_turn(page)
    yield "green-toured"
    seats = ({"who": "you"}, {"who": "bot", "name": "random"})
    sit_down_late(page, origin, RECORDS / "the-ninth-building-ends-the-game.txt", left=1, seats=seats)
    play_to_the_end(page, origin)
    page.locator(".end li .button").first.click()
    expect(page.locator(".end .lines")).to_be_visible()
    yield "green-end"
    yield from through_a_review(page, origin)


def through_a_review(page: Page, origin: str) -> Iterator[str]:
    """A tour beside a better one, and a Build that is tried; what the server found is in ``review-greentown.jsonl``."""
    found = (ROOT / "tests" / "page" / "review-greentown.jsonl").read_text()
    page.route("**/api/reviews", lambda route: route.fulfill(body=found, content_type="application/x-ndjson"))
    go(page, origin, "/replay")
    page.get_by_role("textbox").fill((RECORDS / "the-deck-runs-out.txt").read_text())
    page.locator("form .button.main").click()
    page.locator("a[href^='/review']").click()
    expect(page.locator("[data-best] [role=img]")).to_be_visible()
    page.locator(".move:has(.cost.sure)").nth(1).click()
    expect(page.locator(".looked [role=img] .route-line")).to_have_count(2)
    yield "green-review"
    page.locator(".which .button").first.click()
    expect(page.locator(".exercise .table[data-mode=step]")).to_be_visible(timeout=BOT_TIMEOUT)
    yield "green-exercise"


def through_a_turn(page: Page) -> Iterator[str]:
    """A turn that builds and tours."""
    turn_down(page, marker=2)
    expect(glowing(page).first).to_be_visible()
    yield "green-step"
    lay(page)
    page.locator(".place.open:not(.glowing)").first.click()
    page.locator(".tray .tile:not([aria-disabled=true])").last.click()
    yield "green-develop"
    main(page).click()
    expect(page.locator(".table[data-mode=erect]")).to_have_count(1)
    page.locator(".buildings button").nth(1).click()
    page.locator(".place.glowing[data-piece=N]").first.click()
    glowing(page).first.click()
    yield "green-building"
    main(page).click()
    expect(page.locator(".table[data-mode=tour]")).to_have_count(1)
    glowing(page).first.click()
    for way in ("1", "2", "3"):
        expect(table(page)).to_have_attribute("data-way", way)
        glowing(page).first.click()
    expect(table(page)).to_have_attribute("data-way", "4")
    yield "green-tour"
    lead(page)
