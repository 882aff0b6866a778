"""The operations on machine words for the compiler: the functions of ``core.words``, over ``uint64``.

Only compiled code imports this module, for numba takes half a second to load.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import binding, ir  # type: ignore[import-untyped]  # it has none
from numba import config, types
from numba.extending import intrinsic

from townwright.speed.runtime.numba_pipeline import CompiledProgram

HOW = {"nogil": True, "error_model": "numpy", "_nrt": False}

Function = TypeVar("Function", bound=Callable[..., object])

u64: Any = np.uint64
i64: Any = np.int64


def compiled(function: Function) -> Function:
    """Compile a function to machine code when it is first called, inline it in its callers, and keep it in the cache.

    It holds no lock of Python, so that threads can share the work. Nothing in it makes arrays or keeps
    them, so counting who holds them is left out, which together with ``forceinline`` is worth two thirds.
    """
    return cast(Function, CompiledProgram(function, {"forceinline": True, **HOW}))


def apart(function: Function) -> Function:
    """Compile a function as ``compiled`` does, but do not inline it: for long ones with several callers."""
    return cast(Function, CompiledProgram(function, HOW))


@intrinsic
def popcount(_context: Any, _mask: Any) -> tuple[Any, Any]:
    """How many bits a mask has."""

    def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), write


@compiled
def lowest(mask: int) -> int:
    """The lowest bit of a mask, as a mask."""
    bit: int = mask & ~mask + u64(1)
    return bit


def _has_deposit() -> bool:
    """Whether the processor that is compiled for can spread bits over a mask by itself (BMI2)."""
    settings: Any = config
    if settings.CPU_NAME or settings.CPU_FEATURES or "x86_64" not in binding.get_process_triple():
        return False
    return bool(binding.get_host_cpu_features().get("bmi2"))


@intrinsic
def _deposit(_context: Any, _bits: Any, _mask: Any) -> tuple[Any, Any]:
    """The bits, spread over those of the mask from the lowest on."""

    def write(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        return builder.call(
            builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word] * 2)), arguments
        )

    return types.uint64(types.uint64, types.uint64), write


SPREAD: Any = cast(Any, _deposit)


def _nth_by_deposit(mask: int, number: int) -> int:
    bit: int = SPREAD(u64(1) << u64(number), mask)
    return bit


def _nth_by_steps(mask: int, number: int) -> int:
    for _ in range(number):
        mask &= mask - u64(1)
    bit: int = mask & ~mask + u64(1)
    return bit


nth = compiled(_nth_by_deposit if _has_deposit() else _nth_by_steps)
"""The bit with that number, counted from 0 at the lowest, as a mask."""
