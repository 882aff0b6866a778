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
    if found := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        expected = {"field": field, "expected": found[1], "given": found[2]}
        return Phrase("server-field-kind", "'{field}' must be {expected}, not {given}", expected)
    if found := re.fullmatch(r"Expected `(\w+)`( of length)? ([<>]=) (\d+)", message):
        return _out_of_range(
            field, text=found[1] == "str", length=bool(found[2]), most=found[3] == "<=", bound=found[4]
        )
    if message.startswith("Expected "):
        return Phrase("server-field-range", "'{field}' is not what it must be", {"field": field})
    return None


def _out_of_range(field: str, *, text: bool, length: bool, most: bool, bound: str) -> Phrase:
    """The bound that was passed."""
    told = {"field": field, "bound": int(bound)}
    if not length:
        if most:
            return Phrase("server-field-most", "'{field}' can be {bound} at most", told)
        return Phrase("server-field-least", "'{field}' must be {bound} at least", told)
    if text:
        if most:
            return Phrase("server-field-long", "'{field}' is too long: it can have {bound} characters", told)
        return Phrase("server-field-short", "'{field}' is too short: it must have {bound} characters at least", told)
    if most:
        return Phrase("server-field-many", "'{field}' can hold {bound} entries at most", told)
    return Phrase("server-field-few", "'{field}' must hold {bound} entries at least", told)
