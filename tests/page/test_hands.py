"""Tiles are dragged and turned as on a table, hints show a whole move, and the variants are played on the page."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of, sit_down_late
from .player import (
    BOT_TIMEOUT,
    RECORDS,
    choose,
    done,
    expect_end,
    first_and_last_rounds,
    lay_starting_tiles,
    move,
    open_places,
    touch,
    wait_for_round,
)
from .pointer import drag
from .ready import introduce, sit_down
from .serving import FIRST_THOUGHT


def drag_to(page: Page, place: str, tile: str = ".hand .tile") -> None:
    """Carry a tile, the one in hand as a rule, to a place of the board."""
    drag(page, page.locator(tile).first, page.locator(f"[data-place^='{place}']").first)


@pytest.mark.parametrize("size", one_of(PHONE, DESK))
def test_a_tile_is_dragged_to_its_place(size: ViewportSize, visit: Visit, origin: str) -> None:
    page = visit(size)
    sit_down(page, origin, "cities", variants="-")
    wait_for_round(page, 0)
    touch(open_places(page).first)
    expect(page.locator(".tile.trial")).to_have_count(1)
    drag_to(page, str(open_places(page).last.get_attribute("data-place")), ".place.carried")  # for the next
    for number in (1, 2):
        expect(page.locator(".tile.trial")).to_have_count(number)
        touch(open_places(page).first)
    expect(page.locator(".tile.trial")).to_have_count(3)
    touch(done(page))
    wait_for_round(page, 1)
    place, other = (end.get_attribute("data-place") for end in (open_places(page).first, open_places(page).last))
    assert place is not None
    assert other is not None
    drag_to(page, place)
    expect(page.locator(".tile.trial")).to_have_count(1)
    drag_to(page, other, ".place.carried")  # also where it lies on trial

    expect(page.locator(".place.carried").first).to_have_attribute("data-place", re.compile(f"^{other}"))
    expect(page.locator(".tile.trial")).to_have_count(1)
    expect(page.locator(".tray .button.main")).to_be_enabled()
    page.keyboard.press("d")
    wait_for_round(page, 2)
    closed = page.locator(".place:not(.open)").first.get_attribute("data-place")
    assert closed is not None
    drag_to(page, closed)
    expect(page.locator(".tile.trial")).to_have_count(0)


def test_wheel_tap_and_key_turn_the_tile(visit: Visit, origin: str) -> None:
    page = visit(DESK, painted=True)
    sit_down(page, origin, "cities", variants="-")
    wait_for_round(page, 0)
    hand = page.locator(".hand .tile")
    looks = [hand.get_attribute("aria-label")]
    hand.hover()
    page.mouse.wheel(0, 100)
    expect(hand).not_to_have_attribute("aria-label", str(looks[0]))
    looks.append(hand.get_attribute("aria-label"))
    page.mouse.wheel(0, -100)
    expect(hand).to_have_attribute("aria-label", str(looks[0]))
    hand.click()
    expect(hand).to_have_attribute("aria-label", str(looks[1]))
    page.keyboard.press("Shift+R")
    expect(hand).to_have_attribute("aria-label", str(looks[0]))


MOTIONS = """
window.motions = [];
addEventListener("animationstart", ({ animationName }) => window.motions.push(animationName.replace(/.*-/, "")));
"""


def test_motion_explains_what_is_laid_and_set_until_it_is_switched_off(visit: Visit, origin: str) -> None:
    page = visit(PHONE, reduced_motion="no-preference")
    page.add_init_script(MOTIONS)
    sit_down(page, origin, "cities", variants="quickstart")
    wait_for_round(page, 1)
    move(page)
    wait_for_round(page, 2)
    page.wait_for_function("() => ['lay', 'hop', 'pulse'].every((name) => window.motions.includes(name))")

    page.get_by_role("button", name="Settings").click()
    page.locator("input[name=motion][value=off]").check()
    page.keyboard.press("Escape")
    page.evaluate("() => { window.motions = []; }")
    move(page)
    wait_for_round(page, 3)
    assert page.evaluate("() => window.motions") == []


TONES = """
window.tones = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  window.heard = this;
  return make.call(this);
};
"""


@pytest.mark.parametrize(
    ("size", "locale", "settings", "off"),
    one_of((DESK, "de-DE", "Einstellungen", "aus"), (PHONE, "en-GB", "Settings", "off")),
)
def test_moves_sound_and_music_plays_as_loud_as_one_likes(
    size: ViewportSize, locale: str, settings: str, off: str, visit: Visit, origin: str
) -> None:
    page = visit(size, locale=locale)
    page.add_init_script(TONES)
    sit_down(page, origin, "cities", variants="quickstart")
    wait_for_round(page, 1)
    move(page)
    page.wait_for_function("() => window.tones > 0")
    wait_for_round(page, 2)

    page.get_by_role("button", name=settings).click()
    volume, music = page.locator("input[name=volume]"), page.locator("input[name=music]")
    volume.focus()
    page.keyboard.press("Home")
    expect(page.locator("output")).to_have_text(off)
    expect(music).to_be_disabled()
    page.keyboard.press("Escape")
    page.evaluate("() => { window.tones = 0; }")
    move(page)
    wait_for_round(page, 3)
    assert page.evaluate("() => window.tones") == 0
    page.wait_for_function("() => window.heard.state === 'suspended'", polling=100)  # silence keeps nothing awake

    page.get_by_role("button", name=settings).click()
    volume.focus()
    page.keyboard.press("End")
    page.wait_for_function("() => window.tones > 0")  # the slider lets itself be heard
    page.evaluate("() => { window.tones = 0; }")
    music.check()
    page.wait_for_function("() => window.tones >= 4 && window.heard.state === 'running'")  # a chord


TOLD = """
window.told = [];
const worker = {
  showNotification: async (title, { body, data }) => window.told.push([title, body, data]),
  getNotifications: async () => window.told.map(() => ({ close: () => window.told.pop() })),
};
navigator.serviceWorker.getRegistration = async () => worker;
Object.defineProperty(Notification, "permission", { get: () => "granted" }); // the lighter Chromium grants none
Notification.requestPermission = async () => "granted";
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def test_a_device_tells_of_a_turn_that_came_while_nobody_looked(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.add_init_script(TOLD)
    page.add_init_script(TONES)
    sit_down(page, origin, "cities", {"who": "bot", "name": "random"}, variants="quickstart")
    wait_for_round(page, 1)
    page.get_by_role("button", name="Settings").click()
    page.locator("input[name=notices]").check()
    page.keyboard.press("Escape")
    move(page)
    wait_for_round(page, 2)
    assert page.evaluate("() => window.told") == [], "somebody looks"
    page.wait_for_function("() => window.tones > 0")  # and hears

    page.evaluate("() => { window.away = true; }")
    move(page)
    wait_for_round(page, 3)
    page.wait_for_function("() => window.told.length === 1")
    assert page.evaluate("() => window.told[0]") == ["Your turn", "Cities", urlsplit(page.url).path]

    page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    page.wait_for_function("() => window.told.length === 0")


def test_a_hint_points_at_a_whole_move_then_tries_it_out_and_leaves_the_decision(visit: Visit, origin: str) -> None:
    page = visit(PHONE, locale="de-DE")
    page.add_init_script(TONES)
    introduce(page, origin)
    sit_down_late(page, origin, RECORDS / "a-solo-game-at-level-3.txt", left=3)
    wait_for_round(page, 12)
    page.get_by_role("button", name="Einstellungen").click()
    page.locator("input[name=volume]").press("Home")
    expect(page.locator("output")).to_have_text("aus")
    page.keyboard.press("Escape")
    lies = page.locator("[data-part=board]").bounding_box()
    page.get_by_role("button", name="Tipp").click()
    told = page.locator(".status .now")
    expect(told).to_have_text(re.compile(r"^Tipp: .+\. .+\.$"), timeout=1000 * FIRST_THOUGHT)  # with its reason
    assert page.locator("[data-part=board]").bounding_box() == lies, "the board stays, however long the words are"
    expect(page.locator("[data-part=advised]").first).to_be_attached()
    expect(page.locator(".tile.trial")).to_have_count(0)
    page.get_by_role("button", name="Zeig es mir").click()
    expect(page.locator(".tile.trial")).to_have_count(1)
    expect(told).to_contain_text("Drücke „Fertig“")
    page.get_by_role("button", name="Tipp").click()
    expect(told).to_contain_text("Drücke „Fertig“")  # nothing is advised twice
    expect(page.locator(".table")).to_have_attribute("data-round", "12")
    done(page).click()
    wait_for_round(page, 13)
    assert page.evaluate("() => window.tones") == 0, "somebody has switched the sound off"


def test_hints_are_off_where_the_table_agreed_so(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(origin)
    page.locator("#game-cities ~ .deeds .button.main").click()
    page.get_by_role("checkbox", name="Hints may be asked for").uncheck()
    page.locator("dialog form > .button.main").click()

    expect(page.locator(".tray")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


WITH_A_BOT = ({"who": "you"}, {"who": "bot", "name": "random"})


@pytest.mark.parametrize(
    ("variant", "late"),
    [
        ("free", (RECORDS / "a-city-without-limits.txt", 1)),
        ("onemore", (RECORDS / "one-lays-the-extra-tile-over-a-tourist-and-one-does-not.txt", 5, WITH_A_BOT)),
    ],
    ids=["free", "onemore"],
)
def test_a_variant_is_played_to_its_end(variant: str, late: Any, visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(origin)
    page.locator("#game-cities ~ .deeds .button.main").click()
    sheet = page.get_by_role("dialog")
    choose(sheet, "others", 0)
    sheet.locator("input[name=variants][value=quickstart]").uncheck()
    sheet.locator("summary").click()
    sheet.get_by_role("checkbox", name=re.compile("Free" if variant == "free" else "one more")).check()
    sheet.locator("form > .button.main").click()
    lay_starting_tiles(page)
    for number in first_and_last_rounds(page, origin, *late):
        wait_for_round(page, number)
        move(page, 7 * number)
    if variant == "onemore":
        expect(page.locator(".table")).to_have_attribute("data-stage", "extra", timeout=BOT_TIMEOUT)
        move(page, 3)
    expect_end(page)
