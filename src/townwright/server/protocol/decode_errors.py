"""What is wrong with a request whose shape the server does not know: the field, and what it should be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from litestar.exceptions import HTTPException, SerializationException

from townwright.core.phrases import Phrase
from townwright.core.refusals import shortened

BODY: Final = "body"
"""How the whole is called, of which everything else is a field."""
NOWHERE: Final = "data"
"""How Litestar calls the whole."""


def misread(error: HTTPException) -> Phrase:
    """The first thing that is wrong, as far as it is known."""
    if isinstance(error.__cause__, SerializationException):
        return Phrase("server-no-json", "the body of this request is not whole JSON")
    wrong = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    told = _told(wrong) if isinstance(wrong, Mapping) else None
    return told or Phrase("server-unreadable", "the server cannot read this request")


def _told(wrong: Mapping[str, Any]) -> Phrase | None:
    message, place = str(wrong.get("message", "")), str(wrong.get("key", ""))
    inside = "" if place == NOWHERE else f"{place}."
    field = str(shortened(BODY if place == NOWHERE else place))
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message, re.DOTALL):
        return Phrase("server-field-unknown", "'{field}' is no field here", {"field": shortened(inside + found[1])})
    if found := re.fullmatch(r"Object missing required field `(.*)`", message):
        return Phrase("server-field-missing", "the field '{field}' is missing", {"field": shortened(inside + found[1])})
    if found := re.fullmatch(r"Invalid enum value (.*)", message, re.DOTALL):
        given = {"field": field, "given": shortened(found[1])}
        return Phrase("server-field-value", "'{field}' cannot be {given}", given)
    if found := re.fullmatch(r"Expected `(\w+)( \| null)?`, got `.*`", message):
        return _of_kind(field, found[1])
    if found := re.fullmatch(r"Expected `(\w+)`(?: of length)? ([<>]=) (\d+)", message):
        return _out_of_range(field, found[1], found[2], int(found[3]))
    return _other(field) if message.startswith("Expected ") else None


def _of_kind(field: str, kind: str) -> Phrase:
    """What must stand there, in words."""
    told = {"field": field}
    match kind:
        case "str":
            return Phrase("server-field-text", "'{field}' must be a text", told)
        case "int":
            return Phrase("server-field-number", "'{field}' must be a whole number", told)
        case "bool":
            return Phrase("server-field-truth", "'{field}' must be true or false", told)
        case "array":
            return Phrase("server-field-list", "'{field}' must be a list", told)
        case "object":
            return Phrase("server-field-object", "'{field}' must be an object with fields", told)
        case _:
            return _other(field)


def _out_of_range(field: str, kind: str, bound: str, number: int) -> Phrase:
    """The bound that was passed."""
    told = {"field": field, "bound": number}
    match kind, bound:
        case "int", "<=":
            return Phrase("server-field-most", "'{field}' can be {bound} at most", told)
        case "int", _:
            return Phrase("server-field-least", "'{field}' must be {bound} at least", told)
        case "str", "<=":
            return Phrase("server-field-long", "'{field}' can have {bound:character|characters} at most", told)
        case "str", _:
            return Phrase("server-field-short", "'{field}' must have {bound:character|characters} at least", told)
        case _, "<=":
            return Phrase("server-field-many", "'{field}' can hold {bound:entry|entries} at most", told)
        case _:
            return Phrase("server-field-few", "'{field}' must hold {bound:entry|entries} at least", told)


def _other(field: str) -> Phrase:
    return Phrase("server-field-range", "'{field}' is not what it must be", {"field": field})
