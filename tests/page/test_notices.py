"""Whoever plays over days is told: by a notice that leads to the table, and by mails that one asks for and stops."""

from __future__ import annotations

import json
import re
from secrets import token_hex

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .late import one_of
from .serving import MAILBOXES
from .tabs import Watched
from .test_offline import arrive

NOTE = """() => {
  self.shown = []; // a browser without a screen shows none
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
}"""
CLICK = """async () => {
  const opened = [], waited = [];
  let closed = false;
  self.clients.openWindow = async (address) => opened.push(address); // which a browser does for a real click alone
  const notification = { data: self.shown[0].data, close: () => (closed = true) };
  const event = Object.assign(new Event("notificationclick"), { notification, action: "" });
  event.waitUntil = (what) => waited.push(what);
  self.dispatchEvent(event);
  await Promise.all(waited);
  return [opened, closed];
}"""
TOLD = {"title": "It is your turn", "body": "Guessing", "link": "/table/0123456789abcdef", "stop": "No more notices"}


def push(page: Page, origin: str, messages: list[str]) -> None:
    """Deliver messages as the browser's push service does."""
    cdp, found = page.context.new_cdp_session(page), []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    cdp.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    to = {"origin": origin, "registrationId": found[0]["registrationId"]}
    for message in messages:
        cdp.send("ServiceWorker.deliverPushMessage", {**to, "data": message})
    cdp.detach()


def test_a_pushed_notice_is_shown_and_a_click_opens_its_table(visit: Visit, origin: str) -> None:
    page = visit(DESK, service_workers="allow")
    arrive(page, origin)
    worker, table = page.context.service_workers[0], TOLD["link"]
    worker.evaluate(NOTE)
    push(page, origin, [json.dumps(TOLD), json.dumps({**TOLD, "link": "https://elsewhere.example/"})])
    while len(shown := worker.evaluate("() => self.shown")) < 2:
        page.wait_for_timeout(10)

    stop = [{"action": "stop", "title": "No more notices"}]
    icon = {"icon": "/icon-192.png", "actions": stop}
    assert shown[0] == {"title": TOLD["title"], "body": "Guessing", "tag": table, "data": table, **icon}
    assert shown[1]["data"] == "/", "a notice leads to tables of this server alone"
    assert worker.evaluate(CLICK) == [[table], True]


@pytest.mark.parametrize(("size", "language"), one_of((PHONE, "de-DE"), (DESK, "en-GB")))
def test_mails_are_asked_for_confirmed_stopped_and_never_asked_for_again(
    size: ViewportSize, language: str, visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["404 (Not Found)", "409 (Conflict)"]
    page, address = visit(size, locale=language), f"{token_hex(6)}@example.org"
    words = WORDS[language]
    account(page, origin)
    ask(page, address)
    expect(page.get_by_role("status").filter(has_text=address)).to_contain_text(words["asked"])
    confirm, never = re.findall(r"\S+/mail/\w+", MAILBOXES[origin].texts(address)[0])
    use(page, confirm, words["confirmed"])
    page.goto(f"{origin}/account")
    expect(page.get_by_role("status").filter(has_text=address)).to_contain_text(words["on"])
    page.get_by_role("button", name=words["stop"]).click()
    expect(page.locator("input[type=email]")).to_be_visible()
    ask(page, address)
    expect(page.get_by_role("alert")).to_contain_text(words["lately"])
    use(page, never, words["never"])
    page.goto(confirm)  # its address is gone
    expect(page.get_by_role("alert")).to_contain_text(words["gone"])


WORDS = {
    "en-GB": {
        "asked": "We have asked",
        "confirmed": "From now on we write to you",
        "on": "We write to",
        "stop": "No more mails",
        "lately": "was asked within the last day",
        "never": "We never ask this address again",
        "gone": "This link has been used already",
    },
    "de-DE": {
        "asked": "per Mail gefragt",
        "confirmed": "Von jetzt an schreiben wir dir",
        "on": "Wir schreiben an",
        "stop": "Keine Mails mehr",
        "lately": "im Lauf des letzten Tages gefragt",
        "never": "Wir fragen diese Adresse nie wieder",
        "gone": "Dieser Link wurde schon benutzt",
    },
}


def account(page: Page, origin: str) -> None:
    """Make an account."""
    page.goto(f"{origin}/account")
    form = page.locator("form").first
    form.locator("input[autocomplete=username]").fill(f"Ada {token_hex(4)}")
    form.locator("input[type=password]").fill("a town on the river, at dusk")
    form.locator(".button.main").click()


def ask(page: Page, address: str) -> None:
    """Name an address for mails."""
    page.locator("input[type=email]").fill(address)
    page.locator("input[type=email]").press("Enter")


def use(page: Page, link: str, done: str) -> None:
    """Follow a link of a mail, and press its button."""
    page.goto(link)
    page.locator("main .button.main").click()
    expect(page.locator("main").get_by_role("status")).to_contain_text(done)
