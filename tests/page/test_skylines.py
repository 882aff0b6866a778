"""People plan a city together on the page, from the home page to the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of, sit_down_late, skip_the_middle, whole_games
from .mayor import (
    begin,
    done,
    expect_end,
    expect_every_card_to_say_what_it_can,
    lay_the_boards,
    lay_the_tile,
    open_a_board,
    play_to_the_end,
    step,
    table,
    type_move,
    wait_for_question,
)
from .player import BOT_TIMEOUT, expect_nothing_covered, sight_of, touch, typing_box
from .ready import FRIEND, introduce, sit_down, sit_down_together
from .skyline_screens import RECORDS
from .tabs import Watched, look_at
from .test_access import barriers

OPEN_BOARD_FILLS_THE_FRAME = """() => {
  const frame = document.querySelector("[data-part=map]").getBoundingClientRect();
  const cells = [...document.querySelectorAll(".cell")].map((cell) => cell.getBoundingClientRect());
  const inside = cells.every(({left, right, top, bottom}) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom);
  const across = Math.max(...cells.map(({right}) => right)) - Math.min(...cells.map(({left}) => left));
  return inside && across > 0.85 * frame.width;
}"""


def test_somebody_plays_the_introductory_game_with_a_bot_on_a_phone(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    begin(page, origin, "intro", others=1)
    for _ in range(3):  # the first board, and a turn
        step(page)
    wait_for_question(page)
    seats = ({"who": "you"}, {"who": "bot", "name": "random"})
    skip_the_middle(page, origin, RECORDS / "finished-with-success.txt", left=1, seats=seats)
    play_to_the_end(page)


def test_a_german_browser_plays_scenario_5_alone(visit: Visit, origin: str) -> None:
    page = visit(DESK, locale="de-DE")
    sit_down(page, origin, "skylines", scenario="5")
    expect(page.locator(".status .now")).to_have_text("Lege die Spielpläne aus.", timeout=BOT_TIMEOUT)
    skip_the_middle(page, origin, RECORDS / "finished-on-a-free-layout.txt", left=1)
    play_to_the_end(page)

    expect(page.locator("#end-title")).to_have_text(re.compile("Stadt"))
    page.goto(origin)
    expect(page.get_by_text("Dein eigenes Land, Startkapital 10, erster Kartensatz · allein")).to_be_visible()


def test_all_cards_are_in_sight_at_a_small_desk_and_a_phone_says_how_many_more_there_are(
    visit: Visit, origin: str
) -> None:
    page = visit({"width": 1280, "height": 720}, locale="de-DE")
    introduce(page, origin)
    sit_down_late(page, origin, RECORDS / "lost-by-overall-happiness.txt", left=12)
    assert wait_for_question(page) == "turn"
    cards, more = page.locator(".card-button"), page.locator("[data-more='1']")
    expect(cards).to_have_count(7)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(more).to_have_count(0)

    page.set_viewport_size(PHONE)
    expect(page.locator("li.fresh .card-button")).to_be_in_viewport(ratio=1)  # what was drawn last is shown
    back = page.locator("[data-more='-1']")
    while back.get_attribute("aria-disabled") == "false":
        back.click()
    expect(more).to_have_accessible_name("Noch 4 dahinter")
    expect(page.locator(".sides small")).to_have_text("1–3/ 7")
    expect(cards.nth(2)).to_be_in_viewport(ratio=0.9)
    more.click()  # to the next, none is left out
    expect(page.locator(".sides small")).to_have_text("4–6/ 7")
    expect(cards.nth(3)).to_be_in_viewport(ratio=1)
    page.locator("[data-more='-1']").click()
    cards.first.hover()
    page.mouse.wheel(0, 200)
    expect(page.locator("[data-more='-1']")).to_be_enabled()
    more.click()
    cards.last.focus()
    expect(cards.last).to_be_in_viewport(ratio=0.9)
    expect(more).to_be_disabled()
    expect(page.locator("[data-more='-1']")).to_be_enabled()


def test_a_card_drawn_on_a_phone_comes_where_the_played_one_was_and_no_other_moves(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "skylines")
    wait_for_question(page)
    open_a_board(page)
    assert wait_for_question(page) == "turn"
    expect_every_card_to_say_what_it_can(page)
    cards = page.locator(".card-button")
    before = [card.get_attribute("data-card") for card in cards.all()]
    page.locator("[data-more='1']").click()
    played = page.locator(".card-button.ready").nth(3)
    gone = before.index(played.get_attribute("data-card"))
    touch(played)
    lay_the_tile(page)
    touch(done(page))
    step(page)
    assert wait_for_question(page) == "turn"

    fresh = page.locator(".fresh .card-button")
    expect(fresh).to_be_in_viewport(ratio=1)
    after = [card.get_attribute("data-card") for card in cards.all()]
    assert [at for at, card in enumerate(after) if card != before[at]] == [gone]
    row = page.locator("[data-part=hand]").bounding_box()
    card = fresh.bounding_box()
    assert row
    assert card
    assert row["x"] <= card["x"]
    assert card["x"] + card["width"] <= row["x"] + row["width"]


def test_a_small_desk_shows_the_open_board_whole_and_no_closed_one_beside_it(visit: Visit, origin: str) -> None:
    page = visit({"width": 1280, "height": 720})
    sit_down(page, origin, "skylines")
    wait_for_question(page)
    open_a_board(page)
    assert wait_for_question(page) == "turn"
    expect_every_card_to_say_what_it_can(page)
    page.wait_for_function(OPEN_BOARD_FILLS_THE_FRAME)


def test_boards_are_laid_where_one_touches_turned_and_taken_away_again(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "skylines", scenario="5")
    assert wait_for_question(page) == "layout"
    for count in range(1, 3):
        expect(page.locator("[data-lay]:enabled").first).to_be_in_viewport(ratio=0.5)
        page.locator("[data-lay]:enabled").first.click()
        expect(page.locator(".slot.board")).to_have_count(count)
    first = page.locator(".slot.board").first.get_attribute("data-slot") or ""
    free = page.locator("[data-slot=free]")
    free.last.click()
    expect(free.last).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-slot={first}]").click()
    page.locator("[data-deed=take-away]").click()
    expect(page.locator(f"[data-slot={first}]")).to_have_count(0)
    expect(page.locator(f"[data-lay={first}]")).to_be_visible()
    lay_the_boards(page)
    assert wait_for_question(page) == "role"


def test_two_browsers_plan_scenario_4_and_one_suggests_to_the_other(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE, locale="de-DE")
    sit_down_together(ada, ben, origin, "skylines", scenario="4")
    step(ada)  # keeps a role
    step(ben)
    step(ada)  # opens a board
    assert wait_for_question(ada) == "turn"
    take_up_a_suggestion(ada, ben)
    steps = 0
    while (whole_games() or steps < 2) and (asked := sight_of(ada, origin)["view"]["to_act"]):
        step((ada, ben)[asked[0]])
        steps += 1
    for page in (ada, ben):
        expect(table(page)).to_have_attribute("data-number", str(sight_of(ada, origin)["number"]))
        if whole_games():
            expect_end(page)
    for page in (ada, ben):
        page.locator(".below input[name=notation]").check()  # the same in both languages
    oldest = ben.locator(".below ol li").last
    expect(oldest).to_be_hidden()  # a phone shows the newest, in no box that would catch a finger
    ben.locator("[data-deed=all-lines]").tap()
    expect(oldest).to_be_visible()
    told = ".below ol li code, .end b"
    assert ada.locator(told).all_text_contents() == ben.locator(told).all_text_contents() != []


def take_up_a_suggestion(ada: Page, ben: Page) -> None:
    """Ben shows what could be built; it lies on Ada's map, changes nothing, and she takes it up."""
    ben.locator("[data-deed=advise]").click()
    ben.locator(".card-button.ready").first.click()
    expect(ben.locator(".cell.open").first).to_be_visible()
    ben.locator(".cell.open").first.click()
    expect(done(ben)).to_be_enabled()
    for button in ben.locator(".tray .deeds .button").all():
        expect(button).to_be_in_viewport(ratio=1)
    number = table(ada).get_attribute("data-number") or ""
    done(ben).click()
    expect(done(ben)).to_have_text("Vorgeschlagen")
    expect(ben.locator(".status .now")).to_contain_text("sieht deinen Vorschlag")
    expect(ada.locator(".suggested")).to_be_visible()
    expect(table(ada)).to_have_attribute("data-number", number)
    assert [*barriers(ada, "light"), *barriers(ben, "dark")] == []
    ada.locator("[data-take=seat]").click()
    expect(ada.locator(".trial")).to_be_visible()
    expect(done(ada)).to_be_in_viewport(ratio=1)
    done(ada).click()
    expect(table(ada)).to_have_attribute("data-phase", "draw")


