"""Moments of Greentown and Skylines that come up only now and then."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from . import greentown_player, mayor
from .greentown_player import glowing, lead, turn_down
from .player import BOT_TIMEOUT
from .rare_screens import RECORDS, agree, show


def play_on(page: Page, origin: str, record: str, step: int, seat: int) -> None:
    """A table with the first steps of a record."""
    show(page, origin, (RECORDS / record).read_text(), step)
    page.locator(".more select").select_option(str(seat))
    page.locator(".more .button.main").click()
    expect(page.locator(".page .table")).to_be_visible(timeout=BOT_TIMEOUT)


def rare_greentown(page: Page, origin: str) -> Iterator[str]:
    """Asking for a tour, four at one table, keeping the double turn, and a tour that lapses."""
    agree(page, origin, "greentown", "here")
    sheet = page.get_by_role("dialog")
    for chosen in ("others][value='3'", "money][value=open"):
        sheet.locator(f"input[name={chosen}]").evaluate("input => input.click()")
    sheet.locator("form > .check input").first.check()  # the double turn may be kept
    sheet.locator("form > .button.main").click()
    for _ in range(3):
        greentown_player.wait_for_turn(page)
        greentown_player.type_turn(page, origin)
        expect(page.locator(".table[data-mode=marker]")).to_have_count(1)
    turn_down(page, marker=1)
    expect(glowing(page).first).to_be_visible()
    greentown_player.try_hint(page)
    expect(page.locator(".tray .button.main")).to_be_enabled()
    yield "green-asked-tour"
    lead(page)
    expect(page.locator(".table[data-mode=keep]")).to_have_count(1)
    yield "green-keep"
    play_on(page, origin, "greentown/records/a-tour-lapses.txt", 2, 2)  # the seat that begins waits for no program
    greentown_player.wait_for_turn(page)
    yield "green-branched"


def rare_skylines(page: Page, origin: str) -> Iterator[str]:
    """The adviser, the end of a milestone, renewed cards, all modules, and a replay in its middle."""
    play_on(page, origin, "skylines/records/cards-renewed.txt", 60, 2)
    seen = mayor.wait_for_question(page)
    yield f"skylines-branched-{seen}"
    mayor.begin(page, origin, "4", others=3)
    mayor.wait_for_question(page)
    mayor.step(page)
    mayor.wait_for_question(page)
    page.locator("[data-hint=ask]").click()
    expect(page.locator("[data-hint=do]")).to_be_visible(timeout=BOT_TIMEOUT)
    yield "skylines-adviser"
    yield from suggested(page, origin)
    show(page, origin, (RECORDS / "skylines/records/finished-with-all-modules.txt").read_text(), 80)
    yield "skylines-all-modules"


def suggested(page: Page, origin: str) -> Iterator[str]:
    """What another seat suggests, to the one that acts."""
    assert page.context.browser is not None
    friend = page.context.browser.new_context().new_page()
    mayor.begin(page, origin, "intro", way="friends", others=1)
    page.locator(".right .button.main").click()
    friend.goto(page.locator("input[readonly]").input_value())
    friend.get_by_role("textbox").fill("Ada")
    friend.locator("form .button.main").click()
    while mayor.wait_for_question(page) != "turn":
        mayor.step(page)
    friend.locator("[data-deed=advise]").click()
    friend.locator(".card-button.ready").first.click()
    mayor.lay_the_tile(friend)
    mayor.done(friend).click()
    expect(page.locator(".suggested")).to_be_visible()
    yield "skylines-suggested"
    friend.context.close()
