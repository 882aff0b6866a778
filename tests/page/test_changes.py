"""What others changed stays marked on the board until one acts oneself."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import DESK, Visit
from .mayor import begin, step, wait_for_question
from .test_access import barriers

TURNS = 30
"""Steps in which a program that plays at random has built something."""


def test_what_a_program_built_stays_marked_until_one_acts(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    begin(page, origin, "intro", others=1)
    expect(page.locator("[data-turn-of]")).to_be_visible()
    changed = page.locator("svg path.changed")
    for _ in range(TURNS):
        asked = wait_for_question(page)
        if asked == "turn" and changed.count():
            break
        step(page)

    expect(changed.first).to_be_visible()
    assert barriers(page, "dark") == []
    step(page)
    assert wait_for_question(page) == "draw"
    expect(changed).to_have_count(0)
