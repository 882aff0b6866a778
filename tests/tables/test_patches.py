"""What changed between two views makes the one into the other, and nothing else is told."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from townwright.tables.patches import SharedPatches, difference, patched


@dataclass(frozen=True)
class Part:
    """A part of a view."""

    name: str
    values: tuple[int, ...] = ()
    parts: tuple[Any, ...] = ()
    more: Any = None


SMALL = st.integers(0, 3)
PARTS = st.recursive(
    st.builds(Part, st.sampled_from("abc"), st.lists(SMALL, max_size=4).map(tuple), more=st.none() | SMALL),
    lambda inner: st.builds(
        Part,
        st.sampled_from("abc"),
        parts=st.lists(inner, max_size=4).map(tuple),
        more=st.none() | inner | st.dictionaries(st.sampled_from("xyz"), inner | SMALL | st.tuples(SMALL, inner)),
    ),
    max_leaves=8,
)


def wire(value: Any) -> Any:
    """The value as it comes out of a socket."""
    return json.loads(msgspec.json.encode(value))


@given(PARTS, PARTS)
def test_a_difference_makes_the_one_into_the_other(before: Part, after: Part) -> None:
    patch = difference(before, after)

    assert (patch is None) == (before == after)
    assert wire(after) == (wire(before) if patch is None else patched(wire(before), wire(patch)))


def test_nothing_that_stayed_is_told() -> None:
    same = Part("same", (1, 2))
    before = Part("table", (1, 2, 3), (same, Part("old"), same))

    assert difference(before, replace(before, parts=(same, Part("new"), same))) == {"parts": {"1": {"name": ["new"]}}}
    assert difference(before, replace(before, values=(1, 2, 3, 4))) == {"values": {"3": [4]}}
    assert difference(before, replace(before, values=(1,))) == {"values": {"length": [1]}}
    assert difference(before, replace(before, values=(7, 8, 9, 10))) == {"values": [(7, 8, 9, 10)]}
    assert difference(before, replace(before, more={"a": 1})) == {"more": [{"a": 1}]}


def test_what_is_the_same_object_is_not_looked_into() -> None:
    class Closed(tuple[int, ...]):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("it was looked into")

        __hash__ = tuple.__hash__

    closed = Closed((1, 2))

    assert difference(Part("a", more=closed), Part("b", more=closed)) == {"name": ["b"]}


def test_a_view_of_a_kind_that_was_never_compared_before_is_compared() -> None:
    @dataclass(frozen=True)
    class Unmet:
        money: int

    assert SharedPatches(lambda patch: patch).unwritten(Unmet(1), Unmet(2)) == {"money": [2]}
