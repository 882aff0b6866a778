"""Cancels the work for a request when its client has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from townwright.server.workers.fair_queue import stopping

R = TypeVar("R")


class Disconnected(Exception):
    """Raised when the client has closed the connection before its response."""


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, R]) -> R:
    """The result of the work, which is cancelled when the client closes the connection; the body has been read.

    A server that stops cancels what takes too long: that is refused with a sentence.
    """
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Disconnected
        return working.result()
    except asyncio.CancelledError:
        raise stopping() from None
    finally:
        for task in (working, leaving):
            task.cancel()
