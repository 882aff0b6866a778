"""One Chromium and one server for all tests of the page; every visit is watched for what must never happen."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from .serving import serving

LEFT_OUT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "SpareRendererForSitePerProcess"),
)
"""Playwright's own list, since a second one replaces it, and the pop-ups of an address bar that nobody sees here:
they are pages of their own, and cost more than a second for every visit. A process that is started ahead for the next
page is none that a test needs."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=" + ",".join(LEFT_OUT),
)
ROOM = "--js-flags=--min-semi-space-size=32 --max-semi-space-size=64"
"""For what is new in a page: to look for its garbage as often as a browser does took a tenth of all that pages take."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same Chromium without a window, and takes a third less time."""
HERE, LONGEST = f"{Path(__file__).parent}{os.sep}", "test_access.py"
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}
PATIENT = 30_000
"""Milliseconds that anything may take on a machine with much else to do; it costs nothing unless something is wrong."""
expect.set_options(timeout=PATIENT)

WATCH = """
addEventListener("securitypolicyviolation", ({violatedDirective, blockedURI}) => {
  console.error(`CSP: ${violatedDirective} ${blockedURI}`);
});
"""

Visit = Callable[..., Page]
PAINTERS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
"""By page, what tells it how much to paint."""


@dataclass
class Watched:
    """What went wrong during a test's visits."""

    origin: str
    wrong: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    """Parts of messages that a test brings about on purpose."""

    def watch(self, context: BrowserContext) -> None:
        """Note every error, violation and request to another host."""
        context.add_init_script(WATCH)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("request", lambda request: self._asked(request.url))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(message.text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.origin, self.origin.replace("http", "ws"), "data:")):
            self.wrong.append(f"asked another host: {url}")

    def check(self) -> None:
        assert [text for text in self.wrong if not any(part in text for part in self.expected)] == []


def chromium() -> str | None:
    """The browser's program, if there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page's tests come together, so that one browser serves them all, and first because they take longest."""
    items.sort(key=lambda item: (not str(item.path).startswith(HERE), item.path.name != LONGEST))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium on the PATH; without one the tests are left out, but never in CI.

    It goes with these tests: as long as Playwright is there, its event loop keeps others from running theirs.
    """
    program = chromium()
    if program is None:
        assert not os.environ.get("CI"), "CI needs a Chromium on the PATH"
        pytest.skip("no Chromium on the PATH")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=(*FLAGS, ROOM))
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    with serving(tmp_path_factory.mktemp("page")) as address:
        yield address


@pytest.fixture
def watched(origin: str) -> Iterator[Watched]:
    """Fails the test if anything went wrong in its pages."""
    watched = Watched(origin)
    yield watched
    watched.check()


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window a size, and paint no more of it than a corner.

    Layout, scrolling, touches, the pointer and what is in sight are those of the whole window; only a wheel turns in
    vain, so that a test which turns one asks for a painted window. Without a graphics card painting takes up to a fifth
    of all the time that a test takes.
    """
    across = size["width"] > size["height"]
    turned = {"type": "landscapePrimary", "angle": 90} if across else {"type": "portraitPrimary", "angle": 0}
    corner = {"x": 0, "y": 0, "width": 1, "height": 1, "scale": 1}
    screen = {"screenWidth": size["width"], "screenHeight": size["height"]}
    page.set_viewport_size(size)
    if page not in PAINTERS:  # one for each page: several would go on telling it different sizes
        PAINTERS[page] = page.context.new_cdp_session(page)
    PAINTERS[page].send(
        "Emulation.setDeviceMetricsOverride",
        {**size, **screen, "deviceScaleFactor": 1, "mobile": False, "screenOrientation": turned, "viewport": corner},
    )


@pytest.fixture
def visit(browser: Browser, watched: Watched) -> Iterator[Visit]:
    """Somebody with an own browser: ``visit(DESK, locale="de-DE")``. No worker, and no picture, unless asked for."""
    contexts: list[BrowserContext] = []

    def come(size: ViewportSize = DESK, painted: bool = False, **more: Any) -> Page:
        chosen = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **more}
        context = browser.new_context(viewport=size, has_touch=size is PHONE, **chosen)
        contexts.append(context)
        watched.watch(context)
        page = context.new_page()
        page.set_default_timeout(PATIENT)
        if not painted:
            resize(page, size)
        return page

    yield come
    for context in contexts:
        context.close()
