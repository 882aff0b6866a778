"""Translates phrases. Their English stands in the code, beside what it speaks of.

Each language has a folder of Project Fluent files for what every game shares, and in it a folder for each game. A test
compares their keys and variables with the phrases in the code; what only the page says is in the files of every
language, English too.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from townwright.core.phrases import Phrase

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

__all__ = ["languages", "translate"]

FOLDER = Path(__file__).parent
ENGLISH = "en"
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message with its key: it goes on until a line begins with the next key, with a comment or with a term."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that phrases can be translated into, English first."""
    others = (path.name for path in FOLDER.iterdir() if path.name != ENGLISH and any(path.glob("*.ftl")))
    return (ENGLISH, *sorted(others))


@cache
def sources(language: str) -> dict[str, str]:
    """All messages of a language by their keys, as their files hold them: to parse all takes half a second."""
    return {
        message[1]: message[0]
        for path in sorted((FOLDER / language).rglob("*.ftl"))
        for message in MESSAGE.finditer(path.read_text("utf-8"))
    }


@cache
def message(language: str, key: str) -> Pattern | None:
    """The message of a language with this key, parsed once; None if it has none that says something."""
    source = sources(language).get(key)
    if source is None:
        return None
    from townwright.texts import formatting  # which takes a while to load, and is not needed for English

    return formatting.read(source).get(key)


def translate(phrase: Phrase, language: str = ENGLISH) -> str:
    """The text of a phrase in that language, or in English if the language has no such message."""
    if language == ENGLISH or language not in languages() or (said := message(language, phrase.key)) is None:
        return str(phrase)
    from townwright.texts import formatting

    args = {name: _argument(value, language) for name, value in phrase.args.items()}
    try:
        return formatting.say(said, args, formatting.NUMERALS[language])
    except LookupError as missing:
        raise ValueError(f"{language}: {phrase.key}: {missing} is missing") from None


def _argument(value: object, language: str) -> str | int:
    """An argument of a phrase as messages need it: nested phrases translated, numbers kept as numbers."""
    if isinstance(value, Phrase):
        return translate(value, language)
    return value if isinstance(value, int) else str(value)
