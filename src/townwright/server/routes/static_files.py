"""The page and its files, as the build left them. Files with a hash in their name are kept for ever."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from townwright.server.http import page_editions, preload
from townwright.server.http.middleware import ENGINE_POLICY, PAGE_FILES
from townwright.server.http.page_editions import BUILT

HASHED: Final = re.compile(r"^(assets|engine)/.*[-.][0-9A-Za-z_-]{8,}\.\w+$|^engine/pyodide-[0-9][\w.-]*/.+$")
"""Files that never change under their names: a hash stands in it, or the version of the engine's runtime."""
ENGINE_WORKER: Final = re.compile(r"^engine/worker-[\w-]+\.js$")
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How a browser calls a way of packing, the best first, and how the file that the build packed ends."""
MOST_READ: Final = 1_000
"""Characters of a header that are read; a browser names a few things in it."""
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Where machines differ about what a file is."""

UNBUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Townwright</title>
<h1>The page has not been built</h1>
<p>This Townwright runs from its sources, and the page in the browser has to be built first:
<code>python3 dev play</code> does it. The server itself is running; its interface is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


@dataclass(frozen=True, slots=True)
class Served:
    """A file of the page: its bytes as they are, and packed in the ways that the build packed them."""

    kind: str
    caching: str
    """How long a browser may keep it without asking."""
    ways: dict[str, bytes]
    """By the name of the packing; the plain bytes under the empty name."""
    policy: str | None = None
    """What the file may do where that is not what the page may."""

    @property
    def mark(self) -> str:
        """Return a hash of the content, for its entity tag."""
        return mark_of(self.ways[""])


@lru_cache(1024)
def mark_of(content: bytes) -> str:
    """A hash of the content; that of a large file takes long, and is asked for again and again."""
    return hashlib.sha256(content).hexdigest()[:24]


@get("/", include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serve the page at ``/``."""
    return await screen(request, "")


@get("/{file:path}", include_in_schema=False)
async def file(request: Request[Any, Any, Any], file: FromPath[Path]) -> Response[bytes]:
    """Serve a file of the page; an address without a file type belongs to the page itself."""
    name = str(file).lstrip("/")
    if name.startswith("api/"):
        raise NotFoundException
    found = files().get(name) or other_edition(request.app.state.services.settings.page_folder, name)
    if found is not None:
        return respond(request, found)
    if "." in name.rsplit("/", 1)[-1] or f"/{name}".startswith(PAGE_FILES):
        raise NotFoundException
    return await screen(request, name)


async def screen(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """Serve the page with the names of what its screen at this address begins with."""
    lists = files().get("ahead.json")
    response = respond(request, page())
    links = await preload.links(request, path, None if lists is None else lists.ways[""])
    if links:
        response.headers["link"] = links
    return response


def page() -> Served:
    """Return the page itself, or a sentence on how to build it."""
    return files().get("index.html") or Served("text/html", "no-cache", {"": UNBUILT})


def respond(request: Request[Any, Any, Any], found: Served) -> Response[bytes]:
    """Return the file in the best encoding that the browser accepts, or that it already has it."""
    way = next((way for way in (*PACKED, "") if way in found.ways and (not way or accepts(request, way))), "")
    mark = f'"{found.mark}{"-" if way else ""}{way}"'
    headers = {"cache-control": found.caching, "etag": mark, "vary": "accept-encoding"}
    if found.policy is not None:
        headers["content-security-policy"] = found.policy
    if mark in listed(request, "if-none-match"):
        return Response(b"", status_code=304, media_type=found.kind, headers=headers)
    if way:
        headers["content-encoding"] = way
    return Response(found.ways[way], media_type=found.kind, headers=headers)


def accepts(request: Request[Any, Any, Any], way: str) -> bool:
    """Whether the browser says that it can unpack this."""
    accepted = (one.lower().replace(" ", "") for one in listed(request, "accept-encoding"))
    return any(re.fullmatch(rf"{way}(;q=(1(\.0*)?|0\.0*[1-9]\d*))?", one) for one in accepted)


def listed(request: Request[Any, Any, Any], header: str) -> list[str]:
    """Return what a header lists with commas between, as far as it is read."""
    return [one.strip() for one in request.headers.get(header, "")[:MOST_READ].split(",")]


@cache
def files() -> dict[str, Served]:
    """Every file of the built page by its address; no request ever names a path on the disk."""
    found = {path.relative_to(BUILT).as_posix(): path for path in sorted(BUILT.rglob("*")) if path.is_file()}
    packed = {f"{name}{end}" for name in found for end in PACKED.values()}
    return {name: served(name, path) for name, path in found.items() if name not in packed}


def other_edition(folder: str | None, name: str) -> Served | None:
    """A file of the page as another version built it, if this server can find it."""
    path = page_editions.find(folder, name)  # which bounds the name, before anything searches in it
    if path is None or not HASHED.match(name):
        return None
    try:
        return read_once(name, path)
    except FileNotFoundError:  # another server has just removed it
        return None


@lru_cache(64)
def read_once(name: str, path: Path) -> Served:
    """A file of another edition, read at the first request: it never changes under its name."""
    return served(name, path)


def served(name: str, path: Path) -> Served:
    """One file, with those beside it that hold the same packed."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    caching = "public, max-age=31536000, immutable" if HASHED.match(name) else "no-cache"
    ways = {"": path.read_bytes()}
    for way, end in PACKED.items():
        beside = path.with_name(path.name + end)
        if beside.is_file():
            ways[way] = beside.read_bytes()
    return Served(kind, caching, ways, ENGINE_POLICY if ENGINE_WORKER.match(name) else None)
