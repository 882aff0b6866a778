"""How long the server listens to a request that does not come, and how much of one it takes in.

uvicorn waits for ever for the rest of a request and keeps headers of any length. Whoever opens connections and says
nothing, or a byte now and then, would hold a place for each.
"""

from __future__ import annotations

import asyncio
import secrets
from http import HTTPStatus
from typing import ClassVar, Final, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from townwright.core.phrases import Phrase
from townwright.server.protocol.responses import Problem
from townwright.tables.replies import sentence

LINGERING: Final = 2.0
"""Seconds in which somebody who still sends can read why nobody listens any more."""


class TooLong(Exception):
    """The headers of a request are longer than the server keeps."""


class TimeoutProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit to its patience and to the headers that it keeps."""

    seconds: ClassVar[float] = 60.0
    """From the connection, or from the first byte of a further request, to the last byte of the request."""
    header_bytes: ClassVar[int] = 32 << 10

    _waiting: asyncio.TimerHandle | None = None
    _in_headers: bool = False
    _refused: bool = False
    _kept: int = 0
    """Bytes of the address and of the whole headers of this request."""
    _heard: int = 0
    """Bytes that have come while its headers have no end."""
    _others: int = 0
    """Bytes of the newest piece that belong to the requests before."""

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
        if self._refused:
            return
        self._others = 0
        super().data_received(data)
        if self._in_headers and not self._refused:
            self._heard += len(data) - self._others
            if self._heard > self.header_bytes:
                self._refuse_long()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_headers, self._kept, self._heard = True, 0, 0
        if self._waiting is None:
            self._wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some of the address."""
        self._keep(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header is whole."""
        self._keep(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body follows, if there is one."""
        self._in_headers = False
        self._others += self._kept
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of the body."""
        self._others += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of a request is there; the next one may take its time to begin."""
        self._no_longer()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What the parser stopped at: headers that are too long, or no HTTP."""
        if self._kept > self.header_bytes:
            self._refuse_long()
        else:
            super().send_400_response(msg)

    @property
    def _answered(self) -> RequestResponseCycle | None:
        """The request whose answer is not whole yet."""
        cycle = cast("RequestResponseCycle | None", self.cycle)  # uvicorn begins with None
        return None if cycle is None or cycle.response_complete else cycle

    def _keep(self, size: int) -> None:
        self._kept += size
        if self._kept > self.header_bytes:
            raise TooLong  # which ends the parsing, and comes back by send_400_response

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.seconds, self._let_go)

    def _no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _let_go(self) -> None:
        """Too late: whoever has begun to ask is told so."""
        if self._in_headers or self._answered is not None:
            late = Phrase("server-request-late", "this request took too long to arrive")
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "too-late", late)
        else:
            self.transport.close()

    def _refuse_long(self) -> None:
        long = Phrase("server-headers-long", "the headers of this request are longer than the server reads")
        self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", long)

    def _refuse(self, status: HTTPStatus, code: str, why: Phrase) -> None:
        """The last words on this connection. What still comes is thrown away: hanging up on it would lose them."""
        self._refused = True
        answered = self._answered
        if answered is not None:
            if self._in_headers or answered.response_started:
                self.transport.close()  # since something else is being said, which must not be mixed with this
                return
            answered.disconnected = True
            answered.message_event.set()
        problem = Problem(code=code, why=sentence(why), request=secrets.token_hex(4))
        body = msgspec.json.encode(problem)
        told = (
            f"HTTP/1.1 {status.value} {status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        )
        self.transport.write("\r\n".join((*told, "", "")).encode() + body)
        self.transport.write_eof()
        self._no_longer()
        self._waiting = self.loop.call_later(LINGERING, self.transport.close)
