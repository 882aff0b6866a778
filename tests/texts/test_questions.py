"""Every question that was asked of the rules page is answered by a statement that is still there."""

from __future__ import annotations

import re

import pytest

from .catalogues import GAMES, LANGUAGES, ROOT, messages

ROW = re.compile(r"^\| (?P<question>[^|]+\?) \| (?P<answer>[^|]+) \| (?P<statement>\S+) \|$", re.MULTILINE)
PAGE = ROOT / "docs" / "games" / "questions.md"


CORNER_CASES = "### Five corner cases\n"


def questions(game: str) -> tuple[list[str], list[str]]:
    """The statements that answer the questions about a game, and those that answer its corner cases, in order."""
    section = PAGE.read_text("utf-8").split(f"## {game.capitalize()}\n")[1].split("\n## ")[0]
    common, corners = section.split(CORNER_CASES)
    return statements(common), statements(corners)


def statements(table: str) -> list[str]:
    """The statements that the rows of a table name."""
    return [row["statement"] for row in ROW.finditer(table)]


@pytest.mark.parametrize("game", GAMES)
def test_twenty_questions_and_five_corner_cases_are_asked_of_each_game(game: str) -> None:
    assert [len(asked) for asked in questions(game)] == [20, 5]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_a_statement_of_the_page(game: str, language: str) -> None:
    told = {part.id.name for _, message in messages(language, game, "rules") for part in message.attributes}

    assert {statement for asked in questions(game) for statement in asked} - told == set()
