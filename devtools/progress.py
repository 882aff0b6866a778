"""Says what is being done and how far it is; several steps may be under way at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def say(sentence: str) -> None:
    """Print a line in one piece, since several threads write."""
    print(f"{sentence}\n", end="", flush=True)


class Progress:
    """Counts the steps that are done of those that are due."""

    def __init__(self, steps: int, say: Callable[[str], None] = say) -> None:
        self._steps = steps
        self._done = 0
        self._say = say
        self._lock = threading.Lock()

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Say that a step begins, and after it how many are done and how long it took; a failed one is not done."""
        self._say(f"· {name} …")
        began = time.monotonic()
        yield
        with self._lock:
            self._done += 1
            self._say(f"  {self._done} of {self._steps} done: {name}, {time.monotonic() - began:.0f} s")
