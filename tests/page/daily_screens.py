"""The daily deals: today's with a try that is begun, the results of a day, and the calendar.

A field of many people lies in this file; ``tests/server/daily`` plays and counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from townwright.core import registry
from townwright.server.daily.days import closes_at, shifted
from townwright.server.daily.plans import games, plan_of
from townwright.server.protocol.daily_responses import (
    DailyMonth,
    DayDeal,
    DayPage,
    DayResults,
    OwnTry,
    ProgramResult,
    ResultCount,
)

DAY = "2026-11-13"
SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def deal(day: str, game: str, score: int | None = None) -> DayDeal:
    """A deal that is closed, perhaps with a try."""
    plan = plan_of(game, day, registry.find)
    return DayDeal(
        day=day,
        game=game,
        options=plan.options,
        bots=plan.bots,
        commitment=SEED[::-1],
        made_at=closes_at(day) - 9 * 86_400_000,
        closes_at=closes_at(day),
        closed=True,
        people=240,
        own=None if score is None else OwnTry(table="0" * 32, state="finished", score=score, won=True, counts=True),
    )


def results(game: str) -> DayPage:
    """A whole field of results."""
    field = [ResultCount(won=score > 30, score=score, people=1 + (score * 7) % 19) for score in range(62, 18, -1)]
    programs = [
        ProgramResult(bot=bot, won=True, score=score) for bot, score in (("expert", 61), ("greedy", 44), ("random", 9))
    ]
    return DayPage(
        deal=deal(DAY, game, 52),
        today=False,
        seed=SEED,
        results=DayResults(
            field=tuple(field),
            place=57,
            better_than=0.84,
            programs=tuple(programs),
            computing=0,
            best=71,
            bound=83,
        ),
        streak=4,
    )


def month() -> DailyMonth:
    """Days of two months, some of them played."""
    days = [shifted(DAY, -number) for number in range(24)]
    return DailyMonth(
        deals=tuple(
            deal(day, game, 40 if (at + len(game)) % 3 else None) for at, day in enumerate(days) for game in games()
        ),
        more=True,
    )


def walk_daily(page: Page, origin: str) -> Iterator[str]:
    """Begin a try, look at the results of a day, and at the days before it."""
    page.goto(f"{origin}/daily")
    expect(page.locator("[data-deal]")).to_have_count(3)
    yield "daily"
    page.locator("[data-deal=cities] .button.main").click()
    expect(page.locator(".place").first).to_be_visible()
    table = page.url
    page.goto(f"{origin}/daily")
    expect(page.locator("[data-deal=cities] .button.main")).to_have_attribute("href", table.removeprefix(origin))
    answer(page, f"**/api/daily/{DAY}/*", results("skylines"))
    answer(page, "**/api/daily/days*", month())
    page.goto(f"{origin}/daily/{DAY}-skylines")
    expect(page.locator("[data-curve]")).to_be_visible()
    expect(page.locator("[data-programs] li")).to_have_count(4)
    for folded in page.locator("details summary").all():
        folded.click()
    expect(page.locator("[data-seed]")).to_have_text(SEED)
    with page.expect_download() as saved:
        page.locator("[data-share] + .deeds .button").nth(1).click()
    assert saved.value.suggested_filename == f"townwright-{DAY}-skylines.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    shared = page.locator("[data-share]").inner_text()
    assert f"{origin}/daily/{DAY}-skylines" in shared
    assert SEED not in shared
    yield "daily-results"
    page.goto(f"{origin}/daily/{DAY}")
    expect(page.locator("td a")).to_have_count(24)
    yield "daily-calendar"
    page.unroute_all()


def answer(page: Page, where: str, body: Any) -> None:
    """Let the page get this instead of the server's answer."""
    text = json.dumps(msgspec.to_builtins(body))
    page.route(where, lambda route: route.fulfill(body=text, content_type="application/json"))
