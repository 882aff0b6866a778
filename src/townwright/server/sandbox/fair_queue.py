"""Who is next: everybody who waits gets a turn before anybody gets a second one."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

from townwright.core.refusals import NotNow

T = TypeVar("T")


class Busy(NotNow):
    """Raised when too much is waiting already."""

    code = "busy"


class FairQueue(Generic[T]):
    """Waiting things by whom they are for; a few of each may be under way at once."""

    def __init__(self, most_each: int, most: int, at_once: int) -> None:
        self._most_each, self._most, self._at_once = most_each, most, at_once
        self._waiting: dict[Hashable, deque[T]] = {}
        self._under_way: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, who: Hashable, thing: T) -> T | None:
        """Queue a task, or refuse it if too much is waiting: of this person, or of all together.

        In a full queue, somebody who has nothing waiting takes the place of the newest task of whoever has most; that
        task is returned, for the caller to refuse.
        """
        if len(self._waiting.get(who, ())) >= self._most_each:
            raise Busy("server-busy-with-yours", "the server still computes what you asked before; wait for that")
        dropped = self._make_room(who) if len(self) >= self._most else None
        self._waiting.setdefault(who, deque()).append(thing)
        return dropped

    def _make_room(self, who: Hashable) -> T:
        """Take the newest task of whoever has most out of the queue; refuse if that would be no fairer."""
        most = max(self._waiting.values(), key=len, default=deque[T]())
        if who in self._waiting or len(most) < 2:
            raise busy()
        return most.pop()

    def next(self) -> tuple[Hashable, T] | None:
        """Take the next task that may begin; its person then stands behind the others."""
        for who, things in self._waiting.items():
            if self._under_way[who] < self._at_once:
                thing = things.popleft()
                del self._waiting[who]
                if things:
                    self._waiting[who] = things
                self._under_way[who] += 1
                return who, thing
        return None

    def clear(self) -> tuple[T, ...]:
        """Empty the queue and return everything that waited."""
        left = tuple(thing for things in self._waiting.values() for thing in things)
        self._waiting.clear()
        return left

    def done(self, who: Hashable) -> None:
        """Count one task of a person as finished."""
        self._under_way[who] -= 1
        if not self._under_way[who]:
            del self._under_way[who]

    def forget(self, who: Hashable, thing: T) -> None:
        """Take a task out of the queue, if it still waits."""
        things = self._waiting.get(who)
        if things is not None and thing in things:
            things.remove(thing)
            if not things:
                del self._waiting[who]


def busy() -> Busy:
    """Why a task is not computed when too much of all together is waiting."""
    return Busy("server-busy", "the server has too much to compute at the moment; try again soon")
