"""All actions open to a seat in its turn, in order, without writing them all down."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from typing import overload

from townwright.core.limits.lazy_sequence import LazySequence
from townwright.games.skylines.actions import Action, Arrange
from townwright.games.skylines.map.free_layouts import Arrangements
from townwright.games.skylines.map.ground import bits
from townwright.games.skylines.map.tile_placement import Block, play_at
from townwright.games.skylines.turn.card_play import SeatPlays


class Offers(Sequence[Action]):
    """Plays card by card, tile by tile, picture by picture and place by place; other actions between and behind.

    Its length is a sum of bit counts, and an element is made when it is asked for. The parts are looked for as
    far as somebody looks, and paid by the player's budget.
    """

    def __init__(self, player: SeatPlays, parts: Iterable[Block | Action]) -> None:
        self._player = player
        self._parts = LazySequence(parts)

    @cached_property
    def _ends(self) -> list[int]:
        sizes = (part.places.bit_count() if isinstance(part, Block) else 1 for part in self._parts)
        return list(accumulate(sizes))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[Action]:
        for part in self._parts:
            if isinstance(part, Block):
                for bit in bits(part.places):
                    self._player.budget.spend()
                    yield play_at(self._player, part, bit)
            else:
                yield part

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        at = bisect_right(self._ends, number)
        part = self._parts[at]
        if not isinstance(part, Block):
            return part
        return play_at(self._player, part, nth_bit(part.places, number - (self._ends[at - 1] if at else 0)))


def nth_bit(mask: int, number: int) -> int:
    """The position of the bit that has so many set bits below it."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


class Arranged(Sequence[Action]):
    """All layouts as actions, made when they are asked for."""

    def __init__(self, layouts: Arrangements) -> None:
        self._layouts = layouts

    def __len__(self) -> int:
        return len(self._layouts)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [Arrange(layout) for layout in self._layouts[index]]
        return Arrange(self._layouts[index])

    def __iter__(self) -> Iterator[Action]:
        return map(Arrange, self._layouts)
