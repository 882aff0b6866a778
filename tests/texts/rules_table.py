"""Writes where each numbered rule stands on the page: ``python -m tests.texts.rules_table``."""

from __future__ import annotations

from pathlib import Path

from .catalogues import DOCS, GAMES, LANGUAGES, numbered, statements

HEAD = """# {name}: every rule and its place on the page

Written by `python -m tests.texts.rules_table` from the numbers in `docs/games/{game}.toml` and the names of the
statements in `src/townwright/texts/<language>/{game}/rules.ftl` and `about.ftl`; a test compares. *About* is the page
about sets and rulings.

| rule | what | section | Abschnitt |
| --- | --- | --- | --- |
"""


def path(game: str) -> Path:
    """The page of a game's table."""
    return DOCS / f"{game}-rules.md"


def table(game: str) -> str:
    """The table of a game: each rule with its sections in both languages, then the rules that no player needs."""
    rules = numbered(game)
    places = {language: sections(game, language) for language in LANGUAGES}
    rows = [
        f"| {rule} | {what} | {' · '.join(places['en'].get(rule, []))} | {' · '.join(places['de'].get(rule, []))} |"
        for rule, what in rules["rules"].items()
    ]
    apart = [f"| {rule} | {what} | | |" for rule, what in rules["apart"].items()]
    return HEAD.format(name=game.capitalize(), game=game) + "\n".join([*rows, *apart]) + "\n"


def sections(game: str, language: str) -> dict[str, list[str]]:
    """The sections that tell each rule; the summary at the top does not count."""
    about = {"en": "*About*", "de": "*Über*"}[language]
    found: dict[str, dict[str, None]] = {}
    for file in ("rules", "about"):
        for statement in statements(language, game, file):
            if statement.message.endswith("-short"):
                continue
            for rule in statement.rules:
                found.setdefault(rule, {})[statement.title if file == "rules" else about] = None
    return {rule: list(titles) for rule, titles in found.items()}


if __name__ == "__main__":
    for game in GAMES:
        path(game).write_text(table(game), "utf-8")
