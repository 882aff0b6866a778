"""One Chromium and one server for all tests of the page; every visit is watched for what must never happen."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from .judged_looks import JUDGED
from .serving import serving
from .tabs import PATIENT, Tab, Tabs, Watched

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
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
SHORT_LIVES = "--js-flags=--min-semi-space-size=32 --max-semi-space-size=64 --max-opt=1"
"""A page of a test lives for seconds. To look for its garbage as often as a browser does took a tenth of all that pages
take, and to optimize code that hardly runs again took more than another: ``--max-opt=1`` compiles it the quick way."""
BRIEF = f'--require "{Path(__file__).with_name("brief_expect.cjs")}"'
"""For Playwright's driver: an expectation that waits does not write down the page each time it looks."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same Chromium without a window, and takes a third less time."""
HERE = f"{Path(__file__).parent}{os.sep}"
FIRST = ["test_access.py", "test_carried_games.py"]
"""What takes longest, and where Python in the browser starts for the first time."""
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}
expect.set_options(timeout=PATIENT)

Visit = Callable[..., Page]


def chromium() -> str | None:
    """The browser's program, if there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page's tests come together, so that a browser serves many of them, and first because they take longest."""
    items.sort(key=lambda item: (not str(item.path).startswith(HERE), *(item.path.name != name for name in FIRST)))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium on the PATH; without one the tests are left out, but never in CI.

    It goes with these tests: as long as Playwright is there, its event loop keeps others from running theirs.
    """
    program = chromium()
    if program is None:
        assert not os.environ.get("CI"), "CI needs a Chromium on the PATH"
        pytest.skip("no Chromium on the PATH")
    with mock.patch.dict(os.environ, NODE_OPTIONS=BRIEF):
        playwright = sync_playwright().start()
    try:
        launched = playwright.chromium.launch(executable_path=program, args=(*FLAGS, SHORT_LIVES))
        yield launched
        launched.close()
    finally:
        playwright.stop()


@pytest.fixture(scope="package")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    with serving(tmp_path_factory.mktemp("page")) as address:
        yield address


@pytest.fixture(scope="package", autouse=True)
def judged(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let all processes of this run know which looks of words are judged."""
    own = tmp_path_factory.getbasetemp()
    JUDGED.folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "judged"
    JUDGED.folder.mkdir(exist_ok=True)


@pytest.fixture
def watched(origin: str) -> Iterator[Watched]:
    """Fails the test if anything went wrong in its pages."""
    watched = Watched(origin)
    yield watched
    watched.check()


@pytest.fixture(scope="package")
def tabs(browser: Browser, origin: str) -> Tabs:
    """The tabs that tests hand on to each other."""
    return Tabs(browser, origin)


@pytest.fixture
def visit(tabs: Tabs, watched: Watched) -> Iterator[Visit]:
    """Somebody with an own browser: ``visit(DESK, locale="de-DE")``. No worker, and no picture, unless asked for."""
    taken: list[Tab] = []

    def come(size: ViewportSize = DESK, painted: bool = False, **more: Any) -> Page:
        taken.append(tabs.take(size, size is PHONE, painted, watched, **more))
        return taken[-1].page

    yield come
    for tab in taken:
        tabs.give_back(tab)
