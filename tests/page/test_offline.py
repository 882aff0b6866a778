"""The page starts without a network, says so, and is never older than its server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from townwright.server.routes import static_files as page_files

from .conftest import PHONE, Visit
from .late import one_of, whole_games
from .serving import serving
from .tabs import Watched
from .test_companion import expect_bar, press

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  }
  return found;
}"""
AWAY = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to load resource")
READY = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((then) => navigator.serviceWorker.addEventListener("controllerchange", then, { once: true }));
  }
}"""


ACCOUNT, LESSON = ("/account", "main form"), ("/learn/cities-1", ".table")
WAYS_BACK = [("line", *ACCOUNT), ("button", *LESSON)]
if whole_games():
    WAYS_BACK += [("button", *ACCOUNT), ("line", *LESSON)]


def arrive(page: Page, origin: str) -> None:
    """Visit the page until its worker is at work."""
    page.goto(origin)
    expect(page.locator("#game-cities")).to_be_visible()
    page.evaluate(READY)


@pytest.mark.parametrize("language", one_of("de-DE", "en-GB"))
def test_the_page_starts_without_its_server_keeps_its_own_files_alone_and_is_never_older(
    language: str, visit: Visit, watched: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit(PHONE, locale=language, service_workers="allow")
    with serving(tmp_path) as origin:
        watched.origin = origin
        arrive(page, origin)
        expect_the_newest_page_although_an_older_one_is_kept(page, monkeypatch)
        expect_only_files_of_the_page_to_be_kept(page)
        watched.check()
    watched.expected += [*AWAY, "ERR_CONNECTION_REFUSED"]
    page.reload()

    expect(page.locator("#game-cities")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("#game-cities ~ .deeds .button.main")).to_be_disabled()
    page.goto(f"{origin}/table/somewhere")
    expect(page.locator("main")).to_contain_text("keine Verbindung" if language == "de-DE" else "No connection")
    expect_the_companion_to_start_without_a_line(page, origin)


def expect_the_newest_page_although_an_older_one_is_kept(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as its server is there, it is asked."""
    files = page_files.files()
    newer = files["index.html"].ways[""].replace(b"<html", b'<html data-edition="newer"', 1)
    changed = page_files.Served("text/html", "no-cache", {"": newer})
    with monkeypatch.context() as patched:
        patched.setattr(page_files, "files", lambda: {**files, "index.html": changed})
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-edition", "newer")


def expect_only_files_of_the_page_to_be_kept(page: Page) -> None:
    """Nothing that the server has answered, also once the worker has seen the page load."""
    page.reload()
    expect(page.locator("#game-cities")).to_be_visible()
    kept = page.evaluate(KEPT)

    assert "/index.html" in kept
    assert [path for path in kept if not path.startswith("/assets/")] == [
        "/index.html",
        "/manifest.webmanifest",
        "/icon.svg",
    ]


def expect_the_companion_to_start_without_a_line(page: Page, origin: str) -> None:
    """It was never opened before, and keeps what it is told."""
    page.context.set_offline(True)
    page.goto(f"{origin}/companion/cities")
    page.locator(".next").click()
    expect(page.locator("p.number")).to_be_visible()
    page.reload()
    expect(page.locator("p.number")).to_be_visible()

    page.goto(f"{origin}/companion/skylines")
    press(page, "hap", 2)
    expect_bar(page, "hap", 2)
    page.reload()
    expect_bar(page, "hap", 2)


@pytest.mark.parametrize(("by", "where", "there"), WAYS_BACK)
def test_what_was_opened_without_a_line_comes_when_it_is_back(
    by: str, where: str, there: str, visit: Visit, watched: Watched, origin: str
) -> None:
    watched.expected += ["ERR_FAILED", "Failed to load resource"]
    page = visit(PHONE, locale="de-DE")
    page.route("**/api/me", lambda route: route.abort())
    page.goto(origin + where)
    expect(page.get_by_role("alert")).to_be_visible()
    again = page.get_by_role("button", name="Noch einmal")
    expect(again).to_be_visible()
    page.unroute("**/api/me")
    if by == "button":
        again.click()
    else:
        page.context.set_offline(True)
        page.wait_for_function("() => !navigator.onLine")
        page.context.set_offline(False)

    expect(page.locator(there).first).to_be_visible()
    expect(again).to_have_count(0)
