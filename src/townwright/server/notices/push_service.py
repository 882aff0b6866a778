"""Calls push services: one request over TLS to an address that was checked, without redirects, in a few seconds."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

from townwright.server.notices.push_addresses import PushAddress, read_endpoint, resolve
from townwright.server.notices.web_push import KEPT_S, ServerKey, encrypt
from townwright.server.settings import Settings
from townwright.server.store.notices.models import PushSubscription

SECONDS: Final = 10.0
"""How long one call may take, from the look-up of the name to the first line of the answer."""
LONGEST_LINE: Final = 4096
GONE: Final = frozenset({404, 410})
"""Answers that say that a browser is gone; any other refusal may be about us, such as a clock that is wrong."""


class PushService:
    """Sends notices to the browsers of people."""

    def __init__(self, settings: Settings, key: ServerKey, now: Callable[[], int]) -> None:
        self.key = key
        self._private, self._contact, self._now = settings.private_push, settings.origins[0], now
        self._tls = ssl.create_default_context(cafile=settings.push_ca)

    async def send(self, to: PushSubscription, message: bytes, topic: str) -> bool:
        """Send a message, in place of an unread one of the same topic; return False if the browser is gone for good.

        ``OSError`` if the service cannot be reached or does not take it.
        """
        address = read_endpoint(to.endpoint, self._private)
        body = encrypt(message, to.p256dh, to.auth)
        headers = {
            "Authorization": self.key.authorization(address.origin, self._contact, self._now() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": topic[:32],
            "Urgency": "normal",
        }
        async with asyncio.timeout(SECONDS):
            status = await self._post(address, headers, body)
        if status in GONE:
            return False
        if not 200 <= status < 300:
            raise ConnectionError(f"a push service answered {status}")
        return True

    async def _post(self, address: PushAddress, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; the rest of it is not read."""
        number = await resolve(address, self._private)
        all_headers = {
            "Host": address.origin.removeprefix("https://"),
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in all_headers.items())
        async with connected(number, address, self._tls) as (reader, writer):
            writer.write(f"POST {address.path} HTTP/1.1\r\n{head}\r\n".encode() + body)
            await writer.drain()
            try:
                return read_status(await reader.readline())
            except ValueError as error:
                raise ConnectionError("a push service answered with too long a line") from error


@asynccontextmanager
async def connected(
    number: str, address: PushAddress, tls: ssl.SSLContext
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a push service; closed at the end, and cut off at once if the block fails or is cancelled."""
    reader, writer = await asyncio.open_connection(
        number, address.port, ssl=tls, server_hostname=address.host, limit=LONGEST_LINE
    )
    try:
        yield reader, writer
        writer.close()
        with suppress(OSError):
            await asyncio.wait_for(writer.wait_closed(), 1)
    finally:
        with suppress(AttributeError):  # which Python 3.11 raises where the other side has closed it meanwhile
            writer.transport.abort()


def read_status(line: bytes) -> int:
    """The status in the first line of an answer.

    >>> read_status(b"HTTP/1.1 201 Created")
    201
    """
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ConnectionError("a push service did not answer as one")
    return int(words[1])
