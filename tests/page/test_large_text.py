"""Nothing is cut off or pushed aside where text is twice as large, on the narrowest phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visit, Watched
from .test_access import WALKS

NARROW: ViewportSize = {"width": 360, "height": 740}
PARTS = ("home", "before-a-game", "learn", "elsewhere", "greentown")
LARGE = "() => document.documentElement.style.setProperty('font-size', '200%', 'important')"
OUTSIDE = """() => {
  const rolls = (element) => /(auto|scroll)/.test(getComputedStyle(element).overflowX);
  const scrolls = (element) => element && (rolls(element) || scrolls(element.parentElement));
  const leaves = ({ left, right, width }) => width > 0 && (right > innerWidth + 1 || left < -1);
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !holder || holder.closest("svg, .unseen, script, style, dialog:not([open])")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(leaves) && !scrolls(holder)) found.push(node.data.trim().slice(0, 60));
  }
  const wide = document.documentElement.scrollWidth;
  return wide > innerWidth ? [...found, `${wide} pixels wide`] : found;
}"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("part", PARTS)
def test_no_line_leaves_the_screen(part: str, language: str, visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)", "404 (Not Found)"]  # a file and an address that are wrong on purpose
    page = visit(NARROW, locale=language)
    found: dict[str, list[str]] = {}
    for screen in WALKS[part](page, origin):
        page.evaluate(LARGE)
        found[screen] = page.evaluate(OUTSIDE)
        page.evaluate("() => document.documentElement.style.removeProperty('font-size')")

    assert {screen: told for screen, told in found.items() if told} == {}
