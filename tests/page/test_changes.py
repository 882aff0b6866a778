"""Others' turns are played out on the board, what they changed stays marked, and the history shows where it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from . import greentown_player as greentown
from .conftest import DESK, PHONE, Visit
from .late import one_of
from .mayor import step, wait_for_question
from .player import BOT_TIMEOUT
from .ready import BOT, sit_down
from .test_access import barriers

TURNS = 30
"""Steps in which a program that plays at random has built something."""


def test_what_a_program_built_stays_marked_until_one_acts(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "skylines", BOT, scenario="intro")
    expect(page.locator("[data-turn-of]")).to_be_visible()
    changed = page.locator("svg path.changed")
    for _ in range(TURNS):
        asked = wait_for_question(page)
        if asked == "turn" and changed.count():
            break
        step(page)

    expect(changed.first).to_be_visible()
    assert barriers(page, "dark") == []
    page.locator("button.line").first.hover()
    expect(page.locator("svg path.lit")).to_have_count(1)
    step(page)
    assert wait_for_question(page) == "draw"
    expect(changed).to_have_count(0)


SLOWLY = "localStorage['townwright-settings'] = JSON.stringify({pace: 'slow'})"
CHANGED = re.compile(r"[+^CSM](\(-?\d+,-?\d+\))")


@pytest.mark.parametrize(
    ("size", "language", "motion"),
    one_of(
        pytest.param(DESK, "en-GB", "no-preference", id="desk"),
        pytest.param(PHONE, "de-DE", "reduce", id="phone"),
    ),
)
def test_a_turn_of_somebody_else_is_played_out_can_be_skipped_and_lights_its_places(
    size: ViewportSize, language: str, motion: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=language, reduced_motion=motion)
    page.add_init_script(SLOWLY)
    sit_down(page, origin, "greentown", BOT)
    playback = page.locator("[data-part=playback]")
    mine = page.locator(".table[data-mode=marker]")
    while not playback.count():  # some have two turns in a row; one may be over before it is looked for
        expect(mine.or_(playback).first).to_be_attached(timeout=BOT_TIMEOUT)
        if not playback.count():
            greentown.type_turn(page, origin)
    expect(playback).to_be_in_viewport(ratio=1)
    expect(page.locator(".trial-edge, .bus").first).to_be_attached()  # on the board, before the table is shown with it
    if size is DESK:
        page.keyboard.press("s")
    else:
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        playback.locator("[data-deed=look]").tap()  # whoever is below the board is led to it
        expect(page.locator(".map").first).to_be_in_viewport()
        playback.locator("[aria-keyshortcuts=S]").tap()
    skip_to_the_next_turn(page)

    expect(playback).to_have_count(0)
    light_a_line_and_a_place(page, origin)
    assert page.locator("select[name=pace]").input_value() == "slow"


def skip_to_the_next_turn(page: Page) -> None:
    """Until this person is to act; some have two turns in a row, and what else is played out is skipped as well."""
    playback = page.locator("[data-part=playback]")
    mine = page.locator(".table[data-mode=marker]:not(:has([data-part=playback]))")
    while not mine.count():
        expect(mine.or_(playback).first).to_be_attached(timeout=BOT_TIMEOUT)
        if playback.count():
            page.keyboard.press("s")


def light_a_line_and_a_place(page: Page, origin: str) -> None:
    """Point at the newest line that speaks of places, then at a place that was changed."""
    line, marks = page.locator("button.line").first, page.locator("svg circle.mark")
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        line.tap()
    else:
        line.hover()
    expect(marks.first).to_be_visible()
    assert barriers(page, "light") == []
    page.locator(f".place[data-place='{changed_place(page, origin)}']").focus()
    expect(page.locator("button.line.met").first).to_be_visible()


def changed_place(page: Page, origin: str) -> str:
    """The place that was built on last; as long as everybody has only led tours, the game goes on."""
    address = f"{origin}/api/tables/{page.url.rsplit('/', 1)[1]}/record"
    while not (found := CHANGED.findall(page.request.get(address).text())):
        greentown.type_turn(page, origin)
        skip_to_the_next_turn(page)
    return str(found[-1])
