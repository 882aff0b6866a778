"""Which file system a file lies on, and whether its locks keep other machines and programs out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

MOUNTS: Final = Path("/proc/self/mountinfo")
UNTRUSTED: Final = re.compile(r"(nfs|cifs|smb|9p|fuse|afs|ceph|gfs|ocfs|lustre|vboxsf|vmhgfs|virtiofs|prl_fs).*")
"""File systems whose locks may not reach every machine or program that can write to them."""


def untrusted_file_system(path: Path, mounts: Path = MOUNTS) -> str | None:
    """The kind of the file system if its locks cannot be trusted; None if they can, or if the system does not tell."""
    try:
        mount_lines = mounts.read_text("utf-8", "replace")
    except OSError:
        return None
    kind = file_system(path.resolve(), mount_lines)
    return kind if kind is not None and UNTRUSTED.fullmatch(kind) else None


def file_system(path: Path, mountinfo: str) -> str | None:
    """The kind of the mount that a path lies on: the one with the longest mount point, of several the last.

    >>> file_system(Path("/srv/games/a.db"), "41 29 0:50 / /srv rw,relatime shared:7 - nfs4 server:/srv rw")
    'nfs4'
    """
    deepest, kind = -1, None
    for line in mountinfo.splitlines():
        before, _, after = line.partition(" - ")
        fields, types = before.split(" "), after.split(" ")
        if len(fields) < 5 or not types[0]:
            continue
        point = Path(unescaped(fields[4]))
        if path.is_relative_to(point) and len(point.parts) >= deepest:
            deepest, kind = len(point.parts), types[0]
    return kind


def unescaped(text: str) -> str:
    r"""A mount point as it is called: the kernel writes a blank as ``\040``.

    >>> unescaped(r"/srv/my\040games")
    '/srv/my games'
    """
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)
