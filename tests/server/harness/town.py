"""One server for many small tests: it runs in a thread of its own, and each test asks it for a scene."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from tests.server.harness.serving import Server, serving

T = TypeVar("T")


class Town:
    """A server that other threads can use."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Server) -> None:
        self._loop = loop
        self.server = server

    def run(self, scene: Coroutine[Any, Any, T], seconds: float = 120.0) -> T:
        """Play a scene in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(scene, self._loop).result(seconds)


@contextmanager
def town(folder: Path, **settings: Any) -> Iterator[Town]:
    """A server for as long as the block lasts."""
    started: list[Town | BaseException] = []
    ready, over = threading.Event(), asyncio.Event()

    async def live() -> None:
        try:
            async with serving(folder, **settings) as server:
                started.append(Town(asyncio.get_running_loop(), server))
                ready.set()
                await over.wait()
        except BaseException as error:
            started.append(error)
            ready.set()
            raise

    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    ready.wait()
    first = started[0]
    if isinstance(first, BaseException):
        thread.join()
        raise first
    try:
        yield first
    finally:
        first._loop.call_soon_threadsafe(over.set)
        thread.join()
