"""Tests hand their tabs on to each other, and nothing of a visit meets the next one."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PHONE
from .ready import introduce
from .tabs import Tabs, Watched

KEPT = """() => {
  [localStorage.kept, sessionStorage.kept, window.name] = ["here", "here", "here"];
  indexedDB.open("kept");
}"""
FOUND = """async () => [
  localStorage.kept, sessionStorage.kept, window.name, history.length, (await indexedDB.databases()).length,
  matchMedia("(prefers-color-scheme: dark)").matches,
]"""


def test_a_tab_that_is_handed_on_has_forgotten_its_visit(tabs: Tabs, watched: Watched, origin: str) -> None:
    first = tabs.take(PHONE, True, False, watched)
    introduce(first.page, origin)
    for address in (f"{origin}/about", f"{origin}/learn"):
        first.page.goto(address)
    first.page.emulate_media(color_scheme="dark")
    first.page.evaluate(KEPT)
    tabs.give_back(first)
    second = tabs.take(PHONE, True, False, watched)
    second.page.goto(f"{origin}/icon.svg")

    assert second is first
    found = second.page.evaluate(FOUND)
    assert found[:3] == [None, None, ""]
    assert found[3] <= 2  # the picture that is shown between visits, and this one
    assert found[4:] == [0, False]
    assert second.context.cookies() == []
    second.page.goto(f"{origin}/account")
    expect(second.page.locator("main form").first).to_be_visible()
    tabs.give_back(second)


def test_a_tab_that_cannot_be_as_before_is_closed(tabs: Tabs, watched: Watched) -> None:
    first = tabs.take(PHONE, True, False, watched)
    first.page.add_init_script("window.changed = true")
    tabs.give_back(first)
    second = tabs.take(PHONE, True, False, watched)

    assert second.page is not first.page
    tabs.give_back(second)
