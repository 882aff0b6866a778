"""Cards that come in Skylines are seen: news turns over large and stays as a line, and cards tell what holds now."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from townwright.core.dealer import Dealer

from .conftest import DESK, PHONE, Visit
from .late import one_of
from .mayor import done, lay_the_tile, step, table, wait_for_question
from .player import expect_nothing_covered
from .test_access import barriers

NEWS = "2N2"
"""Dry summer: every residential tile built also means water −1."""
HOUSES = "1R"
POLICE = "1S3"
"""It lowers crime, of which a young city has none."""


@pytest.fixture
def dealt_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """Piles of stage II give the dry summer at once, and those of stage I houses and the police."""
    fair = Dealer.answer

    def answer(self: Dealer, outcomes: Sequence[Any], drawn: Counter[str]) -> Any:
        wanted = [each for each in outcomes if str(each).endswith(NEWS)]
        houses = [each for each in outcomes if HOUSES in str(each)]
        police = [each for each in outcomes if str(each).endswith(POLICE) and len(houses) < 4]
        chosen = wanted or police or houses
        return chosen[0] if chosen else fair(self, outcomes, drawn)

    monkeypatch.setattr(Dealer, "answer", answer)


@pytest.mark.usefixtures("dealt_news")
@pytest.mark.parametrize(
    ("size", "locale", "motion", "told"),
    one_of(
        pytest.param(
            PHONE,
            "de-DE",
            "no-preference",
            (
                "Trockener Sommer",
                "Wasser −1",
                "bis eine andere Nachricht kommt",
                "Wähle erst eine Karte, dann den Platz.",
                "jedes braucht",
                "Kriminalität: ändert nichts, schon bei 0",
            ),
            id="phone",
        ),
        pytest.param(
            DESK,
            "en-GB",
            "reduce",
            (
                "Dry summer",
                "water −1",
                "until other news comes",
                "Choose a card first, then the place.",
                "each needs 1 tile",
                "Crime: changes nothing, already at 0",
            ),
            id="desk",
        ),
    ),
)
def test_news_is_shown_large_then_as_a_line_and_cards_tell_what_holds_now_and_what_is_lost(
    size: ViewportSize, locale: str, motion: str, told: tuple[str, ...], visit: Visit, origin: str
) -> None:
    name, change, until, first, ending, lost = told
    page = visit(size, locale=locale, reduced_motion=motion)
    own = {"origin": origin}
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers=own)
    wanted = {"game": "skylines", "options": {"seats": "1", "scenario": "4"}, "seats": [{"who": "you"}]}
    opened = page.request.post(f"{origin}/api/tables", data=wanted, headers=own).json()["table"]
    page.goto(f"{origin}/table/{opened}")
    while wait_for_question(page) != "draw":
        step(page)
    expect(page.locator("[data-chip]")).to_have_count(0)
    page.locator("[data-source='+2']").click()
    news = page.locator(f"[data-news='{NEWS}']")

    expect(news).to_be_in_viewport(ratio=1)
    expect(news).to_contain_text(name)
    expect(news).to_contain_text(change)
    expect(news).to_contain_text(until)
    assert barriers(page, "dark") == []
    page.locator("[data-deed=news-read]").click()
    expect(news).to_have_count(0)
    chip = page.locator(f"[data-chip='{NEWS}']")
    expect(chip).to_be_in_viewport(ratio=1)
    expect(chip).to_contain_text(change)
    chip.click()  # it can be read again
    expect(news).to_be_visible()
    chip.click()
    expect(news).to_have_count(0)
    expect_nothing_covered(page)

    page.locator("[data-source='+1']").click()
    expect(table(page)).to_have_attribute("data-phase", "turn")
    expect(page.locator(".hand li.fresh")).to_have_count(1)
    house = page.locator(".hand li.fresh .card-button")
    expect(house).to_contain_text(f"{name}: ")
    expect(house.locator(".changed").first).to_be_visible()
    expect(house).to_have_attribute("aria-label", re.compile(f"{name}: .*{change}"))
    assert barriers(page, "light") == []

    expect_nothing_covered(page)
    page.locator(".cell").first.dispatch_event("click")
    expect(page.locator(".status .now")).to_have_text(first)
    page.locator("[data-deed=end]").dispatch_event("click")
    expect(page.locator(".status .now")).to_contain_text(ending)
    expect_a_calm_glow_and_what_is_lost(page, lost)


def expect_a_calm_glow_and_what_is_lost(page: Page, lost: str) -> None:
    """Where nearly every square can be chosen, none shouts; an effect that would be lost is said to be."""
    page.locator(".hand li.fresh .card-button").click()
    expect(page.locator("svg.calm .glow:not(.earns)").first).to_have_css("fill", "none")
    expect(page.locator("svg.calm .changed")).to_have_count(0)
    page.keyboard.press("Escape")
    police = page.locator(f".card-button[data-card='{POLICE}']")
    expect(police.locator(".entry.lost")).to_have_count(1)  # faint beside what holds
    expect(police.locator(".truth .lost")).to_have_text(lost)
    expect(police).to_have_attribute("aria-label", re.compile(lost, re.IGNORECASE))
    police.click()
    lay_the_tile(page)
    expect(page.locator(".brings .lost")).to_have_text(lost)
    expect(done(page)).to_be_in_viewport(ratio=1)  # nobody looks for the button below all that is told
    page.locator(".tray").evaluate("tray => tray.scrollIntoView({ block: 'end' })")
    expect(page.locator("[data-chip]")).to_be_in_viewport(ratio=1)