def test_typed_moves_lead_to_success_with_its_title_and_a_replay(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    introduce(page, origin)
    sit_down_late(page, origin, RECORDS / "finished-with-success.txt", left=3)
    for typed in ("swap 2U2", "+x>3R6", "end"):
        wait_for_question(page)
        type_move(page, typed)
    expect_end(page)
    view = sight_of(page, origin)["view"]
    assert view["success"]
    assert view["milestone"] == view["milestones"]
    expect(page.locator("#end-title")).to_contain_text(re.compile(view["title"], re.IGNORECASE))
    expect(page.locator(".end .score strong")).to_have_text(str(view["score"]))
    expect(page.locator(".end b")).to_contain_text(["+"])
    page.locator("a[href^='/replay/']").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("Home")

    expect(page.locator("[data-phase=deal]")).to_be_visible()


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("lost-for-want-of-a-board", "no further board can be opened. The cheapest costs 5, and only 4 can be paid."),
        ("lost-by-a-bill-for-employment", "the employment bill is 2, and the treasury holds only 0."),
    ],
)
def test_a_lost_city_says_what_could_not_be_paid(record: str, why: str, visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill((RECORDS / f"{record}.txt").read_text())
    page.locator("form .button.main").click()

    expect(page.locator(".end .told")).to_have_text(f"Lost: {why}")


def test_a_typed_move_that_is_not_allowed_is_refused_and_nothing_changes(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "skylines")
    wait_for_question(page)
    number = table(page).get_attribute("data-number") or ""
    box = typing_box(page)
    box.fill("play 1R1 L3 Ac4/0")
    box.press("Enter")

    expect(page.get_by_role("alert").filter(has_text="That did not work:")).to_be_in_viewport()
    expect(table(page)).to_have_attribute("data-number", number)


def test_a_phone_sees_the_whole_map_while_a_board_is_to_be_opened_and_the_button_and_the_bars_say_what_they_do(
    visit: Visit, origin: str
) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "skylines")
    look_at(page, {"width": 360, "height": 640})
    while wait_for_question(page) != "open":
        step(page)
    expect(page.locator(".zoom")).to_have_attribute("aria-pressed", "false")
    expect(done(page)).to_have_text("Choose a board")
    page.locator(".closed-board").first.click()
    expect(done(page)).to_have_text(re.compile(r"Open [A-Z] for \d+ coins?"))
    offers = page.locator("[data-open]")  # side by side, so that they can be compared
    expect(offers).to_have_text([re.compile(r"[A-Z] *\d+ *\d+ squares *\d+ districts?")] * 3)
    offers.last.click()
    expect(done(page)).to_contain_text(f"Open {offers.last.get_attribute('data-open')}")
    while wait_for_question(page) != "turn":
        step(page)
    page.wait_for_function("() => scrollY > 0")  # the head of the page leaves a low window
    expect(page.locator(".zoom")).to_have_attribute("aria-pressed", "true")
    page.locator(".shut-board").first.dispatch_event("click")  # one that cannot be chosen says why
    expect(page.locator(".status .now")).to_contain_text("is closed")
    before = page.evaluate(WHERE_THE_MAP_IS)
    page.locator("[data-marker=pow]:visible").click()
    expect(page.locator(".about:visible")).to_contain_text(re.compile("Power: .*Every space below 0"))
    assert page.evaluate(WHERE_THE_MAP_IS) == before  # the words lie over it
    page.locator(".status .now").click()
    expect(page.locator(".about")).to_have_count(0)
    page.locator(".card-button.ready").first.click()
    expect(page.locator(".cell.open").first).to_be_attached()
    expect(done(page)).to_have_text("Where?")
    expect(page.locator(".tray .held circle, [data-shape][aria-pressed=true] circle")).to_have_count(1)
    for shape in page.locator("[data-shape]").all()[:2]:
        touch(shape)
        expect(shape).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell.open").first).to_be_attached()
    open_cells = {cell.get_attribute("data-cell") or "" for cell in page.locator(".cell.open").all()}
    expect(page.locator("[data-deed=swap] .sign")).to_have_text("−2")  # before it is chosen
    page.locator(".cell[aria-label*=street]").first.dispatch_event("click")
    expect(page.locator(".status .now")).to_contain_text("a street: tiles lie on free squares only")
    touched = next(cell for cell in sorted(open_cells) if beside(cell) <= open_cells)
    touch(page.locator(f"[data-cell={touched}]"))
    expect(page.locator(".cell.carried").first).to_have_attribute("data-cell", touched)
    page.wait_for_function(SIX_ROWS_IN_SIGHT)
    assert page.evaluate(WHERE_THE_MAP_IS) == before

    expect(done(page)).to_have_text("Build")
    expect_nothing_covered(page)  # also for whoever scrolls back to the head of the page
    look_at(page, PHONE)
    page.locator("[data-marker=pow]:visible").click()
    expect(page.locator(".about:visible")).to_be_visible()
    assert page.evaluate(SCROLLED_SOON) == 0  # it leaves once in a turn
    expect_nothing_covered(page)


