"""Tests hand their tabs on to each other, and nothing of a visit meets the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .ready import introduce
from .tabs import ELSEWHERE, Tabs, Watched

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


def test_a_script_that_a_visit_starts_with_is_taken_back(tabs: Tabs, watched: Watched, origin: str) -> None:
    first = tabs.take(PHONE, True, False, watched)
    for script in ("window.first = 1", "window.second = 2"):
        first.page.add_init_script(script)
    for address in (f"{origin}/about", f"{origin}/learn"):
        first.page.goto(address)
        assert first.page.evaluate("() => [window.first, window.second]") == [1, 2]
    tabs.give_back(first)
    second = tabs.take(PHONE, True, False, watched)
    second.page.goto(f"{origin}/about")

    assert second is first
    assert second.page.evaluate("() => [window.first, window.second]") == [None, None]
    tabs.give_back(second)


def test_whoever_asks_another_host_is_told_on(visit: Visit, watched: Watched) -> None:
    page = visit(PHONE, painted=True)
    watched.expected += ["Failed to load resource"]
    for host in ("example.org", "192.0.2.1"):
        page.goto("about:blank")
        with page.expect_console_message():
            page.evaluate("(host) => fetch(`http://${host}/`, { mode: 'no-cors' }).catch(() => null)", host)
        assert ELSEWHERE in watched.wrong[-1]
        with pytest.raises(AssertionError):
            watched.check()
        watched.wrong.clear()


def test_a_tab_that_cannot_be_as_before_is_closed(tabs: Tabs, watched: Watched) -> None:
    first = tabs.take(PHONE, True, False, watched)
    first.page.expose_function("changed", lambda: True)
    tabs.give_back(first)
    second = tabs.take(PHONE, True, False, watched)

    assert second.page is not first.page
    tabs.give_back(second)


def test_an_expectation_that_waits_does_not_write_down_the_page(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with pytest.raises(AssertionError, match="not found") as failed:
        expect(page.locator("#nothing")).to_be_visible(timeout=1)

    assert "snapshot" not in str(failed.value).lower()
