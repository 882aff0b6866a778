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
    RESULTS,
    SPOT_COUNT,
    Weights,
    evaluate_spots,
    evaluate_spots_among,
    keep_spots,
    table_worth,
    tabulate_spots,
    worth,
    worth_of,
)
from townwright.bots.cities.features.feature_index import NO, ONE, THREE, TWO
from townwright.bots.cities.features.saved_spots import save_spots, take_untouched_spots
from townwright.bots.cities.features.spots import Scratch, Workspace, may_grow_left, may_grow_up
from townwright.bots.cities.network import NetworkRows, Sums
from townwright.core.words import apart, compiled, i64, lowest, u64
from townwright.games.cities.city.masks import (
    BOARD,
    EAST,
    LAID,
    LAST,
    LENGTH,
    NOTHING,
    SOUTH,
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
    place_fields,
    set_up,
    take_cell,
)
from townwright.speed.cities.row_layout import looks_of, turned

TermWords: TypeAlias = Sequence[int]

LEVEL, WALKS, JUMPS = i64(0), i64(1), i64(2)
"""The terms: the level, and whether tourists walk and jump."""

GROUND, TRIAL = NO_DEMAND + i64(1), NO_DEMAND + i64(2)
"""The workspace rows with the city before a tile is laid on a cell that is taken for it, and after the move that is
tried; those after the kept moves are in later rows."""
SAME_FRAME, OTHER_FRAME = i64(0), i64(1)
"""The saves: the spots of the city, and those of the city where its frame is another one for a cell."""
VALUES, NUMBERS, GLANCES = KEPT + i64(1), KEPT + i64(2), KEPT + i64(3)
"""Scratch rows: the worth of the kept moves, the best first, and their numbers, each at the index of its city; and the
table values of what tourists could do, the best first."""
GLANCED, GLANCED_STOCKS, MOST_GLANCES = TRIAL + i64(1), TRIAL + i64(2), i64(6)
"""The workspace rows for where tourists stand then and how many wait, and how many of the best are weighed."""
SHORTLIST, SHORTLIST_SIZE = TRIAL + i64(3), i64(3)
"""The workspace rows for the cities of the best quick values, and how many these are."""
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
    value = worth(city, there, waiting, rounds, weights, network, workspace, scratch, sums)
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


