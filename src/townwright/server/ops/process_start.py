"""Starts processes that are left to the server: Ctrl-C at a terminal is not for them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def out_of_reach_of_ctrl_c() -> Iterator[None]:
    """Keep Ctrl-C at a terminal from processes that are started within the block, from their first moment.

    Windows cannot block signals: there a process ignores Ctrl-C as soon as it runs, which is soon enough.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # which would unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
