"""Messages of Fluent files are said as Fluent's own library says them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Identifier, Message, NumberLiteral, Pattern, Resource, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from tests.texts.catalogues import entries
from townwright.core.phrases import Phrase
from townwright.texts import FOLDER, formatting, languages, message, sources, translate

VALUES = (0, 1, -1, 2, 12, 999, -1234, 1_234_567, "a word", "")
"""What every variable is set to in turn, besides the words and numbers by which a message chooses."""


class Names(Visitor):
    """Collects the variables of a message, and the values by which it chooses."""

    def __init__(self, pattern: Pattern) -> None:
        self.variables: set[str] = set()
        self.values: set[str | int] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  as its parent calls it
        self.variables.add(node.id.name)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802  as its parent calls it
        match node.key:
            case NumberLiteral(value=digits):
                self.values.add(int(digits))
            case Identifier(name=word) if word not in ("one", "other"):
                self.values.add(word)
        self.generic_visit(node)


def arguments(pattern: Pattern) -> Iterator[dict[str, str | int]]:
    """All variables of a message at one value, for each value that may make a difference."""
    found = Names(pattern)
    values = (*VALUES, *sorted(found.values, key=str)) if found.variables else VALUES[:1]
    yield from (dict.fromkeys(found.variables, value) for value in values)


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_as_by_fluents_own_library(language: str) -> None:
    library = FluentBundle([language], use_isolating=False)
    held = [entry for path in sorted((FOLDER / language).rglob("*.ftl")) for entry in entries(path)]
    library.add_resource(Resource(held))

    assert list(sources(language)) == [entry.id.name for entry in held if isinstance(entry, Message)]
    for key in sources(language):
        theirs, pattern = library.get_message(key).value, message(language, key)
        assert (pattern is None) == (theirs is None)
        if pattern is None or theirs is None:
            continue
        for args in arguments(pattern):
            assert (formatting.say(pattern, args, formatting.NUMERALS[language]), []) == library.format_pattern(
                theirs, args
            ), key


@pytest.mark.parametrize(
    "text",
    [
        "-term = a term",
        "key = { -term }",
        "key = { other }",
        "key = { NUMBER($count) }",
        "key = { $count ->\n    [one] one\n}",
    ],
)
def test_what_no_file_may_hold_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="this "):
        formatting.say(formatting.read(text)["key"], {"count": 1}, formatting.NUMERALS["de"])


def test_a_phrase_that_lacks_an_argument_says_which() -> None:
    key = next(key for key, source in sources("de").items() if "{ $" in source)

    with pytest.raises(ValueError, match=f"de: {key}: .* is missing"):
        translate(Phrase(key, ""), "de")
