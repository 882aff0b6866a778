"""Writes the rules of each game as pages of the site, in both languages: ``python -m tests.texts.rules_pages``.

The words are those that the page shows (``rules.ftl``), so that there is one text of the rules in each language.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from .catalogues import DOCS, GAMES, LANGUAGES, statements

FOLDERS = {"en": "rules", "de": "de"}
HEADS = {
    "en": "# {name}: the rules\n\nIn our own words, as the page in the browser tells them, there with pictures.\n",
    "de": "# {name}: die Regeln\n\nIn eigenen Worten, wie sie auch die Seite im Browser erzählt, dort mit Bildern.\n",
}


def path(game: str, language: str) -> Path:
    """Where the rules of a game stand in a language."""
    return DOCS.parent / FOLDERS[language] / f"{game}.md"


def page(game: str, language: str) -> str:
    """The rules of a game: a heading for each part, and below it its statements."""
    parts = [HEADS[language].format(name=game.capitalize())]
    for title, told in groupby(statements(language, game, "rules"), key=lambda statement: statement.title):
        parts.append(f"## {title}\n\n" + "\n".join(f"- {statement.text}" for statement in told) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    for language in LANGUAGES:
        for game in GAMES:
            path(game, language).write_text(page(game, language), "utf-8")
