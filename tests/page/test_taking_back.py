"""What was done is taken back as long as nothing hidden was revealed, and a tile on trial is dragged on."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of
from .mayor import done, lay_the_tile, step, table, wait_for_question
from .player import lay_starting_tiles, open_places
from .pointer import drag
from .ready import sit_down, sit_down_together
from .test_access import barriers


@pytest.mark.parametrize(
    ("size", "how"),
    one_of(
        pytest.param(PHONE, {"locale": "de-DE"}, id="finger"),
        pytest.param(DESK, {"reduced_motion": "no-preference"}, id="mouse"),
    ),
)
def test_a_tile_on_trial_is_dragged_and_a_building_is_taken_back_until_a_card_is_drawn(
    size: ViewportSize, how: dict[str, str], visit: Visit, origin: str
) -> None:
    page = visit(size, **how)
    sit_down(page, origin, "skylines", scenario="intro")
    while wait_for_question(page) != "turn":
        step(page)
    page.locator(".card-button.ready").first.click()
    lay_the_tile(page)
    before = page.locator(".trial-edge").get_attribute("d") or ""
    there = page.locator(".cell.open:not(.carried)").first  # in sight also where the tray is near
    drag(page, page.locator(".cell.carried").first, there)
    expect(page.locator(".trial-edge")).not_to_have_attribute("d", before)
    expect(done(page)).to_be_enabled()

    done(page).click()
    expect(table(page)).to_have_attribute("data-phase", "draw")
    page.locator("[data-deed=take-back]").click()
    expect(table(page)).to_have_attribute("data-phase", "turn")
    expect(page.locator("svg .trial")).to_have_count(0)
    page.locator(".card-button.ready").first.click()
    lay_the_tile(page)
    done(page).click()
    expect(table(page)).to_have_attribute("data-phase", "draw")
    assert barriers(page, "light") == []
    page.keyboard.press("u")
    expect(table(page)).to_have_attribute("data-phase", "turn")
    page.locator(".card-button.ready").first.click()
    lay_the_tile(page)
    done(page).click()
    page.locator("[data-source]:enabled").first.click()
    expect(table(page)).to_have_attribute("data-phase", "turn")
    expect(page.locator("[data-deed=take-back]")).to_have_count(0)  # a card was revealed


def test_whoever_is_done_first_takes_it_back_on_a_phone_while_the_other_still_thinks(visit: Visit, origin: str) -> None:
    ada, ben = visit(PHONE, locale="de-DE"), visit(DESK)
    sit_down_together(ada, ben, origin, "cities", variants="-")
    for page in (ada, ben):
        expect(open_places(page).first).to_be_visible()
    open_places(ben).first.click()
    tried = ben.locator(".tile.trial")
    expect(tried).to_have_count(1)
    lay_starting_tiles(ada)

    ada.locator("[data-deed=take-back]").click()
    expect(open_places(ada).first).to_be_visible()
    expect(tried).to_have_count(1)  # whoever was trying something out is not disturbed
