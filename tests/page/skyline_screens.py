"""Every screen of Skylines, visited in one walk."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from .late import sit_down_late
from .links import go
from .mayor import (
    agree,
    done,
    exchangeable,
    expect_end,
    keep_a_role,
    lay_the_boards,
    lay_the_tile,
    open_a_board,
    play_to_the_end,
    step,
    wait_for_question,
)
from .player import expect_nothing_covered
from .ready import sit_down
from .serving import ROOT

RECORDS = ROOT / "tests" / "games" / "skylines" / "records"


def walk_skylines(page: Page, origin: str) -> Iterator[str]:
    """Goes from screen to screen and gives the name of each when it is there."""
    agree(page, origin, "5", "now", 0)
    yield "skylines-new-game"
    sit_down(page, origin, "skylines", scenario="5")
    yield from before_the_first_turn(page)
    yield from through_a_turn(page)
    sit_down_late(page, origin, RECORDS / "finished-without-importance.txt", left=1)
    play_to_the_end(page)
    yield "skylines-end"
    page.locator("a[href^='/replay/']").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect_end(page)
    yield "skylines-replay"
    go(page, origin, "/replay")
    page.get_by_role("textbox").fill((RECORDS / "finished-with-success.txt").read_text())
    page.locator("form .button.main").click()
    expect_end(page)
    yield "skylines-won"
    yield from through_a_review(page)


def through_a_review(page: Page) -> Iterator[str]:
    """The account of both measures and a move; what the server found lies in ``review-skylines.jsonl``."""
    found = (ROOT / "tests" / "page" / "review-skylines.jsonl").read_text()
    page.route("**/api/reviews", lambda route: route.fulfill(body=found, content_type="application/x-ndjson"))
    page.locator("a[href^='/review']").click()
    expect(page.locator(".graph")).to_be_visible()
    expect(page.locator("[data-best] [role=img]")).to_be_visible()
    page.locator(".course .button").nth(1).click()
    expect(page.locator(".course .button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".course .button").first.click()
    page.locator(".move:has(.cost.sure)").first.click()
    expect(page.locator(".looked [role=img]")).to_have_count(2)
    yield "skylines-review"


def before_the_first_turn(page: Page) -> Iterator[str]:
    """The layout, the role and the first board."""
    wait_for_question(page)
    page.locator("[data-lay]:enabled").first.click()
    yield "skylines-layout"
    lay_the_boards(page)
    expect(page.locator("[data-role]").first).to_be_enabled()
    yield "skylines-roles"
    keep_a_role(page)
    expect(page.locator(".closed-board").first).to_be_visible()
    page.locator(".closed-board").first.click()
    yield "skylines-boards"
    open_a_board(page)


def through_a_turn(page: Page) -> Iterator[str]:
    """A card, its tile, the adviser, and a draw."""
    expect(page.locator(".card-button.ready").first).to_be_visible()
    page.locator("[data-marker=pow]:visible").click()
    expect_nothing_covered(page)
    yield "skylines-turn"
    page.locator(".card-button.ready").first.click()
    expect(page.locator(".cell.open").first).to_be_visible()
    yield "skylines-card"
    lay_the_tile(page)
    yield "skylines-tile"
    done(page).click()
    expect(page.locator("[data-source]:enabled").first).to_be_visible()
    expect_nothing_covered(page)
    yield "skylines-draw"
    while wait_for_question(page) == "draw":  # news is replaced by another draw
        step(page)
    exchangeable(page).first.click()
    page.locator("[data-deed=swap]").click()
    expect(done(page)).to_be_enabled()
    yield "skylines-exchange"
    done(page).click()
    expect(page.locator("[data-source]:enabled").first).to_be_visible()
    expect_nothing_covered(page)
    yield "skylines-exchange-pile"
