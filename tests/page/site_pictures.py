"""Pictures for the site's first page: ``python -m tests.page.site_pictures FOLDER``, a part of ``python3 dev docs``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, expect, sync_playwright

from .conftest import FLAGS, chromium
from .late import sit_down_late
from .review_screens import walk_review
from .serving import ROOT, serving
from .tabs import PATIENT

RECORDS: Final = ROOT / "tests" / "games"
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
A_TURN: Final = 4_000
"""Milliseconds for a program's turn, and for what comes flying."""
THEMES: Final[dict[str, Literal["dark", "light"]]] = {"desk": "light", "phone": "dark"}


def walk(page: Page, origin: str) -> Iterator[str]:
    """Each game when much is built, and a review."""
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})
    for game, name, left, others in (
        ("cities", "a-solo-game-at-level-3", 3, 0),
        ("greentown", "the-ninth-building-ends-the-game", 8, 1),
        ("skylines", "finished-with-all-modules", 8, 2),
    ):
        seats = [{"who": "you"}] + [{"who": "bot", "name": "planner"}] * others
        sit_down_late(page, origin, RECORDS / game / "records" / f"{name}.txt", left, seats)
        expect(page.locator(".table")).to_be_visible(timeout=PATIENT)
        page.wait_for_timeout(A_TURN)
        for offered in page.get_by_role("button", name="Not now").all():  # a lesson
            offered.click()
        yield game
    review = next(iter(walk_review(page, origin)))
    page.evaluate("() => document.querySelectorAll('details[open]').forEach((each) => { each.open = false; })")
    yield review


def screenshot(page: Page, path: Path) -> None:
    """Take a picture of the window from its top."""
    page.evaluate("() => scrollTo(0, 0)")
    page.screenshot(path=path)


def main(words: Sequence[str]) -> int:
    """Write the pictures, a desk's in the light and a phone's in the dark; without a browser there are none."""
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH, so the site has no pictures.")
        return 0
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, serving(Path(store)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size, (width, height) in (("desk", DESK), ("phone", PHONE)):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=1.5,
                has_touch=size == "phone",
                color_scheme=THEMES[size],
                reduced_motion="reduce",
            )
            page = context.new_page()
            for screen in walk(page, origin):
                screenshot(page, folder / f"{screen}-{size}.png")
            context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
