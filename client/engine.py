"""Packs what Python runs in the browser: the sources that a device needs, in one archive, and a list of all its files.

``pack`` writes both beside the runtime that the page's build has copied; nothing happens while they are fresh.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "townwright"
PARTS = (
    *("core", "games", "tables", "bots", "local", "study", "speed", "texts"),
    *("server/protocol", "server/sandbox", "server/live", "server/store", "server/bots"),
)
"""The folders that are taken along whole."""
ALONE = (
    *("__init__.py", "server/__init__.py", "server/auth/__init__.py", "server/auth/password_lengths.py"),
    *(f"server/achievements/{name}.py" for name in ("__init__", "awards", "bodies")),
)
KINDS = (".py", ".txt", ".json", ".toml")
"""Kinds of files that are taken along; what strong bots have learnt is none of them, since they need a server."""
LIST = "engine.json"
EPOCH = (2020, 1, 1, 0, 0, 0)
"""The time of every file in the archive, so that the same sources make the same one."""


def pack(engine: Path) -> None:
    """Write the archive and the list into the folder, and remove archives of other sources."""
    packed = packed_archive()
    name = f"townwright-{hashlib.sha256(packed).hexdigest()[:12]}.bin"
    for old in engine.glob("townwright-*.*"):
        if old.name != name:
            old.unlink()
    if not (engine / name).exists():
        (engine / name).write_bytes(packed)
    (engine / LIST).write_text(json.dumps(listed(engine, name), indent=1) + "\n")


def listed(engine: Path, archived: str) -> dict[str, object]:
    """What a page has to fetch, with the bytes of each file."""
    [runtime] = (path for path in engine.iterdir() if path.is_dir())
    [worker] = engine.glob("worker-*.js")
    files = [path for path in sorted(runtime.iterdir()) if path.suffix not in (".br", ".gz")]
    sizes = {path.relative_to(engine).as_posix(): path.stat().st_size for path in (*files, worker, engine / archived)}
    return {"runtime": runtime.name, "worker": worker.name, "archive": archived, "sizes": sizes}


def packed_archive() -> bytes:
    """The archive as it is fetched; packed as a whole it is smaller and unpacked at once."""
    return gzip.compress(archive(), mtime=0)


def archive() -> bytes:
    """The sources as a zip archive whose files lie in it as they are."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w") as zipped:
        for path in taken():
            entry = zipfile.ZipInfo(path.relative_to(SOURCES).as_posix(), EPOCH)
            zipped.writestr(entry, path.read_bytes(), zipfile.ZIP_STORED)
    return written.getvalue()


def taken() -> Iterator[Path]:
    """Every file that is taken along, in order."""
    yield from (PACKAGE / name for name in ALONE)
    for part in PARTS:
        yield from (path for path in sorted((PACKAGE / part).rglob("*")) if path.suffix in KINDS)
