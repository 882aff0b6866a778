"""The review of a record that is brought along: from its summary to a solved exercise and the best city.

What the server finds in ten seconds of compiled code lies in ``review.jsonl``; ``tests/server/reviews`` computes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from townwright.games.cities import GAME

from .links import go
from .player import BOT_TIMEOUT, typing_box
from .serving import ROOT

LINES = "application/x-ndjson"
WALK = 4
"""A decision at which a tourist had better walked, as an arrow shows."""
FOUND = ROOT / "tests" / "page" / "review.jsonl"
RECORD = ROOT / "tests" / "games" / "cities" / "records" / "a-solo-game-at-level-3.txt"


def walk_review(page: Page, origin: str) -> Iterator[str]:
    """The summary and the graph, a move beside a better one, an exercise that is solved, the best city."""
    text = RECORD.read_text()
    page.route("**/api/reviews", lambda route: route.fulfill(body=FOUND.read_text(), content_type=LINES))
    moves = [str(event.action) for event in GAME.replay(text).record.events if event.seat == 0]
    go(page, origin, "/replay")
    page.get_by_role("textbox").fill(text)
    page.locator("form .button.main").click()
    page.locator("a[href^='/review']").press("Enter")  # from here on keys are enough
    expect(page.locator(".graph")).to_be_visible()
    expect(page.locator("[data-best] figcaption")).to_contain_text(re.compile(r"\d\d"))
    page.locator("details:has(thead) summary").press("Enter")
    expect(page.locator("tbody tr")).to_have_count(5 + len(moves))
    costs = [number(cost) for cost in page.locator(".move .cost").all_inner_texts()]
    worst = costs.index(max(costs))
    page.locator(".move").nth(worst).press("Enter")
    expect(page.locator(".looked figure")).to_have_count(2)
    better = page.locator(".looked .other").first.get_attribute("data-action") or ""
    yield "review"
    page.locator(".move").nth(WALK).press("Enter")
    expect(page.locator("svg.arrow")).to_have_count(1)
    page.locator(".move[aria-expanded=true]").press("Enter")
    page.locator(".which .button").first.press("Enter")
    expect(page.locator(".exercise .table")).to_be_visible(timeout=BOT_TIMEOUT)
    say(page, moves[worst])
    expect(page.locator(".wrong")).to_be_visible()
    expect(page.locator(".exercise .tray")).to_have_css("position", "static")  # it lies on no board
    page.locator(".exercise .deeds .button").first.press("Enter")
    yield "review-exercise"
    say(page, better)
    expect(page.locator(".exercise[data-solved=true] figure")).to_have_count(2)
    yield "review-solved"


def number(text: str) -> float:
    """What a move cost, as the page says it."""
    found = re.search(r"\d+[.,]\d", text)
    return float(found[0].replace(",", ".")) if found else 0.0


def say(page: Page, action: str) -> None:
    """Try a move of the exercise."""
    typing_box(page).fill(action)
    typing_box(page).press("Enter")
