"""The operations on machine words for a graphics card: the functions of ``core.words`` inside CUDA kernels.

Only code for the card imports this module. In numba's simulator kernels run in Python, on Python's own numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import cuda

from townwright.core import words as plain
from townwright.speed.runtime import gpu

Function = TypeVar("Function", bound=Callable[..., object])

CARD: Any = cuda
SIMULATED = gpu.simulated()


u64: Any = int if SIMULATED else np.uint64
i64: Any = int if SIMULATED else np.int64
WORD: Any = object if SIMULATED else np.uint64
"""What the room of a thread holds: ``CARD.local.array(length, WORD)``."""


def kernel(function: Function) -> Function:
    """Make a kernel of a function: called as ``function[blocks, threads](…)`` it runs once in every thread."""
    return cast(Function, CARD.jit(function))


def compiled(function: Function) -> Function:
    """Compile a function for the card when it is first called from a kernel, and inline it there."""
    return function if SIMULATED else cast(Function, CARD.jit(device=True, forceinline=True)(function))


def apart(function: Function) -> Function:
    """Compile a function as ``compiled`` does, but do not inline it."""
    return function if SIMULATED else cast(Function, CARD.jit(device=True)(function))


def _count(mask: int) -> int:
    bits: int = i64(CARD.popc(mask))
    return bits


def _lowest(mask: int) -> int:
    bit: int = mask & ~mask + u64(1)
    return bit


def _nth(mask: int, number: int) -> int:
    for _ in range(number):
        mask &= mask - u64(1)
    bit: int = mask & ~mask + u64(1)
    return bit


popcount = plain.popcount if SIMULATED else compiled(_count)
lowest = plain.lowest if SIMULATED else compiled(_lowest)
nth = plain.nth if SIMULATED else compiled(_nth)
