"""What leads a newcomer in: the goal, what places bring, coordinates, and nothing that nobody asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .greentown_player import glowing, turn_down, wait_for_turn
from .late import one_of
from .mayor import lay_the_tile, open_a_board, wait_for_question
from .player import begin, expect_nothing_covered, move, touch, wait_for_round
from .ready import BOT, sit_down
from .tabs import look_at

LOOK = ("size", "locale")
PHONE_DE = pytest.param(PHONE, "de-DE", id="phone-de")
PHONE_EN = pytest.param(PHONE, "en-GB", id="phone-en")
DESK_DE = pytest.param(DESK, "de-DE", id="desk-de")
DESK_EN = pytest.param(DESK, "en-GB", id="desk-en")
INTERNAL = re.compile(r"\b[1-3][A-Z]{1,2}\d+\b|\b[5-9][A-D]\b|mixed24|townwright-|python3")
"""Names that the program gives to cards, sets and the like, and commands."""
SMALL = """() => [...document.querySelectorAll("button:not([role=gridcell]), summary, label:has(input), main a[href]")]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
  .map((each) => [each.className || each.tagName, each.getBoundingClientRect()])
  .filter(([, {width, height}]) => Math.min(width, height) < 43.5)
  .map(([name, {width, height}]) => `${name} ${Math.round(width)} x ${Math.round(height)}`)"""

FIRST_ROW_SHOWS = """() => {
  const frame = document.querySelector("[data-part=map]").getBoundingClientRect();
  return [...document.querySelectorAll(".cell")].every((cell) => cell.getBoundingClientRect().top >= frame.top);
}"""
BOARD_FITS = """() => {
  const frame = document.querySelector("[data-part=map]").getBoundingClientRect();
  const cells = [...document.querySelectorAll(".cell")].map((cell) => cell.getBoundingClientRect());
  const rows = new Set(cells.filter(({bottom}) => bottom <= frame.bottom + 1).map(({top}) => Math.round(top)));
  const across = cells.every(({left, right}) => left >= frame.left && right <= frame.right);
  return across && rows.size >= (innerHeight < 800 ? 7 : 8);
}"""
"""All columns of the first board are in sight, and all of its rows or, in a low window, most of them."""
BLURRED = """() => [...document.querySelectorAll("g.gain")].filter((gain) => {
  const number = gain.getBoundingClientRect();
  const fields = [...document.querySelectorAll(".glow .field")].map((field) => field.getBoundingClientRect());
  const inside = fields.some(({left, right, top, bottom}) =>
    number.left >= left && number.right <= right && number.top >= top && number.bottom <= bottom);
  return !inside || getComputedStyle(gain).opacity !== "1";
}).map((gain) => gain.textContent)"""
"""Numbers on fields through which the field is seen, also 0, or which touch its edge."""
WORDLESS = """() => [...document.querySelectorAll(".card-button svg")]
  .filter((sign) => !/[a-zäöü]{3}/i.test(sign.closest("[data-tip]:not(.card-button)")?.dataset.tip ?? ""))
  .map((sign) => sign.parentElement.outerHTML)"""
"""The signs on cards in hand that have no words of their own."""
LEARNT = """() => {
  const kept = JSON.parse(localStorage["townwright-settings"]);
  localStorage["townwright-settings"] = JSON.stringify({...kept, lessons: ["cities-1"]});
}"""
BOARD_STANDS = "() => Math.round(document.querySelector('[data-part=board]').getBoundingClientRect().top + scrollY)"
SCROLLED = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
"""Words go when the page moves, and a page tells that it has scrolled only with its next frame."""
LINES = """(words) => {
  const inside = document.createRange();
  inside.selectNodeContents(words);
  return inside.getClientRects().length;
}"""


@pytest.mark.parametrize(LOOK, one_of(PHONE_DE, DESK_EN))
def test_a_table_tells_its_goal_and_what_every_place_brings(
    size: ViewportSize, locale: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=locale)
    page.goto(origin)
    expect(page.locator(".hero a.show")).to_have_attribute("href", "/learn/cities-1")
    expect(page.locator("article .number").first).to_have_css("display", "none")  # whoever is new takes it for points
    assert page.evaluate("[...new Set([...document.fonts].map((font) => font.display))]") == [
        "optional"
    ]  # none changes
    begin(page, origin, level=2)
    expect(page.locator("a.show-me")).to_have_attribute("href", "/learn/cities-1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size["width"] < 1000:
        expect_a_long_touch_only_to_tell(page)
    lay_starting_tiles_on_a_board_that_stays(page)
    wait_for_round(page, 1)
    stands = page.evaluate(BOARD_STANDS)
    points = page.locator(".status .points")  # on a phone the rest of them lies below the board
    if size["width"] < 1000:
        expect(points).to_be_in_viewport(ratio=1)
        expect(points).to_have_text(re.compile(r"^0 .+: 0$"))
    else:
        expect(points).to_be_hidden()
    expect(page.locator(".status .now")).to_have_text(re.compile("a new tourist|ein neuer Tourist"))

    expect_a_goal(page)
    expect_words(page, page.locator(".left .who strong").first, "points?|Punkte?")
    expect_words(page, page.locator(".left .who [data-tip]:has(svg)").first, "computer")
    expect(page.locator(".board .edges .letter").first).to_have_text(re.compile("^[a-z]$"))
    expect(page.locator(".board .edges .number").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator("details.typed")).not_to_have_attribute("open", "")

    open_places = page.locator(".place.open")
    expect(page.locator(".gain-cell")).to_have_count(open_places.count())
    expect(open_places.first).to_have_attribute(
        "aria-label",
        re.compile(r": [+0]\d*((, or \+\d+)? with a new tourist|( oder,)? mit einem neuen Touristen(, \+\d+)?)?$"),
    )
    touch(open_places.first)
    expect(page.locator("g.gain").first).to_be_visible()
    assert page.evaluate(BLURRED) == []
    touch(page.locator(".place.open").first)
    expect(page.locator(".stander.trial")).to_have_count(1)
    reload_without_a_line(page)
    expect(page.locator(".tile.trial")).to_have_count(1)  # what was tried out is tried out again
    reload_with_a_line(page)
    expect(page.locator(".tile.trial")).to_have_count(1)
    expect(page.locator(".stander.trial")).to_have_count(1)
    expect(page.locator(".tray .button.main")).to_be_enabled()
    expect_large_fields(page)
    page.keyboard.press("Backspace")
    expect(page.locator("g.gain").first).to_be_visible()

    page.locator("header button").last.click()
    expect(page.locator(".tile .number").first).to_be_hidden()
    page.get_by_role("dialog").locator("input[name=cues]").uncheck()
    page.get_by_role("dialog").locator("input[name=numbers]").check()
    page.keyboard.press("Escape")
    expect(page.locator("g.gain")).to_have_count(0)
    expect(page.locator(".tile .number").first).to_be_visible()
    page.reload()
    expect(page.locator(".board .edges")).to_be_attached()
    expect(page.locator("a.show-me")).to_have_count(0)  # it is offered once
    move(page)
    wait_for_round(page, 2)
    expect(page.locator("[data-part=news]")).to_have_text(
        re.compile(r"(laid .+; |hat .+ gelegt; )(no|a|a new|kein|ein|ein neuer) [Tt]ourist")
    )
    assert page.evaluate(BOARD_STANDS) == stands  # the first news has moved nothing
    page.locator("[data-part=news] span").first.evaluate("(told) => (told.textContent = 'Wasser und Park '.repeat(20))")
    assert page.evaluate(BOARD_STANDS) == stands  # nor does the longest
    page.goto(origin)
    first = page.locator("article[data-mood=cities] a.lesson")
    expect(first).to_have_attribute("href", "/learn/cities-1")  # at home until it is learnt
    page.evaluate(LEARNT)
    page.reload()
    expect(first).to_have_attribute("href", "/learn")
    expect(page.locator("article[data-mood=greentown] a.lesson")).to_have_attribute("href", "/learn/greentown-tour")
    expect(page.locator(".hero a.show")).to_have_count(0)


def expect_a_long_touch_only_to_tell(page: Page) -> None:
    """A finger that stays on a place is told of it, and lays nothing as it leaves."""
    place = page.locator(".place.open").first
    place.scroll_into_view_if_needed()
    page.evaluate(SCROLLED)
    place.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_have_text(re.compile("[a-z][0-9]"))
    for event in ("pointerup", "click"):
        place.dispatch_event(event, {"pointerType": "touch"} if event == "pointerup" else {})
    page.evaluate(SCROLLED)
    assert page.locator(".tile.trial").count() == 0
    page.keyboard.press("Escape")


def lay_starting_tiles_on_a_board_that_stays(page: Page) -> None:
    board = page.locator("[data-part=board] .floating")
    expect(page.locator(".place.open").first).to_be_visible()
    seen = board.get_attribute("style")
    for number in range(3):
        expect(page.locator(".tile.trial")).to_have_count(number)
        expect(page.locator(".tray .all")).to_be_visible()  # the others can still be laid for one
        expect(board).to_have_attribute("style", seen or "")
        touch(page.locator(".place.open").first)
    expect(page.locator(".tile.trial")).to_have_count(3)
    expect(board).to_have_attribute("style", seen or "")
    touch(page.locator(".tray .button.main"))


@pytest.mark.parametrize(LOOK, one_of(PHONE_EN, DESK_DE))
def test_greentown_speaks_in_words_and_tells_what_every_place_brings(
    size: ViewportSize, locale: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=locale)
    sit_down(page, origin, "greentown", BOT, BOT)
    wait_for_turn(page)
    expect(page.locator(".edges .q").first).to_have_text(re.compile(r"^-?\d+$"))
    expect(page.locator(".edges .q").first).to_be_hidden()  # as long as no game was played to its end
    expect(page.locator(".edges .r").first).to_have_text(re.compile(r"^-?\d+$"))
    expect_a_goal(page)
    expect_words(page, page.locator(".own .stops"), "hotel")
    expect_words(page, page.locator(".own li").first, "")
    ending = page.locator("[data-part=money]")
    expect(ending).to_have_text(re.compile(r"\d+ tours or \d+ buildings of one player to go|Noch \d+ Touren oder"))
    assert ending.evaluate(
        "line => line.getClientRects()[0].height < 2 * parseFloat(getComputedStyle(line).fontSize) * 1.3"
    )
    expect_words(page, page.locator("[data-choice=EB]"), "either|entweder")
    expect(page.locator(".coin.hidden + span").first).to_contain_text(re.compile("^(money|Geld) "))

    turn_down(page, marker=0)
    expect(page.locator(".place.open:not(.glowing)").first).to_be_attached()
    expect(glowing(page).first).to_be_attached()
    page.wait_for_function(EVERY_GAIN)
    touch(glowing(page).first)
    expect(page.locator(".trial-edge")).to_have_count(1)
    page.reload()
    expect(page.locator(".trial-edge")).to_have_count(1)
    expect(page.locator(".table")).to_have_attribute("data-said", "1")
    expect(page.locator(".tray .button.main")).to_be_enabled()

    expect_no_internal_names(page)
    expect_large_fields(page)
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect_half_a_tour_to_be_kept(page)


EVERY_GAIN = """() => {
  const open = [...document.querySelectorAll(".place.open")], gains = document.querySelectorAll("text.gain").length;
  const cue = document.querySelector("[data-part=cue]")?.textContent;
  const same = /[Ww]herever|[Ww]o du/.test(cue) || (/Nowhere|Nirgends/.test(cue) && gains === 0);
  const named = open.filter((place) => / [+0−]\\d*$/.test(place.ariaLabel));
  const told = named.filter((place) => !/ 0$/.test(place.ariaLabel)).length;
  return open.length > 0 && (same ? gains === 0 : gains === told && named.length === open.length);
}"""
"""Whether every place says what it brings, and shows it unless it is nothing; or one sentence says it of all."""


PLACES = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().left))"


def expect_half_a_tour_to_be_kept(page: Page) -> None:
    """Stops of a tour are there after a reload, also after one without a line, and can be gone on from."""
    wait_for_turn(page)
    turn_down(page, marker=1)
    wishes = page.locator("[data-part=wishes] li")
    places = wishes.evaluate_all(PLACES)
    for way in range(3):
        expect(page.locator(".table")).to_have_attribute("data-way", str(way))
        assert set(page.locator("text.gain").all_text_contents()) != {"0"}  # where no stop pays, a sentence says so
        touch(glowing(page).first)
    expect(page.locator(".table")).to_have_attribute("data-way", "3")
    assert wishes.evaluate_all(PLACES) == places  # however many stops are left
    reload_without_a_line(page)
    reload_with_a_line(page)
    expect(page.locator(".table")).to_have_attribute("data-way", "3")  # a vacant tile on the way is no step of its own
    touch(glowing(page).first)
    expect(page.locator(".table")).to_have_attribute("data-way", "4")


@pytest.mark.parametrize(LOOK, [PHONE_DE, DESK_EN])
def test_skylines_speaks_in_words_and_tells_what_every_place_brings(
    size: ViewportSize, locale: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=locale)
    sit_down(page, origin, "skylines")
    wait_for_question(page)
    open_a_board(page)
    expect(page.locator(".table[data-phase=turn][data-live=true]")).to_be_attached()
    expect(page.locator(".edge.above span").first).to_have_text("a")
    expect(page.locator(".edge.beside span").last).to_have_text("8")
    page.wait_for_function(FIRST_ROW_SHOWS)
    page.wait_for_function(BOARD_FITS)
    look_at(page, {"width": 390, "height": 844} if size["width"] < 1000 else size)
    page.wait_for_function(BOARD_FITS)
    look_at(page, size)
    assert page.locator(".status .step span").evaluate(LINES) == 1
    badge = page.locator(".cell[data-tip]").first
    badge.dispatch_event("click")
    expect(page.locator(".status .now")).to_have_text(re.compile("^(District|Viertel) 1: 0 (of|von) 1"))
    expect_words(page, badge, "district|viertel")
    expect_words_by_key(page, badge)
    expect_a_goal(page)
    expect(page.locator("[data-part=goal]")).to_contain_text(re.compile("^(You build a city|Du baust eine Stadt)[.]"))
    card = page.locator(".card-button.ready").first
    bar = page.locator(".bars [data-marker=hap]")
    for part in (card.locator(".stage"), card.locator(".head [data-tip]").first, card.locator(".entry").first, bar):
        expect_words(page, part, "")
    assert page.evaluate(WORDLESS) == []
    on_a_phone = size["width"] < 1000
    expect(page.locator("[data-hint=ask]")).to_have_text(re.compile("Hint|Tipp"))
    for sign in (card, bar, page.locator("header button[aria-label]").last, page.locator("header button:has(.dot)")):
        expect_words_by_key(page, sign)
    expect_none_while_dragging(page, card)
    expect_none_after_a_touch(page, bar)
    expect_words_to_go_with_their_sign(page)

    touch(card)
    expect(page.locator(".cell.open").first).to_be_attached()
    if not on_a_phone:
        expect_words(page, page.locator(".tray .deeds .round").first, "turn|drehen")
        touch(card)  # the key that closes the words has put it back
        expect(page.locator(".cell.open").first).to_be_attached()
    told = page.locator("[data-part=signs]")
    expect(told).to_have_text(re.compile(r"(points?|Punkte?).*\.$"))
    same = re.search("wherever|überall|nirgends", told.inner_text())  # numbers would tell nothing
    if same and (cost := re.search(r"(Costs|Kostet) .*", told.inner_text())):  # which bars cost it
        assert re.search(r"\([A-Z]", cost[0])
    numbers = page.locator("text.gain")
    if usual := re.search(r"(?:a number|ohne Zahl): ([−\d]+)", told.inner_text()):  # only what differs is written
        expect(numbers.first).to_be_attached()
        assert usual[1] not in numbers.all_text_contents()
    else:
        expect(numbers).to_have_count(0 if same else page.locator(".cell.open").count())
    expect_nothing_covered(page)
    page.locator(".cell.open").first.focus()
    expect(page.locator("[data-part=signs]")).to_have_text(re.compile(r"(Points here|Punkte hier): [+−]?\d+"))
    lay_the_tile(page)
    reload_without_a_line(page)
    reload_with_a_line(page)
    expect(page.locator("[data-part=trial]")).to_have_count(1)
    expect(page.locator(".tray .button.main")).to_be_enabled()

    expect_no_internal_names(page)
    expect_large_fields(page)
    page.locator("header button[aria-label]").nth(-2).click()
    told = page.get_by_role("dialog")
    expect(told.locator("ol li").nth(3)).to_be_visible()
    expect(told).to_contain_text(re.compile("finger on a sign|Finger kurz|Rest the pointer|Zeiger kurz"))
    expect(told.locator("kbd").first).to_be_hidden()  # keys are for whoever unfolds them


def expect_a_goal(page: Page) -> None:
    """Beside the game stands what a good result is."""
    good = r"Beginners make about \d+, good players \d+|Anfänger kommen auf etwa \d+, gute Spieler auf \d+"
    expect(page.locator("aside.right")).to_contain_text(re.compile(good))


def expect_words(page: Page, sign: Locator, word: str) -> None:
    """A sign says what it is, to a pointer or to a finger that stays."""
    tip = page.get_by_role("tooltip")
    sign.scroll_into_view_if_needed()
    page.evaluate(SCROLLED)
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        sign.dispatch_event("pointerdown", {"pointerType": "touch"})
    else:
        sign.hover()
    expect(tip).to_have_text(re.compile(f"(?=.*{word}).*[a-zäöü]{{3}}", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def expect_words_by_key(page: Page, sign: Locator) -> None:
    """A sign says what it is to the focus that keys have led there."""
    page.keyboard.press("Shift")
    sign.focus()
    expect(page.get_by_role("tooltip")).to_have_text(re.compile("[a-zäöü]{3}"))
    sign.blur()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def expect_none_while_dragging(page: Page, sign: Locator) -> None:
    """The words that a finger has waited for go as it moves on."""
    held = {"pointerType": "touch", "clientX": 100, "clientY": 100, "buttons": 1}
    sign.dispatch_event("pointerdown", held)
    expect(page.get_by_role("tooltip")).to_be_visible()
    sign.dispatch_event("pointermove", {**held, "clientX": 140})
    expect(page.get_by_role("tooltip")).to_have_count(0)
    sign.dispatch_event("pointerup", held)


def expect_words_to_go_with_their_sign(page: Page) -> None:
    """What is played away under a pointer that stays takes its words along."""
    page.locator("main").evaluate("main => { main.prepend(document.createElement('i')); }")
    page.locator("main > i").evaluate("sign => { sign.dataset.tip = 'once'; }")
    page.locator("[data-tip=once]").dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_have_text("once")
    page.locator("[data-tip=once]").evaluate("sign => sign.remove()")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def expect_none_after_a_touch(page: Page, sign: Locator) -> None:
    """The focus that the page itself leads on after a touch brings no words."""
    for event in ("pointerdown", "pointerup"):
        sign.dispatch_event(event, {"pointerType": "touch"})
    sign.focus()
    page.evaluate(SCROLLED)
    assert page.get_by_role("tooltip").count() == 0
    sign.blur()


def reload_without_a_line(page: Page) -> None:
    """Load the page again while nothing answers what it asks over its line."""
    page.route_web_socket("**/*", lambda _: None)
    page.reload()
    expect(page.locator(".table")).to_be_visible()


def reload_with_a_line(page: Page) -> None:
    page.route_web_socket("**/*", lambda line: line.connect_to_server())
    page.reload()


def expect_no_internal_names(page: Page) -> None:
    """No text and no name of anything on the page is one of the program's own."""
    shown = page.evaluate(
        """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [data-tip]")]
          .map((each) => `${each.ariaLabel} ${each.dataset.tip}`)].join("\\n")"""
    )
    assert INTERNAL.findall(shown) == []


def expect_large_fields(page: Page) -> None:
    """Whatever a finger touches is 44 pixels wide and high, on a screen that is touched."""
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        assert page.evaluate(SMALL) == []
