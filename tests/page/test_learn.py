"""Each lesson is completed on the real table; a wrong move is explained and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .large_text import lines_outside
from .late import whole_games
from .player import BOT_TIMEOUT, done, free_fields, move, open_places, press_until, touch, typing_box
from .pupil import LESSONS, answer, at, go_on, open_lesson, steps
from .tabs import Watched, look_at

SIZES: tuple[ViewportSize, ...] = (DESK, {"width": 1280, "height": 720}, {"width": 390, "height": 844})
POINTED = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise((then) => requestAnimationFrame(() => then()));
  const shared = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const size = (box) => (box.right - box.left) * (box.bottom - box.top);
  const words = document.querySelector(".words"), box = words.getBoundingClientRect(), {beside} = words.dataset;
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const faults = shared(box, screen) < size(box) - 1 ? ["the words leave the window"] : [];
  const named = beside.split(" ").map((each) => each.replace(/(.*?)=(.*)/, 'main [data-$1="$2"]')).join(",");
  const seen = [...document.querySelectorAll(named)].filter((each) => each.checkVisibility());
  if (seen.length === 0) faults.push(`there is no ${beside}`);
  for (const thing of seen.map((each) => each.getBoundingClientRect())) {
    if (shared(thing, screen) < 0.6 * size(thing)) faults.push(`${beside} is out of sight`);
    if (shared(thing, box) > 0.25 * size(thing)) faults.push(`the words cover ${beside}`);
  }
  const {names = ""} = words.dataset;
  const other = names.split(" ").map((each) => each.replace(/(.*?)=(.*)/, 'main [data-$1="$2"]')).join(",");
  const told = names ? [...document.querySelectorAll(other)] : [];
  const covered = (thing) =>
    thing.checkVisibility() && shared(thing.getBoundingClientRect(), box) > 0.1 * size(thing.getBoundingClientRect());
  if (told.some(covered)) faults.push(`the words cover what they name of ${names}`);
  const bars = beside.includes("marker=") ? [...document.querySelectorAll("main [data-marker]")].filter(covered) : [];
  if (bars.length > 0) faults.push(`the words cover ${bars.length} bars`);
  const hand = document.querySelector(".pointer.acts") && document.querySelector("main [data-part=tray]");
  const within = seen.some((each) => hand?.contains(each));
  if (hand && !within && shared(hand.getBoundingClientRect(), box) > 0.1 * size(hand.getBoundingClientRect()))
    faults.push("the words cover what is in hand");
  if (document.querySelector(".edges")?.checkVisibility({visibilityProperty: true}))
    faults.push("no sentence names a place by the letters and numbers at the edges");
  const board = document.querySelector("[data-part=board], [data-part=map]")?.getBoundingClientRect();
  return {faults, board: board ? Math.round(board.top + scrollY) : null};
}"""
"""What is wrong with the words and what they point at, and where the board is."""


LEARNT = ("cities-walk", "greentown-tour", "skylines-milestone")
"""The lessons that are learnt by touch, one of each game."""
LINE = 24
"""Pixels of a line of text: what is to be done now takes one or two lines above the board."""
SHOWN_ABOVE = ("greentown-end", "skylines-news")
"""The result of a game, and news, come above the board."""


def type_move(page: Page, move: str) -> None:
    """The pupil's own move, in notation."""
    box = typing_box(page)
    box.fill(move)
    box.press("Enter")


def test_a_lesson_goes_back_to_what_was_said_before_and_on_again_while_its_words_move(
    visit: Visit, origin: str
) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, "cities-2")
    go_on(page)
    shown = page.locator(".table").get_attribute("data-round")
    go_on(page)
    expect(page.locator(f".table:not([data-round='{shown}'])")).to_be_visible()
    page.locator(".lesson .before").click()
    expect(page.locator(".lesson[data-step='1']")).to_be_visible()

    expect(page.locator(f".table[data-round='{shown}']")).to_be_visible()  # the move is taken back with it

    box = page.locator(".lesson .deeds button").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.locator(".words").evaluate("(words) => { words.style.transform = 'none'; words.style.top = '-40px'; }")
    page.mouse.up()
    expect(page.locator(".lesson[data-step='1']:not([data-shown=''])")).to_be_visible()  # no press is lost by that
    expect(page.locator(".tile.trial")).to_have_count(1)  # what is shown lies there until somebody goes on
    go_on(page)


