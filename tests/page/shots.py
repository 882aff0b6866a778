"""Screenshots of every screen in both themes and sizes: ``python -m tests.page.shots FOLDER``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from .conftest import DESK, FLAGS, PHONE, chromium
from .greentown_screens import walk_greentown
from .rare_walks import RARE_WALKS
from .screens import PARTS
from .serving import serving
from .skyline_screens import walk_skylines

WALKS = {**PARTS, "greentown": walk_greentown, "skylines": walk_skylines, **RARE_WALKS}
"""Every screen there is; the later walks lead to what comes up only now and then."""
SIZES = {"phone": PHONE, "desk": DESK}


def main(words: Sequence[str]) -> int:
    """Write the pictures and say where they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path(".dev/shots"))
    parser.add_argument("--language", default="en-GB", help="the browser's, as de-DE")
    parser.add_argument("--parts", default=",".join(WALKS), help=f"some of: {','.join(WALKS)}")
    parser.add_argument("--sizes", default=",".join(SIZES), help="phone, desk, or both")
    chosen = parser.parse_args(words)
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    with tempfile.TemporaryDirectory() as store, serving(Path(store)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size in chosen.sizes.split(","):
            context = browser.new_context(viewport=SIZES[size], locale=chosen.language, reduced_motion="reduce")
            page = context.new_page()
            for part in chosen.parts.split(","):
                for screen in WALKS[part](page, origin):
                    for theme in ("dark", "light"):
                        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                        path = folder / f"{size}-{screen}-{theme}.png"
                        page.screenshot(path=path, full_page=not page.locator("dialog[open]").count())
            context.close()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
