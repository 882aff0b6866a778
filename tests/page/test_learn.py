"""Each lesson is completed on the real table; a wrong move is explained and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit
from .player import PATIENCE, done, move, open_places

READ = ""
LESSONS = {
    "cities-1": (READ, "13N@a1 +1", "1N@b1 -", "5N@a2 +1", "7N@c1 a1.1~a1.2"),
    "cities-2": (READ, "20E@c4 +4", "3N@b4 -", "24W@a4 +4"),
    "cities-3": (READ, "14E@d3 +2", "18E@c2 +2", "4S@c1 +2"),
    "greentown": (
        *(READ, READ, "T ~(-1,0)00133542", READ),
        *("B +(0,2)02 +(1,2)03 C(-1,-1)", "EB ^(-2,1)012 ^(-1,-1)015"),
    ),
    "skylines": (
        *(READ, "play 1S1 Ae1/0", "+1", "play 1R1 L3 Ag1/0", "play 1U1 Aa1/0"),
        *("swap 1I3", "play 1C4 L3 Ae2/0", "end"),
    ),
}
"""What the pupil does in each step but the last."""


def open_lesson(page: Page, origin: str, lesson: str) -> None:
    page.goto(f"{origin}/learn")
    page.locator(f"a[href='/learn/{lesson}']").click()
    expect(page.locator(".lesson[data-step='0']")).to_be_visible()
    expect(page.locator(".table")).to_be_visible(timeout=PATIENCE)


def at(page: Page) -> int:
    return int(page.locator(".lesson").get_attribute("data-step") or 0)


def go_on(page: Page) -> None:
    """To the next step: by reading on, or by letting the lesson show its answer."""
    before = at(page)
    page.locator(".lesson .deeds button").first.click()
    expect(page.locator(f".lesson[data-step='{before + 1}']")).to_be_visible(timeout=PATIENCE)


def steps(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".lesson summary").inner_text())[1])


def type_move(page: Page, move: str) -> None:
    """The pupil's own move, in notation."""
    box = page.locator(".table form input.input[aria-describedby$='-why']").last
    box.fill(move)
    box.press("Enter")


def test_the_lesson_shows_its_own_answer_to_whoever_asks(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, "cities-2")
    for _ in range(steps(page) - 1):
        go_on(page)

    expect(page.locator(".lesson .deeds .main")).to_be_enabled()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_leads_to_its_end_and_into_a_game(visit: Visit, origin: str, lesson: str) -> None:
    page = visit(PHONE, locale="de-DE" if lesson in ("cities-2", "skylines") else "en-GB")
    open_lesson(page, origin, lesson)
    assert len(LESSONS[lesson]) == steps(page) - 1
    for step, answer in enumerate(LESSONS[lesson]):
        if answer == READ:
            page.locator(".lesson .deeds .main").click()
        else:
            type_move(page, answer)
        expect(page.locator(f".lesson[data-step='{step + 1}']")).to_be_visible(timeout=PATIENCE)
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

    expect(page.locator(".lesson[data-step='2']")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("main > .wrong")).to_have_count(0)


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
