"""Greentown and Skylines are played to their ends by keys alone, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from . import greentown_player, mayor
from .conftest import DESK, Visit
from .greentown_screens import RECORDS as GREEN_RECORDS
from .late import skip_the_middle
from .player import BOT_TIMEOUT, arrows_to, expect_focus, press_until, to_the_map, typing_box
from .skyline_screens import RECORDS as SKY_RECORDS


def test_the_keyboard_is_enough_for_greentown(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(origin)
    press_until(page, "Tab", "#game-greentown ~ .deeds .button.main")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "dialog input[type=range]")
    page.keyboard.press("Home")  # the first program thinks least
    press_until(page, "Tab", "dialog form > .button.main")
    page.keyboard.press("Enter")
    greentown_player.wait_for_turn(page)
    press_until(page, "Tab", ".tray li:nth-child(3) .marker")
    page.keyboard.press("Enter")
    expect_focus(page)
    for step in ("1", "2"):
        expect(greentown_player.glowing(page).first).to_be_visible()
        step_to_what_glows(page)
        page.keyboard.press("Enter")
        page.keyboard.press("r")
        expect(greentown_player.main(page)).to_be_enabled()
        press_until(page, "Tab", ".tray .main", most=15)
        page.keyboard.press("Enter")
        expect(greentown_player.table(page)).to_have_attribute("data-said", str(int(step) + 1))
        expect_focus(page)
    press_until(page, "Tab", ".buildings button", most=15)
    page.keyboard.press("Enter")
    step_to_what_glows(page)
    page.keyboard.press("Enter")
    if not greentown_player.main(page).is_enabled():
        step_to_what_glows(page)
        page.keyboard.press("Enter")
    page.keyboard.press("d")
    expect(page.locator(".table[data-mode=tour]")).to_have_count(1)
    expect_focus(page)
    lead_with_keys(page)
    expect_focus(page)
    greentown_player.wait_for_turn(page)
    seats = ({"who": "bot", "name": "random"}, {"who": "you"})
    skip_the_middle(page, origin, GREEN_RECORDS / "the-ninth-building-ends-the-game.txt", left=4, seats=seats)
    while greentown_player.wait_for_turn(page):
        typing_box(page)  # it is folded away until somebody wants it
        press_until(page, "Tab", ".typed input")
        page.keyboard.type(greentown_player.first_turn(page, origin))
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.typed input')?.value")
    expect(page.locator("#end-title")).to_be_visible()


def lead_with_keys(page: Page) -> None:
    """From stop to stop with the arrows."""
    for _ in range(40):
        expect(greentown_player.glowing(page).first.or_(page.locator(".tray .main:enabled")).first).to_be_visible()
        if greentown_player.main(page).is_enabled():
            break
        way = greentown_player.table(page).get_attribute("data-way") or ""
        step_to_what_glows(page)
        page.keyboard.press("Enter")
        expect(greentown_player.table(page)).not_to_have_attribute("data-way", way)
    page.keyboard.press("d")


def step_to_what_glows(page: Page) -> None:
    """Into the grid, then with the arrows to something that glows."""
    expect(greentown_player.glowing(page).first).to_be_visible()
    to_the_map(page)
    arrows_to(page, ".glowing")


def test_the_keyboard_is_enough_for_skylines(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(origin)
    press_until(page, "Tab", "#game-skylines ~ .deeds .button.main")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "dialog input[name=others]")
    page.keyboard.press("ArrowLeft")
    press_until(page, "Tab", "dialog form > .button.main")
    page.keyboard.press("Enter")
    for asked in questions(page, origin):
        number = mayor.table(page).get_attribute("data-number") or ""
        answer_by_keys(page, asked)
        expect(mayor.table(page)).not_to_have_attribute("data-number", number, timeout=BOT_TIMEOUT)
        expect_focus(page)
    mayor.expect_end(page)


def questions(page: Page, origin: str) -> Iterator[str]:
    """What is asked: the first questions of this game, then those at the end of one that is nearly over."""
    for _ in range(3):
        yield mayor.wait_for_question(page)
    mayor.wait_for_question(page)
    skip_the_middle(page, origin, SKY_RECORDS / "finished-without-importance.txt", left=4)
    while (asked := mayor.wait_for_question(page)) != "over":
        yield asked


def answer_by_keys(page: Page, asked: str) -> None:
    """Answer a question without touching anything."""
    if asked == "open":
        press_until(page, "Tab", ".closed-board", most=15)
        page.keyboard.press("Enter")
    elif asked == "draw":
        press_until(page, "Tab", "[data-source]:enabled", most=15)
        page.keyboard.press("Enter")
        return
    elif asked == "turn":
        mayor.expect_every_card_to_say_what_it_can(page)
        begin_a_turn_by_keys(page)
    expect(mayor.done(page)).to_be_enabled()
    page.keyboard.press("d")


def begin_a_turn_by_keys(page: Page) -> None:
    mayor.expect_every_card_to_say_what_it_can(page)
    if page.locator("[data-deed=end]").is_enabled():
        press_until(page, "Tab", "[data-deed=end]", most=18)
        page.keyboard.press("Enter")
        return
    cards = page.locator(".card-button")
    ready = [at for at in range(cards.count()) if "ready" in (cards.nth(at).get_attribute("class") or "")]
    page.keyboard.press(str((ready[0] if ready else 0) + 1))
    if not ready:
        press_until(page, "Tab", "[data-deed=swap]:enabled", most=15)
        page.keyboard.press("Enter")
        return
    expect(page.locator(".cell.open").first).to_be_visible()
    to_the_map(page)
    assert page.evaluate("() => document.activeElement.classList.contains('open')")
    page.keyboard.press("Enter")
    expect(page.locator(".trial")).to_be_visible()
    page.keyboard.press("r")
