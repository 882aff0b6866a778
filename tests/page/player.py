"""A person at the page: starts games, lays tiles, leads tourists, with pointer, keys or notation."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

OPEN = ".place.open"


def begin(
    page: Page, origin: str, way: str = "Play now", others: str = "1", start: str = "Start", level: int = 1
) -> None:
    """From the home page to a table."""
    page.goto(origin)
    page.get_by_role("button", name=way, exact=True).first.click()
    page.locator("input[name=level]").nth(level - 1).check(force=True)
    page.get_by_role("radio", name=others, exact=True).check(force=True)
    page.get_by_role("button", name=start, exact=True).click()
    expect(page.get_by_role("grid")).to_be_visible()


def main_button(page: Page) -> Locator:
    """The button that plays the move."""
    return page.locator(".deeds .button.main")


def lay_start(page: Page) -> None:
    """Lay the three starting tiles wherever they may lie first."""
    for number in range(3):
        expect(page.locator(".tile.trial")).to_have_count(number)
        page.locator(OPEN).first.click()
    expect(page.locator(".tile.trial")).to_have_count(3)
    main_button(page).click()


def move(page: Page, at: int = 0, tourist: bool = True) -> None:
    """Lay the tile in hand on one of its places, perhaps set a tourist, and be done."""
    places = page.locator(OPEN)
    expect(places.first).to_be_visible()
    places.nth(at % places.count()).click()
    expect(page.locator(".tile.trial")).to_have_count(1)
    expect(main_button(page)).to_be_enabled()
    if tourist and page.locator(OPEN).count():
        page.locator(OPEN).first.click()
        expect(main_button(page)).to_be_enabled()
    main_button(page).click()
