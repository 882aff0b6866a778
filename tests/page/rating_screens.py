"""Ratings and boards: one's own with trends, the programs, how one is seen, and a group that one makes."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from townwright.server.ratings.bodies import DailyPerson, GroupInfo, KindRating, RatedPerson
from townwright.server.ratings.shown_ratings import every_kind, range_of
from townwright.server.store.ratings.models import StoredRating

from .daily_screens import answer
from .links import go


def own() -> tuple[KindRating, ...]:
    """A rating after many games, and one after a single game."""
    trend = tuple((1180 + 14 * at - (at * 37) % 50, 400 / (1 + at) ** 0.5) for at in range(40))
    kept = StoredRating("cities", "level=3", *trend[-1], games=40, trend=trend)
    first = StoredRating("skylines", "scenarios", 512, 290, games=1, trend=((512, 290),))
    return every_kind({(each.game, each.kind): each for each in (kept, first)})


def board() -> tuple[RatedPerson, ...]:
    """The best of many."""
    return tuple(
        RatedPerson(name=name, rating=range_of(2300 - 90 * at, 40 + at), games=200 - at, you=at == 3)
        for at, name in enumerate(("Countess", "Ben", "A name of forty letters, that one can have", "Ada", "Cleo"))
    )


def deals() -> tuple[DailyPerson, ...]:
    """The best of daily deals."""
    return tuple(
        DailyPerson(name=name, tries=30 - at, better=0.93 - at / 20, streak=12 - at, you=at == 1)
        for at, name in enumerate(("Countess", "Ada", "Ben"))
    )


def walk_ratings(page: Page, origin: str) -> Iterator[str]:
    """Look at ratings and at a board, say how to be seen, make a group, and close it."""
    answer(page, "**/api/ratings", own())
    answer(page, "**/api/boards/everybody/ratings*", board())
    answer(page, "**/api/boards/everybody/daily", deals())
    go(page, origin, "/ratings")
    expect(page.locator("[data-rating]")).to_have_count(2)
    expect(page.locator("[data-board=ratings] tbody tr")).to_have_count(5)
    for folded in page.locator("main details summary").all():
        folded.click()
    yield "ratings"
    page.locator("form .tick input").first.check()
    page.locator("form.card .button").click()
    expect(page.locator("section [role=status]")).not_to_be_empty()
    page.locator("form:not(.card) input").fill("The club")
    page.locator("form:not(.card) .button").click()
    link = page.locator("li input[readonly]")
    expect(link).to_have_value(f"{origin}/ratings/{link.input_value().rpartition('/')[2]}")
    expect(page.locator("[data-board]")).to_have_count(0)
    yield "ratings-group"
    for _ in range(2):
        page.locator("li .button").last.click()
    expect(link).to_have_count(0)
    answer(page, "**/api/groups/*", GroupInfo(id="0" * 32, name="The club", members=7, made=False, joined=False))
    go(page, origin, f"/ratings/{'0' * 32}")
    expect(page.locator(".invited")).to_contain_text("The club")
    page.unroute_all()
