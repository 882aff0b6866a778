"""The protocol of a page's socket: uvicorn's own, with a short way for what the server says most.

An update passes through four wrappers, is decoded, encoded and framed by a general writer before it reaches the
connection; a page that reads as fast as it is told is written to at once instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from townwright.server.http.timeouts import WatchedTransport

EXTENSION: Final = "townwright.socket"
"""Where the scope of a socket names its protocol."""
TEXT: Final = 0x81
"""The first byte of a whole message of text (RFC 6455, section 5.2)."""
SHORT, MIDDLE, LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


class PageSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol of a socket, which its application can write to without a detour."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection of a request; responses are no longer counted on it."""
        super().connection_made(transport.real if isinstance(transport, WatchedTransport) else transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"protocol": self}}

    def can_write(self) -> bool:
        """Return whether the page is there and reads as fast as it is told."""
        return (
            self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.close_sent
            and not self.transport.is_closing()
        )

    def write(self, frame: bytes) -> None:
        """Write a message of text; only while ``can_write``."""
        self.transport.write(framed(frame))


def framed(text: bytes) -> bytes:
    """A message of text as it stands on the wire when a server says it: in one frame, and not masked."""
    length = len(text)
    if length < 126:
        return SHORT.pack(TEXT, length) + text
    return (MIDDLE.pack(TEXT, 126, length) if length < 1 << 16 else LONG.pack(TEXT, 127, length)) + text


def page_socket(scope: Mapping[str, Any]) -> PageSocketProtocol | None:
    """The protocol of a socket, by its scope; None where another server than ours runs the application."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else found["protocol"]
