"""The socket: one for each page, for everything that happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from townwright import __version__
from townwright.core.refusals import Refusal, Unreadable
from townwright.server.auth.session_cookies import Visitor
from townwright.server.http.rate_limits import Bucket, NoSlotFree
from townwright.server.live.connection import Connection
from townwright.server.live.message_handler import MessageHandler
from townwright.server.protocol import client_messages, decoding, server_messages
from townwright.server.services import Services
from townwright.server.store.errors import StoreError

log = logging.getLogger(__name__)


class Closed(Exception):
    """Raised to close the socket with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one page: a hello first; then the page's messages and the server's, until one of them goes."""
    services: Services = socket.app.state.services
    visitor: Visitor = socket.state.visitor
    await socket.accept()
    services.metrics.count("sockets")
    try:
        with _slots(services, visitor):
            connection = await _handshake(services, socket, visitor)
            await _exchange_messages(services, socket, connection, visitor)
    except NoSlotFree:
        await _close(services, socket, 1013, "too many connections")
    except Closed as closed:
        await _close(services, socket, closed.code, closed.reason)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a socket failed")
        await _close(services, socket, 1011, "something went wrong on the server")


@contextlib.contextmanager
def _slots(services: Services, visitor: Visitor) -> Iterator[None]:
    """A socket has its places from the moment it is open, whether it has said hello or not."""
    with contextlib.ExitStack() as held:
        held.enter_context(services.visitor_limits.sockets_from.taken(visitor.address))
        if visitor.session:
            held.enter_context(services.visitor_limits.sockets_of.taken(visitor.session))
        yield


async def _close(services: Services, socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    services.metrics.count("sockets_closed", code=str(code))
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1):  # a page that does not read does not read this either
            await socket.close(code, reason)


async def _handshake(services: Services, socket: WebSocket[Any, Any, Any], visitor: Visitor) -> Connection:
    """The connection, if its first message is a hello with a good ticket."""
    limits = services.settings.limits
    try:
        async with asyncio.timeout(limits.hello_seconds):
            first = await _read(socket, limits.frame_bytes)
        if not isinstance(first, client_messages.Hello):
            raise Closed(1008, "say hello first")
        await services.tickets.take(first.ticket, visitor.session)
    except TimeoutError:
        raise Closed(1008, "say hello first") from None
    except Refusal as refusal:
        raise Closed(1008, str(refusal)) from None
    except StoreError:
        raise Closed(1013, "nothing can be saved at the moment") from None

    async def send(frame: bytes) -> None:
        try:
            await socket.send_text(frame.decode())
        except (OSError, RuntimeError):
            # The page has just gone; or it broke the protocol, and the socket was closed below this program, which
            # is told so as a RuntimeError if it happens to have something to say.
            raise WebSocketDisconnect(detail="gone", code=1006) from None

    return Connection(services.table_registry, send, visitor.person, visitor.session, limits.slow_seconds)


async def _exchange_messages(
    services: Services, socket: WebSocket[Any, Any, Any], connection: Connection, visitor: Visitor
) -> None:
    """Carry messages both ways, until either end or the server has had enough."""
    services.connections.add(connection)
    connection.say(server_messages.Welcome(version=__version__, now=services.now()))
    presence, suggestions = services.broadcast.presence.encoded, services.broadcast.suggestions.at
    tasks: list[asyncio.Future[Any]] = [
        asyncio.ensure_future(_listen(services, socket, connection)),
        asyncio.ensure_future(connection.send_for_ever(presence, suggestions)),
        asyncio.ensure_future(_recheck(services, connection, visitor)),
        connection.closing,
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing in done or connection.closing.done():
            await _flush(tasks[1])
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


async def _flush(sender: asyncio.Future[Any]) -> None:
    """What is owed may still go out, if it goes at once."""
    await asyncio.wait([sender], timeout=0.05)


async def _listen(services: Services, socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Hear one message after another; who speaks too fast is heard more slowly."""
    limits = services.settings.limits
    message_handler = MessageHandler(services, connection)
    seated = Bucket(20 * limits.seated_messages, limits.seated_messages)
    other = Bucket(20 * limits.other_messages, limits.other_messages)
    while True:
        await connection.wait_for_space()
        frame = await _read(socket, limits.frame_bytes)
        started = time.perf_counter()
        await message_handler.handle(frame)
        services.metrics.count("messages", say=str(type(frame).__struct_config__.tag))
        services.metrics.took("message", time.perf_counter() - started)
        seconds = (seated if message_handler.seated else other).wait()
        if seconds:
            await asyncio.sleep(seconds)


async def _read(socket: WebSocket[Any, Any, Any], most: int) -> client_messages.ClientMessage:
    """The next message, or the end of the socket."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
    text = event.get("text")
    if not isinstance(text, str):
        raise Closed(1007, "frames are text")
    if len(text.encode("utf-8", "surrogatepass")) > most:
        raise Closed(1009, "the frame is too long")
    try:
        return decoding.read(text)
    except Unreadable as refusal:
        raise Closed(1007, str(refusal)) from None


async def _recheck(services: Services, connection: Connection, visitor: Visitor) -> None:
    """A session that has ended elsewhere ends its sockets too."""
    while True:
        await asyncio.sleep(300)
        if visitor.token is not None and await services.store.session(visitor.token, services.now()) is None:
            connection.close(1008, "the session has ended")
