"""Every screen in every look: ``python3 dev soak page_access``.

The normal tests look at every screen dark on a phone, light at a desk, or both, and judge one of all words that look
alike. Here each screen, those that come up only now and then among them, passes the accessibility checker with every
word in both themes at both sizes, and on a phone no large text leaves it in any language. A screen that fails exits
with 1; ``--planted`` makes the words pale first, which must be found.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import FLAGS, chromium
from tests.page.large_text import LANGUAGES, lines_outside
from tests.page.serving import serving
from tests.page.shots import SIZES, WALKS
from tests.page.test_access import PALE, THEMES, Theme, barriers


def look(
    browser: Browser, origin: str, size: str, themes: list[Theme], part: str, language: str, planted: bool
) -> tuple[int, list[str]]:
    """How many looks of a part were taken, and what is wrong with them."""
    context = browser.new_context(viewport=SIZES[size], locale=language, reduced_motion="reduce", bypass_csp=planted)
    page = context.new_page()
    page.set_default_timeout(60_000)
    languages = tuple(sorted(LANGUAGES, key=language.startswith))  # the walk goes on in its own
    looks, wrong = 0, []
    for screen in WALKS[part](page, origin):
        if planted:
            page.evaluate(PALE)
        for theme in themes:
            looks += 1
            wrong += [f"{size} {theme} {screen}: {told}" for told in barriers(page, theme, alike=True)]
        if size == "phone":
            wrong += [f"large {screen}: {told}" for told in lines_outside(page, languages)]
    context.close()
    return looks, wrong


@click.command(help=__doc__)
@click.option("--parts", default=",".join(WALKS), help="Some of the walks.")
@click.option("--sizes", default=",".join(SIZES), help="phone, desk, or both.")
@click.option("--themes", default=",".join(THEMES), help="dark, light, or both.")
@click.option("--language", default="en-GB", help="The browser's, as de-DE.")
@click.option("--planted", is_flag=True, help="Make the words pale first: that must be found.")
def main(parts: str, sizes: str, themes: str, language: str, planted: bool) -> None:
    """Walk, look, and say what is wrong."""
    program = chromium()
    if program is None:
        raise SystemExit("There is no Chromium on the PATH.")
    looks, wrong = 0, list[str]()
    chosen = [theme for theme in THEMES if theme in themes.split(",")]
    with tempfile.TemporaryDirectory() as store, serving(Path(store)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size in sizes.split(","):
            for part in parts.split(","):
                taken, told = look(browser, origin, size, chosen, part, language, planted)
                looks, wrong = looks + taken, wrong + told
                print(f"{size} {part}: {taken} looks, {len(told)} faults", flush=True)
        browser.close()
    for each in wrong:
        print(each)
    print(f"{looks} looks, {len(wrong)} faults")
    raise SystemExit(bool(wrong) != planted)


if __name__ == "__main__":
    main()
