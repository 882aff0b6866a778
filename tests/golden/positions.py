"""A position as text, in the notation of the rules pages: what the marks of golden records are made from.

A mark must stay the same for as long as the rules do, whatever becomes of the code. So each game's ``golden_cases.py``
tells a position as people write it (city lines, hexes and exits, cards and cells), never as the fields, masks or orders
in memory that a better form of the rules may change. Whoever renames a field mends that file and gets the same text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Spelling:
    """How a game's positions are told."""

    turn_over: Callable[[Any, Any], bool]
    """Whether the step from one position to the next ended a turn."""
    tell: Callable[[Any], str]
    """The position after a turn; its first line says which."""


def words(values: Any) -> str:
    """Values in a row; ``-`` if there are none."""
    return " ".join(map(str, values)) or "-"


def yes(fact: bool) -> str:
    """``yes`` or ``no``."""
    return "yes" if fact else "no"
