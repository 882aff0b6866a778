"""Games go from a device to a server and back as records, and one page lists both."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import DESK, Visit
from .kept_memory import take_memory_along
from .late import late_table
from .links import go
from .player import RECORDS, choose, expect_end, move, table, wait_for_round
from .tabs import Watched
from .test_without_a_server import STARTING

FINISHED = RECORDS / "a-solo-game-at-level-3.txt"


def begin_on_the_device(page: Page, origin: str) -> None:
    """A game alone on this device, begun at the server's own page."""
    page.goto(origin)
    page.locator("#game-cities ~ .deeds .button:not(.lesson)").first.click()
    sheet = page.get_by_role("dialog")
    choose(sheet, "others", 0)
    sheet.locator("input[name=device]").check()
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/device-"), timeout=STARTING)


def test_games_go_to_a_server_and_back_as_records(visit: Visit, watched: Watched, origin: str) -> None:
    page = visit(DESK, locale="de-DE")
    page.set_default_timeout(STARTING)
    begin_on_the_device(page, origin)
    wait_for_round(page, 1)
    move(page, tourist=False)
    wait_for_round(page, 2)
    take_memory_along(page)
    go(page, origin, "/")  # by links, so that Python goes on
    page.get_by_role("button", name="Zurück zum Server").click()
    go(page, origin, "/account")
    expect(page.locator("#games-here ~ p").first).to_contain_text("1 Partie auf diesem Gerät")
    page.locator("a[href='/history']").click()

    here = page.locator("[data-device] li")
    here.get_by_role("button").click()
    there = here.locator("a[href^='/table/']:not([href*=device])")
    there.click()
    expect(table(page)).to_have_attribute("data-round", "2")
    wait_for_round(page, 2)

    go(page, origin, late_table(page, origin, FINISHED, 1))
    wait_for_round(page, 13)
    move(page, tourist=False)
    expect_end(page)
    go(page, origin, "/history")
    page.get_by_role("button", name="Mitnehmen").first.click()
    expect(here).to_have_count(2, timeout=STARTING)
    here.first.locator("a").first.click()
    expect(page).to_have_url(re.compile("/table/device-"))
    expect_end(page)