WHERE_THE_MAP_IS = """() => {
  const frame = document.querySelector("[data-part=map]");
  const [map, cell] = [frame, frame.querySelector(".cell")].map((each) => each.getBoundingClientRect());
  return [map.top + scrollY, map.height, cell.top - map.top, cell.width, frame.scrollTop].map(Math.round);
}"""
SCROLLED_SOON = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return scrollY;
}"""
SIX_ROWS_IN_SIGHT = """() => {
  const frame = document.querySelector("[data-part=map]");
  const [map, cell] = [frame, frame.querySelector(".cell")].map((each) => each.getBoundingClientRect());
  const tray = document.querySelector(".tray").getBoundingClientRect();
  const together = map.top >= 0 && map.bottom <= tray.top && tray.bottom <= innerHeight;
  return together && map.bottom - cell.top >= 6 * cell.height;
}"""


def beside(cell: str) -> set[str]:
    """The cells around one at which every tile of stage I can begin."""
    board, column, row = tuple(cell)
    return {f"{board}{chr(ord(column) + across)}{int(row) + down}" for across in range(-1, 3) for down in range(3)}


@pytest.mark.parametrize(
    ("locale", "flips"), one_of(("de-DE", "das Plättchen spiegeln"), ("en-GB", "flip the tile over"))
)
def test_the_help_lists_every_key_of_the_game(locale: str, flips: str, visit: Visit, origin: str) -> None:
    page = visit(DESK, locale=locale)
    sit_down(page, origin, "skylines")
    wait_for_question(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("dl div")

    expect(keys.filter(has=page.get_by_text("F", exact=True))).to_contain_text(flips)
    assert {"1 – 9", "F", "R", "Esc", "D"} <= set(page.locator("dialog kbd").all_text_contents())


def test_friends_on_one_screen_need_no_curtain_and_the_adviser_helps(visit: Visit, origin: str) -> None:
    page = visit(PHONE, locale="de-DE")
    sit_down(page, origin, "skylines", FRIEND, scenario="intro")
    wait_for_question(page)
    page.locator("[data-hint=ask]").click()
    page.locator("[data-hint=do]").click(timeout=BOT_TIMEOUT)
    expect(done(page)).to_be_enabled()
    done(page).click()
    expect(table(page)).to_have_attribute("data-phase", "turn", timeout=BOT_TIMEOUT)
    expect_every_card_to_say_what_it_can(page)
    page.evaluate("scrollTo(0, 250)")
    page.locator("[data-hint=ask]").click()
    expect(page.locator("[data-hint=do]")).to_be_in_viewport(timeout=BOT_TIMEOUT)
    expect(page.locator(".table > .middle > .status")).to_be_in_viewport(ratio=1)  # with the map that it speaks of
    follow_the_marks(page)
    expect(table(page)).to_have_attribute("data-phase", "draw", timeout=BOT_TIMEOUT)
    step(page)
    expect(table(page)).to_have_attribute("data-phase", "turn", timeout=BOT_TIMEOUT)  # the other's

    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".status .now")).not_to_be_empty()
    expect_a_hint_to_move_nothing(page)


LAID_OUT = "(cards) => cards.map((each) => [each.offsetLeft, each.offsetTop, each.offsetWidth, each.offsetHeight])"
"""Where cards lie in their hand, which itself may be shifted so that the one advised is seen."""


def expect_a_hint_to_move_nothing(page: Page) -> None:
    """Neither city nor tray nor any card or button moves when the adviser has spoken, on a phone or at a desk."""
    parts = [page.locator(part) for part in ("[data-part=map]", "[data-part=tray]", "[data-deed=end]")]
    for size in (PHONE, DESK):
        look_at(page, size)
        page.reload()  # what was advised is forgotten
        assert wait_for_question(page) == "turn"
        expect_every_card_to_say_what_it_can(page)
        before, hand = [part.bounding_box() for part in parts], page.locator(".card-button").evaluate_all(LAID_OUT)
        page.locator("[data-hint=ask]").click()
        expect(page.locator(".status .why")).to_have_text(re.compile(r"[+−]\d"), timeout=BOT_TIMEOUT)
        assert [part.bounding_box() for part in parts] == before
        assert page.locator(".card-button").evaluate_all(LAID_OUT) == hand


def follow_the_marks(page: Page) -> None:
    """Touch what the adviser has marked, one thing after the other, until its move is played."""
    card = page.locator(".card-button.hinted")
    expect(card).to_be_in_viewport(ratio=1)
    assert barriers(page, "light") == []
    touch(card)
    mark = page.locator(".suggested.hinted .bulb")  # where the tile is to lie
    expect(mark.or_(page.locator(".tray .button.hinted")).first).to_be_in_viewport()
    if mark.count():
        place = mark.bounding_box()
        assert place
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    elif page.locator("[data-deed=swap].hinted").count():
        touch(page.locator("[data-deed=swap].hinted"))
    expect(done(page)).to_have_class(re.compile("hinted"))
    touch(done(page))


def test_a_line_that_breaks_before_the_first_choices_asks_for_them_again(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    page = visit(DESK)
    silent = [True]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def handle(text: str | bytes) -> None:
            if not silent or json.loads(text)["say"] != "ask":
                server.send(text)

        socket.on_message(handle)

    page.route_web_socket("**/api/socket*", between)
    sit_down(page, origin, "skylines")
    expect(table(page)).to_have_attribute("data-phase", "open", timeout=BOT_TIMEOUT)
    expect(page.locator(".closed-board")).to_have_count(0)
    silent.clear()
    page.context.set_offline(True)
    expect(page.locator("header").get_by_role("status")).to_contain_text("connection")
    page.context.set_offline(False)

    expect(page.locator(".closed-board")).to_have_count(3, timeout=BOT_TIMEOUT)
