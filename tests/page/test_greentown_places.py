"""The map of Greentown comes nearer; its places, the tray and the adviser tell what can be done."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import DESK, PHONE, Visit
from .greentown_player import glowing, main, mode, table, try_hint, turn_down, wait_for_turn
from .player import BOT_TIMEOUT, NEXT_FRAME, touch
from .pointer import drag
from .ready import BOT, FRIEND, sit_down
from .tabs import look_at, tools_of

REASONS = (
    ".* of your card pays|For later tours: |Laying a tile|.*[Yy]our (best )?tour|"
    "It brings this tour|Other places|Not with |Better roads "
)
"""How the sentences begin that say why a step of a Build is made there."""
OVERLAPS = """buttons => buttons.map(button => button.getBoundingClientRect()).filter((one, at, all) =>
  all.slice(0, at).some(({ x, y, width }) => Math.hypot(one.x - x, one.y - y) < width)).length"""
"""How many round buttons cover one before them."""
CUT_OFF = """(all) => all.filter((each) => {
  const box = each.getBoundingClientRect(), tray = each.closest(".tray").getBoundingClientRect();
  const words = each.querySelector(".words")?.getBoundingClientRect() ?? box;
  const outside = box.right > tray.right || box.bottom > Math.min(tray.bottom, innerHeight);
  return words.top < box.top || words.bottom > box.bottom || words.right > box.right || outside;
}).length"""
"""How many tiles to choose from are not seen as a whole, with their words."""
SEEN = """() => {
  const {left, top} = document.querySelector(".world").getBoundingClientRect();
  const [, zoom] = /scale\\(([\\d.]+)\\)/.exec(document.querySelector(".world").style.transform);
  return [zoom, Math.round(left), Math.round(top)].join(" ");
}"""
"""How large the town is seen, and where."""
WIDTHS = "(all) => all.map((each) => each.getBoundingClientRect().width)"
BOTTOM = "(button) => Math.round(button.getBoundingClientRect().bottom)"
ZOOM = "Number(/scale\\(([\\d.]+)\\)/.exec(document.querySelector('.world').style.transform)[1])"

THREE_LINES = """(told) => {
  for (let more = 0; more < 99 && told.getClientRects().length < 3; more++) told.append(" wort");
}"""


def test_a_place_that_is_closed_says_why_and_everything_can_be_taken_back(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "greentown", BOT)
    wait_for_turn(page)
    turn_down(page, marker=0)
    for offered in (glowing(page), page.locator(".place.open:not(.glowing)")):  # the answers to two questions
        expect(offered.first).to_be_visible()
    # Closed places are not enabled, and the map may still be moving: the touch is told to the place itself.
    page.locator(".place:not(.open):not([data-piece])").first.dispatch_event("click")
    expect(page.locator(".status .now")).to_contain_text("No exit leads to")
    page.locator(".place[data-piece=H]").first.dispatch_event("click")
    expect(page.locator(".status .now")).to_have_text("The supply has no tile with 6 exits.")
    glowing(page).first.click()
    expect(page.locator(".status .now")).to_have_text(re.compile("[Ll]ay it"))
    there = page.locator(".place.glowing:not(.carried)").last
    place = there.get_attribute("data-place") or ""
    drag(page, page.locator(".place.carried"), there)
    expect(page.locator(".place.carried")).to_have_attribute("data-place", place)
    page.locator("[data-part=hand] .tile[aria-pressed=true]").click()
    expect(page.locator(".place.carried")).to_have_attribute("data-place", place)  # turned where it lies
    main(page).click()
    expect(table(page)).to_have_attribute("data-said", "2")
    page.locator(".tray .deeds .button").first.click()
    expect(table(page)).to_have_attribute("data-said", "1")
    page.keyboard.press("Escape")
    expect(page.locator(".table[data-mode=marker]")).to_have_count(1)


def test_a_tour_that_fulfils_the_card_is_shown_to_whoever_asks(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "greentown", FRIEND)  # whoever starts has a card that can be fulfilled at once
    page.locator(".curtain .button").click()
    wait_for_turn(page)
    turn_down(page, marker=1)
    try_hint(page)
    expect(main(page)).to_be_enabled()

    expect(page.locator(".own .few, .own .many")).to_have_count(0)
    expect(page.locator(".status .now")).to_contain_text("Now press “Lead this tour”")
    expect(page.locator(".tray .main.lies")).to_have_count(1)
    expect(page.locator("[data-part=payment]")).to_have_text(re.compile("^Trees: [1-9], own buildings: 0$"))
    expect(page.locator(".route:not(.faded)")).to_be_visible()


def test_a_develop_offers_what_loses_nothing_first_and_is_chosen_by_touching_a_side(visit: Visit, origin: str) -> None:
    page = visit(PHONE, locale="de-DE")
    sit_down(page, origin, "greentown", BOT)
    wait_for_turn(page)
    zoom(page)
    seen = page.evaluate(SEEN)
    turn_down(page, marker=0)
    candidates = page.locator("[data-part=candidates] .tile")
    others = page.locator("[data-part=others]")
    developable = page.locator(".place.open:not(.glowing)")
    expect(developable.first).to_be_visible()
    assert page.evaluate(SEEN) == seen
    for place in developable.all():  # until there is something to choose
        touch(place)
        expect(candidates.first).to_be_visible()
        expect(page.locator(".sides")).to_be_attached()
        if others.count() and page.locator("[data-side]").count():
            break
        page.keyboard.press("Escape")
    else:
        raise AssertionError("no tile can be replaced by more than can be told in words")
    told = page.locator(".status .now")
    expect(told).to_have_text(re.compile("Grün: eine neue Straße. Rot gestreift"))
    kept = labels(candidates)
    assert not any("Dafür fällt weg" in label for label in kept), "what loses an exit waits behind a button"
    assert min(candidates.evaluate_all(WIDTHS)) >= 56
    below = main(page).evaluate(BOTTOM)
    touch(others)
    assert all("Dafür fällt weg" in label for label in labels(candidates))
    assert len(set(kept + labels(candidates))) == len(kept) + candidates.count(), "no two say the same"
    assert candidates.evaluate_all(CUT_OFF) == 0, "all are seen at once"
    touch(others)
    assert labels(candidates) == kept
    assert candidates.evaluate_all(CUT_OFF) == 0
    assert main(page).evaluate(BOTTOM) == below
    expect(glowing(page)).to_have_count(0)  # the tile alone says loudly what can be done

    sides = page.locator("[data-side]")
    assert sides.evaluate_all(OVERLAPS) == 0
    assert page.evaluate(SEEN).split()[0] == seen.split()[0], "it comes no nearer"
    signs = {path.get_attribute("d") for path in sides.locator("path").all()}
    assert signs == {"M-5 0h10M0-5v10"}, "there is one sign: an exit can be had here"
    wanted = sides.first
    assert "Neuer Ausgang" in (wanted.get_attribute("aria-label") or ""), "what a touch changes is told before"
    touch(wanted)
    expect(wanted).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=candidates] [aria-pressed=true]")).to_have_count(1)
    expect(told).to_have_text(re.compile(r"^Neuer Ausgang .+ \(.+\)\. Die anderen bleiben\."))
    touch(wanted)  # what is touched again is wanted no more
    expect(main(page)).to_be_disabled()
    touch(candidates.last)
    expect(told).to_have_text(re.compile("^Neuer? Ausg"))
    assert candidates.evaluate_all(CUT_OFF) == 0
    assert main(page).evaluate(BOTTOM) == below  # nothing moves under a finger
    touch(main(page))
    expect(table(page)).to_have_attribute("data-said", "2")
    # It comes no nearer; where the new exit opens places beyond the frame, the town makes room for them.
    page.wait_for_function(f"(seen) => Number(({SEEN})().split(' ')[0]) <= seen", arg=float(seen.split()[0]))

    look_at(page, DESK)
    lies = page.locator("[data-part=map]").bounding_box()
    touch(developable.first)
    expect(candidates.first).to_be_visible()
    assert page.locator("[data-part=map]").bounding_box() == lies
    if not main(page).is_enabled():
        touch(candidates.first)
    expect(main(page)).to_be_enabled()
    expect(told).to_have_text(re.compile("^Neuer? Ausg"))
    told.evaluate(THREE_LINES)
    assert page.locator("[data-part=map]").bounding_box() == lies, "the map stays, however long the words are"
    order = page.locator(".tray .deeds button").evaluate_all("(all) => all.map((each) => each.className)")
    assert "main" in order[-1], "the main button is the last"
    assert "hint" in order[-2], "and the hint beside it"


def test_a_program_advises_markers_steps_and_the_rest_of_a_tour_with_its_reasons(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "greentown", FRIEND)
    page.locator(".curtain .button").click()
    wait_for_turn(page)
    told = page.locator(".status .now")
    lies = page.locator("[data-part=map]").bounding_box()
    page.locator(".tray .hint").click()
    expect(page.locator(".marker.advised")).to_have_count(1, timeout=BOT_TIMEOUT)
    expect(told).to_have_text(re.compile(r"^Hint: choose “.+”\. .+\.$"))
    assert page.locator("[data-part=map]").bounding_box() == lies
    page.locator(".tray .hint").click()
    expect(told).to_have_text(re.compile("^Hint: "))  # it leads on to the next part
    expect(page.locator(".tray [data-hint=do]")).to_be_enabled()
    page.keyboard.press("Escape")

    turn_down(page, marker=0)
    expect(page.locator(".marker.advised")).to_have_count(0)
    # What the numbers on places count, or that all are the same.
    expect(page.locator("[data-part=cue]")).to_contain_text("best tour")
    below = main(page).evaluate(BOTTOM)
    page.locator(".tray .hint").click()
    expect(page.locator("[data-part=advised]")).to_have_count(1, timeout=BOT_TIMEOUT)
    expect(told).to_have_text(re.compile(rf"^Hint: (lay|develop) .+ arrow.*\. ({REASONS}).*\.$"))
    expect(main(page)).to_be_disabled()
    expect(page.locator(".route")).to_have_count(0)  # while one builds no tour is in the way
    expect(page.locator(".tray [data-hint=do]")).to_have_text("Show me")
    page.locator(".tray .hint").click()
    expect(page.locator("[data-part=advised]")).to_have_count(0)
    if page.locator("[data-part=candidates]").count():  # of a tile that is developed, what replaces it comes next
        expect(page.locator("[data-part=candidates] .advised")).to_have_count(1)
        page.locator(".tray .hint").click()
    expect(main(page)).to_be_enabled()
    assert main(page).evaluate(BOTTOM) == below  # nothing moves under a finger
    expect(told).to_have_text(re.compile(r"^The hint would do this\. Now press “(Lay it|Develop it)”\."))
    expect(page.locator(".tray .main.lies")).to_have_count(1)
    page.locator(".tray .hint").click()
    expect(told).to_contain_text("Now press")  # nothing is advised twice
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    turn_down(page, marker=1)
    for _ in range(2):
        way = table(page).get_attribute("data-way") or ""
        touch(glowing(page).first)
        expect(table(page)).not_to_have_attribute("data-way", way)
    begun = page.locator(".route-line").get_attribute("d") or ""
    page.keyboard.press("t")
    expect(told).to_contain_text("go on along the arrows", timeout=BOT_TIMEOUT)
    expect(told).to_contain_text("Completed like this")
    page.keyboard.press("t")
    expect(main(page)).to_be_enabled()
    assert (page.locator(".route-line").get_attribute("d") or "").startswith(begun)
    page.reload()
    page.locator(".curtain .button").click()
    expect(main(page)).to_be_enabled()
    page.keyboard.press("t")
    expect(told).to_have_text("Hint: I know no better tour. Press “Lead this tour”.")

    while int(table(page).get_attribute("data-way") or 0):
        way = table(page).get_attribute("data-way") or ""
        page.keyboard.press("Escape")
        expect(table(page)).not_to_have_attribute("data-way", way)
    for at in ("(-1,0)", "(0,0)", "(1,0)", "(2,0)", "(2,-1)", "(1,-1)", "(0,-1)", "(-1,0)"):  # which pays only 3
        touch(page.locator(f'.place.glowing[data-place="{at}"]'))
    expect(main(page)).to_be_enabled()
    page.keyboard.press("t")
    expect(told).to_contain_text("Hint: lead the dashed tour instead.", timeout=BOT_TIMEOUT)
    expect(told).to_contain_text("pays you 4 Greenies, the one that you began only 3")
    expect(page.locator(".route.planned")).to_have_count(1)
    page.keyboard.press("t")
    expect(page.locator(".tray .coin")).to_have_text("4")


def test_a_table_without_aids_shows_no_tours(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "greentown", FRIEND, aids=False)
    page.locator(".curtain .button").click()
    wait_for_turn(page)
    turn_down(page, marker=1)

    expect(glowing(page).first).to_be_visible()
    expect(page.locator(".tray .hint")).to_have_count(0)


def test_the_map_is_moved_with_wheel_drag_buttons_and_keys(visit: Visit, origin: str) -> None:
    page = visit(DESK, painted=True)
    sit_down(page, origin, "greentown", BOT)
    wait_for_turn(page)
    fitted = zoom(page)
    box = page.locator(".frame").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => {ZOOM} > {fitted} * 1.2")
    before = page.locator(".world").get_attribute("style")
    page.mouse.down()
    page.mouse.move(middle[0] + 90, middle[1] + 40, steps=4)
    page.mouse.up()
    expect(page.locator(".world")).not_to_have_attribute("style", before or "")
    assert mode(page) == "marker", "a drag picks nothing"
    page.keyboard.press("0")
    page.wait_for_function(f"() => Math.abs({ZOOM} - {fitted}) < 0.001")
    page.keyboard.press("+")
    page.wait_for_function(f"() => {ZOOM} > {fitted} * 1.2")
    page.locator(".views button").nth(1).click()
    page.locator(".views button").nth(2).click()
    page.wait_for_function(f"() => Math.abs({ZOOM} - {fitted}) < 0.001")


def test_two_fingers_bring_the_map_nearer(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    sit_down(page, origin, "greentown", FRIEND, money="open")
    wait_for_turn(page)
    fitted = zoom(page)
    box = page.locator(".frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = tools_of(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchMove", 80)):
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    page.wait_for_function(f"() => {ZOOM} > {fitted} * 1.5")


def labels(buttons: Locator) -> list[str]:
    """What they say to somebody who hears the page."""
    return [button.get_attribute("aria-label") or "" for button in buttons.all()]


def zoom(page: Page) -> float:
    """How large the town is seen, once the browser has told how large its frame is, which takes a frame or two."""
    for _ in range(2):
        page.evaluate(NEXT_FRAME)
    return float(page.evaluate(f"() => {ZOOM}"))
