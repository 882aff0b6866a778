"""People play Cities on the page from the home page to the end."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of, skip_the_middle
from .player import (
    LAST_ROUND,
    RECORDS,
    arrows_to,
    begin,
    done,
    expect_end,
    expect_nothing_covered,
    first_and_last_rounds,
    free_fields,
    lay_starting_tiles,
    move,
    open_places,
    play_to_the_end,
    press_until,
    sight_of,
    standing,
    typing_box,
    wait_for_round,
)
from .ready import sit_down


@pytest.mark.parametrize("size", one_of(PHONE, DESK))
def test_somebody_plays_the_first_rounds_and_the_last_against_a_bot(
    size: ViewportSize, visit: Visit, origin: str
) -> None:
    page = visit(size)
    begin(page, origin, others=1, level=3)
    expect(open_places(page).first).to_be_visible()
    expect_nothing_covered(page)
    lay_starting_tiles(page)
    seats = ({"who": "you"}, {"who": "bot", "name": "random"})
    for number in first_and_last_rounds(page, origin, RECORDS / "a-tie-goes-to-the-better-tourist.txt", 2, seats):
        wait_for_round(page, number)
        expect_nothing_covered(page)
        if number == LAST_ROUND:
            expect_to_hear_how_large_a_city_may_be(page)
        move(page, number)
    expect_end(page)

    expect(page.locator(".end li")).to_have_count(2)
    page.locator(".end li .button").first.click()
    expect(page.locator(".count .sum")).to_be_visible()


def expect_to_hear_how_large_a_city_may_be(page: Page) -> None:
    """Whoever touches the board below a city that is as high as can be is told so."""
    board = page.locator("[data-part=board]")
    box = board.bounding_box()
    assert box is not None
    board.click(position={"x": box["width"] / 2, "y": box["height"] - 2})
    expect(page.locator(".status .now")).to_contain_text("the city would be more than 4 high")


def test_a_german_browser_plays_in_german(visit: Visit, origin: str) -> None:
    page = visit(DESK, locale="de-DE")
    sit_down(page, origin, "cities", variants="quickstart")
    wait_for_round(page, 1)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".step")).to_contain_text("Runde 1 von 13")
    skipped = skip_the_middle(page, origin, RECORDS / "a-solo-game-at-level-3.txt", left=1)
    play_to_the_end(page, first=LAST_ROUND if skipped else 1)

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
    number, due = 0, ["set", "lead"]  # a tourist, as soon as the tiles let it
    while due:
        number += 1
        play_a_round_by_keys(page, number, due)
    wait_for_round(page, number + 1)
    expect(page.locator(".below li code")).to_have_count(0)
    page.locator(".below input[name=notation]").check()
    words = page.locator(".below li code").all_text_contents()
    assert sum("+" in word for word in words) == 1
    assert sum("~" in word or "^" in word for word in words) == 1
    skipped = skip_the_middle(page, origin, RECORDS / "a-solo-game-at-level-3.txt", left=1)
    for late in range(LAST_ROUND if skipped else number + 1, LAST_ROUND + 1):
        play_a_round_by_keys(page, late, due)
    expect_end(page)


def play_a_round_by_keys(page: Page, number: int, due: list[str]) -> None:
    """Lay the tile, and do what is due with a tourist if that is possible; it is struck off the list."""
    wait_for_round(page, number)
    step_to(page, ".place.open")
    page.keyboard.press("Enter")
    expect(page.locator(".tile.trial")).to_have_count(1)
    expect(done(page)).to_be_enabled()
    if due[:1] == ["set"] and free_fields(page).count():
        step_to(page, SPOT)
        page.keyboard.press("Enter")
        due.remove("set")
    elif due == ["lead"] and standing(page).count():
        step_to(page, ".place.open[data-piece=tourist]")
        page.keyboard.press("Enter")
        step_to(page, SPOT)
        page.keyboard.press("Enter")
        due.remove("lead")
    page.keyboard.press("d")


SPOT = ".place.open:not([data-piece])"
"""A field for a tourist: set out of the stock, or led there by keys."""


def step_to(page: Page, selector: str) -> None:
    """Tab into the grid, then walk with the arrows to such a place."""
    press_until(page, "Tab", "[role=gridcell]")
    arrows_to(page, selector)


def test_typed_moves_are_enough(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "cities", variants="-")
    late = first_and_last_rounds(page, origin, RECORDS / "a-solo-game-at-level-3.txt", left=1)
    for number in chain((0,), late):
        wait_for_round(page, number)
        box = typing_box(page)
        box.fill(first_move(page, origin))
        box.press("Enter")
    expect_end(page)


def first_move(page: Page, origin: str) -> str:
    """A move that fits, read off the board's own tiles as a person would: corner to corner, then a free neighbour."""
    sight = sight_of(page, origin)["view"]
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


def test_a_tourist_is_set_walks_and_jumps(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "cities", variants="-")
    page.locator(".below input[name=notation]").check()
    lay_starting_tiles(page)
    due = ["+", "~", "^"]  # a tourist is set, walks, then jumps onto the new tile
    for number in range(1, 14):
        wait_for_round(page, number)
        expect(page.locator(".ghost")).to_have_count(0)  # nothing looks laid where nobody points
        laid = open_places(page).first.get_attribute("data-place")
        open_places(page).first.click()
        expect(page.locator(".tile.trial")).to_have_count(1)
        expect(done(page)).to_be_enabled()
        if number == 1:  # nobody is set yet
            done(page).click()
            continue
        if due[0] != "+":
            if not standing(page).count():  # nobody can be led
                done(page).click()
                continue
            standing(page).click()
        targets = [place.get_attribute("data-place") or "" for place in free_fields(page).all()]
        wished = [place for place in targets if place.startswith(f"{laid}.") == (due[0] != "~")]
        if wished:
            page.locator(f"[data-place='{wished[0]}']").click()
            done(page).click()
            expect(page.locator(".below li code").filter(has_text=due.pop(0)).first).to_be_visible()
        else:
            done(page).click()
        if not due:
            return
    pytest.fail(f"nobody could be led by {due}")
