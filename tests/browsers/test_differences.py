"""What ``dev soak browsers`` lists: mistakes, screens that are too wide, and what is otherwise than in Chromium."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tests.browsers.differences import differences, faults
from tests.browsers.walk import Walked, until


def seen(**more: Any) -> dict[str, Any]:
    usual = {"width": 390, "too wide by": 0, "table": [380, 600], "heading has a frame": False, "mistakes": []}
    return {**usual, **more}


def test_what_differs_is_listed_and_what_is_nearly_alike_is_not() -> None:
    usual = Walked("chromium", "cities", (390, 844), presses=1, measured={"end": seen()})
    other = Walked(
        *("webkit", "cities", (390, 844)),
        presses=1,
        measured={
            "end": seen(
                table=[383, 700],
                mistakes=["it broke", "it broke", "ResizeObserver loop"],
                **{"heading has a frame": True, "too wide by": 4},
            )
        },
    )

    assert differences([usual, other]) == [
        "webkit cities 390 end: mistake: it broke (2 times)",
        "webkit cities 390 end: remark: ResizeObserver loop (1 times)",
        "webkit cities 390 end: too wide by 4 px",
        "webkit cities 390 end: table is 383 x 700, in Chromium 380 x 600",
        "webkit cities 390 end: heading has a frame: True, in Chromium False",
    ]


def test_a_walk_fails_on_mistakes_and_on_what_nobody_can_use() -> None:
    lines = [
        "webkit cities 390 beginning: what glows does not answer to the pointer",
        "webkit cities 390 end: mistake: it broke (2 times)",
        "webkit cities 390 end: too wide by 4 px",
        "webkit cities 390 end: pictures that fail: 1, in Chromium 0",
    ]
    harmless = ["webkit cities 390 end: remark: ResizeObserver loop (1 times)", "webkit cities 390 end: table is 3 x 4"]

    assert faults([*lines, *harmless]) == lines


def test_a_walk_fails_when_the_page_never_comes() -> None:
    class Blank:
        name = "webkit"

        async def run(self, _script: str) -> Any:
            return None

    with pytest.raises(AssertionError, match="webkit: this never came"):
        asyncio.run(until(cast("Any", Blank()), "document.title", 0.0))


def test_boxes_are_not_compared_where_the_window_cannot_be_as_narrow() -> None:
    usual = Walked("chromium", "cities", (390, 844), presses=1, measured={"end": seen()})
    other = Walked("webkit", "cities", (390, 844), measured={"end": seen(width=447, table=[440, 700])})

    assert differences([usual, other]) == ["webkit cities 390 beginning: what glows does not answer to the pointer"]
