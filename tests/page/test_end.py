"""The end of a game is a moment: the count runs by itself, and what came of it is in view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of, sit_down_late
from .mayor import type_move, wait_for_question
from .player import play_to_the_end, sight_of
from .screens import RECORDS as CITIES
from .skyline_screens import RECORDS as SKYLINES
from .test_access import barriers

SEATS = ({"who": "you"}, {"who": "bot", "name": "random"})


def come(page: Page, origin: str) -> None:
    """Be somebody, at the home page."""
    page.goto(origin)
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})


def victory(page: Page, origin: str) -> str | re.Pattern[str]:
    """Who won, as a German browser says it to the one person at the table."""
    sight = sight_of(page, origin)
    first = [seat["yours"] for seat, rank in zip(sight["seats"], sight["view"]["ranks"], strict=True) if rank == 1]
    if first == [True]:
        return "Du hast gewonnen"
    return re.compile("^\u2068.+\u2069 hat gewonnen$" if first == [False] else " teilen sich den Sieg$")


def test_the_points_of_cities_are_counted_by_themselves_on_a_phone_and_can_be_skipped(
    visit: Visit, origin: str
) -> None:
    page = visit(PHONE, locale="de-DE", reduced_motion="no-preference")
    come(page, origin)
    sit_down_late(page, origin, CITIES / "the-higher-total-wins.txt", left=2, seats=SEATS)
    play_to_the_end(page, first=13)
    title = page.locator("#end-title")

    expect(title).to_have_text("Die Punkte werden gezählt")
    expect(page.locator(".count")).to_be_in_viewport(ratio=1)
    first = page.locator(".count .sum").inner_text()
    expect(page.locator(".count .sum")).not_to_have_text(first)  # it goes on by itself
    expect(page.locator(".podium")).to_have_count(0)
    expect(page.locator(".after .main")).to_be_in_viewport(ratio=1)  # the way on
    page.locator("[data-deed=skip-count]").click()
    won = victory(page, origin)
    expect(title).to_have_text(won)
    expect(title).to_be_in_viewport(ratio=1)
    expect(page.locator(".end ol")).to_be_in_viewport(ratio=1)
    expect(page.locator(".podium")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-course=points]")).to_be_attached()
    assert barriers(page, "dark") == []
    page.reload()
    expect(title).to_have_text(won)  # whoever comes back is told at once
    expect(page.locator("[data-deed=next]")).to_be_in_viewport(ratio=1)
    before, ended = sight_of(page, origin), page.url
    page.locator("[data-deed=next]").click()
    page.wait_for_url(lambda url: "/table/" in url and url != ended)
    expect(page.locator(".table")).to_be_visible()
    after = sight_of(page, origin)
    assert int(after["options"]["level"]) == int(before["options"]["level"]) + 1
    assert [seat["holder"] for seat in after["seats"]] == [seat["holder"] for seat in before["seats"]]


@pytest.mark.parametrize(
    ("size", "how", "title", "names"),
    one_of(
        pytest.param(
            PHONE,
            {"locale": "de-DE", "reduced_motion": "no-preference"},
            "Aufstrebende Stadt",
            ("Zufriedenheit", "Münzen", "Punkte"),
            id="phone",
        ),
        pytest.param(DESK, {}, "Ambitious City", ("Happiness", "Coins", "Points"), id="desk"),
    ),
)
def test_a_city_that_ends_shows_its_title_its_skyline_and_how_its_numbers_went(
    size: ViewportSize, how: dict[str, str], title: str, names: tuple[str, ...], visit: Visit, origin: str
) -> None:
    page = visit(size, **how)
    come(page, origin)
    sit_down_late(page, origin, SKYLINES / "finished-with-success.txt", left=1)
    wait_for_question(page)
    type_move(page, "end")
    if how:  # motion counts the city's points first
        page.locator("[data-deed=skip-count]").click()

    expect(page.locator("#end-title")).to_have_text(title)
    expect(page.locator("#end-title")).to_be_in_viewport(ratio=1)
    expect(page.locator(".end .score")).to_be_in_viewport(ratio=1)
    expect(page.locator(".status .now")).to_have_text("")
    for name, what in zip(names, ("happiness", "coins", "points"), strict=True):
        page.locator(".which").get_by_role("button", name=name).click()
        expect(page.locator(f"[data-course={what}]")).to_be_visible()
    assert barriers(page, "light") == []
