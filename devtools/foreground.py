"""Runs a program of the environment as if it had been called by itself: Ctrl-C and its end are its own."""

from __future__ import annotations

import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from devtools import places

STOP_SECONDS: Final = 4.5
"""Seconds that a program has to stop by itself when it is told to; the server ends itself after 3.5."""


def run(program: str, *words: str, stop_seconds: float = STOP_SECONDS) -> int:
    """Run a program of the environment in the foreground, and end it when this one is told to end.

    Ctrl-C, or Ctrl-Break on Windows, reaches it too: it stops as it likes and says how.
    """
    started: list[subprocess.Popen[bytes]] = []
    told: list[int] = []

    def pass_on(*_: object) -> None:
        """Tell the program to stop, and end it if it does not; it may not have been started yet."""
        told.append(1)
        for child in started:
            child.terminate()
            killing = threading.Timer(stop_seconds, child.kill)
            killing.daemon = True
            killing.start()

    # An exception in the middle of waiting may lose how the program ended, so that nothing is raised here.
    handlers: dict[int, Callable[..., None]] = {signal.SIGINT: lambda *_: None, signal.SIGTERM: pass_on}
    if (ctrl_break := getattr(signal, "SIGBREAK", None)) is not None:
        handlers[ctrl_break] = lambda *_: None
    handlers |= dict.fromkeys(hangups(), pass_on)
    with handling(handlers):
        started.append(subprocess.Popen((str(places.program(program)), *words), cwd=places.ROOT))
        if told:
            pass_on()
        code = started[0].wait()
    return code if code >= 0 else 128 - code  # ended by a signal: counted as shells do


@contextmanager
def interrupted_by_signals() -> Iterator[None]:
    """Raise ``KeyboardInterrupt`` when this process is told to end, as Ctrl-C does, so that it ends its tools first."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with handling(dict.fromkeys([signal.SIGTERM, *hangups()], interrupt)):
        yield


@contextmanager
def handling(handlers: Mapping[int, Callable[..., None]]) -> Iterator[None]:
    """Set handlers of signals, and those that were there before when all is over."""
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def hangups() -> list[int]:
    """Return the signal of a terminal that is closed, where there is one and it is not ignored, as by ``nohup``."""
    hangup = getattr(signal, "SIGHUP", None)
    return [] if hangup is None or signal.getsignal(hangup) is signal.SIG_IGN else [hangup]