def test_a_lesson_goes_on_with_the_pupils_own_city(visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected.append("409")  # what does not fit it is tried first
    page = visit(DESK)
    open_lesson(page, origin, "cities-1")
    for _ in range(3):
        go_on(page)
    for step, own in enumerate(("13N@c1 +1", "1N@d1 -", "5N@c2 +1"), start=4):
        type_move(page, own)
        expect(page.locator(f".lesson[data-step='{step}']")).to_be_visible(timeout=BOT_TIMEOUT)

    words = page.locator(".words")
    expect(words).to_contain_text("was played for you")
    expect(words).not_to_contain_text("new start")
    expect(words).not_to_have_attribute("data-beside", "place=c1")  # where the lesson's own would lie, one lies already
    expect(words).to_have_attribute("data-beside", re.compile(r"^place=[a-e]\d$"))


def test_no_answer_is_shown_while_the_pupils_own_is_on_its_way(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    open_lesson(page, origin, "cities-1")
    for _ in range(3):
        go_on(page)
    page.route("**/api/study", lambda _route: None)
    type_move(page, LESSONS["cities-1"][3])

    expect(page.locator(".lesson .deeds button").first).to_be_disabled()

    page.unroute("**/api/study")  # which lets go of what was held
    expect(page.locator(".lesson[data-step='4']")).to_be_visible(timeout=BOT_TIMEOUT)
    expect(page.locator(".lesson .deeds button").first).to_be_enabled()


@pytest.mark.parametrize("lesson", LEARNT)
def test_a_lesson_is_learnt_by_touch_and_leads_into_a_game(visit: Visit, origin: str, lesson: str) -> None:
    page = visit(SIZES[-1], locale="de-DE", has_touch=True)
    open_lesson(page, origin, lesson)
    assert len(LESSONS[lesson]) == steps(page) - 1
    tops: dict[int, list[int]] = {}
    wrong = look_at_the_sentence(page, SIZES[-1:], f"{lesson} 0", tops)
    for step, asked in enumerate(LESSONS[lesson]):
        answer(page, lesson, asked)
        expect(page.locator(f".lesson[data-step='{step + 1}']")).to_be_visible(timeout=BOT_TIMEOUT)
        expect(page.locator(".wrong, .astray")).to_have_count(0)
        wrong += look_at_the_sentence(page, SIZES[-1:], f"{lesson} {step + 1}", tops)
    assert [*wrong, *moving(lesson, tops)] == []
    page.locator(".lesson .deeds .main").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.go_back()  # not into the lesson that is over
    expect(page).to_have_url(f"{origin}/learn")

    expect(page.locator(f"a[href='/learn/{lesson}'] .done")).to_be_visible()


@pytest.mark.parametrize("game", ["cities", "greentown", "skylines"])
def test_every_sentence_stands_beside_what_it_speaks_of_at_every_size(visit: Visit, origin: str, game: str) -> None:
    page = visit(DESK, locale="de-DE")
    wrong: list[str] = []
    for number, lesson in enumerate(lesson for lesson in LESSONS if lesson.startswith(game)):
        if lesson in LEARNT and not whole_games():
            continue  # whoever learns it looks
        every = number == 0 or whole_games()
        open_lesson(page, origin, lesson)
        tops: dict[int, list[int]] = {}
        for step in range(steps(page)):
            if step > 0:
                go_on(page)
            if lesson == "greentown-tour" and step < 9:  # one thing at a time, and the goal first
                sooner = [
                    *(["[data-part=card]"] if step < 2 else []),
                    *([".tray", "[data-part=money]"] if step < 4 else []),
                ]
                parts = (*sooner, "[data-part=nearness]")
                wrong += [f"{lesson} {step} shows {part}" for part in parts if page.locator(part).is_visible()]
            if lesson == "greentown-tour" and step == 0:
                expect(page.locator("#lesson-line")).to_contain_text("gewinnt")
            if lesson == "greentown-tour" and step == 2:
                expect(page.locator("[data-part=card]")).to_be_visible()
            if lesson == "skylines-bars":
                drawn = page.locator("#lesson-line").filter(has_text="Zeichen „neu“")
                expect(drawn).to_have_count(1 if step == 9 else 0)
            turn = step if number == 0 else number  # one size at a time, by turns, unless games are played whole
            wrong += look_at_the_sentence(
                page, SIZES if whole_games() else SIZES[turn % 3 :][:1], f"{lesson} {step}", tops
            )
            if every and (whole_games() or step % 4 == 0):
                look_at(page, PHONE)
                wrong += [f"{lesson} {step} large: {line}" for line in lines_outside(page, ("de",))]
        look_at(page, DESK)
        wrong += moving(lesson, tops)

    assert wrong == []


def look_at_the_sentence(
    page: Page, sizes: Sequence[ViewportSize], where: str, tops: dict[int, list[int]]
) -> list[str]:
    """What is wrong with the sentence that is said now, in some sizes; where the board is goes to ``tops``."""
    wrong: list[str] = []
    for size in sizes:
        look_at(page, size)
        found = pointed(page)
        tops.setdefault(size["width"], []).append(found["board"])
        wrong += [f"{where} {size['width']}: {fault}" for fault in found["faults"]]
    return wrong


def moving(lesson: str, tops: dict[int, list[int]]) -> list[str]:
    """Where the board does not stay in its place during a lesson, by the width of the window."""
    return [
        f"{lesson} {width}: the board moves {places}"
        for width, places in tops.items()
        if max(places) - min(places) > LINE and lesson not in SHOWN_ABOVE
    ]


def pointed(page: Page) -> dict[str, Any]:
    """What is wrong, once the table has been put up in this size."""
    found: dict[str, Any] = page.evaluate(POINTED)
    for _ in range(20):
        if found["faults"]:
            found = page.evaluate(POINTED)
    return found


def test_a_lesson_is_led_by_keys_and_heard(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    open_lesson(page, origin, "cities-1")
    press_until(page, "Tab", ".lesson .deeds button")
    page.locator(".place.open").first.dispatch_event("click")
    page.keyboard.press("r")
    expect(page.locator("p.unseen[aria-live=assertive]")).to_contain_text("Read this first")
    expect(page.locator(".tile.trial")).to_have_count(0)  # a table of which something is told stays as it is
    page.keyboard.press("Enter")
    expect(page.locator(".lesson[data-step='1']")).to_be_visible()
    expect(page.locator(".lesson")).to_be_focused()
    line = page.locator("#lesson-line[role=status]").inner_text()
    expect(page.locator("[data-place=b2]")).to_have_accessible_description(line)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(page.locator(".lesson[data-step='2']")).to_be_visible()


def test_a_wrong_move_is_explained_and_the_right_one_leads_on(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, "cities-1")
    for _ in range(3):
        go_on(page)
    open_places(page).first.click()
    expect(done(page)).to_be_enabled()
    done(page).click()
    expect(page.locator(".lesson .wrong")).to_contain_text("tourist")
    expect(page.locator(".lesson .wrong")).to_be_in_viewport(ratio=1)
    assert at(page) == 3
    expect(page.locator(".tile.trial")).to_have_count(0)  # it is taken back
    move(page)

    expect(page.locator(".lesson[data-step='4']")).to_be_visible(timeout=BOT_TIMEOUT)
    expect(page.locator(".lesson .wrong")).to_have_count(0)


def test_nothing_says_to_finish_before_the_tourist_that_was_asked_for_has_moved(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, "cities-1")
    for _ in range(7):
        go_on(page)
    touch(open_places(page).last)
    expect(page.locator("[data-place='c1.2'][aria-describedby=lesson-line]")).to_be_attached()
    touch(free_fields(page).first)
    expect(page.locator(".astray")).to_contain_text("to a zone where none stands")
    expect(page.locator("[data-place='c1.2'][aria-describedby=lesson-line]")).to_be_attached()
    expect(done(page)).not_to_have_attribute("aria-describedby", "lesson-line")
    page.locator(".lesson .deeds .aside").click()
    expect(page.locator(".astray")).to_contain_text("so here is another")  # what is laid elsewhere is told


@pytest.mark.parametrize(
    ("lesson", "steps_before", "begins", "astray", "typed", "wrong"),
    [
        ("cities-3", 1, ".place.open", "no tourist on the tile gets enough", "14E@d3 -", "Place a tourist, too"),
        (
            *("greentown-tour", 4, ".tray li:first-child .marker", "this marker only builds"),
            *("B +(-2,1)01 +(-1,-1)05 S(-2,1)", "tour"),
        ),
        ("skylines-bars", 6, ".tray [data-card='1R1']", "another card", "swap 1I3", "card"),
    ],
    ids=["cities", "greentown", "skylines"],
)
def test_a_move_that_begins_wrong_is_explained_at_once_and_one_that_is_typed_when_it_is_made(
    visit: Visit, origin: str, lesson: str, steps_before: int, begins: str, astray: str, typed: str, wrong: str
) -> None:
    page = visit(PHONE)
    open_lesson(page, origin, lesson)
    for _ in range(steps_before):
        go_on(page)
    touch(page.locator(begins).first)
    expect(page.locator(".astray")).to_contain_text(astray)
    expect(page.locator(".astray")).to_be_in_viewport(ratio=1)
    for there in (".middle > .status", ".tray"):  # and the map between them
        expect(page.locator(there)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(".astray")).to_have_count(0)  # it can be taken back

    type_move(page, typed)
    expect(page.locator(".lesson .wrong")).to_contain_text(wrong)
    assert at(page) == steps_before


def test_a_lesson_that_is_not_there_is_said_to_be_lost(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/learn/nothing")

    expect(page.locator("a[href='/']").first).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
