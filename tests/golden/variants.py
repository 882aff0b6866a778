"""What the golden records are of: the variants of a game, each with every number of seats.

What changes the table but is no variant of its own goes round inside: sets, set-ups, money, capital, switches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

RECORDS = 100
"""Of every variant with every number of seats, all component sets together."""


@dataclass(frozen=True)
class Variant:
    """One way to play with one number of seats."""

    name: str
    words: tuple[Mapping[str, str], ...]
    """The options that are played in turn."""


def going_round(words: Mapping[str, str], **others: Sequence[str]) -> Variant:
    """A variant that is named by its words; every choice of the others goes round in it."""
    choices = [dict(zip(others, chosen, strict=True)) for chosen in product(*others.values())]
    return Variant(told(words), tuple({**words, **choice} for choice in choices))


def told(words: Mapping[str, str]) -> str:
    """Words as the name of a variant: ``level=2 seats=3``."""
    return " ".join(f"{word}={value}" for word, value in words.items())
