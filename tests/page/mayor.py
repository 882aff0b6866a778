"""A person at a table of Skylines: takes whatever glows, with a pointer, keys or notation.

Everything is found by what can be touched, so that the same steps work in every language, size and scenario.
"""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from townwright import bots
from townwright.bots.player import Limit
from townwright.games.skylines import GAME
from townwright.games.skylines.actions import Renew
from townwright.games.skylines.state import Phase

from .player import BOT_TIMEOUT, WAYS, Way, choose, touch, typing_box


def begin(page: Page, origin: str, scenario: str = "intro", way: Way = "now", others: int = 1) -> None:
    """From the home page to a table of Skylines."""
    agree(page, origin, scenario, way, others)
    page.get_by_role("dialog").locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/"))


def agree(page: Page, origin: str, scenario: str, way: Way, others: int) -> None:
    """Fill in the sheet of a new game."""
    page.goto(origin)
    page.locator("#game-skylines").locator("..").locator(".deeds button").nth(WAYS[way]).click()
    sheet = page.get_by_role("dialog")
    choose(sheet, "scenario", scenario)
    choose(sheet, "others", others)
    if way == "now" and others:
        sheet.locator("input[type=range]").fill("0")


def table(page: Page) -> Locator:
    """Skylines on the table."""
    return page.locator(".table[data-mood=skylines]")


def phase(page: Page) -> str:
    return table(page).get_attribute("data-phase") or ""


def done(page: Page) -> Locator:
    """The button that says the move."""
    return page.locator(".tray .button.main")


def wait_for_question(page: Page) -> str:
    """Until this seat is asked something, or the game is over; answers the phase."""
    expect(page.locator(".table[data-live=true], .table[data-phase=over]")).to_be_visible(timeout=BOT_TIMEOUT)
    return phase(page)


def step(page: Page) -> None:
    """Answer one question with whatever comes first, and wait until the table has moved on."""
    asked = wait_for_question(page)
    number = table(page).get_attribute("data-number") or ""
    ANSWERS[asked](page)
    expect(table(page)).not_to_have_attribute("data-number", number, timeout=BOT_TIMEOUT)


def open_a_board(page: Page) -> None:
    touch(page.locator(".closed-board").first)
    touch(done(page))


def expect_every_card_to_say_what_it_can(page: Page) -> None:
    """The server is asked about zones, policies and exchanges one by one, and answers one by one."""
    expect(page.locator(".card-button .status").first).to_be_attached()
    expect(page.locator(".card-button:not(:has(.status))")).to_have_count(0)


def take_a_turn(page: Page) -> None:
    """End the milestone if that is possible; otherwise build, and if nothing can be built, exchange."""
    expect_every_card_to_say_what_it_can(page)
    end = page.locator("[data-deed=end]")
    if end.is_enabled():
        touch(end)
    elif page.locator(".card-button.ready").count():
        touch(page.locator(".card-button.ready").first)
        lay_the_tile(page)
    else:
        touch(exchangeable(page).first)
        touch(page.locator("[data-deed=swap]"))
    touch(done(page))


def exchangeable(page: Page) -> Locator:
    """Cards of the hand that could be exchanged: policies stay, wherever they lie in it."""
    return page.locator(".card-button:not([data-card*=P])")


def lay_the_tile(page: Page) -> None:
    """On a place that earns the reward, or on any."""
    expect(page.locator(".cell.open").or_(page.locator(".tray .button.main:enabled")).first).to_be_visible()
    if page.locator(".cell.open").count():
        glowing = page.locator(".cell.earns") if page.locator(".cell.earns").count() else page.locator(".cell.open")
        touch(glowing.first)
    expect(done(page)).to_be_enabled()


def draw(page: Page) -> None:
    touch(page.locator("[data-source]:enabled").last)


def keep_a_role(page: Page) -> None:
    touch(page.locator("[data-role]").first)


def say_it(page: Page) -> None:
    """The main button alone is an answer: cards are kept."""
    touch(done(page))


def lay_the_boards(page: Page) -> None:
    """Board by board wherever one fits."""
    editor = page.locator(".editor")
    while not done(page).is_enabled():
        laid = editor.get_attribute("data-laid") or ""
        touch(page.locator("[data-lay]:enabled").first)
        expect(editor).not_to_have_attribute("data-laid", laid)
        expect(
            page.locator("[data-lay]:enabled").first.or_(done(page).and_(page.locator(":enabled"))).first
        ).to_be_visible()
    touch(done(page))


ANSWERS = {
    "open": open_a_board,
    "turn": take_a_turn,
    "draw": draw,
    "role": keep_a_role,
    "renew": say_it,
    "layout": lay_the_boards,
}


def play_to_the_end(page: Page) -> None:
    """Step by step, whatever is asked."""
    while wait_for_question(page) != "over":
        step(page)
    expect_end(page)


def expect_end(page: Page) -> None:
    """The result is shown."""
    expect(table(page)).to_have_attribute("data-phase", "over", timeout=BOT_TIMEOUT)
    expect(page.locator("#end-title")).to_be_visible()


def planned_move(page: Page, origin: str) -> str:
    """What a planner would say now, worked out from the record of the table; it draws from the first pile."""
    if phase(page) == "draw":  # a record has no half turns
        return page.locator("[data-source]:enabled").first.get_attribute("data-source") or ""
    record = page.request.get(f"{origin}/api/tables/{page.url.rsplit('/', 1)[1]}/record").text()
    state = GAME.replay(record).state
    if phase(page) == "turn" and state.phase is Phase.RENEW:  # a record does not say that all cards were kept
        state = GAME.play(state, state.seat, Renew())
    view, legal = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    return str(bots.find("skylines", "planner").choose(view, legal, Limit(40), Random(0)).action)


def type_move(page: Page, action: str) -> None:
    """Write a move in notation."""
    box = typing_box(page)
    number = table(page).get_attribute("data-number") or ""
    box.fill(action)
    box.press("Enter")
    expect(table(page)).not_to_have_attribute("data-number", number, timeout=BOT_TIMEOUT)
