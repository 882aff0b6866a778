"""A request whose shape is wrong is told which field is wrong and why, without the names of a program's types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from townwright.server.protocol.refusals.request_errors import MOST_BYTES, explain
from townwright.texts import translate

Short = Annotated[str, Meta(min_length=1, max_length=4)]
Name = Annotated[str, Meta(pattern="^[a-z]+$")]
Few = Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)]
Pair = Annotated[dict[str, int], Meta(min_length=2, max_length=3)]
Small = Annotated[int, Meta(ge=0, le=9)]


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    seat: Small


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """One field of every kind that requests have."""

    text: Any = None
    short: Short = "a"
    name: Name | None = None
    few: Few = (1,)
    pair: Pair = msgspec.field(default_factory=lambda: {"a": 1, "b": 2})
    small: Small = 0
    sure: bool = True
    kind: Literal["one", "two"] = "one"
    inner: Inner | None = None
    inners: tuple[Inner, ...] = ()
    either: Inner | Annotated[int, Meta(ge=5)] | None = None


class Needy(msgspec.Struct, forbid_unknown_fields=True):
    game: str


CASES = [
    ({"short": "abcde"}, "'short' can have 4 characters at most"),
    ({"short": ""}, "'short' must have 1 character at least"),
    ({"short": 1}, "'short' must be a text"),
    ({"name": "A"}, "'name' is not what it must be"),
    ({"name": 3}, "'name' must be a text"),
    ({"few": [1, 2, 3]}, "'few' can hold 2 entries at most"),
    ({"few": []}, "'few' must hold 1 entry at least"),
    ({"few": ["a"]}, "'few[0]' must be a whole number"),
    ({"few": {}}, "'few' must be a list"),
    ({"pair": {"a": 1}}, "'pair' must hold 2 entries at least"),
    ({"pair": {"a": 1, "b": "x"}}, "'pair.b' must be a whole number"),
    ({"pair": []}, "'pair' must be an object with fields"),
    ({"small": 10}, "'small' can be 9 at most"),
    ({"small": -1}, "'small' must be 0 at least"),
    ({"small": True}, "'small' must be a whole number"),
    ({"small": 1.5}, "'small' must be a whole number"),
    ({"sure": None}, "'sure' must be true or false"),
    ({"kind": "three"}, "'kind' cannot be 'three'"),
    ({"inner": {}}, "the field 'inner.seat' is missing"),
    ({"inner": {"seat": 1, "more": 2}}, "'inner.more' is no field here"),
    ({"inners": [{"seat": 1}, {"seat": "x"}]}, "'inners[1].seat' must be a whole number"),
    ({"either": 3}, "'either' is not what it must be"),
    ({"unknown": 1}, "'unknown' is no field here"),
    ([], "'body' must be an object with fields"),
]


@pytest.mark.parametrize(("value", "told"), CASES, ids=[told for _, told in CASES])
def test_the_field_that_is_wrong_is_told_and_what_it_must_be(value: object, told: str) -> None:
    body = msgspec.json.encode(value)

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=Body)
    assert str(explain(body, Body)) == told


def test_a_missing_field_and_a_broken_body_are_told() -> None:
    assert str(explain(b"{}", Needy)) == "the field 'game' is missing"
    assert str(explain(b'{"game": ', Needy)) == "the body of this request is not whole JSON"
    assert str(explain(b"[" * 10_000, Needy)) == "the body of this request is not whole JSON"


def test_a_good_body_and_a_very_long_one_are_not_blamed_for_anything() -> None:
    assert explain(b'{"game": "chess"}', Needy).key == "server-unreadable"
    assert explain(b" " * (MOST_BYTES + 1), Needy).key == "server-unreadable"


def test_german_has_the_same_sentences() -> None:
    assert translate(explain(b'{"sure": null}', Body), "de") == "„sure“ muss wahr oder falsch sein (true oder false)."
    assert translate(explain(b'{"few": []}', Body), "de") == "„few“ muss mindestens einen Eintrag haben."
