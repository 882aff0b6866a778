"""Counts the ways to lay boards on the slots of a plan, slot by slot, without listing them.

What a slot must meet is kept as the numbers of edges: one for each side of an empty slot that a board beside it
already faces, in an order that follows from the plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from townwright.core.limits.budgets import Budget
from townwright.games.skylines.box.boards import edges
from townwright.games.skylines.box.components import Box

SlotPlace = tuple[int, int]
SlotPlan = tuple[SlotPlace, ...]
"""The slots of a layout, in reading order, whichever boards come there."""
LaidBoards = tuple[tuple[str, int], ...]
"""Boards and their turns for the first slots of a plan."""
Facing = tuple[int, ...]
Completed = dict[tuple[SlotPlan, int, Facing], bool]
"""Which beginnings can be completed: the plan, the boards that are used and the edges that are faced."""

ANY = -1
"""Where no board stands yet, every edge may come."""
MOST_KNOWN = 100_000
"""Beginnings whose ways are remembered for some boards. Six boards of our own sets have about 34,000."""
BEGUN_STEPS = 2
"""Steps that the boards after one beginning cost."""


class Turned(NamedTuple):
    """A board as it can lie, by the numbers of its edges."""

    board: str
    turns: int
    bit: int
    """The board among those that are laid, as a mask."""
    north: int
    west: int
    east: int
    south: int


class Meeting(NamedTuple):
    """What a slot of a plan does to the edges that are faced."""

    north: int | None
    """Where among them the edge stands that the board must have in the north; None if there is none."""
    west: int | None
    kept: tuple[int, ...]
    """Those that stay for later slots."""
    east: bool
    """Whether a slot follows in the east, which then has an edge to meet."""
    south: bool


@cache
def meetings(plan: SlotPlan) -> tuple[Meeting, ...]:
    """The slots of a plan one after another."""
    found = []
    waiting: list[tuple[SlotPlace, str]] = []
    for place in plan:
        row, column = place
        sides = {side: number for number, (at, side) in enumerate(waiting) if at == place}
        kept = tuple(number for number, (at, _) in enumerate(waiting) if at != place)
        east, south = (row, column + 1), (row + 1, column)
        found.append(Meeting(sides.get("north"), sides.get("west"), kept, east in plan, south in plan))
        waiting = [waiting[number] for number in kept]
        waiting += [(near, side) for near, side in ((east, "west"), (south, "north")) if near in plan]
    return tuple(found)


class Counts:
    """The ways of some boards, remembered from question to question."""

    def __init__(self, box: Box, boards: tuple[str, ...]) -> None:
        numbers: dict[str, int] = {}
        self._turned: list[Turned] = []
        for place, board in enumerate(boards):
            for turns in range(4):
                mine = edges(box.boards[board], turns)
                met = (mine.north, mine.west, mine.east, mine.south)
                sides = (numbers.setdefault(edge, len(numbers)) for edge in met)
                self._turned.append(Turned(board, turns, 1 << place, *sides))
        self._matching: dict[tuple[int, int], tuple[Turned, ...]] = {}
        self._ways: dict[tuple[SlotPlan, int, Facing], int] = {}

    def next(self, plan: SlotPlan, used: int, facing: Facing) -> Iterator[tuple[Turned, Facing]]:
        """The boards that can come into the next slot, by board and turn, each with what the later slots then meet."""
        meeting = meetings(plan)[used.bit_count()]
        north = ANY if meeting.north is None else facing[meeting.north]
        west = ANY if meeting.west is None else facing[meeting.west]
        kept = tuple([facing[number] for number in meeting.kept])
        for each in self._fitting(north, west):
            if not used & each.bit:
                after = (*kept, each.east) if meeting.east else kept
                yield each, (*after, each.south) if meeting.south else after

    def _fitting(self, north: int, west: int) -> tuple[Turned, ...]:
        if (north, west) not in self._matching:
            self._matching[north, west] = tuple(
                each for each in self._turned if north in (ANY, each.north) and west in (ANY, each.west)
            )
        return self._matching[north, west]

    def ways(self, plan: SlotPlan, used: int, facing: Facing, budget: Budget) -> int:
        """In how many ways a layout that begins so can be completed.

        What other calls have counted costs nothing. All beginnings of six boards of our own sets take 68,000 steps,
        which every call has.
        """
        if used.bit_count() == len(plan):
            return 1
        key = (plan, used, facing)
        if key not in self._ways:
            budget.spend(BEGUN_STEPS)
            following = self.next(plan, used, facing)
            found = sum(self.ways(plan, used | each.bit, after, budget) for each, after in following)
            if len(self._ways) >= MOST_KNOWN:
                return found
            self._ways[key] = found
        return self._ways[key]

    def completes(self, plan: SlotPlan, used: int, facing: Facing, budget: Budget, known: Completed) -> bool:
        """Whether a layout that begins so can be completed at all; ``known`` is what the same list has found out.

        What other lists have found out is not used: a list that ends with its budget has to end at the same layout,
        whatever was asked before.
        """
        if used.bit_count() == len(plan):
            return True
        key = (plan, used, facing)
        if key in known:
            return known[key]
        budget.spend(BEGUN_STEPS)
        following = self.next(plan, used, facing)
        found = any(self.completes(plan, used | each.bit, after, budget, known) for each, after in following)
        if len(known) < MOST_KNOWN:
            known[key] = found
        return found

    def begun(self, plan: SlotPlan, laid: LaidBoards) -> tuple[int, Facing] | None:
        """The boards that are used and the edges that are faced after some slots; None if one does not fit."""
        used: int = 0
        facing: Facing = ()
        for place in laid:
            found = next(
                ((each.bit, after) for each, after in self.next(plan, used, facing) if each[:2] == place), None
            )
            if found is None:
                return None
            used, facing = used | found[0], found[1]
        return used, facing


@lru_cache(maxsize=4)
def counts(box: Box, boards: tuple[str, ...]) -> Counts:
    """The counts of some boards, kept for the next question."""
    return Counts(box, boards)
