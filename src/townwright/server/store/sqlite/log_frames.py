"""Looks at the frames of SQLite's write-ahead log, without SQLite (https://www.sqlite.org/fileformat2.html#walformat)."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HEADER: Final = struct.Struct(">IIIIII8x")
"""Magic number, version, page size, sequence number and two salts; two checksums follow."""
FRAME: Final = struct.Struct(">IIII8x")
"""Page number, pages of the database after a commit or 0, and the header's two salts."""
MAGIC: Final = (0x377F0682, 0x377F0683)


@dataclass(frozen=True, slots=True)
class Logged:
    """Which log it is, and how many commits seem to be in it."""

    salts: tuple[int, ...]
    commits: int


def commits_in_log(log: Path) -> Logged | None:
    """What a log seems to hold: no fewer commits than SQLite finds in it, since no checksum is verified.

    None if there is no log, or one without a header.
    """
    try:
        with log.open("rb") as file:
            start = file.read(HEADER.size)
            if len(start) < HEADER.size:
                return None
            magic, _, page_size, _, *salts = HEADER.unpack(start)
            commits = 0
            while magic in MAGIC and len(frame := file.read(FRAME.size)) == FRAME.size:
                _, pages, *found = FRAME.unpack(frame)
                if found != salts:
                    break  # from here on the frames are left over from an earlier log
                commits += pages > 0
                file.seek(page_size, 1)
            return Logged(tuple(salts), commits)
    except OSError:
        return None
