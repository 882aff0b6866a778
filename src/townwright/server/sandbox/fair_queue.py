"""Who is next: everybody who waits gets a turn before anybody gets a second one."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

from townwright.core.refusals import NotNow

T = TypeVar("T")


class Busy(NotNow):
    """Too much is waiting already."""

    code = "busy"


class FairQueue(Generic[T]):
    """Waiting things by whom they are for; a few of each may be under way at once."""

    def __init__(self, most_each: int, most: int, at_once: int) -> None:
        self._most_each, self._most, self._at_once = most_each, most, at_once
        self._waiting: dict[Hashable, deque[T]] = {}
        self._under_way: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, who: Hashable, thing: T) -> None:
        """Let it wait, or refuse it if too much is waiting: of this person, or of all together."""
        if len(self._waiting.get(who, ())) >= self._most_each:
            raise Busy("server-busy-with-yours", "the server still computes what you asked before; wait for that")
        if len(self) >= self._most:
            raise Busy("server-busy", "the server has too much to compute at the moment; try again soon")
        self._waiting.setdefault(who, deque()).append(thing)

    def next(self) -> tuple[Hashable, T] | None:
        """The next thing that may begin, now under way; whoever it is for then stands behind the others."""
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
        """Everything that waits; nothing waits afterwards."""
        left = tuple(thing for things in self._waiting.values() for thing in things)
        self._waiting.clear()
        return left

    def done(self, who: Hashable) -> None:
        """One that was under way for somebody is under way no longer."""
        self._under_way[who] -= 1
        if not self._under_way[who]:
            del self._under_way[who]

    def forget(self, who: Hashable, thing: T) -> None:
        """Let it wait no longer, if it still does."""
        things = self._waiting.get(who)
        if things is not None and thing in things:
            things.remove(thing)
            if not things:
                del self._waiting[who]
