"""The page stays light."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from .conftest import DESK, Visit
from .player import begin, lay_starting_tiles, wait_for_round

MOST_JUMPING = 0.02
COUNT_JUMPS = """
window.jumps = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.jumps += each.value;
}).observe({type: "layout-shift", buffered: true});
"""
HOME, TABLE = 150_000, 250_000
"""Bytes of compressed script and style that a screen may load."""


def test_home_and_a_table_load_little_script_and_style(visit: Visit, origin: str) -> None:
    page = visit(DESK, locale="de-DE")
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            loaded[response.url] = len(gzip.compress(response.body(), 6))

    page.on("response", weigh)
    page.goto(origin, wait_until="networkidle")
    home = sum(loaded.values())
    begin(page, origin, others=0)
    lay_starting_tiles(page)
    wait_for_round(page, 1)

    assert home <= HOME
    assert sum(loaded.values()) <= TABLE


def test_nothing_jumps_while_a_table_is_laid(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.add_init_script(COUNT_JUMPS)
    begin(page, origin, others=0)
    lay_starting_tiles(page)
    wait_for_round(page, 1)
    table = page.evaluate("() => window.jumps")
    page.goto(origin, wait_until="networkidle")
    home = page.evaluate("() => window.jumps")

    assert max(table, home) < MOST_JUMPING
