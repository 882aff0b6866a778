"""What the golden records need to know of a game: all of it stands in ``tests/games/GAME/golden_cases.py``.

Each such file has ``CASES``; a new game joins by having one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from tests.golden.players import Cast
from tests.golden.positions import Spelling
from tests.golden.variants import Variant


@dataclass(frozen=True)
class Fault:
    """A change of the rules that the records must find."""

    among: str
    """Part of the names of the variants that are played again."""
    where: ModuleType
    what: str
    """The name in that module that gets another value."""
    other: object
    told: str
    """A pattern: where the first difference is told."""


@dataclass(frozen=True)
class GoldenCases:
    """Everything about one game."""

    set_option: str
    """The option that names the component set."""
    sets: tuple[str, ...]
    """Our own sets."""
    variants: tuple[Variant, ...]
    cast: Callable[[Any], Cast]
    """Who plays at a table of these options."""
    spelling: Spelling
    ends: frozenset[str]
    """Every way in which a game can end: the first word of a record's line, and what follows in it."""
    faults: tuple[Fault, ...]


def cases_of(game: str) -> GoldenCases:
    """The cases of a game, from its folder."""
    return cast(GoldenCases, import_module(f"tests.games.{game}.golden_cases").CASES)
