"""How long the server waits for a request to arrive, and how much of its headers it reads.

uvicorn waits for ever for the rest of a request and keeps headers of any length. Whoever opens connections and sends
nothing, or a byte now and then, would hold a place for each. ``TimeoutProtocol`` stands between the transport and
uvicorn's own protocol: it reads along with a parser of its own and overrides nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from http import HTTPStatus
from typing import Any, ClassVar, Final, cast

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from townwright.core.phrases import Phrase
from townwright.server.protocol.responses import Problem
from townwright.tables.replies import sentence

LINGERING: Final = 2.0
"""Seconds in which somebody who still sends can read why the server reads no further."""
LATE: Final = Phrase("server-request-late", "this request took too long to arrive")
LONG: Final = Phrase("server-headers-long", "the headers of this request are longer than the server reads")


class HeadersTooLong(Exception):
    """The headers of a request are longer than the server keeps."""


class RequestProgress:
    """How far the requests of one connection have come; the callbacks of its parser."""

    def __init__(self, header_bytes: int) -> None:
        self.header_bytes = header_bytes
        self.begun = 0
        """Requests whose first byte has come."""
        self.in_headers = False
        self.complete = True
        """Whether no request is half there."""
        self._kept = 0
        """Bytes of the address and of the whole headers of this request."""
        self._unfinished = 0
        """Bytes that have come while its headers have no end."""
        self._elsewhere = 0
        """Bytes of the newest piece that belong to bodies and to headers that are whole."""
        self._parser = httptools.HttpRequestParser(self)

    def feed(self, data: bytes) -> None:
        """Read along. What is no HTTP is left to uvicorn to refuse; ``HeadersTooLong`` if the headers are."""
        self._elsewhere = 0
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            return  # from now on the connection speaks another protocol
        except httptools.HttpParserError:
            if self._kept > self.header_bytes:
                raise HeadersTooLong from None
            return
        if self.in_headers:
            self._unfinished += len(data) - self._elsewhere
            if self._unfinished > self.header_bytes:
                raise HeadersTooLong

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        self.begun += 1
        self.in_headers, self.complete, self._kept, self._unfinished = True, False, 0, 0

    def on_url(self, url: bytes) -> None:
        """Count some of the address."""
        self._keep(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count one whole header."""
        self._keep(len(name) + len(value))

    def on_headers_complete(self) -> None:
        """Note that the body follows, if there is one."""
        self.in_headers = False
        self._elsewhere += self._kept

    def on_body(self, body: bytes) -> None:
        """Count some of the body."""
        self._elsewhere += len(body)

    def on_message_complete(self) -> None:
        """Note that all of a request is there; the next one may take its time to begin."""
        self.complete = True

    def _keep(self, size: int) -> None:
        self._kept += size
        if self._kept > self.header_bytes:
            raise HeadersTooLong  # which the parser turns into an error of its own


class WatchedTransport:
    """A transport that counts the responses begun on it; everything else it leaves to the real one."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.real = transport
        self.responses = 0
        self.closed_to_writers = False
        """Whether what is written from now on is dropped, since the last words have been said."""

    def write(self, data: bytes) -> None:
        """Write data to the real transport, and count the responses that begin in it."""
        if not self.closed_to_writers:
            self.responses += data.startswith(b"HTTP/1.1 ") and not data.startswith(b"HTTP/1.1 100 ")
            self.real.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


class TimeoutProtocol(asyncio.Protocol):
    """uvicorn's protocol behind a limit to the time that a request takes to arrive and to the size of its headers."""

    seconds: ClassVar[float] = 60.0
    """From the connection, or from the first byte of a further request, to the last byte of the request."""
    header_bytes: ClassVar[int] = 32 << 10

    def __init__(self, **given: Any) -> None:
        """Take what uvicorn gives its protocols."""
        self._inner = HttpToolsProtocol(**given)
        self._progress = RequestProgress(self.header_bytes)
        self._deadline: asyncio.TimerHandle | None = None
        self._refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for the first request."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self._watched = WatchedTransport(self._transport)
        self._inner.connection_made(self._watched)  # type: ignore[arg-type]  # it has all that a transport has
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the deadline and pass the end of the connection on to uvicorn."""
        self._cancel_deadline()
        self._inner.connection_lost(exc)

    def eof_received(self) -> None:
        """Pass on that nothing more will be sent."""
        self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass on that the peer reads too slowly."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the peer reads again."""
        self._inner.resume_writing()

    def data_received(self, data: bytes) -> None:
        """Pass data on to uvicorn unless its headers are too long."""
        if self._refused:
            return
        progress = self._progress
        begun = progress.begun
        try:
            progress.feed(data)
        except HeadersTooLong:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", LONG)
            return
        if progress.complete:
            self._cancel_deadline()
        elif self._deadline is None or progress.begun > begun + (not begun):
            self._start_deadline()
        self._inner.data_received(data)

    def _start_deadline(self) -> None:
        self._cancel_deadline()
        self._deadline = self._inner.loop.call_later(self.seconds, self._expire)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expire(self) -> None:
        """End a connection whose request does not come; whoever has begun to ask is told so."""
        if self._progress.complete:
            self._transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "too-late", LATE)

    def _refuse(self, status: HTTPStatus, code: str, why: Phrase) -> None:
        """Say the last words on this connection. What still comes is dropped: hanging up on it would lose them."""
        self._refused = True
        if self._watched.responses != self._progress.begun - 1 or self._transport.get_write_buffer_size():
            self._transport.close()  # since another response is not whole, which must not be mixed with this one
            return
        body = msgspec.json.encode(Problem(code=code, why=sentence(why), request=secrets.token_hex(4)))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        )
        self._watched.write("\r\n".join((*head, "", "")).encode() + body)
        self._watched.closed_to_writers = True
        self._transport.write_eof()
        self._cancel_deadline()
        self._deadline = self._inner.loop.call_later(LINGERING, self._transport.close)
