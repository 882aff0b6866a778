"""The page and its files, as the build left them. Files with a hash in their name are kept for ever."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import townwright

BUILT: Final = Path(townwright.__file__).parent / "client_dist"
HASHED: Final = re.compile(r"[-.][0-9A-Za-z_-]{8,}\.\w+$")

UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Townwright</title>
<h1>The page has not been built</h1>
<p>This Townwright runs from its sources, and the page in the browser has to be built first:
<code>python3 dev play</code> does it. The server itself is running; its interface is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


@get("/", include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    """The page."""
    return page()


@get("/{file:path}", include_in_schema=False, sync_to_thread=False)
def file(file: FromPath[Path]) -> Response[bytes]:
    """A file of the page; an address without a file type belongs to the page itself."""
    name = str(file).lstrip("/")
    if name.startswith("api/"):
        raise NotFoundException
    found = files().get(name)
    if found is None:
        if "." in name.rsplit("/", 1)[-1]:
            raise NotFoundException
        return page()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kept = "public, max-age=31536000, immutable" if HASHED.search(name) else "no-cache"
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": kept})


def page() -> Response[bytes]:
    """The page itself, which is asked for anew every time."""
    found = files().get("index.html")
    body = UNBUILT.encode() if found is None else found.read_bytes()
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})


@cache
def files() -> dict[str, Path]:
    """Every file of the built page by its address; no request ever names a path on the disk."""
    return {path.relative_to(BUILT).as_posix(): path for path in sorted(BUILT.rglob("*")) if path.is_file()}
