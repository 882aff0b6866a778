"""Garbage collection in small pieces, since everybody waits while it runs.

A collection looks at every young object, and a full one at all that was not set aside before. What survives a full
collection is set aside, so that the next one is as short; ``collect_all`` looks at everything again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THRESHOLDS: Final = (8_000, 4, 100)
"""New objects until the young ones are looked at, and how many such looks until the older ones are: 8,000 take 6 ms.

What a move replaces lives until the next move at its table, so that most of it is gone when so many are there.
"""


@contextmanager
def paused() -> Iterator[None]:
    """Look for no garbage while modules are loaded or routes registered, nor among what they leave afterwards.

    Hardly any of it is garbage, and the first look after the pause would be at all of it.
    """
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if before:
            gc.enable()


def set_loaded_objects_aside() -> None:
    """Exempt everything that is loaded by now from collections, and keep the collections of the rest short."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    if _set_survivors_aside not in gc.callbacks:
        gc.callbacks.append(_set_survivors_aside)


def collect_all() -> None:
    """Free circles of references among all objects, also those set aside; it takes about 50 ms for each 100 MB."""
    gc.unfreeze()
    gc.collect()


def _set_survivors_aside(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
