"""Boards laid in any order, as fingers lay them (scenario 5): what fits where, and what stands in the way.

``lay`` and boards with their places, ``A0@0,1`` for row 0 and column 1, are words for choosing only; the
layout is said as an action when all boards lie.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget, BudgetShare, ShareSpent
from townwright.core.phrases import Phrase
from townwright.games.skylines.box.boards import SQUARE, WATER, Slot, edges
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.state import State

PLACED: Final = re.compile(r"([A-Z])([0-3])@(-?\d{1,2}),(-?\d{1,2})")
SIDES: Final = (("north", "south", -1, 0), ("east", "west", 0, 1), ("south", "north", 1, 0), ("west", "east", 0, -1))
"""Each side of a board, the side of the neighbour that it meets, and the way there."""
SIDE_NAMES: Final = {
    "north": Phrase("skylines-side-north", "northern"),
    "east": Phrase("skylines-side-east", "eastern"),
    "south": Phrase("skylines-side-south", "southern"),
    "west": Phrase("skylines-side-west", "western"),
}
LAY_STEPS: Final = 4_000
"""Slots that are tried for one question, a fraction of a second; where that ends all boards may follow."""
LaidSlots = tuple[Slot, ...]


def lays(state: State, words: Sequence[str], budget: Budget) -> Sequence[Choice]:
    """Every board that is left, in every turn, on every place beside what lies; nothing where the words are wrong."""
    laid = read_laid(state, words)
    if laid is None:
        return ()
    left = tuple(board for board in state.drawn_boards if board not in {slot.board for slot in laid})
    search = Search(state.box, BudgetShare(budget, LAY_STEPS))
    return [
        Choice(f"{slot.board}{slot.turns}@{slot.row},{slot.column}", why_not=why_not(search, laid, slot, left))
        for slot in next_slots(laid, left)
    ]


def read_laid(state: State, words: Sequence[str]) -> LaidSlots | None:
    """The boards that the words lay, or None if they are none of the drawn ones or share a place."""
    found = [PLACED.fullmatch(word) for word in words]
    laid = tuple(Slot(int(each[3]), int(each[4]), each[1], int(each[2])) for each in found if each)
    boards, places = {slot.board for slot in laid}, {(slot.row, slot.column) for slot in laid}
    if not len(words) == len(boards) == len(places) or not boards <= set(state.drawn_boards):
        return None
    return laid


def beside(laid: LaidSlots) -> tuple[tuple[int, int], ...]:
    """The free places that share an edge with a board, in reading order; at first there is one."""
    taken = {(slot.row, slot.column) for slot in laid}
    near = {(row + down, column + across) for row, column in taken for _, _, down, across in SIDES}
    return tuple(sorted(near - taken)) or ((0, 0),)


def why_not(search: Search, laid: LaidSlots, slot: Slot, left: tuple[str, ...]) -> Phrase | None:
    """The first edge where water meets land (3.2), or that the other boards could not follow."""
    misfit = next(misfits(search.box, laid, slot), None)
    if misfit is not None or search.can_follow(with_board(laid, slot), without(left, slot.board)):
        return misfit
    return Phrase("skylines-lay-dead-end", "the other boards could not be laid any more")


def misfits(box: Box, laid: LaidSlots, slot: Slot) -> Iterator[Phrase]:
    """Edges of a board that do not fit its neighbours."""
    mine = edges(box.boards[slot.board], slot.turns)
    for side, opposite, down, across in SIDES:
        for other in laid:
            if (other.row, other.column) == (slot.row + down, slot.column + across):
                theirs: str = getattr(edges(box.boards[other.board], other.turns), opposite)
                yield from misfit(slot.board, other.board, side, getattr(mine, side), theirs)


def misfit(board: str, other: str, side: str, mine: str, theirs: str) -> Iterator[Phrase]:
    """Where water meets land along an edge, by the first such space."""
    args = {"board": board, "other": other, "side": SIDE_NAMES[side]}
    for space in zip(mine, theirs, strict=True):
        if space == (WATER, SQUARE):
            yield Phrase("skylines-lay-water", "at its {side} edge {board} has water where {other} has land", args)
        elif space == (SQUARE, WATER):
            yield Phrase("skylines-lay-land", "at its {side} edge {board} has land where {other} has water", args)


class Search:
    """Whether boards can follow others. One share pays for all questions; once it is spent, all may."""

    def __init__(self, box: Box, share: BudgetShare) -> None:
        self.box = box
        self.share = share
        self.known: dict[tuple[LaidSlots, tuple[str, ...]], bool] = {}

    def can_follow(self, laid: LaidSlots, left: tuple[str, ...]) -> bool:
        """Whether the boards that are left can be laid, so that all hang together, or the share is spent."""
        try:
            return self.follows(laid, left) or (bool(left) and self.share.left < 0)
        except ShareSpent:
            return True

    def follows(self, laid: LaidSlots, left: tuple[str, ...]) -> bool:
        """Whether the boards that are left can be laid."""
        if not left:
            return connected(laid)
        if (laid, left) not in self.known:
            self.known[laid, left] = any(
                self.follows(with_board(laid, slot), without(left, slot.board)) for slot in self.fitting(laid, left)
            )
        return self.known[laid, left]

    def fitting(self, laid: LaidSlots, left: tuple[str, ...]) -> Iterator[Slot]:
        """Every next board that fits its neighbours; each slot tried is a step."""
        for slot in next_slots(laid, left):
            self.share.spend()
            if next(misfits(self.box, laid, slot), None) is None:
                yield slot


def next_slots(laid: LaidSlots, left: tuple[str, ...]) -> Iterator[Slot]:
    """Every board that is left, in every turn, on every free place."""
    for row, column in beside(laid):
        for board in left:
            for turns in range(4):
                yield Slot(row, column, board, turns)


def with_board(laid: LaidSlots, slot: Slot) -> LaidSlots:
    """What lies with one more board; the order of laying does not matter."""
    return tuple(sorted((*laid, slot), key=lambda each: each.board))


def without(left: tuple[str, ...], board: str) -> tuple[str, ...]:
    """The boards that are left after one of them."""
    return tuple(each for each in left if each != board)


def connected(laid: LaidSlots) -> bool:
    """Whether one gets from any board to any other over edges."""
    reached = set(laid[:1])
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        near = {slot for slot in laid if abs(slot.row - here.row) + abs(slot.column - here.column) == 1} - reached
        reached |= near
        waiting += near
    return len(reached) == len(laid)
