"""What the server counts, in the text form that Prometheus reads. Nothing here names a person, a table or a message."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges that are asked when they are read, and times in buckets."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[tuple[tuple[str, str], ...]]] = defaultdict(Counter)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self._counts[name][tuple(sorted(labels.items()))] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """A number that is asked for whenever the metrics are read."""
        self._gauges[name] = read

    def took(self, name: str, seconds: float) -> None:
        """One more of these took so long."""
        self._times.setdefault(name, [0] * (len(BUCKETS) + 1))[bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        """All of it."""
        return "\n".join((*self._lines(), ""))

    def _lines(self) -> Iterator[str]:
        for name, counts in sorted(self._counts.items()):
            yield f"# TYPE townwright_{name}_total counter"
            for labels, count in sorted(counts.items()):
                written = ",".join(f'{label}="{value}"' for label, value in labels)
                yield f"townwright_{name}_total{{{written}}} {count}" if written else f"townwright_{name}_total {count}"
        for name, read in sorted(self._gauges.items()):
            yield f"# TYPE townwright_{name} gauge"
            yield f"townwright_{name} {read():g}"
        for name, times in sorted(self._times.items()):
            yield f"# TYPE townwright_{name}_seconds histogram"
            total = 0
            for edge, number in zip((*map(str, BUCKETS), "+Inf"), times, strict=True):
                total += number
                yield f'townwright_{name}_seconds_bucket{{le="{edge}"}} {total}'
            yield f"townwright_{name}_seconds_sum {self._sums[name]:.6f}"
            yield f"townwright_{name}_seconds_count {total}"
