"""What browsers show otherwise than Chromium, in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tests.browsers.walk import Walked

HARMLESS = "ResizeObserver loop"
"""What a browser says when a size was measured and set in one frame; the next frame shows it."""
UNHEARD = "what glows does not answer to the pointer"
FAULTS = (": mistake: ", UNHEARD, ": too wide by ", "pictures that fail", "letters that fail")
NEAR = 6
"""Pixels by which a box may differ, besides a twentieth of it: letters are not equally wide everywhere."""


def differences(walks: Sequence[Walked]) -> list[str]:
    """One line for each thing that differs from Chromium's walk of the same game and size, or that is wrong."""
    known = {(one.game, one.size): one for one in walks if one.browser == "chromium"}
    return [
        f"{one.browser} {one.game} {one.size[0]} {line}"
        for one in walks
        for line in told(one, known.get((one.game, one.size)))
    ]


def faults(lines: Sequence[str]) -> list[str]:
    """Those lines that tell of something wrong, whatever Chromium does."""
    return [line for line in lines if any(fault in line for fault in FAULTS)]


def told(walked: Walked, usual: Walked | None) -> Iterator[str]:
    """What is wrong or other in one walk."""
    if not walked.presses:
        yield f"beginning: {UNHEARD}"
    for moment, seen in walked.measured.items():
        for mistake, times in Counter(seen["mistakes"]).items():
            kind = "remark" if mistake.startswith(HARMLESS) else "mistake"
            yield f"{moment}: {kind}: {mistake} ({times} times)"
        if seen["too wide by"]:
            yield f"{moment}: too wide by {seen['too wide by']} px"
        if usual is not None and walked.browser != usual.browser:
            yield from compared(moment, seen, usual.measured[moment])


def compared(moment: str, seen: dict[str, Any], usual: dict[str, Any]) -> Iterator[str]:
    """What one moment shows otherwise; where the window is not as wide, boxes are not compared."""
    for name, value in usual.items():
        mine = seen[name]
        if name in ("mistakes", "width", "too wide by") or mine == value:
            continue
        if not isinstance(value, list) or not isinstance(mine, list):
            yield f"{moment}: {name}: {mine}, in Chromium {value}"
        elif seen["width"] == usual["width"] and not alike(mine, value):
            yield f"{moment}: {name} is {mine[0]} x {mine[1]}, in Chromium {value[0]} x {value[1]}"


def alike(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether two boxes are about as large."""
    return all(abs(a - b) <= max(NEAR, 0.05 * b) for a, b in zip(one, other, strict=True))
