"""Every screen passes an accessibility checker, light and dark, on a phone and at a desk."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from .conftest import DESK, PHONE, Visit, Watched
from .screens import PARTS

Theme = Literal["dark", "light"]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_no_screen_has_a_barrier(size: dict[str, int], part: str, visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)"]  # a file that is refused on purpose
    page = visit(size)
    found = {screen: barriers(page) + sideways(page) for screen in PARTS[part](page, origin)}

    assert {screen: told for screen, told in found.items() if told} == {}


def barriers(page: Page, themes: tuple[Theme, ...] = ("dark", "light")) -> list[str]:
    """What the checker says about the screen in both themes."""
    told = []
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        told += [f"{theme} {in_short(violation)}" for violation in Axe().run(page).response["violations"]]
    return told


def in_short(violation: dict[str, Any]) -> str:
    """A violation in a line."""
    return f"{violation['id']}: {[node['html'][:200] for node in violation['nodes'][:4]]}"


def sideways(page: Page) -> list[str]:
    """Whether one would have to scroll sideways."""
    wide, room = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    return [f"{wide} pixels wide"] if wide > room else []
