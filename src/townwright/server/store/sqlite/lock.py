"""One process at a time: a lock on the database file itself, and one beside its name for older versions.

The lock is on the file, that is on its device and inode: whoever comes by another name, through a link or
another mount finds it taken. A killed process loses both locks by itself.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from townwright.server.store.errors import Unusable
from townwright.server.store.sqlite.file_system import untrusted_file_system

if sys.platform == "win32":
    import msvcrt

    OWN_KIND: Final = False
    """Windows has one kind of lock: ours on the database file would keep SQLite itself out."""

    def _seize(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    OWN_KIND: Final = True
    """``flock`` and the locks that SQLite takes with ``fcntl`` do not see each other on a local disk."""

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: Final[set[tuple[int, int]]] = set()
"""Device and inode of the files that this process holds. Opening and closing one of them once more would silently drop
the locks that SQLite holds on it, so they are known without being opened."""


class Lock:
    """Held from its making until ``release``. Makes an empty private file if there is none."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._beside = Path(f"{database}.lock")
        self._made: list[Path] = []
        self._open: list[int] = []
        self._inode: tuple[int, int] | None = None
        try:
            self._refuse_held()
            self._seize_beside()
            self._seize_database()
        except OSError as error:
            self.withdraw()
            raise Unusable(f"{database} cannot be opened: {error.strerror or error}.") from None
        except Unusable:
            self.withdraw()
            raise

    def release(self) -> None:
        """Let another process have it."""
        if self._inode is not None:
            _held.discard(self._inode)
        for file in self._open:
            os.close(file)
        self._open = []

    def withdraw(self) -> None:
        """Release it, and leave nothing behind that was not there before."""
        if not OWN_KIND:  # an open file cannot be removed, neither ours before nor another's afterwards
            self.release()
        for path in self._made:
            with suppress(OSError):
                path.unlink()
        self.release()

    def _refuse_held(self) -> None:
        with suppress(FileNotFoundError):
            if inode_of(self._database.stat()) in _held:
                raise _in_use(self._database)

    def _seize_beside(self) -> None:
        while True:
            made = not self._beside.exists()
            file = self._opened(self._beside)
            self._take(file)
            # Somebody may have withdrawn theirs between the two: then this one would keep nobody out. Windows removes
            # no file that is open, and what ``stat`` and ``fstat`` say of one file can differ there.
            with suppress(FileNotFoundError):
                if not OWN_KIND or os.path.samestat(os.fstat(file), self._beside.stat()):
                    self._made += [self._beside] if made else []
                    return
            os.close(self._open.pop())

    def _seize_database(self) -> None:
        made = not self._database.exists()
        file = self._opened(self._database)
        if OWN_KIND and untrusted_file_system(self._database) is None:
            self._take(file)
        self._made += [self._database] if made else []
        found = os.fstat(file)
        if found.st_nlink > 1:
            raise Unusable(
                f"{self._database} has {found.st_nlink} names (hard links), and its log can only lie beside one of "
                f"them; delete the other names."
            )
        self._inode = inode_of(found)
        _held.add(self._inode)

    def _opened(self, path: Path) -> int:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        self._open.append(file)
        return file

    def _take(self, file: int) -> None:
        try:
            _seize(file)
        except OSError:
            raise _in_use(self._database) from None


def inode_of(found: os.stat_result) -> tuple[int, int]:
    """What a file is, whatever it is called."""
    return found.st_dev, found.st_ino


def _in_use(database: Path) -> Unusable:
    return Unusable(f"{database} is in use by another Townwright; stop it first.")
