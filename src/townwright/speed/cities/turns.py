"""A city built decision by decision, over one array of machine words.

The decisions of a city are its layout and then, in every round, the tile and the tourist; with ``onemore``
the extra tile and once more the tourist. The choices of each stand in the order of the game's ``legal`` and
are called by their number. The array begins with the city's own words (``games.cities.masks``); what else
it needs follows, all tiles included, so nobody who should not know the future may be shown the whole of it.

Like ``masks`` this is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import compiled, i64, lowest, nth, popcount, u64
from townwright.games.cities.city.masks import (
    LAID,
    LAST,
    LENGTH,
    NOTHING,
    ONE,
    STOCK,
    TOURISTS,
    Faces,
    around,
    count_tourist_actions,
    cover,
    covered_corners,
    free_cells,
    free_fields,
    lay,
    lead,
    number_of,
    set_up,
)

Row: TypeAlias = MutableSequence[int]

# The words of a row behind those of the city.
STAGE = LENGTH
CHOICES = LENGTH + i64(1)
"""How many choices the decision that is due has; none at the end."""
OPEN = LENGTH + i64(2)
"""Where the tile in hand can lie: the free cells, or the fields for the extra tile."""
TURNED_UP = LENGTH + i64(3)
"""How many tiles have been turned up."""
HAND = LENGTH + i64(4)
"""The tile turned up last."""
LEVEL = LENGTH + i64(5)
WALKS, JUMPS, ONEMORE = LENGTH + i64(6), LENGTH + i64(7), LENGTH + i64(8)
STACK = LENGTH + i64(9)
"""All 24 tiles in the order in which they come; the last of them stay in the box."""
TILES = i64(24)
ROW_LENGTH = STACK + TILES

LAYOUT, TILE, TOURIST, EXTRA, LAST_TOURIST, OVER = u64(0), u64(1), u64(2), u64(3), u64(4), u64(5)
"""The stages: which decision is due."""

START, LAST_ROUND = i64(3), i64(16)
"""Tiles that are turned up at the start, and up to the last round."""
KINDS, FIGURE = i64(4), i64(3)
NO, NEXT, THEN = i64(0), i64(1), i64(2)
LOOKS, PLACE = u64(7), i64(3)


# A tile in the stack is one word: where its boards stand among all faces, and in how many ways it looks different


@compiled
def looks_of(tile: int) -> int:
    """In how many ways the tile can be turned to look different."""
    return i64(tile & LOOKS)


@compiled
def turned(tile: int, turn: int) -> int:
    """Where the boards of the turned tile stand among all faces."""
    return i64(tile >> PLACE) + KINDS * turn


# The decisions


@compiled
def offer(figures: Sequence[int], row: Row) -> int:
    """Finds what the decision that is due offers, and answers how many choices that is."""
    stage = row[STAGE]
    if stage == TILE:
        row[OPEN] = free_cells(row[LAID])
        return popcount(row[OPEN]) * looks_of(row[HAND])
    if stage == TOURIST or stage == LAST_TOURIST:  # noqa: SIM109  plain mode would make a tuple each time
        return count_tourist_actions(row, row[WALKS] != NOTHING, row[JUMPS] != NOTHING)
    if stage == LAYOUT:
        looks = looks_of(row[STACK]) * looks_of(row[STACK + NEXT]) * looks_of(row[STACK + THEN])
        return i64(len(figures)) // FIGURE * looks
    if stage == EXTRA:
        row[OPEN] = covered_corners(row)
        return NEXT + popcount(row[OPEN]) * looks_of(row[HAND])
    return NO


@compiled
def lay_out(figures: Sequence[int], faces: Faces, row: Row, choice: int) -> None:
    """The layout: by figure, then by the turns of all three tiles."""
    one, two, three = row[STACK], row[STACK + NEXT], row[STACK + THEN]
    third = turned(three, choice % looks_of(three))
    choice //= looks_of(three)
    second = turned(two, choice % looks_of(two))
    choice //= looks_of(two)
    first = turned(one, choice % looks_of(one))
    set_up(row, figures, choice // looks_of(one), faces, first, second, third)


@compiled
def lay_tile(faces: Faces, row: Row, choice: int) -> None:
    """The tile of a round: by cell, then by turn."""
    looks = looks_of(row[HAND])
    lay(row, number_of(nth(row[OPEN], choice // looks)), faces, turned(row[HAND], choice % looks))


@compiled
def lay_extra(faces: Faces, row: Row, choice: int) -> None:
    """The extra tile: not at all, or by the field under its upper left quadrant and then by turn."""
    if choice == NO:
        return
    choice -= NEXT
    looks = looks_of(row[HAND])
    cover(row, number_of(nth(row[OPEN], choice // looks)), faces, turned(row[HAND], choice % looks))


@compiled
def tour_of(row: Row, choice: int) -> tuple[int, int]:
    """From where to where a tourist is led: nothing, places, walks by source and target, jumps by source and target.

    A tourist of the stock comes from nothing; where nobody is led the target is nothing too.
    """
    if choice == NO:
        return NOTHING, NOTHING
    choice -= NEXT
    free = free_fields(row)
    if row[STOCK] != NOTHING:
        targets = free & row[LAST]
        if choice < popcount(targets):
            return NOTHING, nth(targets, choice)
        choice -= popcount(targets)
    for jumping in range(THEN):
        waiting = row[TOURISTS]
        while waiting != NOTHING:
            source = lowest(waiting)
            targets = free & around(source) if jumping == NO else free & row[LAST] & ~around(source)
            if choice < popcount(targets):
                return source, nth(targets, choice)
            choice -= popcount(targets)
            waiting &= ~source
    return NOTHING, NOTHING


@compiled
def guide(row: Row, choice: int) -> None:
    """The tourist."""
    source, target = tour_of(row, choice)
    if target != NOTHING:
        lead(row, source, target)


@compiled
def turn_up(row: Row) -> None:
    """After the layout or a tourist: the next tile, the extra tile, or the end."""
    drawn = i64(row[TURNED_UP])
    if drawn < LAST_ROUND:
        row[STAGE] = TILE
    elif drawn == LAST_ROUND and row[ONEMORE] != NOTHING:
        row[STAGE] = EXTRA
    else:
        row[STAGE] = OVER
        return
    row[HAND] = row[STACK + drawn]
    row[TURNED_UP] += ONE


@compiled
def choose(figures: Sequence[int], faces: Faces, row: Row, choice: int) -> None:
    """Carries out one choice of the decision that is due."""
    stage = row[STAGE]
    if stage == TILE:
        lay_tile(faces, row, choice)
        row[STAGE] = TOURIST
    elif stage == TOURIST or stage == LAST_TOURIST:  # noqa: SIM109
        guide(row, choice)
        turn_up(row)
    elif stage == LAYOUT:
        lay_out(figures, faces, row, choice)
        turn_up(row)
    else:
        lay_extra(faces, row, choice)
        row[STAGE] = LAST_TOURIST
