"""The game's page in the docs is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from townwright.games.greentown import GAME

PAGE = Path(__file__).parents[3] / "docs" / "games" / "greentown.md"


def test_the_examples_on_the_page_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_page_has_the_headings_of_every_game() -> None:
    headings = re.findall(r"^## (.*)$", PAGE.read_text("utf-8"), flags=re.MULTILINE)

    assert headings == ["In the box", "A turn", "Notation", "Scoring", "The end", "Versions"]


def test_the_record_on_the_page_replays() -> None:
    blocks = re.findall(r"```text\n(greentown 1.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)

    assert [GAME.replay(block).record.names for block in blocks] == [("Anna", "B")]
