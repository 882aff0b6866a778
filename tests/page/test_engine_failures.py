"""Where Python does not start in the browser, the page says why and leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .tabs import Watched

WORKER = "onmessage = () => postMessage({ say: 'failed', why: 'RangeError: out of memory' });"
SIZES = {"worker-any.js": len(WORKER)}
LIST = {"runtime": "python", "worker": "worker-any.js", "archive": "rules.zip", "sizes": SIZES}


def break_engine(page: Page, status: int) -> None:
    """Give the page an engine that finds no room to start in, or one whose worker is gone."""
    headers = {"Content-Type": "text/javascript", "Content-Security-Policy": "script-src 'self'"}
    page.route("**/engine/engine.json", lambda route: route.fulfill(json=LIST))
    page.route("**/engine/worker-any.js", lambda route: route.fulfill(status=status, body=WORKER, headers=headers))


@pytest.mark.parametrize(
    ("size", "language", "status", "told"),
    [
        (DESK, "en-GB", 200, "does not start in this browser"),
        (PHONE, "de-DE", 404, "konnte nicht vollständig geladen werden"),
    ],
)
def test_an_engine_that_does_not_start_says_so_and_leads_on(
    size: ViewportSize, language: str, status: int, told: str, visit: Visit, watched: Watched, origin: str
) -> None:
    watched.expected += ["the engine does not start", "Failed to load resource"]
    page = visit(size, locale=language)
    break_engine(page, status)
    page.goto(f"{origin}/table/device-0123456789")
    failed = page.locator("body > .card[role=alert]")
    expect(failed).to_contain_text(told)
    failed.get_by_role("button").click()
    expect(failed).to_contain_text(told)
    failed.get_by_role("link").click()
    expect(page.locator("#game-cities")).to_be_visible()
    expect(failed).to_have_count(0)

    page.locator("#game-cities ~ .deeds .button:not(.lesson)").first.click()
    sheet = page.get_by_role("dialog")
    sheet.locator("input[name=device]").check()
    sheet.locator("form > .button.main").click()
    expect(sheet.get_by_role("alert")).to_contain_text(told)
    expect(sheet.locator("form > .button.main")).to_be_enabled()
