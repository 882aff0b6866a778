"""How long the server listens to a request that does not come, and how much of one it takes in.

uvicorn waits for ever for the rest of a request and keeps headers of any length. Whoever opens connections and says
nothing, or a byte now and then, would hold a place for each.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit to its patience and to the headers that it keeps."""

    seconds: ClassVar[float] = 60.0
    """From the first sign of a request to its last byte."""
    header_bytes: ClassVar[int] = 32 << 10

    _waiting: asyncio.TimerHandle | None = None
    _in_headers: bool = False
    _heard: int = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody is there, and a request should follow."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hear some more, unless these are headers without an end."""
        super().data_received(data)
        if self._in_headers and not self.transport.is_closing():
            self._heard += len(data)
            if self._heard > self.header_bytes:
                self.transport.write(TOO_LONG)
                self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_headers, self._heard = True, 0
        if self._waiting is None:
            self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The body follows, if there is one."""
        self._in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of a request is there; the next one may take its time to begin."""
        self._no_longer()
        super().on_message_complete()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.seconds, self.transport.close)

    def _no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
