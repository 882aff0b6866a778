"""When a table that failed in a background job is tried again: each time after twice as long."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SHORTEST: Final = 1.0
LONGEST: Final = 600.0
KEPT: Final = 10_000
"""Tables that are remembered; for each one beyond that, the one that failed longest ago is forgotten."""


class TableBackOff:
    """The tables that failed lately, by a clock that never jumps: how long each waits, and until when."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waits: dict[str, tuple[float, float]] = {}

    def is_due(self, table_id: str) -> bool:
        """Whether the table may be tried now."""
        wait = self._waits.get(table_id)
        return wait is None or self._clock() >= wait[1]

    def failed(self, table_id: str) -> float:
        """Let the table wait, twice as long as the last time; return the seconds."""
        before, _ = self._waits.pop(table_id, (0.0, 0.0))
        seconds = min(LONGEST, max(SHORTEST, 2 * before))
        self._waits[table_id] = seconds, self._clock() + seconds
        if len(self._waits) > KEPT:
            del self._waits[next(iter(self._waits))]
        return seconds

    def succeeded(self, table_id: str) -> None:
        """Forget that the table ever failed."""
        self._waits.pop(table_id, None)
