"""The log of refused requests: each by its number, and no more lines than a host can read."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger(__name__)

LINES: Final = 30
"""Lines of one kind in a window; what follows is counted."""
WINDOW_SECONDS: Final = 60.0


class RefusalLog:
    """Writes a line for each refused request, and for floods how many more there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: dict[str, float] = {}
        self._seen: dict[str, int] = {}

    def note(self, status: int, code: str, request: str, route: str) -> None:
        """Log that a request was refused; ``request`` is the number that its page was told."""
        now = self._clock()
        if now - self._began.get(code, -WINDOW_SECONDS) >= WINDOW_SECONDS:
            self._close(code)
            self._began[code] = now
        self._seen[code] = self._seen.get(code, 0) + 1
        if self._seen[code] <= LINES:
            log.info(
                "a request was refused", extra={"status": status, "code": code, "request": request, "route": route}
            )

    def _close(self, code: str) -> None:
        more = self._seen.pop(code, 0) - LINES
        if more > 0:
            log.warning("%d more requests were refused", more, extra={"code": code})


REFUSALS: Final = RefusalLog()
"""That of this process."""
