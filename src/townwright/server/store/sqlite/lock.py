"""One process at a time: a lock beside the database file, which a killed process loses by itself."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from townwright.server.store.errors import Unusable

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
        self._path = Path(f"{database}.lock")
        self._made = not self._path.exists()
        self._file = self._seized(database)

    def release(self) -> None:
        """Let another process have it."""
        os.close(self._file)

    def withdraw(self) -> None:
        """Release it, and leave nothing behind that was not there before."""
        if self._made:
            with suppress(OSError):
                self._path.unlink()
        self.release()

    def _seized(self, database: Path) -> int:
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _seize(file)
            except OSError:
                os.close(file)
                raise Unusable(f"{database} is in use by another Townwright; stop it first.") from None
            # Somebody may have withdrawn theirs between the two: then this one would keep nobody out.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file), self._path.stat()):
                    return file
            os.close(file)
