"""Drags things over the page: with the mouse, or with a finger where the screen knows one."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .tabs import tools_of


def drag(page: Page, first: Locator, last: Locator) -> None:
    """Carry something from its middle to the middle of something else, and let go there."""
    start, end = middle(first), middle(last)
    way = [start, (end[0] - 5, end[1] - 5), end]
    if page.evaluate("() => navigator.maxTouchPoints > 0"):
        finger = tools_of(page)
        for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), way, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    page.mouse.move(*start)
    page.mouse.down()
    for x, y in way[1:]:
        page.mouse.move(x, y, steps=2)
    page.mouse.up()


def middle(there: Locator) -> tuple[float, float]:
    """The middle of something in sight."""
    box = there.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
