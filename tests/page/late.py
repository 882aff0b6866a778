"""Tables at which a game is nearly over, for those who want to see its end without playing through its middle."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Page

Seats = Sequence[Mapping[str, str]]
Case = TypeVar("Case")

WHOLE_GAMES = "TOWNWRIGHT_WHOLE_GAMES"
"""Set in the environment, it lets every game be played through; ``python3 dev soak page_games`` does."""


MOVES: dict[str, int] = {}
"""By the text of a record, how many moves a server counts in it."""


def whole_games() -> bool:
    """Whether games are played from their first move to their last."""
    return WHOLE_GAMES in os.environ


def one_of(case: Case, *others: Case) -> Sequence[Case]:
    """The case that stands for others which differ in size or language alone; all of them when games are whole."""
    return (case, *others) if whole_games() else (case,)


def skip_the_middle(page: Page, origin: str, record: Path, left: int, seats: Seats = ()) -> bool:
    """Go from a game that has begun to one of its kind that is nearly over, unless games are played whole."""
    if whole_games():
        return False
    sit_down_late(page, origin, record, left, seats)
    return True


def sit_down_late(page: Page, origin: str, record: Path, left: int, seats: Seats = ()) -> None:
    """Go on from a record when all but so many of its moves are made, at a table of one's own."""
    page.goto(origin + late_table(page, origin, record, left, seats))


def late_table(page: Page, origin: str, record: Path, left: int, seats: Seats = ()) -> str:
    """Where a table stands that goes on from a record when all but so many of its moves are made."""
    text, own = record.read_text(), {"origin": origin}
    if text not in MOVES:
        told = page.request.post(f"{origin}/api/records", data={"text": text}, headers=own)
        assert told.ok, told.text()
        MOVES[text] = len(told.json()["steps"])
    wanted = {"text": text, "moves": MOVES[text] - left, "seats": seats}
    return f"/table/{page.request.post(f'{origin}/api/branches', data=wanted, headers=own).json()['table']}"
