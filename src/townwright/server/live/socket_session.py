"""The session of one socket: a hello, then messages both ways, then a close with a code that says why."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from townwright import __version__
from townwright.core.refusals import Refusal, Unreadable
from townwright.server.auth.session_cookies import Visitor
from townwright.server.http.page_sockets import PageSocketProtocol, page_socket
from townwright.server.http.rate_limits import Bucket, NoSlotFree
from townwright.server.live import usual_frames
from townwright.server.live.connection import Connection
from townwright.server.live.message_handler import MessageHandler
from townwright.server.protocol import client_messages, decoding, server_messages
from townwright.server.services import Services
from townwright.server.store.errors import StoreError, is_outage

log = logging.getLogger(__name__)

RECHECK_SECONDS = 300
"""How often an open socket asks whether its session still holds."""


class Closed(Exception):
    """Raised to close the socket with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


class SocketSession:
    """Serves one accepted socket from the hello to its close."""

    def __init__(self, services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
        self._services, self._socket, self._visitor = services, socket, visitor
        self._limits = services.settings.limits
        self._protocol: PageSocketProtocol | None = None

    async def serve(self) -> None:
        """Accept the socket, carry messages until either end goes, and close it with a code."""
        await self._socket.accept()
        self._protocol = page_socket(self._socket.scope)
        self._services.metrics.count("sockets")
        try:
            with self._slots():
                await self._exchange_messages(await self._handshake())
        except NoSlotFree:
            await self._close(1013, "too many connections")
        except Closed as closed:
            await self._close(closed.code, closed.reason)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a socket failed")
            await self._close(1011, "something went wrong on the server")

    @contextlib.contextmanager
    def _slots(self) -> Iterator[None]:
        """Hold the places of a socket, from the moment it is open, whether it has said hello or not."""
        limits, visitor = self._services.visitor_limits, self._visitor
        with contextlib.ExitStack() as held:
            held.enter_context(limits.sockets_from.taken(visitor.address))
            if visitor.session:
                held.enter_context(limits.sockets_of.taken(visitor.session))
            yield

    async def _close(self, code: int, reason: str) -> None:
        self._services.metrics.count("sockets_closed", code=str(code))
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):  # a page that does not read does not read this either
                await self._socket.close(code, reason)

    # The hello

    async def _handshake(self) -> Connection:
        """Return the connection, if its first message is a hello with a good ticket."""
        visitor = self._visitor
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                first = await self._read()
            if not isinstance(first, client_messages.Hello):
                raise Closed(1008, "say hello first")
            await self._services.tickets.take(first.ticket, visitor.session)
        except TimeoutError:
            raise Closed(1008, "say hello first") from None
        except Refusal as refusal:
            raise Closed(1008, str(refusal)) from None
        except StoreError:
            raise Closed(1013, "nothing can be saved at the moment") from None
        registry, slow = self._services.table_registry, self._limits.slow_seconds
        return Connection(registry, self._send, visitor.person, visitor.session, slow, self._protocol)

    # Messages both ways

    async def _exchange_messages(self, connection: Connection) -> None:
        """Carry messages both ways, until either end or the server has had enough."""
        services = self._services
        services.connections.add(connection)
        connection.say(server_messages.Welcome(version=__version__, now=services.now()))
        presence, suggestions = services.broadcast.presence.encoded, services.broadcast.suggestions.at
        tasks: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(self._listen(connection)),
            asyncio.ensure_future(connection.send_for_ever(presence, suggestions)),
            asyncio.ensure_future(self._recheck(connection)),
            connection.closing,
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if connection.closing in done or connection.closing.done():
                await asyncio.wait([tasks[1]], timeout=0.05)  # what is owed may still go out, if it goes at once
                raise Closed(*connection.closing.result())
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            services.connections.discard(connection)
            for table_id in tuple(connection.watching):
                connection.unwatch(table_id)
                services.broadcast.leave(table_id, connection)

    async def _listen(self, connection: Connection) -> None:
        """Handle one message after another; who speaks too fast is heard more slowly."""
        limits, metrics = self._limits, self._services.metrics
        message_handler = MessageHandler(self._services, connection)
        seated = Bucket(20 * limits.seated_messages, limits.seated_messages)
        other = Bucket(20 * limits.other_messages, limits.other_messages)
        while True:
            await connection.wait_for_space()
            message = await self._read()
            started = time.perf_counter()
            await message_handler.handle(message)
            metrics.count("messages", say=str(type(message).__struct_config__.tag))
            metrics.took("message", time.perf_counter() - started)
            seconds = (seated if message_handler.seated else other).wait()
            if seconds:
                await asyncio.sleep(seconds)

    async def _recheck(self, connection: Connection) -> None:
        """Close the connection once its session has ended elsewhere; who is there stays while the storage is away."""
        services, token = self._services, self._visitor.token
        while True:
            await asyncio.sleep(RECHECK_SECONDS)
            try:
                if token is not None and await services.store.session(token, services.now()) is None:
                    connection.close(1008, "the session has ended")
            except StoreError as error:
                if not is_outage(error):
                    raise

    # Frames

    async def _read(self) -> client_messages.ClientMessage:
        """Return the next message; the end of the socket is raised."""
        event = await (self._protocol or self._socket).receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
        text = event.get("text")
        if not isinstance(text, str):
            raise Closed(1007, "frames are text")
        if len(text.encode("utf-8", "surrogatepass")) > self._limits.frame_bytes:
            raise Closed(1009, "the frame is too long")
        try:
            return usual_frames.read_act(text) or decoding.read(text)
        except Unreadable as refusal:
            raise Closed(1007, str(refusal)) from None

    async def _send(self, frame: bytes) -> None:
        """Send one frame; a page that has gone is raised as a disconnect."""
        try:
            await self._socket.send_text(frame.decode())
        except (OSError, RuntimeError):
            # The page has just gone; or it broke the protocol, and the socket was closed below this program, which
            # is told so as a RuntimeError if it happens to have something to say.
            raise WebSocketDisconnect(detail="gone", code=1006) from None
