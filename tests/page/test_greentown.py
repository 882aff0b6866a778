"""People play Greentown on the page from the home page to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit
from .greentown_player import (
    begin,
    build_and_tour,
    glowing,
    lead,
    main,
    play_elsewhere,
    play_to_the_end,
    said,
    table,
    turn_down,
    type_turn,
    wait_for_turn,
)
from .greentown_screens import RECORDS
from .late import skip_the_middle, whole_games
from .player import BOT_TIMEOUT, expect_nothing_covered, sight_of, typing_box
from .ready import BOT, FRIEND, sit_down, sit_down_together
from .tabs import resize

AT_ONCE = "localStorage['townwright-settings'] = JSON.stringify({pace: 'at-once'})"
"""Others' turns are not played out: what moves is the count at the end."""


def test_somebody_on_a_phone_plays_against_a_bot_to_the_end_and_looks_back(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.add_init_script(AT_ONCE)
    begin(page, origin, others=1)
    wait_for_turn(page)
    expect_nothing_covered(page)
    build_and_tour(page, look=lambda: expect_nothing_covered(page))
    wait_for_turn(page)
    page.emulate_media(reduced_motion="no-preference")  # for the count at the end
    seats = ({"who": "bot", "name": "random"}, {"who": "you"})
    skip_the_middle(page, origin, RECORDS / "the-ninth-building-ends-the-game.txt", left=4, seats=seats)
    play_to_the_end(page, origin)

    expect_the_count_in_view(page)
    expect(page.locator(".end li")).to_have_count(2)
    expect_the_money_to_be_explained(page)
    page.locator("a[href^='/replay/']").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.locator("#end-title")).to_be_visible()
    slider.press("Home")
    expect(table(page)).to_have_attribute("data-stage", "marker")
    expect(page.locator(".place.open, .tray")).to_have_count(0)


def expect_the_count_in_view(page: Page) -> None:
    """The money is counted before one's eyes wherever one was on the page; then who won is in view."""
    title, sum_ = page.locator("#end-title"), page.locator(".end .count .sum")
    counting = title.inner_text()
    expect(page.locator(".end .count")).to_be_in_viewport(ratio=1)
    first = sum_.inner_text()
    expect(sum_).not_to_have_text(first)  # it goes on by itself
    page.locator("[data-deed=skip-count]").click()
    expect(title).not_to_have_text(counting)
    expect(title).to_be_in_viewport(ratio=1)
    expect(page.locator(".end ol")).to_be_in_viewport(ratio=1)


def expect_the_money_to_be_explained(page: Page) -> None:
    """Every point of the first has its reason."""
    page.locator(".end li .button").first.click()
    expect(page.locator(".end .lines")).to_be_visible()
    total = int(page.locator(".end li > strong").first.text_content() or "0")
    points = [int(text) for text in page.locator(".end .lines strong").all_text_contents()]

    assert sum(points) == total


def test_four_seats_play_in_german_by_pointer_and_by_typed_turns(visit: Visit, origin: str) -> None:
    page = visit(DESK, locale="de-DE")
    page.add_init_script(AT_ONCE)
    begin(page, origin, others=3, setup="strip", money="open")
    wait_for_turn(page)
    expect(page.locator(".step")).to_contain_text("Runde 1")
    expect(page.locator(".double")).to_have_count(1)
    expect(page.locator(".coin.hidden")).to_have_count(0)
    build_and_tour(page, look=lambda: expect_the_whole_tray_at_every_desk(page))
    wait_for_turn(page)
    page.emulate_media(reduced_motion="no-preference")  # for the count at the end
    seats = ({"who": "you"}, *({"who": "bot", "name": "random"} for _ in range(3)))
    skip_the_middle(page, origin, RECORDS / "four-players-take-double-turns.txt", left=2, seats=seats)
    play_to_the_end(page, origin)

    expect_the_count_in_view(page)
    expect(page.locator(".end li")).to_have_count(4)
    expect(page.locator("#end-title")).to_have_text(re.compile("(hat|hast) gewonnen"))
    expect(page.locator(".right")).to_contain_text("Die letzte Tour")  # what stands beside the map has come
    expect(page.locator(".right")).not_to_contain_text("löst das Ende aus")
    for number in (1, 2, 3):  # programs of one name are told apart in the log, too
        expect(page.locator("ol[tabindex]")).to_contain_text(f"Würfel {number}")


