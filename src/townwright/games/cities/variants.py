"""The variants of Cities (rule 13): one row for each, with what it changes beside it.

A new variant is a row here, a term that the rules ask for, and its German words in ``texts/de/cities/options.ftl``.
Reading, records, forms, help and the choices of the shared tests follow from the row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from townwright.core.options.fields import Implies, OnlyWith, Value
from townwright.core.phrases import Phrase


@dataclass(frozen=True, slots=True)
class Terms:
    """What the rules ask about a game; the variants change it."""

    walks: bool = True
    """Whether tourists move at all once they stand."""
    jumps: bool = True
    """Whether they may jump onto the tile just laid."""
    free: bool = False
    """Whether a city may have any form."""
    extra_tiles: int = 0
    """Tiles that follow the last round and are laid over others."""
    common_layout: bool = False
    """Whether the starting tiles lie alike in all cities."""
    compiled: bool = True
    """Whether ``speed`` can play it; the readable rules can play everything."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant as an option, and what it changes."""

    value: Value
    change: Callable[[Terms], Terms]


def without_jumps(terms: Terms) -> Terms:
    """The terms without jumps: tourists only walk."""
    return replace(terms, jumps=False)


def any_form(terms: Terms) -> Terms:
    """The terms without a frame for cities, which are then too wide for the words of ``speed``."""
    return replace(terms, free=True, compiled=False)


def extra_tile(terms: Terms) -> Terms:
    """The terms with a 17th tile, which is laid over others."""
    return replace(terms, extra_tiles=1)


def without_moves(terms: Terms) -> Terms:
    """The terms without walks and jumps: tourists stay where they are placed."""
    return replace(terms, walks=False, jumps=False)


def quick_start(terms: Terms) -> Terms:
    """The terms of a quick start: the first three tiles lie alike for all, and tourists stay where placed."""
    return replace(without_moves(terms), common_layout=True)


VARIANTS: Final = (
    Variant(
        Value(
            "nojump",
            Phrase("cities-variant-nojump", "no jumping"),
            Phrase("cities-variant-nojump-help", "Tourists only walk."),
            form="folded",
        ),
        without_jumps,
    ),
    Variant(
        Value(
            "free",
            Phrase("cities-variant-free", "free building"),
            Phrase("cities-variant-free-help", "Any form, no limit."),
            form="folded",
        ),
        any_form,
    ),
    Variant(
        Value(
            "onemore",
            Phrase("cities-variant-onemore", "just one more"),
            Phrase("cities-variant-onemore-help", "A 17th tile on top."),
            form="folded",
        ),
        extra_tile,
    ),
    Variant(
        Value(
            "nomove",
            Phrase("cities-variant-nomove", "no moving"),
            Phrase("cities-variant-nomove-help", "Tourists stay where they are placed."),
            form="hidden",
        ),
        without_moves,
    ),
    Variant(
        Value(
            "quickstart",
            Phrase("cities-variant-quickstart", "quick start"),
            Phrase(
                "cities-variant-quickstart-help",
                "For level 1: the first three tiles lie already, tourists stay where they are.",
            ),
            rules=(Implies("variants", "nomove"), OnlyWith("level", ("1",))),
        ),
        quick_start,
    ),
)
"""In the order in which their words are written."""

CHANGES: Final = {variant.value.word: variant.change for variant in VARIANTS}


@cache
def terms(variants: Sequence[str]) -> Terms:
    """What holds in a game with these variants."""
    found = Terms()
    for variant in variants:
        found = CHANGES[variant](found)
    return found
