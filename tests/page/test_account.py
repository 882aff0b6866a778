"""Somebody makes an account, leaves, comes back, takes everything along and is forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_hex

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit
from .ready import sit_down
from .tabs import Watched

RIGHT, WRONG = "a town on the river, at dusk", "something else entirely"


def fill(page: Page, form: int, name: str, password: str) -> None:
    """Send one of the two forms."""
    chosen = page.locator("form").nth(form)
    chosen.locator("input[autocomplete=username]").fill(name)
    chosen.locator("input[type=password]").fill(password)
    chosen.locator(".button.main").click()


def test_an_account_keeps_the_games_in_every_browser(visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["403 (Forbidden)"]
    here, there = visit(DESK), visit(PHONE, locale="de-DE")
    name = f"Ada {token_hex(4)}"  # one of this try: a server keeps the names that were given
    sit_down(here, origin, "cities", variants="quickstart")
    table = here.url
    here.goto(f"{origin}/account")
    fill(here, 0, name, RIGHT)
    expect(here.locator("main")).to_contain_text(name)

    there.goto(f"{origin}/account")
    fill(there, 1, name, WRONG)
    expect(there.get_by_role("alert")).to_be_visible()
    fill(there, 1, name, RIGHT)
    expect(there.get_by_role("status").filter(has_text="angemeldet")).to_be_visible()
    there.goto(origin)
    expect(there.locator(f"a[href='{table.removeprefix(origin)}']")).to_be_visible()

    there.goto(f"{origin}/account")
    expect(there.locator("section li")).to_have_count(2)
    there.locator("section li .button").click()
    expect(there.locator("section li")).to_have_count(1)
    here.goto(f"{origin}/account")
    expect(here.locator("form")).to_have_count(2)


def test_everything_about_oneself_can_be_taken_along_and_deleted(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "cities", variants="quickstart")
    table = page.url.removeprefix(origin)
    page.goto(f"{origin}/account")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    stored = json.loads(Path(download.value.path()).read_text())
    page.locator(".grave").click()
    page.locator(".grave").click()
    expect(page.locator(".grave")).to_have_count(0)
    page.goto(origin)

    assert stored
    expect(page.locator("#game-cities")).to_be_visible()
    expect(page.locator(f"a[href='{table}']")).to_have_count(0)
