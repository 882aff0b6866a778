"""Each lesson is completed on the real table; a wrong move is explained and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit
from .player import BOT_TIMEOUT, done, move, open_places, touch, typing_box
from .pupil import LESSONS, answer, at, go_on, open_lesson, steps


def type_move(page: Page, move: str) -> None:
    """The pupil's own move, in notation."""
    box = typing_box(page)
    box.fill(move)
    box.press("Enter")


def test_the_lesson_shows_its_own_answer_to_whoever_asks(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, "cities-2")
    for _ in range(steps(page) - 1):
        go_on(page)

    expect(page.locator(".lesson .deeds .main")).to_be_enabled()


def test_no_answer_is_shown_while_the_pupils_own_is_on_its_way(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    open_lesson(page, origin, "cities-1")
    go_on(page)
    page.route("**/api/study", lambda _route: None)
    type_move(page, LESSONS["cities-1"][1])

    expect(page.locator(".lesson .deeds button")).to_be_disabled()

    page.unroute("**/api/study")  # which lets go of what was held
    expect(page.locator(".lesson[data-step='2']")).to_be_visible(timeout=BOT_TIMEOUT)
    expect(page.locator(".lesson .deeds button")).to_be_enabled()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_led_to_its_end_by_touch_and_into_a_game(visit: Visit, origin: str, lesson: str) -> None:
    page = visit(PHONE, locale="de-DE" if lesson in ("cities-2", "skylines") else "en-GB")
    open_lesson(page, origin, lesson)
    assert len(LESSONS[lesson]) == steps(page) - 1
    for step, asked in enumerate(LESSONS[lesson]):
        answer(page, lesson, asked)
        expect(page.locator(f".lesson[data-step='{step + 1}']")).to_be_visible(timeout=BOT_TIMEOUT)
        expect(page.locator(".wrong, .astray")).to_have_count(0)
    page.locator(".lesson .deeds .main").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto(f"{origin}/learn")

    expect(page.locator(f"a[href='/learn/{lesson}'] .done")).to_be_visible()


def test_a_wrong_move_is_explained_and_the_right_one_leads_on(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, "cities-1")
    go_on(page)
    open_places(page).first.click()
    expect(done(page)).to_be_enabled()
    done(page).click()
    expect(page.locator("main > .wrong")).to_contain_text("tourist")
    expect(page.locator("main > .wrong")).to_be_in_viewport(ratio=1)
    assert at(page) == 1
    expect(page.locator(".tile.trial")).to_have_count(0)  # it is taken back
    move(page)

    expect(page.locator(".lesson[data-step='2']")).to_be_visible(timeout=BOT_TIMEOUT)
    expect(page.locator("main > .wrong")).to_have_count(0)


@pytest.mark.parametrize(
    ("lesson", "steps_before", "begins", "why"),
    [
        ("cities-3", 1, ".place.open", "no tourist on it gets enough"),
        ("greentown", 2, ".tray li:first-child .marker", "this marker only builds"),
        ("skylines", 1, ".tray [data-card='1R1']", "about the medical clinic"),
    ],
)
def test_a_move_that_begins_wrong_is_explained_at_once_and_can_be_taken_back(
    visit: Visit, origin: str, lesson: str, steps_before: int, begins: str, why: str
) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, lesson)
    for _ in range(steps_before):
        go_on(page)
    touch(page.locator(begins).first)
    expect(page.locator(".astray")).to_contain_text(why)
    expect(page.locator(".astray")).to_be_in_viewport(ratio=1)
    for there in (".middle > .status", ".tray"):  # and the map between them
        expect(page.locator(there)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")

    expect(page.locator(".astray")).to_have_count(0)


@pytest.mark.parametrize(
    ("lesson", "steps_before", "typed", "why"),
    [
        ("cities-1", 2, "1N@c1 -", "zone has not grown"),
        ("greentown", 2, "B +(-2,1)01 +(-1,-1)05 S(-2,1)", "tour"),
        ("skylines", 1, "swap 1I3", "card"),
    ],
)
def test_a_typed_move_that_misses_the_point_is_explained(
    visit: Visit, origin: str, lesson: str, steps_before: int, typed: str, why: str
) -> None:
    page = visit(DESK)
    open_lesson(page, origin, lesson)
    for _ in range(steps_before):
        go_on(page)
    type_move(page, typed)

    expect(page.locator("main > .wrong")).to_contain_text(why)
    assert at(page) == steps_before


def test_a_lesson_that_is_not_there_is_said_to_be_lost(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/learn/nothing")

    expect(page.locator("a[href='/']").first).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
