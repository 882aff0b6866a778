"""Translates phrases. Their English stands in the code, beside what it speaks of.

Each language has a folder of Project Fluent files for what every game shares, and in it a folder for each game. A test
compares their keys and variables with the phrases in the code; what only the page says is in the files of every
language, English too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from townwright.core.phrases import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["languages", "translate"]

FOLDER = Path(__file__).parent
ENGLISH = "en"


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that phrases can be translated into, English first."""
    others = (path.name for path in FOLDER.iterdir() if path.name != ENGLISH and any(path.glob("*.ftl")))
    return (ENGLISH, *sorted(others))


@cache
def bundle(language: str) -> FluentBundle:
    """All Fluent messages of a language, loaded once."""
    from fluent.runtime import FluentBundle, FluentResource  # a twentieth of a start, not needed for English

    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def translate(phrase: Phrase, language: str = ENGLISH) -> str:
    """The text of a phrase in that language, or in English if the language has no such message."""
    if language == ENGLISH or language not in languages() or not bundle(language).has_message(phrase.key):
        return str(phrase)
    pattern = bundle(language).get_message(phrase.key).value
    if pattern is None:
        raise ValueError(f"{language}: {phrase.key} has no text")
    args = {name: _argument(value, language) for name, value in phrase.args.items()}
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{language}: {phrase.key}: {errors}")
    return str(text)


def _argument(value: object, language: str) -> object:
    """An argument of a phrase as Fluent needs it: nested phrases translated, numbers kept as numbers."""
    if isinstance(value, Phrase):
        return translate(value, language)
    return value if isinstance(value, int) else str(value)
