"""A disk that keeps a diary: every write and sync that SQLite makes, in order, and what was promised when.

From the diary follow the images that a power failure could leave behind (see ``crash``). The disk can
also be told to fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import repeat
from pathlib import Path
from typing import TypeAlias

import apsw


@dataclass(frozen=True, slots=True)
class Written:
    file: str
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Cut:
    """The file was made that long."""

    file: str
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    file: str


@dataclass(frozen=True, slots=True)
class NotSynced:
    """A sync failed; what was written since the last one may never reach the disk, whatever is synced later."""

    file: str


@dataclass(frozen=True, slots=True)
class Deleted:
    file: str


@dataclass(frozen=True, slots=True)
class Promised:
    """Somebody was told that this event of that table is stored."""

    table_id: str
    number: int
    body: str


Entry: TypeAlias = Written | Cut | Synced | NotSynced | Deleted | Promised


@dataclass
class Disk:
    """Passes everything on to the real disk and writes it down."""

    name: str
    diary: list[Entry] = field(default_factory=list)
    weather: Iterator[frozenset[str]] = field(default_factory=lambda: repeat(frozenset()))
    """What fails at each step to the disk: ``write``, ``sync``, or both."""
    faults: int = 0
    """How often something failed."""

    def __post_init__(self) -> None:
        self._vfs = DiaryVFS(self)

    def note(self, entry: Entry) -> None:
        """Write it down, unless this kind of thing fails now.

        SQLite's scratch files have no name, and nobody finds them after a power failure: they stand in no diary.
        """
        if isinstance(entry, Promised):
            self.diary.append(entry)
            return
        scratch, failing = not entry.file, next(self.weather)
        if isinstance(entry, Written | Cut) and "write" in failing:
            self.faults += 1
            raise apsw.FullError("no space left on the simulated disk")
        if isinstance(entry, Synced) and "sync" in failing:
            self.faults += 1
            if not scratch:
                self.diary.append(NotSynced(entry.file))
            raise apsw.IOError("the simulated disk cannot sync")
        if not scratch:
            self.diary.append(entry)

    def fail(self, *kinds: str) -> None:
        """Let these steps fail from now on, and no others."""
        self.weather = repeat(frozenset(kinds))

    def close(self) -> None:
        """Take it away from SQLite."""
        self._vfs.unregister()


class DiaryVFS(apsw.VFS):
    """SQLite's way to the disk."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        super().__init__(disk.name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return DiaryFile(self.disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.disk.note(Deleted(Path(filename).name))


class DiaryFile(apsw.VFSFile):
    """One open file."""

    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self.disk = disk
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self.file = Path(path).name if path else ""
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.note(Written(self.file, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.note(Cut(self.file, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self.disk.note(Synced(self.file))
