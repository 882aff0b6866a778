"""The socket: one for each page, for everything that happens."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from townwright.server.live.socket_session import SocketSession


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one page: a hello first; then the page's messages and the server's, until one of them goes."""
    await SocketSession(socket.app.state.services, socket, socket.state.visitor).serve()
