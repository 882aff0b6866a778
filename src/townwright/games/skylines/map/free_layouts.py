"""Free layouts (scenario 5): every way to lay boards edge to edge with water facing water.

The ways are counted slot by slot without listing them, so that even the millions of ways to lay
six boards have a length, an order and an n-th element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import overload

from townwright.core.limits.budgets import Budget
from townwright.games.skylines.box.boards import EMPTY, Layout, Slot
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.map.layout_counts import Completed, Counts, Facing, LaidBoards, SlotPlan, counts

PLAN_STEPS, LAYOUT_STEPS = 20, 10
"""Steps that looking at one plan costs, and making one layout."""


@cache
def plans(number: int) -> tuple[SlotPlan, ...]:
    """Every connected arrangement of so many slots: flat ones first, then narrow ones, then in reading order."""
    found: set[SlotPlan] = {((0, 0),)}
    for _ in range(number - 1):
        found = {
            _settled((*plan, near))
            for plan in found
            for row, column in plan
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if near not in plan
        }
    return tuple(sorted(found, key=lambda plan: (max(r for r, _ in plan), max(c for _, c in plan), plan)))


def _settled(plan: SlotPlan) -> SlotPlan:
    top, left = min(row for row, _ in plan), min(column for _, column in plan)
    return tuple(sorted((row - top, column - left) for row, column in plan))


@cache
def _representative(plan: SlotPlan) -> SlotPlan:
    """One plan for all its turns: a layout turned as a whole is a layout again, so that they have equally many ways."""
    turns = [plan]
    for _ in range(3):
        turns.append(_settled(tuple((column, -row) for row, column in turns[-1])))
    return min(turns)


@dataclass(frozen=True)
class Arrangements(Sequence[Layout]):
    """All layouts of some boards: by plan, then by board and turn of each slot in reading order."""

    box: Box
    boards: tuple[str, ...]
    """The boards' letters, sorted."""
    budget: Budget = field(compare=False, repr=False)
    """Pays for every look at them."""
    _known: Completed = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def _counts(self) -> Counts:
        return counts(self.box, self.boards)

    def __len__(self) -> int:
        return sum(self._all_ways(plan) for plan in plans(len(self.boards)))

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
                ways = self._all_ways(plan)
                if left < ways:
                    return self._nth(plan, left)
                left -= ways
        raise IndexError(index)

    def __iter__(self) -> Iterator[Layout]:
        for plan in plans(len(self.boards)):
            for laid in self._completed(plan, 0, ()):
                self.budget.spend(LAYOUT_STEPS)
                yield _layout(plan, laid)

    def _all_ways(self, plan: SlotPlan) -> int:
        return self._counts.ways(_representative(plan), 0, (), self.budget)

    def _nth(self, plan: SlotPlan, left: int) -> Layout:
        laid: LaidBoards = ()
        used: int = 0
        facing: Facing = ()
        while len(laid) < len(plan):
            for each, after in self._counts.next(plan, used, facing):
                ways = self._counts.ways(plan, used | each.bit, after, self.budget)
                if left < ways:
                    laid, used, facing = (*laid, (each.board, each.turns)), used | each.bit, after
                    break
                left -= ways
        return _layout(plan, laid)

    def random_layout(self, random: Random) -> Layout:
        """Return one of the layouts by chance, without counting them; not all are equally likely."""
        every, laid = plans(len(self.boards)), list[tuple[str, int]]()
        used: int = 0
        facing: Facing = ()
        while not self._counts.completes(plan := random.choice(every), used, facing, self.budget, self._known):
            self.budget.spend(PLAN_STEPS)
        while len(laid) < len(plan):
            self.budget.spend()
            ways = [*self._counts.next(plan, used, facing)]
            random.shuffle(ways)
            each, facing = next(
                (each, after)
                for each, after in ways
                if self._counts.completes(plan, used | each.bit, after, self.budget, self._known)
            )
            laid.append((each.board, each.turns))
            used |= each.bit
        return _layout(plan, tuple(laid))

    def _completed(self, plan: SlotPlan, used: int, facing: Facing) -> Iterator[LaidBoards]:
        """Every way to fill the slots that are left, by board and turn."""
        if used.bit_count() == len(plan):
            yield ()
        elif self._counts.completes(plan, used, facing, self.budget, self._known):
            self.budget.spend()
            for each, after in self._counts.next(plan, used, facing):
                for rest in self._completed(plan, used | each.bit, after):
                    yield (each.board, each.turns), *rest

    def ways(self, plan: SlotPlan, laid: LaidBoards) -> int:
        """In how many ways a layout that begins so can be completed."""
        begun = self._counts.begun(plan, laid)
        return 0 if begun is None else self._counts.ways(plan, *begun, self.budget)

    def next_words(self, words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
        """What can come next in a layout written slot by slot, and whether it is then whole."""
        found: dict[str, bool] = {}
        for plan in plans(len(self.boards)):
            self.budget.spend(PLAN_STEPS)
            spots = _spots(plan)
            if len(words) >= len(spots) or not _agrees(words, spots):
                continue
            laid = tuple((word[0], int(word[1])) for word in words if word not in ("/", EMPTY))
            begun = self._counts.begun(plan, laid)
            if begun is None:
                continue
            spot, whole = spots[len(words)], len(words) + 1 == len(spots)
            if not spot:
                for each, after in self._counts.next(plan, *begun):
                    word = f"{each.board}{each.turns}"
                    if word not in found and self._counts.completes(
                        plan, begun[0] | each.bit, after, self.budget, self._known
                    ):
                        found[word] = whole
            elif spot not in found and self._counts.completes(plan, *begun, self.budget, self._known):
                found[spot] = whole
        return tuple(sorted(found.items(), key=lambda item: (item[0] == "/", item[0] == EMPTY, item[0])))


def _layout(plan: SlotPlan, laid: LaidBoards) -> Layout:
    return Layout(tuple(Slot(*place, *board) for place, board in zip(plan, laid, strict=True)))


@cache
def _spots(plan: SlotPlan) -> tuple[str, ...]:
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
