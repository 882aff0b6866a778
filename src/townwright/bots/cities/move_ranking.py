"""Weighs every move of a decision, and keeps the best of them.

Moves are called by their numbers in the order of the game's ``legal``. Zones do not depend on tourists, so
the spots of a city are found once for each way to lay the tile and serve all that tourists can do then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from townwright.bots.cities.evaluation import RESULTS, Weights, survey, worth, worth_of
from townwright.bots.cities.feature_index import NO, ONE, THREE, TWO
from townwright.bots.cities.network import Hunch, Sums
from townwright.bots.cities.spots import UPRIGHT, Desk, Notes
from townwright.core.words import apart, compiled, i64, lowest, u64
from townwright.games.cities.city.masks import (
    LAID,
    LAST,
    LENGTH,
    NOTHING,
    STOCK,
    TOURISTS,
    CityWords,
    Faces,
    around,
    cover,
    covered_corners,
    free_cells,
    free_fields,
    lay,
    number_of,
    set_up,
)
from townwright.speed.cities.row_layout import looks_of, turned

Terms: TypeAlias = Sequence[int]

LEVEL, WALKS, JUMPS = i64(0), i64(1), i64(2)
"""The terms: the level, and whether tourists walk and jump."""

TRIAL = UPRIGHT + i64(1)
"""The row of the desk with the city that is tried. The cities that kept moves lead to stand further down."""
VALUES, NUMBERS = RESULTS + i64(1), RESULTS + i64(2)
"""Rows of the notes: what the kept moves are worth, the best first, and their numbers, each where its city is."""
GLANCED, FEW = TRIAL + i64(1), i64(3)
"""The rows of the desk for the best at first sight, and how many these are."""
SET_UP_ROUNDS = i64(13)
ONE_MORE = u64(1)


@compiled
def copy(city: CityWords, other: CityWords) -> None:
    """Makes the other city like this one."""
    for word in range(LENGTH):
        other[word] = city[word]


@compiled
def keep(
    value: int, number: int, kept: int, room: int, first: int, tourists: int, stock: int, desk: Desk, notes: Notes
) -> int:
    """Keeps the trial with these tourists if it is among the best; answers how many are kept now."""
    values, numbers = notes[VALUES], notes[NUMBERS]
    if kept == room:
        if value <= values[first + room - ONE]:
            return kept
        kept -= ONE
    place = first + kept
    while place > first and values[place - ONE] < value:
        values[place], numbers[place] = values[place - ONE], numbers[place - ONE]
        copy(desk[place - ONE], desk[place])
        place -= ONE
    values[place], numbers[place] = value, number
    copy(desk[TRIAL], desk[place])
    desk[place][TOURISTS], desk[place][STOCK] = tourists, stock
    return kept + ONE


@apart
def weigh_tourists(
    terms: Terms, rounds: int, number: int, kept: int, room: int, first: int, weights: Weights, hunch: Hunch,
    desk: Desk, notes: Notes, sums: Sums,
) -> tuple[int, int]:  # fmt: skip
    """Weighs all that tourists can do in the trial city; answers the number of the next move and how many are kept."""
    city = desk[TRIAL]
    survey(city, terms[LEVEL], rounds, weights, hunch, desk, notes, sums)
    there, stock = city[TOURISTS], city[STOCK]
    waiting = i64(stock)
    value = worth(city, there, waiting, rounds, weights, hunch, desk, notes, sums)
    kept = keep(value, number, kept, room, first, there, stock, desk, notes)
    number += ONE
    free = free_fields(city)
    if waiting > NO:
        targets = free & city[LAST]
        while targets != NOTHING:
            target = lowest(targets)
            targets &= ~target
            value = worth(city, there | target, waiting - ONE, rounds, weights, hunch, desk, notes, sums)
            kept = keep(value, number, kept, room, first, there | target, stock - ONE_MORE, desk, notes)
            number += ONE
    for jumping in range(terms[WALKS] + terms[JUMPS]):
        sources = there
        while sources != NOTHING:
            source = lowest(sources)
            sources &= ~source
            targets = free & around(source) if jumping == NO else free & city[LAST] & ~around(source)
            while targets != NOTHING:
                target = lowest(targets)
                targets &= ~target
                moved = there & ~source | target
                value = worth(city, moved, waiting, rounds, weights, hunch, desk, notes, sums)
                kept = keep(value, number, kept, room, first, moved, stock, desk, notes)
                number += ONE
    return number, kept


@apart
def weigh_tiles(
    city: CityWords, tile: int, terms: Terms, rounds: int, room: int, first: int, faces: Faces, weights: Weights,
    hunch: Hunch, desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """The best moves of a round after which so many rounds are left; answers how many are kept."""
    number, kept = NO, NO
    cells = free_cells(city[LAID])
    while cells != NOTHING:
        cell = lowest(cells)
        cells &= ~cell
        for turn in range(looks_of(tile)):
            copy(city, desk[TRIAL])
            lay(desk[TRIAL], number_of(cell), faces, turned(tile, turn))
            number, kept = weigh_tourists(
                terms, rounds, number, kept, room, first, weights, hunch, desk, notes, sums
            )  # fmt: skip
    return kept


@compiled
def glance(terms: Terms, rounds: int, weights: Weights, hunch: Hunch, desk: Desk, notes: Notes, sums: Sums) -> int:
    """What the trial city is worth at first sight: as it is, or with one more tourist on the tile just laid."""
    city = desk[TRIAL]
    survey(city, terms[LEVEL], rounds, weights, hunch, desk, notes, sums)
    there, waiting = city[TOURISTS], i64(city[STOCK])
    best = worth(city, there, waiting, rounds, weights, hunch, desk, notes, sums)
    targets = free_fields(city) & city[LAST] if waiting > NO else NOTHING
    while targets != NOTHING:
        target = lowest(targets)
        targets &= ~target
        best = max(best, worth(city, there | target, waiting - ONE, rounds, weights, hunch, desk, notes, sums))
    return best


@apart
def choose(
    city: CityWords, tile: int, terms: Terms, rounds: int, place: int, faces: Faces, weights: Weights, hunch: Hunch,
    desk: Desk, notes: Notes, sums: Sums,
) -> None:  # fmt: skip
    """Puts at a place of the desk what becomes of a city by a good move, found in a hurry.

    All ways to lay the tile are glanced at, and only for the few best is all weighed that tourists can do: hardly
    ever does this miss the best move, and it is several times as quick.
    """
    kept = NO
    cells = free_cells(city[LAID])
    while cells != NOTHING:
        cell = lowest(cells)
        cells &= ~cell
        for turn in range(looks_of(tile)):
            trial = desk[TRIAL]
            copy(city, trial)
            lay(trial, number_of(cell), faces, turned(tile, turn))
            value = glance(terms, rounds, weights, hunch, desk, notes, sums)
            kept = keep(value, NO, kept, FEW, GLANCED, trial[TOURISTS], trial[STOCK], desk, notes)
    found = NO
    for glanced in range(kept):
        copy(desk[GLANCED + glanced], desk[TRIAL])
        _, found = weigh_tourists(terms, rounds, NO, found, ONE, place, weights, hunch, desk, notes, sums)


@apart
def weigh_extra(
    city: CityWords, tile: int, terms: Terms, room: int, first: int, faces: Faces, weights: Weights, hunch: Hunch,
    desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """The best moves with the extra tile, not laying it included; answers how many are kept."""
    copy(city, desk[TRIAL])
    number, kept = weigh_tourists(terms, NO, NO, NO, room, first, weights, hunch, desk, notes, sums)
    corners = covered_corners(city)
    while corners != NOTHING:
        corner = lowest(corners)
        corners &= ~corner
        for turn in range(looks_of(tile)):
            copy(city, desk[TRIAL])
            cover(desk[TRIAL], number_of(corner), faces, turned(tile, turn))
            number, kept = weigh_tourists(terms, NO, number, kept, room, first, weights, hunch, desk, notes, sums)
    return kept


@compiled
def lay_out(figures: Sequence[int], faces: Faces, one: int, two: int, three: int, number: int, city: CityWords) -> None:
    """The starting layout of that number: by figure, then by the turns of all three tiles."""
    third = turned(three, number % looks_of(three))
    number //= looks_of(three)
    second = turned(two, number % looks_of(two))
    number //= looks_of(two)
    first = turned(one, number % looks_of(one))
    set_up(city, figures, number // looks_of(one), faces, first, second, third)


@compiled
def count_layouts(figures: Sequence[int], one: int, two: int, three: int) -> int:
    """How many starting layouts the three tiles have."""
    return i64(len(figures)) // THREE * looks_of(one) * looks_of(two) * looks_of(three)


@apart
def weigh_layouts(
    figures: Sequence[int], tiles: Sequence[int], terms: Terms, room: int, first: int, faces: Faces, weights: Weights,
    hunch: Hunch, desk: Desk, notes: Notes, sums: Sums,
) -> int:  # fmt: skip
    """The best starting layouts of three tiles; answers how many are kept."""
    kept = NO
    city = desk[TRIAL]
    for number in range(count_layouts(figures, tiles[NO], tiles[ONE], tiles[TWO])):
        lay_out(figures, faces, tiles[NO], tiles[ONE], tiles[TWO], number, city)
        value = worth_of(city, terms[LEVEL], SET_UP_ROUNDS, i64(city[STOCK]), weights, hunch, desk, notes, sums)
        kept = keep(value, number, kept, room, first, city[TOURISTS], city[STOCK], desk, notes)
    return kept
