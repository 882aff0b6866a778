"""Runs what may take long in a thread that the end of the process does not wait for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

R = TypeVar("R")


async def in_daemon_thread(call: Callable[[], R]) -> R:
    """Return what the call returns; whoever is cancelled meanwhile leaves it to itself.

    Threads of ``asyncio.to_thread`` are waited for when the loop is closed, however long they take.
    """
    done: Future[R] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(call())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, name="started by the server", daemon=True).start()
    return await asyncio.wrap_future(done)
