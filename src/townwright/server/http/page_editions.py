"""Files of the page in other editions: a page that is open asks for its own parts, whichever version serves it now.

A server puts those files of its edition that have a hash in their names into a folder, which all servers of a user
share, and looks there for what it does not have itself. So nobody has to reload while versions change or differ.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import townwright
from townwright.speed.runtime.kept_code.folders import cache_folder, is_private

log = logging.getLogger(__name__)

BUILT: Final = Path(townwright.__file__).parent / "client_dist"
"""The edition of this version, as the build left it."""
KEPT_DAYS: Final = 60
"""After so many days without a server of its edition a file is removed."""
AGAIN_S: Final = 86_400.0
"""A server that runs publishes its edition again after so many seconds, so that it counts as served all the time."""
NAME: Final = re.compile(r"(?:assets|engine)/([\w-][\w.-]{0,199})", re.ASCII)
"""What may be asked for: a name without a folder in it, which a disk can have."""


def default_folder() -> Path | None:
    """The folder of this user; None without a home."""
    with suppress(RuntimeError):
        return cache_folder() / "page"
    return None


def publish(built: Path, folder: Path | None, now: Callable[[], float] = time.time) -> str | None:
    """Put the files of an edition into the folder and remove old ones; the folder, or None if it is not to be used.

    Browsers run what lies there, so that a folder which somebody else can write is not used. The log says why not.
    """
    why = "this user has no home" if folder is None else put_all(built, folder, now())
    if why is not None:
        log.warning("the page's files are not published for other versions, where pages reload once: %s", why)
    return str(folder) if why is None else None


async def publish_again(folder: str) -> None:
    """Publish the edition of this version once more, in a thread."""
    await asyncio.to_thread(publish, BUILT, Path(folder))


def put_all(built: Path, folder: Path, now: float) -> str | None:
    """Put the files of an edition into the folder and remove old ones; return why that cannot be done, if so."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not is_private(folder):
            return f"others can write to {folder}"
        for path in (*built.glob("assets/*"), *built.glob("engine/worker-*"), *built.glob("engine/townwright-*")):
            put(path, folder / path.name, now)
        for path in folder.iterdir():
            with suppress(FileNotFoundError):  # another server that starts now has removed it, or put it in its place
                if path.stat().st_mtime < now - KEPT_DAYS * 86_400:
                    path.unlink()
    except OSError as error:
        return str(error)  # a host may have denied it
    return None


def put(source: Path, target: Path, now: float) -> None:
    """Copy a file unless it is there in full, in one step, and note that it was of use now."""
    with suppress(FileNotFoundError):
        if target.stat().st_size == source.stat().st_size:
            return os.utime(target, (now, now))
    handle, partial = tempfile.mkstemp(dir=target.parent, prefix=".")
    try:
        with os.fdopen(handle, "wb") as writing, source.open("rb") as reading:
            shutil.copyfileobj(reading, writing)
        os.utime(partial, (now, now))
        Path(partial).replace(target)
    except OSError:
        Path(partial).unlink(missing_ok=True)
        raise


def find(folder: str | None, name: str) -> Path | None:
    """The file of another edition with this address, if one was published."""
    asked = NAME.fullmatch(name)
    if folder is None or asked is None:
        return None
    path = Path(folder) / asked[1]
    return path if path.is_file() else None
