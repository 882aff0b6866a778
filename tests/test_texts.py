"""Every sentence of the rules exists in every language."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import townwright
from tests.texts.catalogues import entries
from townwright.core.phrases import Phrase
from townwright.core.refusals import Refusal
from townwright.texts import FOLDER, languages, translate

SOURCE = Path(townwright.__file__).parent
REFUSALS: tuple[type[Refusal], ...] = (Refusal, *Refusal.__subclasses__())
NAMED = {kind.__name__ for kind in REFUSALS}
LANGUAGES = [language for language in languages() if language != "en"]


@cache
def found_in_sources() -> tuple[dict[str, set[str]], list[tuple[str, str, str]]]:
    """The names of the classes that each class is made from, and the calls of all code that may hold a phrase.

    No tree is kept: among so many objects every search for garbage takes long.
    """
    bases, calls = dict[str, set[str]](), list[tuple[str, str, str]]()
    for path in sorted(SOURCE.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
        calls += calls_with_words(nodes)
    return bases, calls


def bases() -> dict[str, set[str]]:
    """The names of the classes that each class is made from."""
    return found_in_sources()[0]


def descends(name: str) -> bool:
    """Whether a class is a kind of refusal, however far down."""
    return name in NAMED or any(base != name and descends(base) for base in bases().get(name, ()))


@cache
def speakers() -> frozenset[str]:
    """Return the names of what speaks: phrases, refusals, and the kinds of refusal that a room makes for itself."""
    return frozenset(("Phrase", *NAMED, *filter(descends, bases())))


@cache
def phrases() -> dict[str, set[str]]:
    """The phrases in the code: key and variables of each."""
    found: dict[str, set[str]] = {}
    for name, key, english in found_in_sources()[1]:
        if name in speakers():
            found.setdefault(key, set()).update(name for _, name, _, _ in string.Formatter().parse(english) if name)
    return found


def spoken(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The keys and English templates that calls of ``Phrase`` and of the refusals hold."""
    return ((key, english) for name, key, english in calls_with_words(ast.walk(tree)) if name in speakers())


def calls_with_words(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str, str]]:
    """The calls whose first two arguments are constants: what is called, and both of them."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            words = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
            if len(words) == 2:
                yield node.func.id, str(words[0]), str(words[1])


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language: key and variables of each."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        for entry in entries(path):
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = variables(entry)
    return found


def variables(message: Message) -> set[str]:
    """The variables that a message uses."""
    names: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's own name
            names.add(node.id.name)

    Finder().visit(message)
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_every_text_of_the_page_has_a_message_with_the_same_variables(language: str) -> None:
    assert messages(language) == phrases() | messages("en")


def test_keys_are_words_with_hyphens() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key) for key in phrases())


def test_a_phrase_is_said_in_german() -> None:
    phrase = Phrase(
        "game-unknown", "there is no game '{name}'; there are {names}", {"name": "chess", "names": "cities"}
    )

    assert translate(phrase, "de") == "Es gibt kein Spiel „chess“; es gibt cities."
    assert translate(phrase, "en") == "there is no game 'chess'; there are cities"


def test_an_unknown_language_hears_english() -> None:
    assert translate(Phrase("text-not-utf8", "the line is not text in UTF-8"), "tlh") == "the line is not text in UTF-8"
