"""Ranks every move of a decision by its worth, and keeps the best of them.

Moves are called by their numbers in the order of the game's ``legal``. Zones do not depend on tourists, so
the spots of a city are found once for each way to lay the tile and serve all that tourists can do then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from townwright.bots.cities.evaluation import (
    KEPT,
    NO_DEMAND,
    Weights,
    evaluate_spots,
    worth,
    worth_as_it_stands,
    worth_of,
)
from townwright.bots.cities.features.feature_index import NO, ONE, THREE, TWO
from townwright.bots.cities.features.spots import Scratch, Workspace
from townwright.bots.cities.network import NetworkRows, Sums
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

TermWords: TypeAlias = Sequence[int]

LEVEL, WALKS, JUMPS = i64(0), i64(1), i64(2)
"""The terms: the level, and whether tourists walk and jump."""

TRIAL = NO_DEMAND + i64(1)
"""The workspace row with the city after the move that is tried; those after the kept moves are in later rows."""
VALUES, NUMBERS = KEPT + i64(1), KEPT + i64(2)
"""Scratch rows: the worth of the kept moves, the best first, and their numbers, each at the index of its city."""
SET_UP_ROUNDS = i64(13)
ONE_MORE = u64(1)


@compiled
def copy(city: CityWords, other: CityWords) -> None:
    """Copy this city into the other."""
    for word in range(LENGTH):
        other[word] = city[word]


@compiled
def keep_best(
    value: int,
    number: int,
    kept: int,
    room: int,
    first: int,
    tourists: int,
    stock: int,
    workspace: Workspace,
    scratch: Scratch,
) -> int:
    """Keep the trial city with these tourists if it is among the best; returns how many are kept now."""
    values, numbers = scratch[VALUES], scratch[NUMBERS]
    if kept == room:
        if value <= values[first + room - ONE]:
            return kept
        kept -= ONE
    place = first + kept
    while place > first and values[place - ONE] < value:
        values[place], numbers[place] = values[place - ONE], numbers[place - ONE]
        copy(workspace[place - ONE], workspace[place])
        place -= ONE
    values[place], numbers[place] = value, number
    copy(workspace[TRIAL], workspace[place])
    workspace[place][TOURISTS], workspace[place][STOCK] = tourists, stock
    return kept + ONE


@apart
def rank_tourist_moves(
    terms: TermWords, rounds: int, number: int, kept: int, room: int, first: int, weights: Weights,
    network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> tuple[int, int]:  # fmt: skip
    """Rank all moves of tourists in the trial city; returns the number of the next move and how many are kept."""
    city = workspace[TRIAL]
    evaluate_spots(city, terms[LEVEL], rounds, weights, network, workspace, scratch, sums)
    there, stock = city[TOURISTS], city[STOCK]
    waiting = i64(stock)
    value = worth_as_it_stands(city, waiting, rounds, weights, network, scratch, sums)
    kept = keep_best(value, number, kept, room, first, there, stock, workspace, scratch)
    number += ONE
    free = free_fields(city)
    if waiting > NO:
        targets = free & city[LAST]
        while targets != NOTHING:
            target = lowest(targets)
            targets &= ~target
            value = worth(city, there | target, waiting - ONE, rounds, weights, network, workspace, scratch, sums)
            kept = keep_best(value, number, kept, room, first, there | target, stock - ONE_MORE, workspace, scratch)
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
                value = worth(city, moved, waiting, rounds, weights, network, workspace, scratch, sums)
                kept = keep_best(value, number, kept, room, first, moved, stock, workspace, scratch)
                number += ONE
    return number, kept


@apart
def rank_moves(
    city: CityWords, tile: int, terms: TermWords, rounds: int, room: int, first: int, faces: Faces,
    weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Keep the best moves of a round after which so many rounds are left; returns how many are kept."""
    number, kept = NO, NO
    cells = free_cells(city[LAID])
    while cells != NOTHING:
        cell = lowest(cells)
        cells &= ~cell
        for turn in range(looks_of(tile)):
            copy(city, workspace[TRIAL])
            lay(workspace[TRIAL], number_of(cell), faces, turned(tile, turn))
            number, kept = rank_tourist_moves(
                terms, rounds, number, kept, room, first, weights, network, workspace, scratch, sums
            )  # fmt: skip
    return kept


@apart
def rank_extra_moves(
    city: CityWords, tile: int, terms: TermWords, room: int, first: int, faces: Faces,
    weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Keep the best moves with the extra tile, not laying it included; returns how many are kept."""
    copy(city, workspace[TRIAL])
    number, kept = rank_tourist_moves(terms, NO, NO, NO, room, first, weights, network, workspace, scratch, sums)
    corners = covered_corners(city)
    while corners != NOTHING:
        corner = lowest(corners)
        corners &= ~corner
        for turn in range(looks_of(tile)):
            copy(city, workspace[TRIAL])
            cover(workspace[TRIAL], number_of(corner), faces, turned(tile, turn))
            number, kept = rank_tourist_moves(
                terms, NO, number, kept, room, first, weights, network, workspace, scratch, sums
            )
    return kept


@compiled
def lay_out(figures: Sequence[int], faces: Faces, one: int, two: int, three: int, number: int, city: CityWords) -> None:
    """Write the starting layout of that number into the city: by figure, then by the turns of all three tiles."""
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
def rank_layouts(
    figures: Sequence[int], tiles: Sequence[int], terms: TermWords, room: int, first: int, faces: Faces,
    weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Keep the best starting layouts of three tiles; returns how many are kept."""
    kept = NO
    city = workspace[TRIAL]
    for number in range(count_layouts(figures, tiles[NO], tiles[ONE], tiles[TWO])):
        lay_out(figures, faces, tiles[NO], tiles[ONE], tiles[TWO], number, city)
        value = worth_of(
            city, terms[LEVEL], SET_UP_ROUNDS, i64(city[STOCK]), weights, network, workspace, scratch, sums
        )
        kept = keep_best(value, number, kept, room, first, city[TOURISTS], city[STOCK], workspace, scratch)
    return kept
