"""What the server counts, for Prometheus. Nothing here names a person, a table or a message.

One process counts in its memory. Several write what they count into files of one folder, so that whichever of them
is asked answers for all (``prometheus_client``'s multi-process mode).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics import disable_created_metrics
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MULTIPROCESS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Set in the environment before a process starts, it names the folder that all processes of a server share."""
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP: Final = {
    "requests": "HTTP requests by method and status.",
    "request": "Seconds from the first byte of a request to the end of its response.",
    "sockets": "Sockets that were asked for.",
    "sockets_closed": "Sockets that the server closed, by close code.",
    "messages": "Client messages by kind.",
    "message": "Seconds that a client message took.",
    "notices": "Notices about turns by way and outcome.",
    "connections": "Sockets that are open.",
    "tables_open": "Tables that are held in memory.",
}

disable_created_metrics()


class Metrics:
    """Counters, gauges that are read when they are asked for, and histograms of times."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters: dict[str, Counter] = {}
        self._labelled: dict[tuple[str, ...], Counter] = {}
        """The counters by their name and the values of their labels, which are few."""
        self._histograms: dict[str, Histogram] = {}
        self._gauges: dict[str, tuple[Gauge, Callable[[], float]]] = {}

    def count(self, name: str, **labels: str) -> None:
        """Add one to a counter. The labels of a counter are the same every time."""
        key = (name, *labels.values())
        counter = self._labelled.get(key)
        if counter is None:
            counter = self._labelled[key] = self._counter(name, labels)
        counter.inc()

    def _counter(self, name: str, labels: dict[str, str]) -> Counter:
        if name not in self._counters:
            self._counters[name] = Counter(
                f"townwright_{name}", HELP.get(name, ""), sorted(labels), registry=self._registry
            )
        return self._counters[name].labels(**labels) if labels else self._counters[name]

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Show a number that ``refresh`` reads; several processes' numbers are added up."""
        gauge = Gauge(f"townwright_{name}", HELP.get(name, ""), registry=self._registry, multiprocess_mode="livesum")
        self._gauges[name] = gauge, read

    def took(self, name: str, seconds: float) -> None:
        """Put a time into its histogram."""
        if name not in self._histograms:
            self._histograms[name] = Histogram(
                f"townwright_{name}_seconds", HELP.get(name, ""), buckets=BUCKETS, registry=self._registry
            )
        self._histograms[name].observe(seconds)

    async def refresh(self) -> None:
        """Read every gauge, so that other processes can tell this one's numbers."""
        self._read_gauges()

    def text(self) -> str:
        """Return everything in the text form of Prometheus, of all processes if there are several."""
        self._read_gauges()
        folder = os.environ.get(MULTIPROCESS_FOLDER)
        if not folder:
            return generate_latest(self._registry).decode()
        forget_dead(Path(folder))
        shared = CollectorRegistry()
        MultiProcessCollector(shared, folder)
        return generate_latest(shared).decode()

    def _read_gauges(self) -> None:
        for gauge, read in self._gauges.values():
            gauge.set(read())


def forget_dead(folder: Path) -> None:
    """Drop the gauges of processes that are there no more; what they counted stays counted."""
    for path in folder.glob("gauge_live*_*.db"):
        process = path.stem.rpartition("_")[2]
        if process.isdecimal() and not is_alive(int(process)):
            with suppress(OSError):
                mark_process_dead(int(process), str(folder))


def is_alive(process: int) -> bool:
    """Return whether there is such a process; Windows is not asked, where signal 0 would interrupt it."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
