"""Ends the process a few seconds after it was told to stop, whatever it is still busy with.

Every part of stopping has its allowance, and together they are less than what the process has. A loop that hangs, a
disk that does not answer or a thread that goes on costs the clean end, never a move: what was answered is stored.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from types import FrameType
from typing import Final

log = logging.getLogger(__name__)

REQUESTS: Final = 1
"""Seconds that requests in progress have to be answered."""
NOTICES: Final = 0.4
"""Seconds that notices under way have to be sent, and those that wait to be noted for the next start."""
FINISHING: Final = 1.5
"""Seconds that commands in progress have to be stored."""
SNAPSHOT: Final = 0.5
"""Seconds that a snapshot in progress has to be written."""
WHOLE: Final = 3.5
"""Seconds after which the process ends itself. The rest of 5 seconds is for a machine that is slow to let it."""


def end_in_time(seconds: float = WHOLE, end: Callable[[int], None] = os._exit) -> None:
    """End this process with status 1 if it is still there so long after SIGTERM or Ctrl-C.

    Call it in the main thread once the handlers of these signals are set: they are called as before.
    """
    told: SimpleQueue[int] = SimpleQueue()  # which may be filled from within a signal, wherever that interrupts

    def wait() -> None:
        told.get()
        time.sleep(seconds)
        log.error("the server did not stop in time, and ends now; every move that was confirmed is stored")
        end(1)

    if threading.current_thread() is threading.main_thread():
        threading.Thread(target=wait, name="stop deadline", daemon=True).start()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, noted(told, signal.getsignal(number)))


def stop_server() -> None:
    """Stop this server as SIGTERM does, with all its workers where it has several."""
    parent = multiprocessing.parent_process()
    os.kill(os.getpid() if parent is None or parent.pid is None else parent.pid, signal.SIGTERM)


def noted(told: SimpleQueue[int], before: object) -> Callable[[int, FrameType | None], None]:
    """A handler that notes its signal and then does what was done before."""

    def handle(number: int, frame: FrameType | None) -> None:
        told.put(number)
        if callable(before):
            before(number, frame)

    return handle
