"""One process at a time: a lock beside the database file, which a killed process loses by itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from townwright.server.store.refusals import Unusable

if sys.platform == "win32":
    import msvcrt

    def _seize(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making until ``release``."""

    def __init__(self, database: Path) -> None:
        self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._file)
        except OSError:
            os.close(self._file)
            raise Unusable(f"{database} is in use by another Townwright; stop it first.") from None

    def release(self) -> None:
        """Let another process have it."""
        os.close(self._file)
