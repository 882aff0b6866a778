"""Sentences with a key, so that every language can say them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Phrase:
    """A sentence in English, and the key and arguments for saying it in another language.

    An argument may be a phrase itself.

    >>> str(Phrase("cities-cell-taken", "{cell} already holds tile {tile}", {"cell": "c1", "tile": 4}))
    'c1 already holds tile 4'
    """

    key: str
    english: str
    args: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return self.english.format_map(self.args)
