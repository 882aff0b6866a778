"""The rules are one key away at every table, open at what is on screen, and can be searched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .late import one_of
from .player import done, lay_starting_tiles, open_places, wait_for_round
from .ready import sit_down
from .test_access import KEYS


def opened_at(page: Page) -> str:
    """The section at which the rules open, by its name; they are closed again."""
    page.keyboard.press("h")
    sheet = page.get_by_role("dialog")
    section = sheet.locator("section.now")
    expect(section).to_be_in_viewport()
    for head in (sheet.get_by_role("searchbox"), sheet.get_by_role("button", name="Close")):
        expect(head).to_be_in_viewport(ratio=0.9)
    name = (section.get_attribute("id") or "").rsplit("-", 1)[-1]
    page.keyboard.press("Escape")
    expect(section).to_have_count(0)
    return name


def test_the_rules_open_at_what_is_to_be_done_a_search_begins_at_the_first_section_found_and_going_back_closes_them(
    visit: Visit, origin: str
) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/icon.svg")
    sit_down(page, origin, "cities", variants="-")
    expect(open_places(page).first).to_be_visible()
    assert opened_at(page) == "start"
    lay_starting_tiles(page)
    wait_for_round(page, 1)
    assert opened_at(page) == "lay"
    open_places(page).first.click()
    expect(done(page)).to_be_enabled()
    assert opened_at(page) == "tourist"

    page.keyboard.press("h")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("section.now")).to_be_in_viewport()
    sheet.locator("section").last.evaluate("section => section.scrollIntoView()")
    sheet.get_by_role("searchbox").press_sequentially("tour")
    expect(sheet.locator("section h2").first).to_be_in_viewport(ratio=1)
    head = sheet.locator(".search").bounding_box()
    first = sheet.locator("section h2").first.bounding_box()
    assert head
    assert first
    assert first["y"] >= head["y"] + head["height"]
    expect_going_back_to_close_sheets_first(page)
    expect(page).to_have_url(f"{origin}/icon.svg")


def expect_going_back_to_close_sheets_first(page: Page) -> None:
    """Whoever goes back closes the open sheet and stays; one that was closed otherwise is nothing to go back to."""
    sheet, table = page.get_by_role("dialog"), page.url
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(table)
    expect(done(page)).to_be_visible()

    page.get_by_role("button", name="Help").click()
    sheet.get_by_role("button", name="Rules").click()  # one sheet after the other
    expect(sheet.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(sheet).to_be_visible()
    page.reload()
    expect(done(page)).to_be_visible()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Help").click()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    page.wait_for_function("history.state === null")
    page.go_back()


@pytest.mark.parametrize(
    ("language", "term", "word", "found"),
    one_of(("de", "Felder", "springen schräg", "Der Tourist"), ("en", "fields", "stock diagonally", "The tourist")),
)
def test_a_term_can_be_touched_for_its_meaning_and_a_search_finds_the_section(
    visit: Visit, origin: str, language: str, term: str, word: str, found: str
) -> None:
    page = visit(PHONE, locale=language)
    page.goto(f"{origin}/rules/cities")
    first = page.locator("section [role=button]", has_text=term).first
    expect(page.locator(".meaning:visible")).to_have_count(0)
    first.click()
    expect(page.locator(".meaning:visible")).to_have_count(1)
    first.press("Enter")
    expect(page.locator(".meaning:visible")).to_have_count(0)
    page.get_by_role("searchbox").fill(word)

    expect(page.locator("section h2")).to_have_text([found])
    page.get_by_role("searchbox").fill("zzz")
    expect(page.locator("section h2")).to_have_count(0)
    expect(page.locator(".rules").get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize("game", ["cities", "greentown", "skylines"])
def test_every_section_can_be_reached_by_its_link_and_the_rules_lead_to_what_is_ours_and_back(
    visit: Visit, origin: str, game: str
) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/rules/{game}")
    links = page.locator(".rules nav a")
    expect(links).not_to_have_count(0)
    links.last.click()

    expect(page.locator(".rules section").last).to_be_in_viewport()
    assert links.count() == page.locator(".rules section").count()
    expect(page.locator(".rules figure").first).to_be_visible()
    expect(page.locator(".rules figure").last).to_be_visible()
    assert page.evaluate(KEYS) == []
    page.locator(f"a[href='/about#{game}']").click()
    page.locator(f"main a[href='/rules/{game}']").click()

    expect(page.locator(".rules section").first).to_be_visible()
