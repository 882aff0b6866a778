"""Plays golden records again in the engine of a real browser: ``dev soak engine_golden``, all of them by default."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

import click
from playwright.sync_api import sync_playwright

from tests.page.conftest import FLAGS, chromium
from tests.page.golden_engine import check_in_browser, every, start_engine
from tests.page.static_site import static_site

CHUNK = 50
"""Records that are handed over at once."""


@click.command()
@click.option("--step", default=1, show_default=True, help="Every so-manieth record of each file.")
def main(step: int) -> None:
    """Check the records of the corpus; fail if one comes out differently."""
    different: list[str] = []
    checked = 0
    with tempfile.TemporaryDirectory() as folder, static_site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        page.set_default_timeout(0)
        start_engine(page, site)
        started = perf_counter()
        for file, goldens in every(step):
            for first in range(0, len(goldens), CHUNK):
                told = check_in_browser(page, [(file, goldens[first : first + CHUNK])])
                checked += len(told)
                different += [each for each in told if each]
            print(f"{len(goldens):6} records of {file}", flush=True)
        took = perf_counter() - started
        browser.close()
    for each in different:
        print(each)
    print(f"{checked} records, {len(different)} different; {took:.0f} s, {checked / took:.0f} a second")
    raise SystemExit(different != [])


if __name__ == "__main__":
    main()
