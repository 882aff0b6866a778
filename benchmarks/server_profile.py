"""Tells in which layers a server spends its processor time: rules, views, encoding, store, network.

A timer of the process interrupts the event loop's thread after every few milliseconds of computing, and the innermost
line of ours or of a library that belongs to a layer is noted. What the other threads computed meanwhile is told by the
clocks: the loop's own thread has one, and the rest of the process's time is theirs.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import Final

EVERY_S: Final = 0.002
START: Final = getattr(signal, "SIGUSR1", None)
"""Asks a server to begin anew; there is no profile where a system has no such signals."""
WRITE: Final = getattr(signal, "SIGUSR2", None)
THREADS: Final = "store's threads"
OTHER: Final = "other"

LAYERS: Final = (
    ("views", ("/seen/", "/tables/views", "/live/updates/", "/tables/seats/offers")),
    ("encoding", ("/tables/patches", "/server/protocol/", "/msgspec/")),
    ("store", ("/server/store/", "/apsw/", "/live/stored_facts", "/live/table_index", "/live/rated_results")),
    ("rules", ("/townwright/games/", "/townwright/core/", "/townwright/tables/", "/sandbox/", "/live/table_rules")),
    ("network", ("/uvicorn/", "/websockets/", "/litestar/", "/live/connection", "/live/socket", "/server/http/")),
    ("tables and messages", ("/server/live/", "/server/auth/", "/server/bots/")),
    ("metrics", ("/prometheus_client/", "/server/ops/")),
    ("requests", ("/townwright/server/",)),
    ("event loop", ("/asyncio/", "/uvloop/")),
)
"""Which files belong to which layer, the first that fits."""


class LayerProfile:
    """Counts the processor time of this process by layer, and by the lines that took most of it."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._layers: defaultdict[str, float] = defaultdict(float)
        self._functions: defaultdict[str, float] = defaultdict(float)
        self._computed = self._all = 0.0

    def listen(self) -> None:
        """Begin when another process asks, and write what was found when it asks for that."""
        if START is not None and WRITE is not None:
            signal.signal(signal.SIGPROF, self._note)
            signal.signal(START, lambda *_: self._begin())
            signal.signal(WRITE, lambda *_: self._write())

    def _begin(self) -> None:
        self._layers.clear()
        self._functions.clear()
        self._computed, self._all = time.thread_time(), time.process_time()
        signal.setitimer(signal.ITIMER_PROF, EVERY_S, EVERY_S)

    def _note(self, _signal: int, frame: FrameType | None) -> None:
        computed, whole = time.thread_time(), time.process_time()
        layer, function = where(frame)
        seconds = computed - self._computed
        self._layers[layer] += seconds
        self._functions[function] += seconds
        self._layers[THREADS] += whole - self._all - seconds
        self._computed, self._all = computed, whole

    def _write(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        hottest = sorted(self._functions.items(), key=lambda each: -each[1])
        found = {"layers": dict(self._layers), "functions": dict(hottest[:60])}
        part = self._target.with_suffix(".part")
        part.write_text(json.dumps(found))
        part.rename(self._target)


def where(frame: FrameType | None) -> tuple[str, str]:
    """The layer and the function of the innermost frame that belongs to a layer."""
    while frame is not None:
        path = frame.f_code.co_filename.replace(os.sep, "/")
        for layer, parts in LAYERS:
            if any(part in path for part in parts):
                return layer, f"{'/'.join(path.split('/')[-2:])}:{frame.f_code.co_name}"
        frame = frame.f_back
    return OTHER, OTHER


def shares(layers: Mapping[str, float]) -> dict[str, float]:
    """Each layer's share of all processor time, the largest first."""
    whole = sum(layers.values()) or 1.0
    return {layer: seconds / whole for layer, seconds in sorted(layers.items(), key=lambda item: -item[1])}
