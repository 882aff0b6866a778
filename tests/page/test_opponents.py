"""Choosing an opponent: a line from a first game to the strongest, on a phone by touch and at a desk by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of


@pytest.mark.parametrize(
    ("size", "locale", "usual"),
    one_of(
        pytest.param(DESK, "en-GB", "Usual result: about", id="desk"),
        pytest.param(PHONE, "de-DE", "Übliches Ergebnis: etwa", id="phone"),
    ),
)
def test_opponents_have_a_face_a_sentence_a_score_and_a_place_on_a_line_and_may_differ_by_seat(
    size: ViewportSize, locale: str, usual: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=locale)
    page.goto(origin)
    page.locator("#game-cities").locator("..").locator(".deeds button").first.click()
    sheet = page.get_by_role("dialog")
    sheet.locator("input[name=others][value='2']").evaluate("input => input.click()")
    opponents, lines = sheet.locator(".opponent"), sheet.locator("input[type=range]")

    expect(opponents).to_have_count(1)
    expect(opponents.locator("svg")).to_be_visible()
    expect(opponents).to_contain_text(re.compile(rf"{usual} \d+"))
    before = opponents.get_attribute("data-bot")
    lines.focus()
    page.keyboard.press("End")
    expect(opponents).to_have_attribute("data-bot", "expert")
    assert before != "expert"
    expect(opponents).to_contain_text(re.compile(rf"{usual} 31"))
    assert (lines.bounding_box() or {"height": 0})["height"] >= 44

    sheet.locator("input[name=mixed]").check()
    lines.nth(1).fill("1")
    expect(opponents.nth(0)).to_have_attribute("data-bot", "expert")
    expect(opponents.nth(1)).to_have_attribute("data-bot", "dreamer")
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    seats = page.evaluate("table => fetch(`/api/tables/${table}`).then((told) => told.json())", table)["sight"]["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["expert", "dreamer"]
