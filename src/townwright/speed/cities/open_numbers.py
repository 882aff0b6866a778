"""The numbers of all choices that a city has now, in their order, listed in one go.

It repeats the order of ``turns`` and the numbers of ``action_numbers`` without a search for each choice;
``tests/speed/test_learner_steps.py`` compares them.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import apart, i64, lowest, popcount
from townwright.games.cities.city.masks import (
    LAST,
    NOTHING,
    ONE,
    ROW,
    TOURISTS,
    free_fields,
    jump_targets,
    number_of,
    place_targets,
    walk_targets,
)
from townwright.speed.cities.action_numbers import (
    DIRECTIONS,
    DOWN,
    FIRST_EXTRA,
    FIRST_JUMP,
    FIRST_TILE,
    FIRST_TOUR,
    FIRST_WALK,
    HERE,
    QUADRANTS,
    TURNS,
)
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


@apart
def open_layouts(row: GameRow, opened: MutableSequence[int]) -> None:
    """Writes the numbers of the layouts, in the order of the choices."""
    one, two, three = looks_of(row[STACK]), looks_of(row[STACK + NEXT]), looks_of(row[STACK + THEN])
    count = NO
    for figure in range(i64(row[CHOICES]) // (one * two * three)):
        for first in range(one):
            for second in range(two):
                for third in range(three):
                    opened[count] = ((figure * TURNS + first) * TURNS + second) * TURNS + third
                    count += NEXT


@apart
def open_tiles(row: GameRow, opened: MutableSequence[int], count: int, first: int) -> None:
    """Writes the numbers of the places of the tile in hand, from ``first`` on."""
    places, looks = row[OPEN], looks_of(row[HAND])
    while places != NOTHING:
        place = lowest(places)
        places &= ~place
        for turn in range(looks):
            opened[count] = first + number_of(place) * TURNS + turn
            count += NEXT


@apart
def open_tours(row: GameRow, opened: MutableSequence[int]) -> None:
    """Writes the numbers of what a tourist can do: nothing, places, walks, jumps."""
    opened[NO] = FIRST_TOUR
    count, choices, free = NEXT, i64(row[CHOICES]), free_fields(row)
    targets = place_targets(row, free)
    while targets != NOTHING and count < choices:
        target = lowest(targets)
        targets &= ~target
        opened[count] = FIRST_TOUR + NEXT + popcount(row[LAST] & target - ONE)
        count += NEXT
    for jumping in range(THEN):
        waiting = row[TOURISTS]
        while waiting != NOTHING and count < choices:
            source = lowest(waiting)
            waiting &= ~source
            start = number_of(source)
            targets = walk_targets(free, source) if jumping == NO else jump_targets(row, free, source)
            while targets != NOTHING and count < choices:
                target = lowest(targets)
                targets &= ~target
                if jumping == NO:
                    end = number_of(target)
                    down, across = end // ROW - start // ROW, end % ROW - start % ROW
                    opened[count] = FIRST_WALK + start * DIRECTIONS + (down + HERE) * DOWN + across + HERE
                else:
                    opened[count] = FIRST_JUMP + start * QUADRANTS + popcount(row[LAST] & target - ONE)
                count += NEXT


@apart
def open_numbers(row: GameRow, opened: MutableSequence[int]) -> None:
    """Writes the numbers of all choices of the decision that is due, in their order."""
    stage = row[STAGE]
    if stage == TILE:
        open_tiles(row, opened, NO, FIRST_TILE)
    elif stage == LAYOUT:
        open_layouts(row, opened)
    elif stage == EXTRA:
        opened[NO] = FIRST_EXTRA
        open_tiles(row, opened, NEXT, FIRST_EXTRA + NEXT)
    elif stage != OVER:
        open_tours(row, opened)
