"""Numbers for everything that can be decided in a city, the same in every position, for learners.

A choice is a number among those that are open now; an action is a number among all that could ever be:
first the layouts, then tiles by cell and turn, then what tourists do, then the extra tile. Cells and
fields are those of the row's own frame, which is also that of its boards.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import compiled, i64, nth, popcount, u64
from townwright.games.cities.box.layout_figures import FIGURES
from townwright.games.cities.city import pieces
from townwright.games.cities.city.masks import ACROSS as CELLS_ACROSS
from townwright.games.cities.city.masks import LAST, NOTHING, ROW, around, number_of
from townwright.speed.cities.row_layout import (
    CHOICES,
    EXTRA,
    HAND,
    LAYOUT,
    NEXT,
    NO,
    OPEN,
    OVER,
    STACK,
    STAGE,
    THEN,
    TILE,
    GameRow,
    looks_of,
)
from townwright.speed.cities.turns import tour_of

TURNS, QUADRANTS = i64(len(pieces.TURNS)), i64(len(pieces.QUADRANTS))
ACROSS, DOWN, HERE = i64(3), i64(3), i64(1)
FIELDS, CELLS, DIRECTIONS = ROW * ROW, CELLS_ACROSS * CELLS_ACROSS, DOWN * ACROSS
LAYOUTS = i64(len(FIGURES)) * TURNS * TURNS * TURNS
FIRST_TILE = LAYOUTS
FIRST_TOUR = FIRST_TILE + CELLS * TURNS
FIRST_WALK = FIRST_TOUR + NEXT + QUADRANTS
FIRST_JUMP = FIRST_WALK + FIELDS * DIRECTIONS
FIRST_EXTRA = FIRST_JUMP + FIELDS * QUADRANTS
ACTIONS = FIRST_EXTRA + NEXT + FIELDS * TURNS
"""How many actions there are in all."""


@compiled
def layout_action(row: GameRow, choice: int) -> int:
    """A layout: its figure and three turns out of four each, whatever the tiles look like."""
    one, two, three = looks_of(row[STACK]), looks_of(row[STACK + NEXT]), looks_of(row[STACK + THEN])
    third, choice = choice % three, choice // three
    second, choice = choice % two, choice // two
    first, figure = choice % one, choice // one
    return ((figure * TURNS + first) * TURNS + second) * TURNS + third


@compiled
def tour_action(row: GameRow, choice: int) -> int:
    """What a tourist does: nothing, a quadrant, a field and a direction, or a field and a quadrant."""
    source, target = tour_of(row, choice)
    if target == NOTHING:
        return FIRST_TOUR
    quadrant = popcount(row[LAST] & target - u64(1))
    if source == NOTHING:
        return FIRST_TOUR + NEXT + quadrant
    start, end = number_of(source), number_of(target)
    if around(source) & target == NOTHING:
        return FIRST_JUMP + start * QUADRANTS + quadrant
    down, across = end // ROW - start // ROW, end % ROW - start % ROW
    return FIRST_WALK + start * DIRECTIONS + (down + HERE) * DOWN + across + HERE


@compiled
def action_of(row: GameRow, choice: int) -> int:
    """The action that a choice of the decision stands for."""
    stage = row[STAGE]
    if stage == LAYOUT:
        return layout_action(row, choice)
    if stage == TILE:
        looks = looks_of(row[HAND])
        return FIRST_TILE + number_of(nth(row[OPEN], choice // looks)) * TURNS + choice % looks
    if stage == EXTRA:
        if choice == NO:
            return FIRST_EXTRA
        looks = looks_of(row[HAND])
        place = number_of(nth(row[OPEN], (choice - NEXT) // looks))
        return FIRST_EXTRA + NEXT + place * TURNS + (choice - NEXT) % looks
    return tour_action(row, choice)


@compiled
def choice_of(row: GameRow, action: int) -> int:
    """The choice that an action stands for now; −1 if it is not open."""
    for choice in range(i64(row[CHOICES])):
        if action_of(row, choice) == action:
            return choice
    return i64(-1)


@compiled
def mark(row: GameRow, marks: MutableSequence[int]) -> None:
    """Marks the actions that are open now with 1."""
    if row[STAGE] != OVER:
        for choice in range(i64(row[CHOICES])):
            marks[action_of(row, choice)] = 1


@compiled
def mark_all(rows: Sequence[GameRow], marks: Sequence[MutableSequence[int]]) -> None:
    """Marks the open actions of every row."""
    for number in range(len(rows)):
        mark(rows[number], marks[number])


@compiled
def choices_of(rows: Sequence[GameRow], actions: Sequence[int], choices: MutableSequence[int]) -> None:
    """The choices that actions stand for, row by row."""
    for number in range(len(rows)):
        choices[number] = choice_of(rows[number], actions[number])
