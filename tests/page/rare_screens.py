"""Screens that come up only now and then: agreements, friends, broken lines, other people's games."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Page, WebSocketRoute, expect

from .player import (
    BOT_TIMEOUT,
    WAYS,
    Way,
    done,
    lay_starting_tiles,
    move,
    open_places,
    typing_box,
    wait_for_round,
)
from .pupil import go_on, open_lesson, steps
from .ready import sit_down
from .serving import ROOT

GAMES = ("cities", "greentown", "skylines")
RECORDS = ROOT / "tests" / "games"
SLIDE = "(input, step) => { input.value = step; input.dispatchEvent(new Event('input', { bubbles: true })); }"


def agreements(page: Page, origin: str) -> Iterator[str]:
    """What is agreed with friends and on one screen, with everything unfolded, from above and from below."""
    for game in GAMES:
        for way in WAYS:
            agree(page, origin, game, way)
            for part in page.locator("dialog[open] summary").all():
                part.click()
            yield f"new-{game}-{way}"
            page.locator("dialog[open]").evaluate(
                "sheet => [sheet, ...sheet.querySelectorAll('*')].map(e => e.scrollTop = 9e4)"
            )
            yield f"new-{game}-{way}-below"


def agree(page: Page, origin: str, game: str, way: Way) -> None:
    """Open the sheet of a new game."""
    page.goto(origin)
    page.locator(f"#game-{game}").locator("..").locator(".deeds button").nth(WAYS[way]).click()
    expect(page.get_by_role("dialog").locator("input[name=others]").first).to_be_attached()


def among_friends(page: Page, origin: str) -> Iterator[str]:
    """A table that somebody else opened to all, with a limit on time; offers, and somebody who goes away."""
    assert page.context.browser is not None
    friend = page.context.browser.new_context().new_page()
    agree(friend, origin, "cities", "friends")
    sheet = friend.get_by_role("dialog")
    sheet.locator("input[name=variants][value=quickstart]").set_checked(False)
    sheet.locator("fieldset .check input").first.check()
    sheet.locator("select").select_option("3600")
    sheet.locator("input[autocomplete=nickname]").fill("Ada")
    sheet.locator("form > .button.main").click()
    expect(friend.locator(".waiting")).to_be_visible()
    page.goto(origin)
    open_table = page.locator(f"a[href*='{friend.url.rpartition('/')[2]}']").first
    expect(open_table).to_be_visible()
    yield "lobby"
    open_table.click()
    expect(page.locator(".waiting .button.main")).to_be_visible()
    yield "open-seat"
    page.locator(".waiting .button.main").click()
    lay_starting_tiles(page)
    yield "waiting-for-a-friend"
    lay_starting_tiles(friend)
    for each in (friend, page):
        wait_for_round(each, 1)
        move(each)
    wait_for_round(friend, 2)
    give_up(friend)
    expect(page.locator(".offer .button.main")).to_be_visible(timeout=BOT_TIMEOUT)
    yield "asked-to-agree"
    page.locator(".offer .button").nth(1).click()
    expect(page.locator(".offer")).to_have_count(0)
    give_up(page)
    expect(page.locator(".offer")).to_be_visible(timeout=BOT_TIMEOUT)
    yield "offer-waits"
    friend.locator(".offer .button.main").click()
    expect(page.locator("a[download]")).to_be_visible(timeout=BOT_TIMEOUT)
    yield "given-up"
    friend.context.close()


def give_up(page: Page) -> None:
    """Propose to end the game here; the second press counts."""
    for _ in range(2):
        page.locator(".below .deeds button").last.click()


def at_a_table(page: Page, origin: str) -> Iterator[str]:
    """Rules and help over a table, a hint, a refused move, a second tab, and a line that breaks."""
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/api/socket*", between)
    sit_down(page, origin, "cities", variants="quickstart")
    wait_for_round(page, 1)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").locator(".rules section").first).to_be_visible()
    yield "rules-sheet"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "help-at-a-table"
    page.keyboard.press("Escape")
    page.locator("[data-hint=ask]").click()
    expect(page.locator("[data-hint=do]")).to_be_enabled(timeout=BOT_TIMEOUT)
    yield "hint"
    why = {"key": "cities-cell-taken", "english": "c3 already holds tile 6", "args": {"cell": "c3", "tile": 6}}
    refusal = {"say": "refusal", "table": page.url.rsplit("/", 1)[1], "id": "forged", "code": "not-now", "why": why}
    lines[-1].send(json.dumps(refusal))
    expect(page.locator(".refusal")).to_be_visible()
    yield "refused"
    page.locator(".refusal button").click()
    box = typing_box(page)
    box.fill("24N@a1 +9")
    box.press("Enter")
    expect(box).to_have_attribute("aria-invalid", "true")
    yield "refused-typed"
    page.locator(".watch .button").click()
    expect(page.locator(".watch input")).to_be_visible()
    page.locator(".below summary").last.click()
    yield "watch-link"
    second = page.context.new_page()
    second.goto(page.url)
    expect(page.locator(".mirrored")).to_be_visible()
    yield "mirrored"
    second.close()
    if not page.locator(".tile.trial").count():
        open_places(page).first.click()
    expect(done(page)).to_be_enabled()
    page.context.set_offline(True)
    expect(page.locator("header .broken")).to_be_visible()
    done(page).click()
    yield "broken-line"
    page.context.set_offline(False)


def from_outside(page: Page, origin: str) -> Iterator[str]:
    """Watching others, and addresses behind which nothing is."""
    assert page.context.browser is not None
    host = page.context.browser.new_context().new_page()
    sit_down(host, origin, "cities", variants="quickstart")
    host.locator(".watch .button").click()
    page.goto(host.locator(".watch input").input_value())
    expect(page.locator(".table")).to_have_attribute("data-round", "1")
    yield "watching"
    host.context.close()
    page.goto(f"{origin}/join/nothing")
    expect(page.locator("h1")).to_be_visible()
    yield "no-invitation"
    page.goto(f"{origin}/table/{'0' * 32}")
    expect(page.locator(".gone")).to_be_visible()
    yield "no-table"
    page.goto(origin)
    expect(page.locator("#game-cities")).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    yield "home-offline"
    page.context.set_offline(False)


def looking_back(page: Page, origin: str) -> Iterator[str]:
    """Records from elsewhere in their middle, with all moves and a link; one that is refused."""
    for game, name in (("cities", "the-higher-total-wins"), ("greentown", "four-players-take-double-turns")):
        show(page, origin, (RECORDS / game / "records" / f"{name}.txt").read_text(), 17)
        for folded in page.locator("details.moves summary").all():  # beside the board there is room for them
            folded.click()
        page.locator(".more .button").nth(1).click()
        expect(page.locator(".more input[readonly]")).to_be_visible()
        yield f"replay-{game}"
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill("cities 1\ntale 4\n")
    page.locator("form .button.main").click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "import-refused"


def show(page: Page, origin: str, text: str, step: int) -> None:
    """Bring a record along and go to a step of it."""
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill(text)
    page.locator("form .button.main").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.evaluate(SLIDE, step)
    expect(page.locator(".bar .told")).to_contain_text(f"{step} /")
    expect(page.locator(".more .button.main")).to_be_enabled(timeout=BOT_TIMEOUT)


def searching(page: Page, origin: str) -> Iterator[str]:
    """What a search in the rules finds, and one that finds nothing."""
    page.goto(f"{origin}/rules/skylines")
    page.locator("input[type=search]").fill("stadt" if page.locator("html[lang=de]").count() else "district")
    yield "rules-found"
    page.locator("input[type=search]").fill("xyzzy")
    yield "rules-not-found"


def lessons(page: Page, origin: str) -> Iterator[str]:
    """Each lesson after a mistake, where one can be made soon, and at its end."""
    for lesson in (
        "cities-1",
        "cities-2",
        "cities-plan",
        "greentown-tour",
        "greentown-end",
        "skylines-milestone",
        "skylines-news",
    ):
        open_lesson(page, origin, lesson)
        for number in range(steps(page) - 1):
            if lesson == "cities-1" and number == 3:
                open_places(page).first.click()
                done(page).click()
                expect(page.locator(".lesson .wrong")).to_be_visible(timeout=BOT_TIMEOUT)
                yield f"lesson-{lesson}-wrong"
            if lesson == "greentown-tour" and number == 8:
                page.locator(".tray .marker").first.click()
                expect(page.locator(".astray")).to_be_visible(timeout=BOT_TIMEOUT)
                yield f"lesson-{lesson}-astray"
            go_on(page)
            if number == 1 and lesson in ("cities-2", "skylines-news"):
                yield f"lesson-{lesson}"
        yield f"lesson-{lesson}-end"
