"""What a process of the sandbox keeps of the records that visitors bring, so that a slider costs a view only.

Everybody finds only what they brought themselves: how soon an answer comes tells nobody what others look at.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 48 << 20
"""Bytes that a process keeps of all visitors together."""
MOST_EACH: Final = 24 << 20
"""Bytes of one visitor; the largest record, of 200 players, takes 16 MiB."""
POSITION, SEAT = 1_200, 20
"""Bytes of a position, and of each seat in it; measured with records of 2, 100 and 200 players."""


def bytes_of(positions: int, seats: int) -> int:
    """About how much so many positions of a game with so many seats take."""
    return positions * (POSITION + SEAT * seats)


@dataclass(frozen=True, slots=True)
class CacheEntry(Generic[T]):
    """Something that is kept, and how much it takes."""

    thing: T
    size: int


class PositionCache(Generic[T]):
    """Things by visitor and key, those used longest ago first; bounded in bytes, for all and for each visitor."""

    def __init__(self, most: int = MOST, most_each: int = MOST_EACH) -> None:
        self._most, self._most_each = most, most_each
        self._kept: dict[Hashable, dict[bytes, CacheEntry[T]]] = {}
        self.visitor: Hashable = None
        """Whom the process works for now."""

    def find(self, key: bytes) -> T | None:
        """Return what this visitor has kept under the key."""
        mine = self._kept.get(self.visitor, {})
        found = mine.pop(key, None)
        if found is None:
            return None
        mine[key] = found
        return found.thing

    def keep(self, key: bytes, thing: T, size: int) -> None:
        """Keep something for this visitor, and drop the oldest things until all fits.

        They are the visitor's own as long as these are too many, and then those of whoever else keeps most.
        """
        if size > self._most_each:
            return
        mine = self._kept.setdefault(self.visitor, {})
        mine[key] = CacheEntry(thing, size)
        while self.size_of(self.visitor) > self._most_each:
            self._drop_oldest(self.visitor)
        while sum(map(self.size_of, self._kept)) > self._most:
            self._drop_oldest(max((who for who in self._kept if who != self.visitor), key=self.size_of))

    def size_of(self, visitor: Hashable) -> int:
        """Return how many bytes are kept for a visitor."""
        return sum(kept.size for kept in self._kept.get(visitor, {}).values())

    @property
    def visitors(self) -> tuple[Hashable, ...]:
        """Those for whom something is kept."""
        return tuple(self._kept)

    def _drop_oldest(self, visitor: Hashable) -> None:
        theirs = self._kept[visitor]
        del theirs[next(iter(theirs))]
        if not theirs:
            del self._kept[visitor]
