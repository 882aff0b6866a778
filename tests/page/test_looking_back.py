"""A finished game can be watched again, shared and taken home; an own record can be brought along."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from townwright.games.cities import GAME

from .conftest import DESK, PHONE, Visit
from .contest_screens import finished_game
from .late import whole_games
from .player import BOT_TIMEOUT, table
from .ready import sit_down
from .serving import ROOT
from .tabs import Watched

RECORDS = ROOT / "tests" / "games"


def test_a_game_played_through_on_a_phone_is_replayed_downloaded_and_listed(visit: Visit, origin: str) -> None:
    page, friend = visit(PHONE), visit(DESK, locale="de-DE")
    page.goto(f"{origin}/table/{finished_game(page, origin, level='2')}")
    expect(page.get_by_text("Your first game of this kind: the mark to beat.")).to_be_visible()
    total = page.locator(".end li strong").text_content()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = Path(download.value.path()).read_text()
    page.locator("a[href^='/replay/']").click()
    slider = page.get_by_role("slider")
    expect(page.locator(".end li strong")).to_have_text(str(total))
    slider.press("Home")
    expect(table(page)).to_have_attribute("data-round", "0")
    for _ in range(5):
        slider.press("ArrowRight")
    expect(table(page)).to_have_attribute("data-round", "1")
    page.get_by_role("button", name="Share").click()
    short = page.locator("input[readonly]").input_value()
    friend.goto(short)
    expect(friend.locator(".bar .told")).to_contain_text("5 /")
    page.get_by_role("button", name="Same deal again").click()
    expect(table(page)).to_have_attribute("data-round", "1")
    expect(page.locator("[data-part=derived]")).to_contain_text("the draws are those of that game")
    again = page.request.get(f"{origin}/api/tables/{page.url.rsplit('/', 1)[1]}/record").text()
    page.goto(origin)

    assert len(short) < 140
    drawn = [str(event.action) for event in GAME.replay(again).record.events]
    assert drawn == [str(event.action) for event in GAME.replay(record).record.events][: len(drawn)]

    assert str(GAME.standing(GAME.replay(record).state, 0).total) == total
    expect(page.locator("section[aria-labelledby=best] ol a")).to_have_count(1)


def test_a_record_from_elsewhere_is_shown_and_a_wrong_one_refused(visit: Visit, origin: str, watched: Watched) -> None:
    page = visit(PHONE, locale="de-DE")
    text = (RECORDS / "cities/records/the-higher-total-wins.txt").read_text()
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill(text)
    page.locator("form .button.main").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Von hier aus weiterspielen")).to_be_in_viewport(ratio=1)
    page.locator(".below, .right").last.scroll_into_view_if_needed()
    expect(page.locator("h1")).not_to_be_in_viewport()
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)

    watched.expected += ["400 (Bad Request)", "409 (Conflict)", "422 (Unprocessable"]
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill(text.replace("tile", "tale", 1))
    page.locator("form .button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("gehört nicht hierher")


def test_a_link_for_watching_shows_the_table_and_offers_nothing(visit: Visit, origin: str) -> None:
    host, guest = visit(DESK), visit(PHONE)
    sit_down(host, origin, "cities", variants="quickstart")
    host.locator(".watch .button").click()
    guest.goto(host.locator(".watch input").input_value())

    expect(table(guest)).to_have_attribute("data-round", "1")
    expect(guest.locator(".place.open")).to_have_count(0)
    expect(guest.locator(".tray")).to_have_count(0)


def test_a_second_tab_is_told_that_it_mirrors(visit: Visit, origin: str) -> None:
    first = visit(DESK)
    sit_down(first, origin, "cities", variants="quickstart")
    second = first.context.new_page()
    second.goto(first.url)

    for page in (first, second):
        expect(page.locator(".mirrored")).to_be_visible()
    second.close(run_before_unload=True)


@pytest.mark.parametrize(
    ("record", "moves", "seat", "hidden", "lit"),
    [
        ("cities/records/the-higher-total-wins", 8, 0, 0, "rect.mark"),
        ("greentown/records/two-players-get-the-difference", 8, 1, 1, "circle.mark"),
        ("skylines/records/cards-renewed", 60, 2, 0, "path.lit"),
    ],
    ids=["cities", "greentown", "skylines"],
)
def test_a_record_is_seen_from_a_seat_shared_by_a_link_and_played_on(
    record: str, moves: int, seat: int, hidden: int, lit: str, visit: Visit, origin: str
) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill((RECORDS / f"{record}.txt").read_text())
    page.locator("form .button.main").click()
    expect(page.get_by_role("slider")).to_be_visible()
    on = page.get_by_role("button", name="Play on from here")
    show_step(page, moves)
    expect(page.locator(".moves [aria-current]")).to_be_in_viewport()  # beside the board
    go_by_turns(page, moves)
    point_at_moves(page, moves, lit)
    expect(on).to_be_enabled()
    if hidden or whole_games():  # a link is the same for every game
        friend = visit(PHONE, locale="de-DE")
        page.get_by_role("button", name="Share").click()
        friend.goto(page.locator("input[readonly]").input_value())
        expect(friend.locator(".bar .told")).to_contain_text(f"{moves} /")
        expect(friend.locator(".coin.hidden")).to_have_count(2 * hidden)  # who only looks on sees nobody's

    page.locator(".more select").select_option(str(seat))
    expect(page.locator(".coin.hidden")).to_have_count(hidden)
    expect(page.locator(".bar .told")).to_contain_text(f"{moves} /")
    on.click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".tray button:enabled").first).to_be_visible(timeout=BOT_TIMEOUT)
    expect(page.locator(".coin.hidden")).to_have_count(hidden)


def show_step(page: Page, step: int) -> None:
    """Pick a step of the list."""
    page.locator(f".moves [data-step='{step}']").click()
    expect(page.locator(".bar .told")).to_contain_text(f"{step} /")


def go_by_turns(page: Page, step: int) -> None:
    """One turn on and back, which is more than a step somewhere, and to the step again."""
    page.locator("input[name=by-turn]").check()
    ends = page.locator(".moves li.over [data-step]").evaluate_all("all => all.map(one => Number(one.dataset.step))")
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator(".bar .told")).to_contain_text(f"{min(end for end in ends if end > step)} /")
    page.get_by_role("button", name="One turn back").click()
    page.locator("input[name=by-turn]").uncheck()
    show_step(page, step)


def point_at_moves(page: Page, last: int, lit: str) -> None:
    """Some move so far lights a place of the board while the pointer is on it."""
    for step in range(last, 0, -1):
        page.locator(f".moves [data-step='{step}']").hover()
        if page.locator(f".table svg {lit}").count():
            break
    expect(page.locator(f".table svg {lit}").first).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(f".table svg {lit}")).to_have_count(0)
