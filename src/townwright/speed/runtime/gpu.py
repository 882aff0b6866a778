"""The graphics card: whether there is one, and arrays that live on it.

In numba's simulator (``NUMBA_ENABLE_CUDASIM=1``) the same kernels run in Python, slowly, for tests.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from townwright.core.sources import load_each_again
from townwright.speed.runtime.modes import WORDS

CARD_WORDS = "townwright.speed.runtime.cuda_words"
THREADS = 128
"""Threads of a block."""
SIMULATED_THREADS = 4
"""The same in the simulator, where each is a thread of the system; a block still has some without work."""
MANY_BLOCKS = 4096
"""Blocks that keep the largest cards busy where a thread takes one piece of work after the other."""
MISSING = "for device='cuda' install the extra: pip install 'townwright[gpu]'"
NO_CARD = "this machine has no graphics card that CUDA can use: leave device='cpu'"
UNKNOWN = "there is no device {device!r}: 'cpu' or 'cuda'"
COMPILED_ONLY = "on a graphics card rules are always compiled: leave compiled as it is"


def check(device: str, compiled: bool | None) -> None:
    """Refuse in a sentence what cannot run: an unknown device, a missing extra, a machine without a card."""
    if device != "cuda":
        raise ValueError(UNKNOWN.format(device=device))
    if compiled is False:
        raise ValueError(COMPILED_ONLY)
    if not installed():
        raise RuntimeError(MISSING)
    if not _cuda().is_available():
        raise RuntimeError(NO_CARD)
    numba: Any = import_module("numba")
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are nobody's mistake


def installed() -> bool:
    """Return whether what compiles kernels is installed, or is simulated."""
    return importlib.util.find_spec("numba") is not None and (
        simulated() or importlib.util.find_spec("numba_cuda") is not None
    )


def simulated() -> bool:
    """Return whether kernels run in numba's simulator."""
    numba: Any = import_module("numba")
    return bool(numba.config.ENABLE_CUDASIM)


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
        vars(np)["row_stack"] = np.vstack
    return import_module("numba.cuda")


@cache
def load(names: tuple[str, ...]) -> tuple[ModuleType, ...]:
    """Load the sources again with the words of the card, each after those that it imports."""
    loaded = load_each_again([import_module(name) for name in names], {WORDS: import_module(CARD_WORDS)})
    return tuple(loaded[name] for name in names)


def run(kernel: Any, pieces: int, *arguments: Any, blocks: int | None = None) -> None:
    """Start a kernel with a thread for each piece of work, or with fewer blocks; returns without waiting for it."""
    threads = SIMULATED_THREADS if simulated() else THREADS
    needed = -(-pieces // threads)
    if needed:
        kernel[min(needed, blocks or needed), threads](*arguments)


# Arrays


def constant(values: Any) -> Any:
    """Return numbers that kernels only read: on the card, or as they are in the simulator."""
    return values if simulated() else send(np.asarray(values))


def send(array: Any) -> Any:
    """Return a copy of a NumPy array on the card."""
    return _cuda().to_device(np.ascontiguousarray(array))


def fetch(array: Any) -> Any:
    """Return an array of the card as a NumPy array, when the card has finished."""
    return array.copy_to_host()


def empty(shape: Any, kind: Any) -> Any:
    """Return an array on the card with whatever lay there."""
    return _cuda().device_array(shape, kind)


def zeros(shape: Any, kind: Any) -> Any:
    """Return an array on the card full of zeros."""
    array = empty(shape, kind)
    clear(array)
    return array


def clear(array: Any) -> None:
    """Fill an array on the card with zeros."""
    if simulated():
        array[:] = 0
    else:
        import_module("numba.cuda.cudadrv.driver").device_memset(array, 0, array.nbytes)


def copied(array: Any) -> Any:
    """Return a copy on the card."""
    other = empty(array.shape, array.dtype)
    other.copy_to_device(array)
    return other


def taken(given: Any, rows: int, what: str) -> Any:
    """Return one number for each row as an array of the card; an array that lies there already is not copied."""
    if hasattr(given, "__cuda_array_interface__"):
        given = _cuda().as_cuda_array(given)
    elif not hasattr(given, "copy_to_host"):
        given = np.asarray(given)
    if tuple(given.shape) != (rows,):
        raise ValueError(f"{rows} rows need one {what} each, not an array of the shape {tuple(given.shape)}")
    if given.dtype.kind not in "iu":
        raise ValueError(f"every {what} is a whole number; this array holds {given.dtype}")
    return send(given) if isinstance(given, np.ndarray) else given


def shared(array: Any) -> Any:
    """Return a view of an array of the card that speaks DLPack: ``torch.from_dlpack(shared(batch.rewards))``.

    PyTorch, JAX and CuPy take it without a copy; what kernels write later is seen there too.
    """
    view = import_module("cuda.core").utils.StridedMemoryView
    return view.from_cuda_array_interface(array, stream_ptr=-1)
