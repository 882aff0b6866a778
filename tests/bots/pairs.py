"""Which bots are tried with which options: one pair in five, in which each bot and each option comes several times."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

One = TypeVar("One")
Other = TypeVar("Other")

EVERY_PAIR = "TOWNWRIGHT_EVERY_PAIR"
"""Set in the environment, it lets all pairs be tried; ``python3 dev soak bots`` does."""
STEP = 5


def pairs(ones: Sequence[One], others: Sequence[Other], step: int = STEP) -> list[tuple[One, Other]]:
    """One pair in five or so, each one with its share of the others; all of them where they are asked for.

    Where ``step`` is the number of the others, each one comes once.
    """
    if EVERY_PAIR in os.environ:
        step = 1
    return [
        (one, other) for at, one in enumerate(ones) for beside, other in enumerate(others) if (at + beside) % step == 0
    ]
