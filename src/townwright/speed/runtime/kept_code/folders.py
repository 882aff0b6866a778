"""Where compiled code may be kept: the first folder that can be written, which a host may have to deny to a server."""

from __future__ import annotations

import atexit
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path


def places() -> Iterator[Path]:
    """Yield the folders that may hold compiled code, best first; the last one can always be written."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    with suppress(RuntimeError):  # a user without a home
        yield cache_folder() / "compiled"
    yield Path(__file__).parent / "__pycache__"
    yield temporary_folder()


def cache_folder(system: str = sys.platform) -> Path:
    """Return where programs of this user keep what can be made again; ``RuntimeError`` for a user without a home."""
    if system == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Townwright" / "Cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "townwright"


def can_write(folder: Path) -> bool:
    """Make the folder where it is missing, and return whether files can be made in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


@cache
def temporary_folder() -> Path:
    """Make and return a temporary folder that nobody else can write, since what lies in it is run.

    All processes of a user share it. Where somebody else has taken its name, each makes one and removes it at its end.
    """
    shared = Path(tempfile.gettempdir()) / (
        f"townwright-compiled-{os.getuid()}" if sys.platform != "win32" else "townwright-compiled"
    )
    with suppress(OSError):
        shared.mkdir(mode=0o700, exist_ok=True)
        if is_private(shared):
            return shared
    alone = tempfile.mkdtemp(prefix="townwright-compiled-")
    atexit.register(shutil.rmtree, alone, ignore_errors=True)
    return Path(alone)


def is_private(folder: Path) -> bool:
    """Return whether this is our own folder, no link, that nobody else can write."""
    if sys.platform == "win32":
        return True  # every user has temporary folders of their own there
    about = folder.lstat()
    return stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid() and about.st_mode & 0o077 == 0
