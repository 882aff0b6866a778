"""The page starts without a network, says so, and is never older than its server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from townwright.server.routes import static_files as page_files

from .conftest import DESK, PHONE, Visit
from .late import one_of, whole_games
from .serving import serving
from .tabs import Watched

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  }
  return found;
}"""
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
def test_the_page_starts_while_the_server_is_away_and_says_so(
    language: str, visit: Visit, watched: Watched, tmp_path: Path
) -> None:
    watched.expected += ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "Failed to load resource"]
    page = visit(PHONE, locale=language, service_workers="allow")
    with serving(tmp_path) as origin:
        watched.origin = origin
        arrive(page, origin)
    page.reload()

    expect(page.locator("#game-cities")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("#game-cities ~ .deeds .button.main")).to_be_disabled()
    page.goto(f"{origin}/table/somewhere")
    expect(page.locator("main")).to_contain_text("keine Verbindung" if language == "de-DE" else "No connection")


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


def test_only_files_of_the_page_are_kept(visit: Visit, origin: str) -> None:
    page = visit(DESK, service_workers="allow")
    arrive(page, origin)
    page.reload()
    expect(page.locator("#game-cities")).to_be_visible()
    kept = page.evaluate(KEPT)

    assert "/index.html" in kept
    assert [path for path in kept if not path.startswith("/assets/")] == [
        "/index.html",
        "/manifest.webmanifest",
        "/icon.svg",
    ]


def test_the_newest_page_is_shown_although_an_older_one_is_kept(
    visit: Visit, origin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit(DESK, service_workers="allow")
    arrive(page, origin)
    files = page_files.files()
    newer = files["index.html"].ways[""].replace(b"<html", b'<html data-edition="newer"', 1)
    changed = page_files.Served("text/html", "no-cache", {"": newer})
    monkeypatch.setattr(page_files, "files", lambda: {**files, "index.html": changed})
    page.reload()

    expect(page.locator("html")).to_have_attribute("data-edition", "newer")
