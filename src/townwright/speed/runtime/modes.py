"""Loads rules over words in one of two modes: plain everywhere, compiled where numba is installed.

A source is written once, over ``core.words``. ``compiled`` loads it again over ``speed.words``. What the
compiler makes is kept in a folder that is named after the text of all sources together, since compiled
functions are built into their callers: a change in one file must not leave another file's old code alive.
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
from pathlib import Path
from time import time
from types import ModuleType
from typing import Any

from townwright.core.sources import load_again

WORDS, COMPILED_WORDS = "townwright.core.words", "townwright.speed.runtime.words"
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
    with _keeping_in(kept_in(names)):
        replacing = {WORDS: import_module(COMPILED_WORDS)}
        for name in names:
            replacing[name] = load_again(import_module(name), replacing)
    return tuple(replacing[name] for name in names)


# Where compiled code is kept


def kept_in(names: Sequence[str]) -> Path:
    """The cache folder for the compiled code of exactly these source texts; older folders are removed."""
    told = hashlib.sha256()
    for name in (COMPILED_WORDS, *names):
        told.update(Path(str(import_module(name).__file__)).read_bytes())
    kind = f"{names[-1].rpartition('.')[2]}-compiled-"
    folder = kind + told.hexdigest()[:16]
    beside = Path(os.environ.get("NUMBA_CACHE_DIR") or Path(__file__).parent / "__pycache__")
    try:
        (beside / folder).mkdir(parents=True, exist_ok=True)
    except OSError:
        beside = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "townwright"
    for other in beside.glob(f"{kind}*"):
        with suppress(OSError):
            if other.name != folder and other.stat().st_mtime < time() - LET_LIE:
                shutil.rmtree(other)
    return beside / folder


@contextmanager
def _keeping_in(folder: Path) -> Iterator[None]:
    """Keep what numba compiles within the block in this folder."""
    import numba  # only compiled code needs it

    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