@compiled
def quick_value(
    terms: TermWords, rounds: int, touched: int, weights: Weights, network: NetworkRows, workspace: Workspace,
    scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """A quick estimate of the trial city: its worth as it is, or with one more tourist on the tile just laid.

    Where on the tile the tourist would stand is chosen by the table. Spots that are not on touched fields are kept.
    """
    city = workspace[TRIAL]
    evaluate_spots_among(city, terms[LEVEL], rounds, touched, weights, network, workspace, scratch, sums)
    there, waiting = city[TOURISTS], i64(city[STOCK])
    value = worth(city, there, waiting, rounds, weights, network, workspace, scratch, sums)
    targets = free_fields(city) & city[LAST] if waiting > NO else NOTHING
    if targets == NOTHING:
        return value
    best, chosen = NO, NOTHING
    while targets != NOTHING:
        target = lowest(targets)
        targets &= ~target
        glance = table_worth(there | target, waiting - ONE, rounds, weights, workspace, scratch)
        if chosen == NOTHING or glance > best:
            best, chosen = glance, target
    return max(value, worth(city, there | chosen, waiting - ONE, rounds, weights, network, workspace, scratch, sums))


@compiled
def note_glance(value: int, tourists: int, stock: int, noted: int, workspace: Workspace, scratch: Scratch) -> int:
    """Note where tourists could stand if its table value is among the best; returns how many are noted now."""
    values, places, stocks = scratch[GLANCES], workspace[GLANCED], workspace[GLANCED_STOCKS]
    if noted == MOST_GLANCES:
        if value <= values[MOST_GLANCES - ONE]:
            return noted
        noted -= ONE
    place = noted
    while place > NO and values[place - ONE] < value:
        values[place], places[place], stocks[place] = values[place - ONE], places[place - ONE], stocks[place - ONE]
        place -= ONE
    values[place], places[place], stocks[place] = value, tourists, stock
    return noted + ONE


@apart
def glance_at_tourist_moves(
    terms: TermWords, rounds: int, kept: int, place: int, weights: Weights,
    network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Keep a good move of tourists in the trial city if it is the best so far; returns how many are kept.

    All that tourists can do is glanced at by the table, and the best few are weighed.
    """
    city, noted = workspace[TRIAL], NO
    evaluate_spots(city, terms[LEVEL], rounds, weights, network, workspace, scratch, sums)
    there, stock = city[TOURISTS], city[STOCK]
    waiting, free = i64(stock), free_fields(city)
    value = table_worth(there, waiting, rounds, weights, workspace, scratch)
    noted = note_glance(value, there, stock, noted, workspace, scratch)
    targets = free & city[LAST] if waiting > NO else NOTHING
    while targets != NOTHING:
        target = lowest(targets)
        targets &= ~target
        value = table_worth(there | target, waiting - ONE, rounds, weights, workspace, scratch)
        noted = note_glance(value, there | target, stock - ONE_MORE, noted, workspace, scratch)
    sources = there
    while sources != NOTHING:
        source = lowest(sources)
        sources &= ~source
        targets = NOTHING
        if terms[WALKS] > NO:
            targets |= free & around(source)
        if terms[JUMPS] > NO:
            targets |= free & city[LAST]
        while targets != NOTHING:
            target = lowest(targets)
            targets &= ~target
            moved = there & ~source | target
            value = table_worth(moved, waiting, rounds, weights, workspace, scratch)
            noted = note_glance(value, moved, stock, noted, workspace, scratch)
    for glance in range(noted):
        moved, stock = workspace[GLANCED][glance], workspace[GLANCED_STOCKS][glance]
        value = worth(city, moved, i64(stock), rounds, weights, network, workspace, scratch, sums)
        kept = keep_best(value, NO, kept, ONE, place, moved, stock, workspace, scratch)
    return kept


@compiled
def save_tabulated(
    city: CityWords, save: int, level: int, rounds: int, weights: Weights, network: NetworkRows, workspace: Workspace,
    scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Save the spots of a city with their table values; returns how many there are."""
    keep_spots(NO, city[TOURISTS], rounds, network, workspace, scratch, sums)
    tabulate_spots(city, level, rounds, BOARD, weights, workspace, scratch)
    spots = scratch[RESULTS][SPOT_COUNT]
    save_spots(save, spots, workspace, scratch)
    return spots


@compiled
def in_another_frame(city: CityWords, other: CityWords) -> bool:
    """Whether a city has slid or can no longer grow where another one could."""
    return (
        city[EAST] != other[EAST]
        or city[SOUTH] != other[SOUTH]
        or may_grow_left(city) != may_grow_left(other)
        or may_grow_up(city) != may_grow_up(other)
    )


@apart
def keep_untouched(
    city: CityWords, spots: int, level: int, rounds: int, weights: Weights, network: NetworkRows, workspace: Workspace,
    scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """Keep the spots that no tile on the cell just taken changes; returns the fields of the others and of the cell.

    The spots of the city without it are saved already.
    """
    ground, save = workspace[GROUND], SAME_FRAME
    if in_another_frame(ground, city):
        save = OTHER_FRAME
        spots = save_tabulated(ground, save, level, rounds, weights, network, workspace, scratch, sums)
    kept, touched = take_untouched_spots(save, spots, ground[LAST], workspace, scratch)
    keep_spots(kept, ground[TOURISTS], rounds, network, workspace, scratch, sums)
    return touched


@apart
def make_quick_move(
    city: CityWords, tile: int, terms: TermWords, rounds: int, place: int, faces: Faces, weights: Weights,
    network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> None:  # fmt: skip
    """Write the city after a good move into a workspace row; the move is found quickly, and is nearly always the best.

    All ways to lay the tile get a quick value, and only for the few best are the moves of tourists compared: this is
    many times as quick as ranking all.
    """
    kept, ground, trial = NO, workspace[GROUND], workspace[TRIAL]
    spots = save_tabulated(city, SAME_FRAME, terms[LEVEL], rounds, weights, network, workspace, scratch, sums)
    cells = free_cells(city[LAID])
    while cells != NOTHING:
        cell = lowest(cells)
        cells &= ~cell
        copy(city, ground)
        fields = take_cell(ground, number_of(cell))
        touched = keep_untouched(city, spots, terms[LEVEL], rounds, weights, network, workspace, scratch, sums)
        for turn in range(looks_of(tile)):
            copy(ground, trial)
            place_fields(trial, fields, faces, turned(tile, turn))
            value = quick_value(terms, rounds, touched, weights, network, workspace, scratch, sums)
            kept = keep_best(
                value, NO, kept, SHORTLIST_SIZE, SHORTLIST, trial[TOURISTS], trial[STOCK], workspace, scratch
            )
    found = NO
    for shortlisted in range(kept):
        copy(workspace[SHORTLIST + shortlisted], workspace[TRIAL])
        found = glance_at_tourist_moves(terms, rounds, found, place, weights, network, workspace, scratch, sums)


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