def expect_the_whole_tray_at_every_desk(page: Page) -> None:
    """All of the tray is in the window, below a map that is large enough to play on."""
    for width, height in ((1280, 720), (1280, 800), (1440, 900)):
        resize(page, {"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator(".tray")).to_be_in_viewport(ratio=1)
        expect_nothing_covered(page)
        assert page.locator("[data-part=map]").evaluate("map => map.offsetHeight") >= 320


def test_two_browsers_meet_and_see_only_their_own_money(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    sit_down_together(ada, ben, origin, "greentown")
    for page in (ada, ben):
        expect(page.locator(".coin.hidden")).to_have_count(1)
    turns, table = 0, ada.url
    while (whole_games() or turns < 4) and (letter := sight_of(ada, origin)["view"]["turn"]) is not None:
        page = {"A": ada, "B": ben}[letter]
        if turns == 3:
            page.reload()
        assert wait_for_turn(page)
        type_turn(page, origin)
        turns += 1
    if not whole_games():
        for page in (ada, ben):
            page.goto(f"{origin}/about")
        play_elsewhere(origin, table.rpartition("/")[2], ada, ben)
        for page in (ada, ben):
            page.goto(table)
    for page in (ada, ben):
        expect(page.locator("#end-title")).to_be_visible()
    told = {"Ada": ada.locator("#end-title").inner_text(), "Ben": ben.locator("#end-title").inner_text()}
    (winner,) = [name for name, title in told.items() if title == "You have won"]
    (other,) = [title for name, title in told.items() if name != winner]
    assert other.endswith(" has won")


def test_hidden_money_is_behind_the_curtain_of_a_shared_screen_and_the_town_stays_through_a_tour(
    visit: Visit, origin: str
) -> None:
    page = visit(PHONE, locale="de-DE")
    sit_down(page, origin, "greentown", FRIEND)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".coin")).to_have_count(0)
    page.locator(".curtain .button").click()
    wait_for_turn(page)
    turn_down(page, marker=1)
    lead(page)
    expect(page.locator(".curtain")).to_be_visible()
    page.locator(".curtain .button").click()
    wait_for_turn(page)
    expect(page.locator(".coin.hidden")).to_have_count(1)

    turn_down(page, marker=1)  # a wish of this card stays open, so there is more to say
    lies = glowing(page).first.bounding_box(), page.locator("[data-part=map]").bounding_box()
    hotel = page.locator(f".place[data-place='{glowing(page).first.get_attribute('data-place')}']")

    def stays() -> None:
        expect(page.locator(".tray .coin")).to_be_visible()
        seen = hotel.bounding_box(), page.locator("[data-part=map]").bounding_box()
        assert seen == lies, "the town stays under the finger, however much is said below it"

    lead(page, stays)


def test_open_money_needs_no_curtain_and_a_second_turn_in_a_row_says_so(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "greentown", FRIEND, money="open")
    wait_for_turn(page)
    page.locator(".tray .hint").click()
    expect(page.locator(".marker.advised")).to_have_count(1, timeout=BOT_TIMEOUT)
    type_turn(page, origin)
    expect(page.locator(".step .note")).to_have_text(re.compile(r"(Ada|Ben).*: .*([Bb]uild|[Tt]our).*\.$"))
    wait_for_turn(page)
    expect(page.locator(".coin.hidden")).to_have_count(0)
    expect(page.locator(".status .now")).to_have_text("Choose a marker for your turn.")
    expect(page.locator(".marker.advised")).to_have_count(0)  # the hint was for the turn before
    type_turn(page, origin)

    expect(page.locator(".status .now")).to_have_text("It is your turn again: choose a marker.")


def test_a_typed_part_goes_on_in_the_middle_of_the_turn(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "greentown", BOT)
    wait_for_turn(page)
    box = typing_box(page)
    box.fill("B")
    box.press("Enter")
    expect(page.locator(".table[data-mode=step][data-stage='first step']")).to_have_count(1)
    glowing(page).first.click()
    main(page).click()
    expect(page.locator(".table[data-mode=step][data-stage='second step']")).to_have_count(1)
    assert said(page) == "0"
