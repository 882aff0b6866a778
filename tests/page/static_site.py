"""The page as a folder of files on a plain web server, under a path of its own; the server can go away."""

from __future__ import annotations

import contextlib
import functools
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from townwright.cli.commands.static.static_page import write_static
from townwright.server.http.page_editions import BUILT

from .serving import build_page

PATH = "/games/town/"


class QuietFiles(SimpleHTTPRequestHandler):
    """Serves files, as ``python3 -m http.server`` does, and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  the name of the standard library
        """Say nothing."""


@dataclass
class StaticSite:
    """A web server with the folder on it."""

    server: ThreadingHTTPServer

    @property
    def origin(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def address(self) -> str:
        """Where the page lies."""
        return self.origin + PATH

    def stop(self) -> None:
        """Let nobody reach it any more."""
        self.server.shutdown()
        self.server.server_close()


@contextlib.contextmanager
def static_site(folder: Path) -> Iterator[StaticSite]:
    """A server with the page on it, for as long as the block lasts or until it is stopped."""
    build_page()
    write_static(BUILT, folder / PATH.strip("/"))
    serving = functools.partial(QuietFiles, directory=str(folder))
    site = StaticSite(ThreadingHTTPServer(("127.0.0.1", 0), serving))
    threading.Thread(target=site.server.serve_forever, daemon=True).start()
    try:
        yield site
    finally:
        site.stop()
