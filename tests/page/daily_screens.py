"""The daily deals: today's with a try that is begun, the results of a day, and the calendar; and all own games.

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
from townwright.server.protocol.history_responses import GameStatistics, PlayedGame, PlayedGames, RatingRange
from townwright.server.protocol.responses import ListedSeat

from .links import go

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
        people=434,
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
            bound=74 if game == "cities" else None,
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
    go(page, origin, "/daily")
    expect(page.locator("[data-deal]")).to_have_count(3)
    yield "daily"
    page.locator("[data-deal=cities] .button.main").click()
    expect(page.locator(".place").first).to_be_visible()
    table = page.url
    go(page, origin, "/daily")
    expect(page.locator("[data-deal=cities] .button.main")).to_have_attribute("href", table.removeprefix(origin))
    answer(page, f"**/api/daily/{DAY}/*", results("skylines"))
    answer(page, "**/api/daily/days*", month())
    go(page, origin, f"/daily/{DAY}-skylines")
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
    go(page, origin, f"/daily/{DAY}")
    expect(page.locator("td a")).to_have_count(24)
    yield "daily-calendar"
    answer(page, "**/api/history?*", played())
    answer(page, "**/api/history", played())
    answer(page, "**/api/history/statistics", statistics())
    go(page, origin, "/history")
    expect(page.locator("[data-games] tbody tr")).to_have_count(12)
    expect(page.locator("[data-kind]")).to_have_count(2)
    page.locator("select").nth(1).select_option("bots")
    expect(page.locator("[data-games] tbody tr")).to_have_count(4)
    page.locator("select").nth(1).select_option("any")
    yield "history"
    page.unroute_all()


def played() -> PlayedGames:
    """Games of many kinds."""
    you = ListedSeat(holder="person", name="Ada", yours=True, to_act=False)
    bot = ListedSeat(holder="bot", name="greedy", yours=False, to_act=False)
    kinds = (("cities", (you,)), ("greentown", (you, bot)), ("skylines", (you,)))
    return PlayedGames(
        games=tuple(
            PlayedGame(
                table=f"{number:032x}",
                game=game,
                options=plan_of(game, DAY, registry.find).options,
                ended_at=closes_at(DAY) - number * 40_000_000,
                seats=seats,
                daily=DAY if number == 0 else None,
                total=None if number == 5 else 50 - number,
                rank=None if number == 5 else 1 + number % 2,
                won=number % 2 == 0,
                counts=True,
                parts={},
                cost=4.25 if number % 3 == 0 else None,
            )
            for number, (game, seats) in ((number, kinds[number % 3]) for number in range(12))
        ),
        more=True,
    )


def statistics() -> tuple[GameStatistics, ...]:
    """What many games tell, and what few do."""
    totals = tuple(20 + (number * 13) % 31 + number // 6 for number in range(90))
    parts = {"cities": {"parks": 11.2, "sees-water": 7.5}, "greentown": {"nature": 9.0, "nature-failed": -2.5}}
    return tuple(
        GameStatistics(
            game=game,
            options=plan_of(game, DAY, registry.find).options,
            seats=seats,
            played=len(all_),
            won=min(40, len(all_)),
            mean=sum(all_) / len(all_),
            best=max(all_),
            recent=45.5,
            earlier=38.25 if len(all_) > 10 else None,
            totals=all_,
            parts=parts[game],
            reviewed=3 if game == "cities" else 0,
            cost=6.1 if game == "cities" else None,
            luck=-1.5 if game == "cities" else None,
            rating=RatingRange(value=1504, low=1420, high=1588) if game == "cities" else None,
        )
        for game, seats, all_ in (("cities", 1, totals), ("greentown", 2, totals[:3]))
    )


def answer(page: Page, where: str, body: Any) -> None:
    """Let the page get this instead of the server's answer."""
    text = json.dumps(msgspec.to_builtins(body))
    page.route(where, lambda route: route.fulfill(body=text, content_type="application/json"))
