"""Tells the server how much of a long task is done, from inside of the process that computes it."""

from __future__ import annotations

import pickle
import time
from multiprocessing.connection import Connection
from typing import Final

PAUSE: Final = 0.25
"""Seconds between two reports; those in between are left out."""


class Reporter:
    """Sends shares of a task over the connection on which its outcome will be sent."""

    def __init__(self) -> None:
        self.connection: Connection | None = None
        """Where whoever waits for the task reads; None outside of a worker."""
        self._next = 0.0

    def report(self, share: float) -> None:
        """Send the share that is done, from 0 to 1, unless the last one was sent just now."""
        now = time.monotonic()
        if self.connection is not None and now >= self._next:
            self._next = now + PAUSE
            self.connection.send_bytes(pickle.dumps(float(share)))


reporter: Final = Reporter()
"""The reporter of this process."""
