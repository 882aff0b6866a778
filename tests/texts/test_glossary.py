"""One word for one thing: no text of a game says a thing otherwise than its glossary."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from ..test_texts import spoken
from .catalogues import GAMES, LANGUAGES, ROOT, messages, said

SOURCE = ROOT / "src" / "townwright"
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)
SENTENCE_END = re.compile(r"(?<=[.:;!?])\s+|\n\n|\n(?=[-|#*])")
PLACEABLE = re.compile(r"\{[^{}]*?\}")

DRIFTED = {
    ("skylines", "en"): ("workers", "2 money"),
    ("greentown", "en"): (
        "empty tile",
        "free tile",
        "free place",
        "met",
        "granted",
        "put up",
        "street",
        "path",
        "guests",
    ),
    ("cities", "en"): ("area", "visitor", "guest"),
    ("skylines", "de"): ("Beschäftigung", "2 Geld", "Bezirk", "Zonen", "in Stufe", "Könner"),
    ("greentown", "de"): ("leeres Plättchen", "freier Platz", "gewährt", "aufgestellt", "Weg", "Gäste", "Bauvorgang"),
    ("cities", "de"): ("Gebiet", "Zone", "Gäste", "Besucher", "in Stufe", "Attraktion", "Terrasse"),
}
"""Words that were once said besides those of the glossary."""


def glossary(language: str, game: str) -> dict[str, dict[str, str]]:
    """The terms of a game: what each is called, its forms, its meaning, and what it is not called."""
    return {
        message.id.name: {
            "word": said(message.value),
            **{attribute.id.name: said(attribute.value) for attribute in message.attributes},
        }
        for _, message in messages(language, game, "glossary")
    }


def texts(language: str, game: str) -> Iterator[tuple[str, str]]:
    """All that is said of a game in a language, each with where: page, cards, log, refusals, bots, docs."""
    for path in sorted((SOURCE / "texts" / language / game).glob("*.ftl")):
        if path.stem == "glossary":
            continue
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("#") or not line.strip():
                continue
            key, _, text = line.partition(" = ") if " = " in line else (path.stem, "", line)
            if not key.strip().startswith(".box"):  # which tells what a thing is called in the box
                yield key.strip(), PLACEABLE.sub("0", text)
    if language == "en":
        yield from phrases(game)
        yield from documented(game)


def documented(game: str) -> Iterator[tuple[str, str]]:
    """The sentences of the docs on a game: its own pages and sections, and what elsewhere names it alone.

    Its rules are written out from texts that are read already, with what things are called in the box.
    """
    for where, stem, heading, sentence, named in sentences():
        if named == [game] or stem in (game, f"{game}-rules") or heading.lower() == game:
            yield where, sentence


@cache
def sentences() -> tuple[tuple[str, str, str, str, list[str]], ...]:
    """The sentences of the docs: where each stands, its page and heading, what it says, and the games that it names."""
    games = {game: re.compile(rf"\b{game}\b", re.IGNORECASE) for game in GAMES}
    return tuple(
        (
            str(path.relative_to(ROOT)),
            path.stem,
            heading,
            " ".join(sentence.split()),
            [game for game, name in games.items() if name.search(sentence)],
        )
        for path in sorted((ROOT / "docs").rglob("*.md"))
        if path.parent.name != "rules"
        for heading, text in sections(CODE.sub("", path.read_text("utf-8")))
        for sentence in SENTENCE_END.split(text)
    )


def sections(page: str) -> Iterator[tuple[str, str]]:
    """The sections of a page, each with its heading."""
    for section in re.split(r"^## ", page, flags=re.MULTILINE):
        heading, _, text = section.partition("\n")
        yield heading, text


def phrases(game: str) -> Iterator[tuple[str, str]]:
    """The English phrases in the rules and bots of a game."""
    for room in ("games", "bots"):
        for path in sorted((SOURCE / room / game).rglob("*.py")):
            for key, english in spoken(ast.parse(path.read_text("utf-8"))):
                yield key, PLACEABLE.sub("0", english)


def pattern(word: str) -> re.Pattern[str]:
    """Where a word stands as a whole: ``*`` is any ending, ``#`` a number; a capital letter means a German noun."""
    inner = re.escape(word).replace(r"\*", r"\w*").replace(r"\#", r"\d+")
    return re.compile(rf"(?<![\w-]){inner}(?![\w-])", re.NOFLAG if word[0].isupper() else re.IGNORECASE)


