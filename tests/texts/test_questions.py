"""Every question that was asked of the rules page is answered by a statement that is still there."""

from __future__ import annotations

import re

import pytest

from .catalogues import GAMES, LANGUAGES, ROOT, messages

ROW = re.compile(r"^\| (?P<question>[^|]+\?) \| (?P<answer>[^|]+) \| (?P<statement>\S+) \|$", re.MULTILINE)
PAGE = ROOT / "docs" / "games" / "questions.md"


def questions(game: str) -> list[str]:
    """The statements that answer the questions about a game, in order."""
    section = PAGE.read_text("utf-8").split(f"## {game.capitalize()}\n")[1].split("\n## ")[0]
    return [row["statement"] for row in ROW.finditer(section)]


@pytest.mark.parametrize("game", GAMES)
def test_twenty_questions_are_asked_of_each_game(game: str) -> None:
    assert len(questions(game)) == 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_by_a_statement_of_the_page(game: str, language: str) -> None:
    told = {part.id.name for _, message in messages(language, game, "rules") for part in message.attributes}

    assert set(questions(game)) - told == set()
