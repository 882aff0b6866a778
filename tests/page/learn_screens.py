"""The screens of learning: the lessons, one of each game on its way, and the rules."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from .links import go
from .player import BOT_TIMEOUT
from .pupil import go_on


def learning(page: Page, origin: str) -> Iterator[str]:
    """The list, each game's lesson at its third step, and each game's rules."""
    go(page, origin, "/learn")
    expect(page.locator("a[href='/learn/skylines-plan']")).to_be_visible()
    yield "learn"
    for lesson in ("cities-1", "greentown-tour", "skylines-bars"):
        go(page, origin, f"/learn/{lesson}")
        expect(page.locator(".lesson[data-step='0']")).to_be_visible(timeout=BOT_TIMEOUT)
        expect(page.locator(".table")).to_be_visible(timeout=BOT_TIMEOUT)
        go_on(page)
        go_on(page)
        yield f"lesson-{lesson}"
    for game in ("cities", "greentown", "skylines"):
        go(page, origin, f"/rules/{game}")
        expect(page.locator(".rules section").first).to_be_visible()
        page.locator(".rules [role=button]").first.click()  # the meaning of a term
        yield f"rules-{game}"
    go(page, origin, "/about")
    expect(page.locator("main section").last).to_be_visible()
    yield "about"
