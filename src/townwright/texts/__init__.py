"""Says a phrase in another language. English stands in the code, beside what it speaks of.

Each other language has a folder of Project Fluent files, one for ``core`` and one for each game; a
test compares their keys and variables with the phrases in the code. What only the page says stands in
the catalogues of every language, English too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from townwright.core.phrases import Phrase

__all__ = ["languages", "say"]

FOLDER = Path(__file__).parent
ENGLISH = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that Townwright speaks, English first."""
    others = (path.name for path in FOLDER.iterdir() if path.name != ENGLISH and any(path.glob("*.ftl")))
    return (ENGLISH, *sorted(others))


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of a language."""
    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def say(phrase: Phrase, language: str = ENGLISH) -> str:
    """The phrase in that language; in English where the language does not know it."""
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
    """Phrases may hold phrases; numbers stay numbers so that Fluent can choose by them."""
    if isinstance(value, Phrase):
        return say(value, language)
    return value if isinstance(value, int) else str(value)
