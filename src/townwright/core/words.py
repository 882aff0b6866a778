"""The few things that rules over whole boards ask of a machine word, for Python's own integers.

Rules that are written over masks import from here and nowhere else. Loaded a second time with a
module of the same names for ``uint64`` (``core.sources.load_again``), they can be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

u64 = int
"""Wraps every constant that meets a mask."""
i64 = int
"""Wraps every other number."""
popcount = int.bit_count
"""How many bits a mask has."""


def compiled(function: Function) -> Function:
    """Returns the function as it is; the compiler's words compile it here."""
    return function


apart = compiled
"""The same for what is long and called from several places: it is not built into its callers."""


def lowest(mask: int) -> int:
    """The lowest bit of a mask, as a mask."""
    return mask & -mask


def nth(mask: int, number: int) -> int:
    """The bit with that number, counted from 0 at the lowest, as a mask."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask
