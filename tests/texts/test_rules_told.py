"""Every numbered rule is told on the page in both languages, and every statement of the page tells a rule."""

from __future__ import annotations

import re

import pytest

from . import rules_pages
from .catalogues import GAMES, LANGUAGES, MARK, NOTES, ROOT, numbered, statements
from .rules_table import path, sections, table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_without_a_statement(game: str, language: str) -> None:
    assert numbered(game)["rules"].keys() - sections(game, language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_statement_is_without_a_rule(game: str, language: str) -> None:
    rules = numbered(game)["rules"]
    strange = [
        f"{statement.message}.{statement.name}"
        for file in ("rules", "about")
        for statement in statements(language, game, file)
        if not statement.rules or not rules.keys() >= set(statement.rules)
    ]

    assert strange == []


@pytest.mark.parametrize("game", GAMES)
def test_a_statement_is_named_after_its_rules_and_nothing_else(game: str) -> None:
    words = {
        word for file in ("rules", "about") for each in statements("en", game, file) for word in each.name.split("_")
    }

    assert {word for word in words if not MARK.fullmatch(word) and len(word) > 1 and word not in NOTES} == set()


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_make_the_same_statements_in_the_same_order(game: str) -> None:
    for file in ("rules", "about"):
        english, german = (
            [(one.message, one.name) for one in statements(language, game, file)] for language in LANGUAGES
        )

        assert english == german


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_every_section_of_the_catalogue(game: str) -> None:
    manifest = (ROOT / "client" / "src" / "games" / game / "manifest.ts").read_text("utf-8")
    (listed,) = re.findall(r"rules: \[(.*?)\]", manifest, re.DOTALL)
    shown = re.findall(r'"([\w-]+)"', listed)
    told = dict.fromkeys(one.message.removeprefix(f"rules-{game}-") for one in statements("en", game, "rules"))

    assert shown == list(told)


@pytest.mark.parametrize("game", GAMES)
def test_no_statement_is_longer_than_a_phone_shows_at_once(game: str) -> None:
    long = {
        one.name: len(one.text) for lang in LANGUAGES for one in statements(lang, game, "rules") if len(one.text) > 600
    }

    assert long == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_the_rules_is_up_to_date(game: str) -> None:
    assert path(game).read_text("utf-8") == table(game), "run: python -m tests.texts.rules_table"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_on_the_site_are_those_of_the_page(game: str, language: str) -> None:
    written = rules_pages.path(game, language).read_text("utf-8")

    assert written == rules_pages.page(game, language), "run: python -m tests.texts.rules_pages"
