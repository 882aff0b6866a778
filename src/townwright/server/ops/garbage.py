"""Garbage collection in small pieces, since everybody waits while it runs.

A collection looks at every young object, and a full one at all that was not set aside before. Young ones are looked
at in the pauses of the event loop, as long as it has any. What survives a full collection is set aside, so that the
next one is as short; ``collect_all`` looks at everything again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THRESHOLDS: Final = (8_000, 4, 300)
"""New objects until the young ones are looked at, and how many such looks until the older ones are: 8,000 take 6 to
16 ms, and all that is left of four such looks up to 50.

What a move replaces lives until the next move at its table, so that most of it is gone when so many are there.
"""
WORTH_A_LOOK: Final = 1_000
"""New objects at which they are looked at while nobody waits, which takes 2 ms; moves leave some 40 each."""


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


def collect_in_a_pause() -> None:
    """Look at the young objects if there are enough of them: called while nobody waits, so that nobody has to later."""
    young, looks, _ = gc.get_count()
    if young >= WORTH_A_LOOK and gc.isenabled():
        gc.collect(1 if looks >= THRESHOLDS[1] else 0)


def collect_all() -> None:
    """Free circles of references among all objects, also those set aside; it takes about 50 ms for each 100 MB."""
    gc.unfreeze()
    gc.collect()


def _set_survivors_aside(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
