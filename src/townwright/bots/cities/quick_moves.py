"""Finds a good move quickly, for games that are played on: nearly always the best of all that ``move_ranking`` ranks.

All ways to lay a tile are valued with the spots in common that no way to lay it on a cell changes.
"""

from __future__ import annotations

from townwright.bots.cities.evaluation import (
    RESULTS,
    SPOT_COUNT,
    Weights,
    evaluate_spots,
    evaluate_spots_among,
    keep_spots,
    table_worth,
    tabulate_spots,
    worth,
    worth_as_it_stands,
)
from townwright.bots.cities.features.feature_index import NO, ONE
from townwright.bots.cities.features.saved_spots import save_spots, take_untouched_spots
from townwright.bots.cities.features.spots import Scratch, Workspace, may_grow_left, may_grow_up
from townwright.bots.cities.move_ranking import (
    JUMPS,
    LEVEL,
    NUMBERS,
    ONE_MORE,
    TRIAL,
    WALKS,
    TermWords,
    copy,
    keep_best,
)
from townwright.bots.cities.network import NetworkRows, Sums
from townwright.core.words import apart, compiled, i64, lowest
from townwright.games.cities.city.masks import (
    BOARD,
    EAST,
    LAID,
    LAST,
    NOTHING,
    SOUTH,
    STOCK,
    TOURISTS,
    CityWords,
    Faces,
    around,
    free_cells,
    free_fields,
    number_of,
    place_fields,
    take_cell,
)
from townwright.speed.cities.row_layout import looks_of, turned

GLANCES = NUMBERS + i64(1)
"""The scratch row with the table values of what tourists could do, the best first."""
GLANCED, GLANCED_STOCKS, MOST_GLANCES = TRIAL + i64(1), TRIAL + i64(2), i64(6)
"""The workspace rows for where tourists stand then and how many wait, and how many of the best are weighed."""
SHORTLIST, SHORTLIST_SIZE = TRIAL + i64(3), i64(3)
"""The workspace rows for the cities of the best quick values, and how many these are."""
GROUND = SHORTLIST + SHORTLIST_SIZE
"""The workspace row with the city before a tile is laid on a cell that is taken for it."""
SAME_FRAME, OTHER_FRAME = i64(0), i64(1)
"""The saves: the spots of the city, and those of the city where its frame is another one for a cell."""


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
    value = worth_as_it_stands(city, waiting, rounds, weights, network, scratch, sums)
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
