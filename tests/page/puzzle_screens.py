"""Puzzles: the list, a wrong answer and a right one on the real table, and one that is shown."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from townwright.study import puzzles
from townwright.study.puzzles.judging import position

from .links import go
from .player import typing_box


def walk_puzzles(page: Page, origin: str) -> Iterator[str]:
    """Look at the list, answer a puzzle twice, and have another one shown."""
    go(page, origin, "/puzzles")
    expect(page.locator("[data-puzzles]")).to_have_count(len(puzzles.games()))
    expect(page.locator("[data-number]")).to_have_count(24)
    page.locator("form select").nth(1).select_option("very-hard")
    expect(page.locator("[data-number] [data-difficulty=easy]")).to_have_count(0)
    expect(page.locator("[data-number] [data-difficulty=very-hard]")).to_have_count(24)
    yield "puzzles"
    go(page, origin, "/puzzles/greentown-99999")
    expect(page.locator(".asked .button")).to_have_attribute("href", "/puzzles")  # and nothing to try again
    yield "puzzle-unknown"
    puzzle = puzzles.shipped("greentown")[0]
    rules, state = position(puzzle)
    offered = map(str, rules.legal(state, puzzle.seat))
    wrong = next(action for action in offered if not puzzles.is_solved(puzzle, [action]))
    go(page, origin, "/daily/puzzles-greentown-1")
    answer(page, wrong)
    expect(page.locator(".asked [role=alert]")).not_to_be_empty()
    yield "puzzle-wrong"
    answer(page, puzzle.answer[0])
    expect(page.locator("[data-ending=solved]")).to_be_visible()
    yield "puzzle-solved"
    number = next(at for at, each in enumerate(puzzles.shipped("cities"), start=1) if each.turns == 2)
    go(page, origin, f"/puzzles/cities-{number}")
    expect(page.locator(".asked ol li")).to_have_count(1)
    answer(page, puzzles.shipped("cities")[number - 1].answer[0])
    expect(page.locator(".asked ol li")).to_have_count(0)
    page.locator(".asked .deeds .button").last.click()
    expect(page.locator("[data-ending=shown]")).to_be_visible()
    expect(page.locator(".question")).to_be_focused()
    yield "puzzle-shown"
    page.locator(".asked .deeds a").click()
    expect(page.locator("[data-ending=shown]")).to_have_count(0)
    expect(page.locator(".question")).to_be_focused()


def answer(page: Page, action: str) -> None:
    """Type an action where moves are typed."""
    expect(page.locator("details.typed")).to_have_count(1)
    box = typing_box(page)
    box.fill(action)
    box.press("Enter")
