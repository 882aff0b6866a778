"""Lets one process at a time set a checkout up; the others say so and wait."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from devtools.progress import say

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


BUSY: Final = "Another python3 dev is setting this checkout up: waiting until it is done."
INTERVAL: Final = 0.2
"""Seconds until a lock that another process holds is tried again."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock on a file, after a sentence and a wait where another process holds it; a killed process loses it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        if not is_had(file.fileno()):
            say(BUSY)
            while not is_had(file.fileno()):
                time.sleep(INTERVAL)
        yield


def is_had(file: int) -> bool:
    """Try to take the lock on an open file, and return whether this process has it now."""
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):  # Linux and macOS, Windows
        return False
    return True
