"""The screens of an account: making one, being known, and mails about one's turns."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from secrets import token_hex

from playwright.sync_api import Page, Route, expect

from .links import go
from .serving import MAILBOXES

LINK = re.compile(r"\S+/mail/\w+")


def walk_account(page: Page, origin: str) -> Iterator[str]:
    """Nobody, a form that is wrong, an account, and its mails from the first wish to the last."""
    go(page, origin, "/account")
    expect(page.locator("form").first).to_be_visible()
    yield "account"
    page.locator("form .button.main").first.click()
    expect(page.get_by_role("alert").first).to_be_visible()
    yield "account-wrong"
    form = page.locator("form").first
    form.locator("input[autocomplete=username]").fill(f"Ada {token_hex(4)}")
    form.locator("input[type=password]").fill("a town on the river, at dusk")
    form.locator(".button.main").click()
    expect(page.locator("section li").first).to_be_visible()
    yield from walk_mail(page, origin)


def walk_mail(page: Page, origin: str) -> Iterator[str]:
    """An address that is wrong, one that is asked, the link of its mail, and those that stop them."""
    wish = page.locator("input[type=email]")
    wish.fill("ada@localhost")
    wish.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator(".grave").click()
    yield "account-in"
    address = f"ada.augusta.{token_hex(16)}@letters.example.org"
    wish.fill(address)
    wish.press("Enter")
    expect(page.get_by_role("status").filter(has_text=address)).to_be_visible()
    yield "account-mail"
    [told] = MAILBOXES[origin].texts(address)
    page.goto(LINK.findall(told)[0])
    page.locator("main .button.main").click(trial=True)
    yield "mail-asked"
    page.locator("main .button.main").click()
    expect(page.locator("main .done")).to_be_visible()
    yield "mail-done"
    for purpose in ("stop", "never"):
        told = json.dumps({"purpose": purpose})
        page.route(f"**/api/notices/{purpose}", partial(Route.fulfill, body=told))
        go(page, origin, f"/mail/{purpose}")
        page.locator("main .button.main").click(trial=True)
        yield f"mail-{purpose}"
    go(page, origin, "/mail/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    yield "mail-gone"
