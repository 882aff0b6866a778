"""A request whose shape is wrong is told which field is wrong and why, without the names of a program's types."""

from __future__ import annotations

import pytest
from litestar.exceptions import ValidationException

from townwright.server.protocol.decode_errors import misread
from townwright.texts import translate


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("Expected `str` of length <= 262144", "'text' can have 262144 characters at most"),
        ("Expected `str` of length >= 1", "'text' must have 1 character at least"),
        ("Expected `array` of length <= 1", "'text' can hold 1 entry at most"),
        ("Expected `array` of length <= 8", "'text' can hold 8 entries at most"),
        ("Expected `object` of length >= 2", "'text' must hold 2 entries at least"),
        ("Expected `int` <= 9", "'text' can be 9 at most"),
        ("Expected `int` >= 0", "'text' must be 0 at least"),
        ("Expected `str` matching regex '[a-z]+'", "'text' is not what it must be"),
    ],
)
def test_a_bound_is_told_in_words(message: str, told: str) -> None:
    assert str(misread(ValidationException(extra=[{"key": "text", "message": message}]))) == told


@pytest.mark.parametrize(
    ("message", "told", "german"),
    [
        ("Expected `str`, got `int`", "'text' must be a text", "muss ein Text sein"),
        ("Expected `str | null`, got `int`", "'text' must be a text", "muss ein Text sein"),
        ("Expected `int | null`, got `str`", "'text' must be a whole number", "muss eine ganze Zahl sein"),
        ("Expected `int`, got `float`", "'text' must be a whole number", "muss eine ganze Zahl sein"),
        ("Expected `bool`, got `null`", "'text' must be true or false", "muss wahr oder falsch sein (true oder false)"),
        ("Expected `array`, got `object`", "'text' must be a list", "muss eine Liste sein"),
        ("Expected `object`, got `array`", "'text' must be an object with fields", "muss ein Objekt mit Feldern sein"),
        ("Expected `bytes | uuid`, got `int`", "'text' is not what it must be", "ist nicht, was es sein muss"),
    ],
)
def test_what_must_stand_there_is_told_without_the_names_of_types(message: str, told: str, german: str) -> None:
    phrase = misread(ValidationException(extra=[{"key": "text", "message": message}]))

    assert str(phrase) == told
    assert translate(phrase, "de") == f"„text“ {german}."