def unwanted(language: str, game: str) -> dict[str, tuple[re.Pattern[str], str]]:
    """What nothing is to be called, each with where it would stand and the word instead."""
    return {
        word: (pattern(word), term["word"])
        for term in glossary(language, game).values()
        for word in term.get("not", "").split(", ")
        if word
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_called_by_another_word(game: str, language: str) -> None:
    other = unwanted(language, game)
    found = [
        f"{where}: “{word}” instead of “{instead}”: {text}"
        for where, text in texts(language, game)
        for word, (shape, instead) in other.items()
        if shape.search(text)
    ]

    assert found == []


OTHERWISE = {
    "en": {
        "guest*": "who has no account",
        "connection*": "the line to the server",
        "level": "an option",
    },
    "de": {
        "Gast": "wer kein Konto hat",
        "freier Platz": "an einem Tisch",
        "Glück": "beim Ziehen",
    },
}
"""Words that mean something else where no game is spoken of."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_game_shares_is_called_by_no_other_word_of_one(language: str) -> None:
    other = {word: shape for game in GAMES for word, (shape, _) in unwanted(language, game).items()}
    lines = [
        PLACEABLE.sub("0", line.partition(" = ")[2] or line)
        for path in sorted((SOURCE / "texts" / language).glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if line.strip() and not line.startswith("#")
    ]

    assert {word for word, shape in other.items() if any(map(shape.search, lines))} == OTHERWISE[language].keys()


@pytest.mark.parametrize(("game", "language"), DRIFTED)
def test_words_that_once_drifted_are_found(game: str, language: str) -> None:
    other = unwanted(language, game)

    assert [
        word for word in DRIFTED[game, language] if not any(shape.search(word) for shape, _ in other.values())
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_docs_are_read_for_every_game(game: str) -> None:
    read = {where for where, _ in documented(game)}

    assert {f"docs/games/{game}.md", f"docs/games/{game}-rules.md", "docs/games/questions.md", "docs/bots.md"} <= read


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_terms(game: str) -> None:
    english, german = (glossary(language, game) for language in LANGUAGES)

    assert list(english) == list(german)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_meaning_and_occurs_in_the_rules(game: str, language: str) -> None:
    rules = " ".join(
        said(part.value) for _, message in messages(language, game, "rules") for part in message.attributes
    )
    terms = glossary(language, game)

    assert [name for name, term in terms.items() if not term.get("meaning")] == []
    assert [name for name, term in terms.items() if not any(form in rules for form in term["forms"].split(", "))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bar_has_one_name_everywhere_and_the_glossary_has_it(language: str) -> None:
    told = " ".join(text for term in glossary(language, "skylines").values() for text in term.values())
    names = bar_names(language, "table", "sky-marker-")

    assert len(names) == 10
    assert bar_names(language, "companion", "companion-sky-").items() >= names.items()
    brief = bar_names(language, "table", "sky-marker-brief-")
    others = [name for bar, name in brief.items() if not names[bar].startswith(name.rstrip("."))]
    assert [name for name in others if not re.search(rf": {name}\.", told)] == []  # the glossary gives it in short
    assert [name for name in names.values() if not re.search(rf"\b{name}\b", told, re.IGNORECASE)] == []


def bar_names(language: str, file: str, prefix: str) -> dict[str, str]:
    """How a text names the bars, by their three letters; where a long word may be broken does not count."""
    named = re.compile(rf"{prefix}([a-z]{{3}})")
    return {
        found[1]: said(message.value).replace("…", "")
        for _, message in messages(language, "skylines", file)
        if (found := named.fullmatch(message.id.name))
    }
