"""Says messages of Project Fluent as far as our files go: text, variables, and choices by a variable.

Terms, functions and references to other messages are refused. The page says the same files by Fluent's own library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

Argument = str | int


@dataclass(frozen=True)
class Numerals:
    """How a language counts."""

    plural: Callable[[int], str]
    """The form of a noun behind a number, in the words of the Unicode tables: ``one``, ``other``."""
    thousands: str
    """What stands between groups of three digits."""


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


NUMERALS = {"de": Numerals(_one_or_other, "."), "en": Numerals(_one_or_other, ",")}
"""By language: a new one brings its own."""


def read(text: str) -> dict[str, syntax.Pattern]:
    """Return the messages of a file by their keys; ``ValueError`` if it holds what cannot be said here."""
    found: dict[str, syntax.Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        match entry:
            case syntax.Message(id=key, value=syntax.Pattern() as pattern):
                found[key.name] = pattern
            case syntax.Message() | syntax.BaseComment():
                pass  # attributes alone are the page's
            case _:
                raise ValueError(f"this is no message: {entry}")
    return found


def say(pattern: syntax.Pattern, args: Mapping[str, Argument], numerals: Numerals) -> str:
    """Return the text of a message with these arguments; ``KeyError`` if one is missing."""
    return "".join(_parts(pattern, args, numerals))


def _parts(pattern: syntax.Pattern, args: Mapping[str, Argument], numerals: Numerals) -> Iterator[str]:
    for element in pattern.elements:
        match element:
            case syntax.TextElement():
                yield element.value
            case syntax.Placeable(expression=syntax.VariableReference(id=name)):
                yield _shown(args[name.name], numerals)
            case syntax.Placeable(expression=syntax.StringLiteral() as literal):
                yield literal.parse()["value"]
            case syntax.Placeable(
                expression=syntax.SelectExpression(selector=syntax.VariableReference(id=name), variants=variants)
            ):
                yield from _parts(_chosen(args[name.name], variants, numerals), args, numerals)
            case _:
                raise ValueError(f"this cannot be said: {element}")


def _shown(value: Argument, numerals: Numerals) -> str:
    return value if isinstance(value, str) else f"{value:,}".replace(",", numerals.thousands)


def _chosen(value: Argument, variants: list[syntax.Variant], numerals: Numerals) -> syntax.Pattern:
    """Return the first variant that fits, or the one that fits all."""
    fits = next((each for each in variants if _is_for(each.key, value, numerals)), None)
    return (fits or next(each for each in variants if each.default)).value


def _is_for(key: syntax.Identifier | syntax.NumberLiteral, value: Argument, numerals: Numerals) -> bool:
    if isinstance(key, syntax.NumberLiteral):
        return value == int(key.value)
    return key.name == (value if isinstance(value, str) else numerals.plural(value))
