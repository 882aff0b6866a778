"""Decides whether a search runs compiled, and loads compiled code one process at a time.

The first time ever, compiling takes a minute or two; later the code is read from the cache in two or three seconds.
Whoever has no time for that runs under ``using(CodeUse.LOADED)``, is told by ``NotLoaded`` that the code is not there
yet, goes on under ``using(CodeUse.PLAIN)``, and has it loaded in a thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from enum import Enum
from pathlib import Path

from townwright.speed.runtime import modes

LOCK = "loading.lock"


class CodeUse(Enum):
    """When a search uses compiled code."""

    COMPILE = "compile"
    """Wherever there is a compiler; whoever asks waits for it."""
    LOADED = "loaded"
    """As soon as this process has loaded it; ``NotLoaded`` before."""
    PLAIN = "plain"
    """Never."""


class NotLoaded(Exception):
    """The compiled code of some sources is wanted, and this process has not loaded it yet."""

    def __init__(self, sources: tuple[str, ...]) -> None:
        super().__init__(sources)
        self.sources = sources


_use: ContextVar[CodeUse] = ContextVar("_use", default=CodeUse.COMPILE)
_loaded: set[tuple[str, ...]] = set()


@contextmanager
def using(use: CodeUse) -> Iterator[None]:
    """Let searches within the block use compiled code so."""
    before = _use.set(use)
    try:
        yield
    finally:
        _use.reset(before)


def wanted(sources: Sequence[str]) -> bool:
    """Return whether a search over these sources runs compiled now; raise ``NotLoaded`` if it should but cannot yet."""
    if _use.get() is CodeUse.PLAIN or not modes.has_compiler():
        return False
    if _use.get() is CodeUse.LOADED and tuple(sources) not in _loaded:
        raise NotLoaded(tuple(sources))
    return True


def load(sources: tuple[str, ...], run: Callable[[], None]) -> None:
    """Run what calls every compiled function of these sources once, and note that they are loaded.

    Of several processes one does so at a time: the first compiles, the others wait for it and read what it kept.
    """
    with locked(modes.kept_in(sources)[sources[-1]].parent / LOCK), using(CodeUse.COMPILE):
        run()
    _loaded.add(sources)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Keep other processes out of the block with a lock file, where the system has such locks."""
    with file.open("w") as held:
        wait_for_lock(held.fileno())  # given back when the file is closed, also by a process that is killed
        yield


def wait_for_lock(file: int) -> None:
    """Wait until nobody else holds the lock of an open file, and take it, where the system has such locks."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            with suppress(OSError):  # it tries for ten seconds
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
                return
    try:
        import fcntl
    except ImportError:  # in a browser
        return
    fcntl.flock(file, fcntl.LOCK_EX)
