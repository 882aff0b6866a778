"""Screenshots of every screen in both themes and sizes: ``python -m tests.page.shots FOLDER``."""

from __future__ import annotations

import sys
import tempfile
from itertools import chain
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import DESK, FLAGS, PHONE, chromium
from .greentown_screens import walk_greentown
from .screens import walk
from .serving import serving
from .skyline_screens import walk_skylines


def main(folder: Path, language: str = "en-GB") -> int:
    """Write the pictures and say where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    with tempfile.TemporaryDirectory() as store, serving(Path(store)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size, name in ((PHONE, "phone"), (DESK, "desk")):
            context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")  # type: ignore[arg-type]
            page = context.new_page()
            for screen in chain(walk(page, origin), walk_greentown(page, origin), walk_skylines(page, origin)):
                for theme in ("dark", "light"):
                    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    path = folder / f"{name}-{screen}-{theme}.png"
                    page.screenshot(path=path, full_page=not page.locator("dialog[open]").count())
            context.close()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), *sys.argv[2:3]))
