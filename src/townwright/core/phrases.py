"""Sentences with a key, so that every language can say them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import Formatter

__all__ = ["Phrase"]


@dataclass(frozen=True)
class Phrase:
    """A sentence in English, and the key and arguments for saying it in another language.

    An argument may be a phrase itself. A number may bring its noun along, for one and for many.

    >>> str(Phrase("brickford-plot-taken", "{plot} already holds a {kind}", {"plot": "c1", "kind": "well"}))
    'c1 already holds a well'
    >>> str(Phrase("table-no-such-seat", "this table has {seats:seat|seats}", {"seats": 1}))
    'this table has 1 seat'
    """

    key: str
    english: str
    args: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        if "|" not in self.english:
            return self.english.format_map(self.args)
        return COUNTING.vformat(self.english, (), self.args)


class _Counting(Formatter):
    """Formats a number with its noun: ``{stops:stop|stops}``."""

    def format_field(self, value: object, format_spec: str) -> str:
        one, bar, many = format_spec.partition("|")
        return f"{value} {one if value == 1 else many}" if bar else str(super().format_field(value, format_spec))


COUNTING = _Counting()
