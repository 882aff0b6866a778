"""Tables at which a game is nearly over, for walks that only want to see its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Page

Seats = Sequence[Mapping[str, str]]


def sit_down_late(page: Page, origin: str, record: Path, left: int, seats: Seats = ()) -> None:
    """Go on from a record when all but so many of its moves are made, at a table of one's own."""
    text, own = record.read_text(), {"origin": origin}
    steps = page.request.post(f"{origin}/api/records", data={"text": text}, headers=own).json()["steps"]
    wanted = {"text": text, "moves": len(steps) - left, "seats": seats}
    page.goto(f"{origin}/table/{page.request.post(f'{origin}/api/branches', data=wanted, headers=own).json()['table']}")
