"""Watches the event loop: how long its turns are, and what ran in those that were too long.

In a turn the loop runs whatever is ready, and everybody else waits. A beat is due every few milliseconds; a turn that
is longer makes the next beat late by as much. A thread notices that the loop is late and sends it a signal, so that
the loop's own thread notes where it is: in Python 3.11 another thread that reads its frames can end the process.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import threading
import time
from types import FrameType
from typing import Final

from townwright.server.ops import garbage
from townwright.server.ops.metrics import Metrics

log = logging.getLogger(__name__)

LONG: Final = 0.02
"""Seconds from which on a turn is too long."""
BLOCKED: Final = 0.1
"""Seconds from which on a turn is told even if it computed nothing: the machine may be busy, or the loop waited."""
BEAT: Final = 0.01
WHERE: Final = getattr(signal, "SIGURG", None)
"""The signal that asks the loop's thread where it is: nobody else uses it, and who does not expect it ignores it."""
IDLE: Final = 0.002
"""Seconds of a turn in which the loop had so little to do that garbage may be looked for now."""
TOLD: Final = 5.0
"""Seconds between two lines of the log about it."""


class Watchdog:
    """Measures the turns of one event loop: by the clock, and by what its own thread computed."""

    def __init__(self, metrics: Metrics, long: float = LONG) -> None:
        self._metrics = metrics
        self._long = long
        self._last = 0.0
        """When the last beat came."""
        self._computed = 0.0
        self._thread = 0
        self._asks = False
        """Whether the loop's thread can be asked where it is: signals reach the main thread alone."""
        self._busy_with: list[str] = []
        self._collection_began = 0.0
        self._collections: list[float] = []
        """Seconds of each garbage collection since the last beat, those of other threads left out."""
        self._told = -TOLD
        self._next: asyncio.TimerHandle | None = None
        self._over = threading.Event()
        self.longest = 0.0
        self.longest_computing = 0.0
        self.longest_working = 0.0
        """The longest that a turn computed apart from garbage collections: what rules and messages took."""
        metrics.gauge("loop_longest_turn_seconds", lambda: self.longest)
        metrics.gauge("loop_longest_turn_computing_seconds", lambda: self.longest_computing)
        metrics.gauge("loop_longest_turn_working_seconds", lambda: self.longest_working)

    def start(self) -> None:
        """Watch the running loop from now on."""
        self._thread = threading.get_ident()
        self._schedule(asyncio.get_running_loop())
        gc.callbacks.append(self._note_collection)
        if WHERE is not None and threading.current_thread() is threading.main_thread():
            signal.signal(WHERE, self._note_place)
            signal.siginterrupt(WHERE, False)
            self._asks = True
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Stop the watching thread and the next beat."""
        self._over.set()
        gc.callbacks.remove(self._note_collection)
        if WHERE is not None and self._asks:
            signal.signal(WHERE, signal.SIG_IGN)  # one may still be on its way
        if self._next is not None:
            self._next.cancel()

    def _schedule(self, loop: asyncio.AbstractEventLoop) -> None:
        self._last, self._computed = time.perf_counter(), time.thread_time()
        self._next = loop.call_later(BEAT, self._beat, loop)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        turn = max(0.0, time.perf_counter() - self._last - BEAT)
        computing = min(turn, time.thread_time() - self._computed)
        working = max(0.0, computing - sum(self._collections))
        self._metrics.took("loop_turn", turn)
        self._metrics.took("loop_turn_computing", computing)
        self.longest = max(self.longest, turn)
        self.longest_computing = max(self.longest_computing, computing)
        self.longest_working = max(self.longest_working, working)
        for seconds in self._collections:
            self._metrics.took("garbage_collection", seconds)
        if turn > self._long:
            self._metrics.count("loop_slow_turns")
        if working > self._long:
            self._metrics.count("loop_slow_working_turns")
        if computing > self._long or turn > BLOCKED:
            self._tell(turn, computing)
        self._busy_with, self._collections = [], []
        self._schedule(loop)
        if turn < IDLE:
            garbage.collect_in_a_pause()

    def _note_collection(self, phase: str, _info: dict[str, int]) -> None:
        """Note how long a collection took. It may come anywhere, also where a lock is held, so it takes none."""
        if threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._collection_began = time.thread_time()
        else:
            self._collections.append(time.thread_time() - self._collection_began)

    def _tell(self, turn: float, computing: float) -> None:
        now = time.monotonic()
        if now - self._told >= TOLD:
            self._told = now
            times = {"milliseconds": turn, "computing": computing, "collecting": sum(self._collections)}
            spent = {name: round(1000 * seconds) for name, seconds in times.items()}
            log.warning("a turn of the event loop was long", extra={**spent, "where": self._busy_with})

    def _look(self) -> None:
        """Ask the loop's thread where it is whenever the loop is late."""
        while not self._over.wait(self._long / 2):
            if self._asks and WHERE is not None and time.perf_counter() - self._last > BEAT + self._long / 2:
                signal.pthread_kill(self._thread, WHERE)

    def _note_place(self, _signal: int, frame: FrameType | None) -> None:
        """Note what the loop is busy with, by files and lines; asked late, it may be busy with nothing any more."""
        self._busy_with = frames(frame) or self._busy_with


def frames(frame: FrameType | None) -> list[str]:
    """Return where a thread is, the innermost place last; the values at hand stay out."""
    found = []
    while frame is not None:
        name = frame.f_code.co_filename
        if "townwright" in name:
            found.append(f"{name.rsplit('townwright', 1)[-1]}:{frame.f_lineno}")
        frame = frame.f_back
    return found[:6][::-1]
