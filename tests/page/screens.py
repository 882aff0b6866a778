"""Every screen of the page, visited in one walk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from .account_screens import walk_account
from .box_screens import around_the_box
from .campaign_screens import walk_campaign
from .contest_screens import walk_contests
from .daily_screens import walk_daily
from .late import sit_down_late
from .learn_screens import learning
from .links import go
from .player import begin, done, lay_starting_tiles, open_places, play_to_the_end, wait_for_round
from .puzzle_screens import walk_puzzles
from .rating_screens import walk_ratings
from .ready import BOT, FRIEND, sit_down
from .review_screens import walk_review
from .serving import ROOT

RECORDS = ROOT / "tests" / "games" / "cities" / "records"


def walk(page: Page, origin: str) -> Iterator[str]:
    """Goes from screen to screen and gives the name of each when it is there."""
    for part in PARTS.values():
        yield from part(page, origin)


def elsewhere(page: Page, origin: str) -> Iterator[str]:
    """Screens that stand for themselves."""
    go(page, origin, "/replay")
    expect(page.get_by_role("textbox")).to_be_visible()
    yield "import"
    go(page, origin, "/replay/nothing-here")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "no-such-game"
    yield from walk_account(page, origin)
    page.goto(f"{origin}/nowhere")
    expect(page.get_by_role("heading")).to_be_visible()
    yield "lost"


def around_home(page: Page, origin: str) -> Iterator[str]:
    """Home and the sheets that open over it."""
    go(page, origin, "/")
    expect(page.locator("#game-cities")).to_be_visible()
    yield "home"
    for name, button in (
        ("new-game", page.locator(".deeds .button.main").first),
        ("help", page.locator("header nav button").first),
        ("settings", page.locator("header nav button").nth(1)),
    ):
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")


def before_a_game(page: Page, origin: str) -> Iterator[str]:
    """Inviting, being invited, and passing the device."""
    begin(page, origin, way="friends", others=1)
    page.locator(".right .button.main").click()
    expect(page.locator("input[readonly]")).to_be_visible()
    yield "waiting"
    page.goto(page.locator("input[readonly]").input_value())
    expect(page.locator("form")).to_be_visible()
    yield "invited"
    sit_down(page, origin, "cities", FRIEND, variants="-")
    expect(page.locator(".curtain")).to_be_visible()
    yield "curtain"


def through_a_game(page: Page, origin: str) -> Iterator[str]:
    """Every step of a game against a bot, its end and its replay."""
    sit_down(page, origin, "cities", BOT, level="3", variants="-")
    open_places(page).first.click()
    expect(page.locator(".tile.trial")).to_have_count(1)
    yield "starting-tiles"
    page.keyboard.press("Escape")
    lay_starting_tiles(page)
    wait_for_round(page, 1)
    yield "tile"
    open_places(page).nth(3).click()
    expect(done(page)).to_be_enabled()
    yield "tourist"
    open_places(page).first.click()
    expect(page.locator(".stander.trial")).to_be_visible()
    done(page).click()
    seats = ({"who": "you"}, {"who": "bot", "name": "random"})
    sit_down_late(page, origin, RECORDS / "a-tie-goes-to-the-better-tourist.txt", left=2, seats=seats)
    play_to_the_end(page, first=13)
    yield "end"
    page.locator(".end li .button").first.click()
    expect(page.locator(".count")).to_be_visible()
    yield "count-up"
    page.locator("a[href^='/replay/']").click()
    expect(page.get_by_role("slider")).to_be_visible()
    yield "replay"
    go(page, origin, "/")
    expect(page.locator("a[href^='/table/']").first).to_be_visible()
    yield "home-with-games"


PARTS: dict[str, Callable[[Page, str], Iterator[str]]] = {
    "home": around_home,
    "before-a-game": before_a_game,
    "cities": through_a_game,
    "box": around_the_box,
    "learn": learning,
    "elsewhere": elsewhere,
    "review": walk_review,
    "daily": walk_daily,
    "puzzles": walk_puzzles,
    "ratings": walk_ratings,
    "campaign": walk_campaign,
    "contests": walk_contests,
}
"""The walk in pieces, each of which can be gone alone."""
