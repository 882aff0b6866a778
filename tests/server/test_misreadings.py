"""A request whose shape is wrong is told which field is wrong and why, without the names of a program's types."""

from __future__ import annotations

import pytest
from litestar.exceptions import ValidationException

from townwright.server.misreadings import misread


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("Expected `str` of length <= 262144", "'text' is too long: it can have 262144 characters"),
        ("Expected `str` of length >= 1", "'text' is too short: it must have 1 characters at least"),
        ("Expected `array` of length <= 8", "'text' can hold 8 entries at most"),
        ("Expected `object` of length >= 2", "'text' must hold 2 entries at least"),
        ("Expected `int` <= 9", "'text' can be 9 at most"),
        ("Expected `int` >= 0", "'text' must be 0 at least"),
        ("Expected `str` matching regex '[a-z]+'", "'text' is not what it must be"),
    ],
)
def test_a_bound_is_told_in_words(message: str, told: str) -> None:
    assert str(misread(ValidationException(extra=[{"key": "text", "message": message}]))) == told
