"""Free layouts (scenario 5): every way to lay boards edge to edge with water facing water.

The ways are counted slot by slot without listing them, so that even the millions of ways to lay
six boards have a length, an order and an n-th element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import overload

from townwright.games.skylines.box.boards import EMPTY, Layout, Slot, edges
from townwright.games.skylines.box.components import Box

Place = tuple[int, int]
Plan = tuple[Place, ...]
"""The slots of a layout, in reading order, whichever boards come there."""


@cache
def plans(number: int) -> tuple[Plan, ...]:
    """Every connected arrangement of so many slots: flat ones first, then narrow ones, then in reading order."""
    found: set[Plan] = {((0, 0),)}
    for _ in range(number - 1):
        found = {
            _settled((*plan, near))
            for plan in found
            for row, column in plan
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if near not in plan
        }
    return tuple(sorted(found, key=lambda plan: (max(r for r, _ in plan), max(c for _, c in plan), plan)))


def _settled(plan: Plan) -> Plan:
    top, left = min(row for row, _ in plan), min(column for _, column in plan)
    return tuple(sorted((row - top, column - left) for row, column in plan))


@dataclass(frozen=True)
class Arrangements(Sequence[Layout]):
    """All layouts of some boards: by plan, then by board and turn of each slot in reading order."""

    box: Box
    boards: tuple[str, ...]
    """The boards' letters, sorted."""

    def __len__(self) -> int:
        return sum(self.ways(plan, ()) for plan in plans(len(self.boards)))

    @overload
    def __getitem__(self, index: int) -> Layout: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Layout]: ...
    def __getitem__(self, index: int | slice) -> Layout | Sequence[Layout]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        left = index + len(self) if index < 0 else index
        if left >= 0:
            for plan in plans(len(self.boards)):
                ways = self.ways(plan, ())
                if left < ways:
                    return self._nth(plan, left)
                left -= ways
        raise IndexError(index)

    def __iter__(self) -> Iterator[Layout]:
        for plan in plans(len(self.boards)):
            for laid in _completed(self.box, plan, self.boards, ()):
                yield _layout(plan, laid)

    def _nth(self, plan: Plan, left: int) -> Layout:
        laid: tuple[tuple[str, int], ...] = ()
        while len(laid) < len(plan):
            for board in self.fitting(plan, laid):
                ways = self.ways(plan, (*laid, board))
                if left < ways:
                    laid = (*laid, board)
                    break
                left -= ways
        return _layout(plan, laid)

    def ways(self, plan: Plan, laid: tuple[tuple[str, int], ...]) -> int:
        """In how many ways a layout that begins so can be completed."""
        left = tuple(board for board in self.boards if board not in dict(laid))
        return _ways(self.box, plan, left, self._facing(plan, laid))

    def fitting(self, plan: Plan, laid: tuple[tuple[str, int], ...]) -> Iterator[tuple[str, int]]:
        """The boards and turns that can come into the next slot, whatever happens after."""
        left = tuple(board for board in self.boards if board not in dict(laid))
        for board, turns, _ in _candidates(self.box, plan, left, self._facing(plan, laid)):
            yield board, turns

    def _facing(self, plan: Plan, laid: tuple[tuple[str, int], ...]) -> _Facing:
        facing: _Facing = ()
        left = self.boards
        for place in laid:
            facing = next(
                after for board, turns, after in _candidates(self.box, plan, left, facing) if (board, turns) == place
            )
            left = tuple(board for board in left if board != place[0])
        return facing

    def next_words(self, words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
        """What can come next in a layout written slot by slot, and whether it is then whole."""
        found: dict[str, bool] = {}
        for plan in plans(len(self.boards)):
            spots = _spots(plan)
            if len(words) >= len(spots) or not _agrees(words, spots):
                continue
            laid = tuple((word[0], int(word[1])) for word in words if word not in ("/", EMPTY))
            if not self._possible(plan, laid):
                continue
            spot, whole = spots[len(words)], len(words) + 1 == len(spots)
            if spot:
                found.setdefault(spot, whole)
            else:
                for board, turns in self.fitting(plan, laid):
                    if self.ways(plan, (*laid, (board, turns))):
                        found.setdefault(f"{board}{turns}", whole)
        return tuple(sorted(found.items(), key=lambda item: (item[0] == "/", item[0] == EMPTY, item[0])))

    def _possible(self, plan: Plan, laid: tuple[tuple[str, int], ...]) -> bool:
        for number, place in enumerate(laid):
            if place not in tuple(self.fitting(plan, laid[:number])):
                return False
        return bool(self.ways(plan, laid))


_Facing = tuple[tuple[Place, str, str], ...]
"""For slots still empty: the place, the side (``north`` or ``west``) and the water that it must meet."""


def _candidates(box: Box, plan: Plan, left: tuple[str, ...], facing: _Facing) -> list[tuple[str, int, _Facing]]:
    """Boards and turns for the next slot, each with what the slots after it must then meet."""
    place = plan[len(plan) - len(left)]
    wanted = {side: water for at, side, water in facing if at == place}
    rest = tuple(face for face in facing if face[0] != place)
    east, south = (place[0], place[1] + 1), (place[0] + 1, place[1])
    found = []
    for board in left:
        for turns in range(4):
            mine = edges(box.boards[board], turns)
            if wanted.get("north", mine.north) == mine.north and wanted.get("west", mine.west) == mine.west:
                after = rest
                if east in plan:
                    after = (*after, (east, "west", mine.east))
                if south in plan:
                    after = (*after, (south, "north", mine.south))
                found.append((board, turns, tuple(sorted(after))))
    return found


@lru_cache(maxsize=1 << 19)  # six boards need 90,000
def _ways(box: Box, plan: Plan, left: tuple[str, ...], facing: _Facing) -> int:
    if not left:
        return 1
    return sum(
        _ways(box, plan, tuple(other for other in left if other != board), after)
        for board, _, after in _candidates(box, plan, left, facing)
    )


def _completed(box: Box, plan: Plan, left: tuple[str, ...], facing: _Facing) -> Iterator[tuple[tuple[str, int], ...]]:
    """Every way to fill the slots that are left, in the order of the candidates."""
    if not left:
        yield ()
    elif _ways(box, plan, left, facing):
        for board, turns, after in _candidates(box, plan, left, facing):
            for rest in _completed(box, plan, tuple(other for other in left if other != board), after):
                yield (board, turns), *rest


def _layout(plan: Plan, laid: tuple[tuple[str, int], ...]) -> Layout:
    return Layout(tuple(Slot(*place, *board) for place, board in zip(plan, laid, strict=True)))


def _spots(plan: Plan) -> tuple[str, ...]:
    """The words of a layout of this plan, with nothing where a board comes."""
    columns = 1 + max(column for _, column in plan)
    spots: list[str] = []
    for row in range(1 + max(row for row, _ in plan)):
        if row:
            spots.append("/")
        spots += ["" if (row, column) in plan else EMPTY for column in range(columns)]
    return tuple(spots)


def _agrees(words: Sequence[str], spots: tuple[str, ...]) -> bool:
    return all(word == spot if spot else word not in ("/", EMPTY) for word, spot in zip(words, spots, strict=False))
