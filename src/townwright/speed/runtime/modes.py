"""Loads rules over words in one of two modes: plain everywhere, compiled where numba is installed.

A source is written once, over ``core.words``. ``compiled`` loads it again over ``speed.runtime.words``. What the
compiler makes is kept in a folder that is named after the text of all sources and the numbers that they import, since
compiled functions and constants are built into their callers: a change in one file must not leave another file's old
code alive.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import time
from types import ModuleType
from typing import Any

from townwright.core.sources import load_each_again
from townwright.speed.runtime.kept_code.folders import can_write, places

WORDS, COMPILED_WORDS = "townwright.core.words", "townwright.speed.runtime.words"
LOCATOR = "townwright.speed.runtime.kept_code.locator.SharedCodeLocator"
PLAIN_ONLY = "TOWNWRIGHT_PLAIN"
"""Set in the environment, it keeps the compiler out."""

LET_LIE = 7 * 24 * 3600
"""Seconds after which what was compiled from other texts is cleared away."""

_loading = threading.RLock()


def has_compiler() -> bool:
    """Whether numba is installed and not turned off."""
    return PLAIN_ONLY not in os.environ and importlib.util.find_spec("numba") is not None


def plain(names: Sequence[str]) -> tuple[ModuleType, ...]:
    """Import the sources as they are, to run as Python."""
    return tuple(import_module(name) for name in names)


def compiled(names: Sequence[str]) -> tuple[ModuleType, ...]:
    """Load the sources again for the compiler, each after those that it imports."""
    with _loading:
        return _compiled(tuple(names))


@cache
def _compiled(names: tuple[str, ...]) -> tuple[ModuleType, ...]:
    with keeping_in(kept_in(names)):
        loaded = load_each_again(plain(names), {WORDS: import_module(COMPILED_WORDS)})
    return tuple(loaded[name] for name in names)


def load(names: Sequence[str], compiling: bool) -> dict[str, ModuleType]:
    """Return the sources of one mode by the last words of their names."""
    found = compiled(names) if compiling else plain(names)
    return {name.rpartition(".")[2]: module for name, module in zip(names, found, strict=True)}


# Where compiled code is kept


def kept_in(names: Sequence[str]) -> Path:
    """Return the cache folder for the compiled code of exactly these texts, the numbers that they import and numba.

    It lies where numba is told to keep its own, in a person's cache, beside this package or among temporary files,
    whichever can be written first; older folders are removed.
    """
    told = hashlib.sha256(version("numba").encode())
    for name in (COMPILED_WORDS, *names):
        told.update(source_of(name).read_bytes())
    for name in names:
        told.update(repr(numbers_of(import_module(name))).encode())
    kind = f"{'-'.join(names[-1].split('.')[-2:])}-compiled-"
    folder = kind + told.hexdigest()[:16]
    beside = next(place for place in places() if can_write(place / folder))
    for other in beside.glob(f"{kind}*"):
        with suppress(OSError):
            if other.name != folder and other.stat().st_mtime < time() - LET_LIE:
                shutil.rmtree(other)
    return beside / folder


def source_of(name: str) -> Path:
    """Return the file of a module without importing it, which would leave compiled code in numba's own folder."""
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    return Path(found.origin)


def numbers_of(module: ModuleType) -> list[tuple[str, object]]:
    """Return the named numbers of a module, those that it imports included: code is compiled with them."""
    return sorted((name, value) for name, value in vars(module).items() if _is_number(value))


def _is_number(value: object) -> bool:
    return all(map(_is_number, value)) if isinstance(value, tuple) else isinstance(value, int)


@contextmanager
def keeping_in(folder: Path) -> Iterator[None]:
    """Keep what numba compiles within the block in this folder, by the names of the sources and not by their paths."""
    import numba  # only compiled code needs it

    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), LOCATOR
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
