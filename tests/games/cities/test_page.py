"""What the game's page says is so."""

from __future__ import annotations

import doctest
from pathlib import Path

from townwright.games.cities import GAME

PAGE = Path(__file__).parents[3] / "docs" / "games" / "cities.md"


def test_the_examples_of_the_page_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_record_of_the_page_replays() -> None:
    text = next(block for block in PAGE.read_text("utf-8").split("```") if block.startswith("text\ncities 1"))

    assert GAME.replay(text.removeprefix("text\n")).state.round == 1


def test_the_page_has_the_headings_of_every_game() -> None:
    headings = [line[3:] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("## ")]

    assert headings == ["In the box", "A turn", "Notation", "Scoring", "The end", "Versions"]
