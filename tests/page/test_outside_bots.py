"""A bot of a stranger's package is offered on the page and plays at a table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.packages.installing import EXAMPLES, ROOT, lay
from townwright.speed.runtime.modes import PLAIN_ONLY

from .conftest import PHONE
from .serving import build_page


@pytest.fixture
def origin_with_package(tmp_path: Path) -> Iterator[str]:
    """The address of a server on whose machine the example's bot lies as it is installed."""
    build_page()
    packages = tmp_path / "packages"
    packages.mkdir()
    module = (EXAMPLES / "bot_package" / "first_things_first" / "__init__.py").read_text()
    lay(packages, "first-things-first", "townwright.bots", "cities = first_things_first:BOTS", module)
    path = os.pathsep.join([str(packages), str(ROOT / "src")])
    words = ("-m", "townwright", "play", "--no-browser", "--port", "0", "--store", f"sqlite:///{tmp_path}/games.db")
    with subprocess.Popen(
        (sys.executable, *words),
        env={**os.environ, "PYTHONPATH": path, PLAIN_ONLY: "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        told = re.search(r"http://\S+?(?=/? )", server.stdout.readline())
        assert told is not None
        yield told.group()
        server.terminate()


def test_a_bot_from_a_package_can_be_chosen_and_plays(browser: Browser, origin_with_package: str) -> None:
    page = browser.new_page(viewport=PHONE, has_touch=True)
    page.goto(origin_with_package)
    page.locator("#game-cities").locator("..").locator(".deeds button").first.click()
    sheet = page.get_by_role("dialog")
    line, opponent = sheet.locator("input[type=range]"), sheet.locator(".opponent")
    line.fill("0")
    while opponent.get_attribute("data-bot") != "first":
        line.press("ArrowRight")
    expect(opponent).to_contain_text("takes the first thing that is offered")
    sheet.locator("form > .button.main").click()

    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("body")).to_contain_text(re.compile(r"\bfirst\W+has finished this round"))
    page.context.close()
