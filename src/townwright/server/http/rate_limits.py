"""Rate limits by token buckets: whoever has emptied the own bucket waits."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

from townwright.core.phrases import Phrase

KEPT: Final = 20_000
"""How many visitors are remembered; for each new one beyond that, the one who came longest ago is forgotten."""


class TooManyRequests(Exception):
    """Raised when a visitor asks for too much in too short a time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        self.phrase = Phrase(
            "server-too-many",
            "that was too much at once; try again in {seconds:second|seconds}",
            {"seconds": self.seconds},
        )
        super().__init__(str(self.phrase))


class Bucket:
    """A token bucket: it holds a number of tokens and gains some every second, by a clock that never jumps."""

    __slots__ = ("_clock", "_level", "_rate", "_size", "_then")

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._level, self._then = size, clock()

    def wait(self) -> float:
        """Take a token; return the seconds until it will really be there, 0 if it is."""
        self._fill()
        self._level -= 1
        return max(0.0, -self._level / self._rate)

    def take(self) -> float:
        """Take a token if there is one; otherwise return the seconds until there is."""
        self._fill()
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate

    def give_back(self) -> None:
        """Put back a token that was taken for nothing."""
        self._level = min(self._size, self._level + 1)

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._then) * self._rate)
        self._then = now


class RateLimit:
    """One bucket for each visitor, all of the same size, in the order in which they came last.

    Whoever keeps coming stays remembered, also while refused. Whoever is forgotten gets a full bucket on coming back,
    which most would have by then: it takes ``KEPT`` others to be forgotten.
    """

    def __init__(self, size: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """``size`` may come at once, and as many again every so many seconds."""
        self._size, self._rate, self._clock = size, size / seconds, clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def enter(self, who: Hashable) -> None:
        """Take a token of the visitor, or raise ``TooManyRequests``."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._buckets.popitem(last=False)
            bucket = self._buckets[who] = Bucket(self._size, self._rate, self._clock)
        else:
            self._buckets.move_to_end(who)
        seconds = bucket.take()
        if seconds:
            raise TooManyRequests(seconds)

    def give_back(self, who: Hashable) -> None:
        """Put back a token of the visitor."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give_back()


class NoSlotFree(Exception):
    """Raised when a visitor holds as many slots as allowed."""


class ConnectionSlots:
    """Limits how many connections each visitor holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    @contextmanager
    def taken(self, who: Hashable) -> Iterator[None]:
        """Hold one of the visitor's slots inside the block, or raise ``NoSlotFree``."""
        if self._taken[who] >= self._most:
            raise NoSlotFree
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
