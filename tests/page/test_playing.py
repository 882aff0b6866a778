"""People play Cities on the page from the home page to the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from .conftest import DESK, PHONE, Visit, Watched
from .player import (
    begin,
    done,
    expect_end,
    free_fields,
    lay_starting_tiles,
    move,
    open_places,
    play_to_the_end,
    standing,
    table,
    wait_for_round,
)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_somebody_plays_against_a_bot_to_the_end(size: ViewportSize, visit: Visit, origin: str) -> None:
    page = visit(size)
    begin(page, origin, others=1, level=3)
    lay_starting_tiles(page)
    play_to_the_end(page)

    expect(page.locator(".end li")).to_have_count(2)
    page.locator(".end li .button").first.click()
    expect(page.locator(".count .sum")).to_be_visible()


def test_a_german_browser_plays_in_german(visit: Visit, origin: str) -> None:
    page = visit(DESK, locale="de-DE")
    begin(page, origin, others=0, quick=True)
    wait_for_round(page, 1)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".step")).to_contain_text("Runde 1 von 13")
    play_to_the_end(page)

    expect(page.locator("#end-title")).to_have_text(re.compile(r"Deine Stadt: (ein Punkt|\d+ Punkte)"))


def test_the_keyboard_is_enough(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(origin)
    press_until(page, "Tab", "#game-cities ~ .deeds .button.main")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "input[name=others]")
    page.keyboard.press("ArrowLeft")
    press_until(page, "Tab", "form > .check input")
    page.keyboard.press("Space")
    press_until(page, "Tab", "dialog form > .button.main")
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()
    for _ in range(3):
        expect(open_places(page).first).to_be_visible()
        step_to(page, ".place.open")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    expect(page.locator(".tile.trial")).to_have_count(3)
    page.keyboard.press("d")
    for number in range(1, 14):
        wait_for_round(page, number)
        step_to(page, ".place.open")
        page.keyboard.press("Enter")
        expect(page.locator(".tile.trial")).to_have_count(1)
        expect(done(page)).to_be_enabled()
        if number == 1:
            step_to(page, SPOT)
            page.keyboard.press("Enter")
        if number == 2:
            step_to(page, ".place.open[data-piece=tourist]")
            page.keyboard.press("Enter")
            step_to(page, SPOT)
            page.keyboard.press("Enter")
        page.keyboard.press("d")
    expect_end(page)
    words = page.locator(".below li code").all_text_contents()
    assert sum("+" in word for word in words) == 1
    assert sum("~" in word or "^" in word for word in words) == 1


SPOT = ".place.open:not([data-piece])"
"""A field for a tourist: set out of the stock, or led there by keys."""


def press_until(page: Page, key: str, selector: str) -> None:
    """Press a key until the focus is where it should be."""
    for _ in range(90):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"{key} never leads to {selector}")


def step_to(page: Page, selector: str) -> None:
    """Tab into the grid, then walk with the arrows to such a place."""
    press_until(page, "Tab", "[role=gridcell]")
    for key in ("ArrowLeft",) * 8 + ("ArrowUp",) * 8:
        page.keyboard.press(key)
    for _ in range(8):
        for _ in range(8):
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            page.keyboard.press("ArrowRight")
        for key in ("ArrowLeft",) * 8 + ("ArrowDown",):
            page.keyboard.press(key)
    pytest.fail(f"the arrows never lead to {selector}")


def test_typed_moves_are_enough(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    begin(page, origin, others=0)
    box = page.get_by_role("textbox")
    for number in range(14):
        wait_for_round(page, number)
        box.fill(first_move(page, origin))
        box.press("Enter")
    expect_end(page)


def first_move(page: Page, origin: str) -> str:
    """A move that fits, read off the board's own tiles as a person would: corner to corner, then a free neighbour."""
    sight = page.request.get(f"{origin}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["sight"]["view"]
    hand = sight["hand"]
    if sight["stage"] == "set-up":
        return " ".join(f"{tile}N@{cell}" for tile, cell in zip(hand, ("d4", "c3", "b2"), strict=True))
    laid = {cell["cell"] for cell in sight["players"][0]["city"]["cells"]}
    free = next(f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd" if touches(column, row, laid))
    return f"{hand[0]}N@{free} -"


def touches(column: str, row: int, laid: set[str]) -> bool:
    """Whether a cell is free and has a neighbour."""
    around = {f"{chr(ord(column) + across)}{row + down}" for across in (-1, 0, 1) for down in (-1, 0, 1)}
    return f"{column}{row}" not in laid and bool(around & laid)


def test_a_typed_move_that_is_not_allowed_is_refused_and_nothing_changes(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    begin(page, origin, others=0, quick=True)
    wait_for_round(page, 1)
    box = page.get_by_role("textbox")
    box.fill("24N@a1 +9")
    box.press("Enter")

    expect(page.get_by_role("alert").filter(has_text="24N@a1 +9").or_(page.locator(".refusal"))).not_to_have_count(0)
    expect(table(page)).to_have_attribute("data-round", "1")
    move(page)
    wait_for_round(page, 2)


def test_a_forged_choice_is_refused_and_the_table_is_intact(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    forging = [True]

    def forge(text: str | bytes) -> str:
        frame = json.loads(text)
        if frame["say"] == "choices" and "@" in str(frame["choices"]):
            first = frame["choices"][0]
            frame["choices"] = [{**first, "word": re.sub(r"@\w+", "@g7", first["word"])}]
        elif frame["say"] == "no-choices":
            stay = {"word": "-", "whole": True, "brings": [], "why_not": None}
            frame = {"say": "choices", "table": frame["table"], "ask": frame["ask"], "choices": [stay], "sentences": []}
        return json.dumps(frame)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(forge(text) if forging else text))

    page.route_web_socket("**/api/socket", between)
    begin(page, origin, others=0, quick=True)
    wait_for_round(page, 1)
    move(page, tourist=False)

    expect(page.locator(".refusal")).to_contain_text("g7")
    expect(table(page)).to_have_attribute("data-round", "1")
    forging.clear()
    page.reload()
    wait_for_round(page, 1)
    move(page)
    wait_for_round(page, 2)


def test_two_browsers_meet_by_a_link_one_is_reloaded_and_one_cut_off(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["ERR_INTERNET_DISCONNECTED"]
    ada, ben = visit(DESK), visit(PHONE)
    meet(ada, ben, origin)
    for page in (ada, ben):
        expect(open_places(page).first).to_be_visible()
        lay_starting_tiles(page)
    for number in range(1, 14):
        for page in (ada, ben):
            wait_for_round(page, number)
        if number == 4:
            ben.reload()
            wait_for_round(ben, number)
        if number == 7:
            move_while_cut_off(ada, ben)
        else:
            move(ben, number)
            move(ada, number + 1)
    for page in (ada, ben):
        expect_end(page)
    assert ada.locator("#end-title").text_content() == ben.locator("#end-title").text_content()


def meet(ada: Page, ben: Page, origin: str) -> None:
    """Ada lays a table, and Ben comes by the link that she gives him."""
    begin(ada, origin, way="friends", others=1)
    ada.locator(".right .button.main").click()
    expect(ada.locator(".only-here")).to_contain_text("townwright serve --host 0.0.0.0")
    ben.goto(ada.locator("input[readonly]").input_value())
    ben.get_by_role("textbox").fill("Ben")
    ben.locator("form .button.main").click()


def test_an_offer_is_seen_answered_and_followed_by_a_rematch(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    meet(ada, ben, origin)
    for agree in (False, True):
        give_up = ada.locator(".below .deeds .button").last
        give_up.click()
        expect(give_up).to_have_class(re.compile("grave"))
        give_up.click()
        answers = ben.locator(".offer .button")
        expect(answers.first).to_be_in_viewport()
        answers.nth(0 if agree else 1).click()
        told = re.compile("The game was given up" if agree else r"Ben\W* declined")
        expect(ada.locator(".below ol li").filter(has_text=told)).to_have_count(1)
    expect(ada.locator(".tray")).to_have_count(0)
    ada.locator(".after .button.main").click()
    ben.locator(".offer .button.main").click()

    for page in (ada, ben):
        expect(page.locator(".after")).to_have_count(0)
        expect(open_places(page).first).to_be_visible()
    assert ada.url == ben.url


def test_somebody_new_takes_a_seat_at_an_open_table(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    ada.goto(origin)
    ada.locator("#game-cities").locator("..").locator(".deeds button").nth(1).click()
    sheet = ada.get_by_role("dialog")
    sheet.get_by_label("Anybody may join").check()
    sheet.get_by_label("Your name").fill("Ada of the lobby")
    sheet.locator("form > .button.main").click()
    expect(ada.locator(".waiting")).to_be_visible()
    ben.goto(origin)
    ben.get_by_role("link").filter(has_text="Ada of the lobby").click()
    ben.get_by_role("textbox").fill("Ben")
    ben.locator(".right .button.main").click()

    for page in (ada, ben):
        expect(open_places(page).first).to_be_visible()
        move(page)
    for page in (ada, ben):
        wait_for_round(page, 2)


def move_while_cut_off(page: Page, other: Page) -> None:
    """The move is said while the line is broken and somebody else plays on; it is kept, shown as not saved, and sent
    when the line is back."""
    open_places(page).first.click()
    expect(done(page)).to_be_enabled()
    page.context.set_offline(True)
    expect(page.get_by_role("status")).to_contain_text("no connection")
    done(page).click()
    expect(page.get_by_role("status")).to_contain_text("not saved yet")
    move(other)
    expect(other.locator(".place.open")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_role("status")).to_contain_text("saved")


def test_a_tourist_is_set_walks_and_jumps(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    begin(page, origin, others=0)
    lay_starting_tiles(page)
    wait_for_round(page, 1)
    move(page)
    due = ["~", "^"]  # a walk, then a jump onto the new tile
    for number in range(2, 14):
        wait_for_round(page, number)
        laid = open_places(page).first.get_attribute("data-place")
        open_places(page).first.click()
        expect(page.locator(".tile.trial")).to_have_count(1)
        expect(standing(page)).to_have_count(1)
        standing(page).click()
        targets = [place.get_attribute("data-place") or "" for place in free_fields(page).all()]
        wished = [place for place in targets if place.startswith(f"{laid}.") == (due[0] == "^")]
        if wished:
            page.locator(f"[data-place='{wished[0]}']").click()
            done(page).click()
            expect(page.locator(".below li code").filter(has_text=due.pop(0)).first).to_be_visible()
        else:
            done(page).click()
        if not due:
            return
    pytest.fail(f"nobody could be led by {due}")


def test_two_friends_share_one_screen(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    begin(page, origin, way="here", others=1)
    for _ in range(2):
        page.locator(".curtain .button").click()
        expect(open_places(page).first).to_be_visible()
        lay_starting_tiles(page)
    for number in range(1, 14):
        for _ in range(2):
            page.locator(".curtain .button").click()
            wait_for_round(page, number)
            move(page, number)
    expect_end(page)
