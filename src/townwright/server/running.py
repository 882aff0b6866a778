"""Runs the server: one place for what uvicorn is told, for the command line and for tests."""

from __future__ import annotations

import os
import socket
from typing import Any, Final

import uvicorn

from townwright.server import settings
from townwright.server.settings import Settings

HEADERS_AND_BODY_SECONDS: Final = 60


def config(app: Any, chosen: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn shall run an application: strict, quiet, without compression."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        http="httptools",
        ws_max_size=chosen.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=HEADERS_AND_BODY_SECONDS,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(more.get("forwarded_allow_ips")),
        log_config=None,
        access_log=False,
        **more,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes any that is free. ``OSError`` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(1024)
    except OSError:
        made.close()
        raise
    return made


def leave_for_workers(chosen: Settings) -> None:
    """Put the settings where worker processes find them."""
    os.environ[settings.ENVIRONMENT] = settings.write(chosen)
