"""What leads a newcomer in: the goal, what places bring, coordinates, and nothing that nobody asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .player import begin, lay_starting_tiles, touch, wait_for_round


@pytest.mark.parametrize(
    ("size", "locale", "good"),
    [
        (PHONE, "de-DE", r"Anfänger kommen auf etwa \d+, gute Spieler auf \d+"),
        (DESK, "en-US", r"Beginners make about \d+, good players \d+"),
    ],
    ids=["phone-de", "desk-en"],
)
def test_a_table_tells_its_goal_and_what_every_place_brings(
    size: ViewportSize, locale: str, good: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=locale)
    page.goto(origin)
    expect(page.locator(".hero a.show")).to_have_attribute("href", "/learn/cities-1")
    begin(page, origin, level=2)
    expect(page.locator("a.show-me")).to_have_attribute("href", "/learn/cities-1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    lay_starting_tiles(page)
    wait_for_round(page, 1)

    expect(page.locator("aside.right")).to_contain_text(re.compile(good))
    expect(page.locator(".board .edges .letter").first).to_have_text(re.compile("^[a-z]$"))
    expect(page.locator(".board .edges .number").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator("details.typed")).not_to_have_attribute("open", "")

    open_places = page.locator(".place.open")
    expect(page.locator(".gain-cell")).to_have_count(open_places.count())
    expect(open_places.first).to_have_attribute("aria-label", re.compile(r"[+0]\d*$"))
    touch(open_places.first)
    expect(page.locator("g.gain").first).to_be_visible()

    page.locator("header button").last.click()
    page.get_by_role("dialog").locator("input[name=cues]").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("g.gain")).to_have_count(0)
    page.reload()
    expect(page.locator(".board .edges")).to_be_attached()
    expect(page.locator("a.show-me")).to_have_count(0)  # it is offered once
