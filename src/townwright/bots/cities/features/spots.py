"""Finds the spots of a city, where tourists earn something, and their indexes in the learnt table and network."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.features.feature_index import (
    APART,
    BORDERS_COUNT,
    NEAR,
    NO,
    NO_BORDER,
    ONE,
    REACHES,
    STATES,
    TAKEN,
    THREE,
    TWO,
    border_place,
    first_row,
    terrace_place,
    terrace_row,
    zone_place,
    zone_row,
)
from townwright.core.words import compiled, i64, lowest, popcount, u64
from townwright.games.cities.city.masks import (
    ATTRACTION,
    BOARD,
    LAID,
    LAST_COLUMN,
    LAST_ROW,
    NOT_LEFT,
    NOT_RIGHT,
    NOTHING,
    PARK,
    ROW,
    STEP,
    TERRACE,
    WATER,
    CityWords,
    around,
    beside,
    passable,
    terrace_bonus,
    water_bonus,
    zone_of,
)

Workspace: TypeAlias = Sequence[MutableSequence[int]]
"""The part of the workspace for machine words: masks and cities, row by row."""
Scratch: TypeAlias = Sequence[MutableSequence[int]]
"""The part of the workspace for numbers, row by row."""

# Rows of the workspace and of the scratch numbers. Ranking and rollouts have more behind them.
SPOTS, NEARBY, FARTHER, GROWTH_FIELDS, TOUCHED_FROM = i64(0), i64(1), i64(2), i64(3), i64(4)
"""The fields of each spot, those from which one step leads there, and two, the empty fields where it can grow, and
those from which a tile would change anything of it."""
SPOT_WORDS = TOUCHED_FROM + i64(1)
IDLE, ACROSS, UPRIGHT = SPOT_WORDS, SPOT_WORDS + i64(1), SPOT_WORDS + i64(2)
"""The idle tourists; and what lies beside empty fields in each direction, for ``empty_fields``."""
KIND, SPOT_ROWS, SPOT_STANDS, WORTHS = i64(0), i64(1), i64(2), i64(3)
"""The kind of each spot, its row in the network, its stand, and its worth, a row for each of its states."""
SPOT_NUMBERS = WORTHS + STATES
PLACES, BORDERS = SPOT_NUMBERS, SPOT_NUMBERS + i64(1)
"""The index of each spot in the table, and that of its border."""
ROOM = i64(64)
"""The most spots: every field of the largest city."""

FOUR, FIVE, NOBODY = i64(4), i64(5), i64(6)
ONE_BIT = u64(1)
LEFT_EDGE, UPPER_EDGE = u64(BOARD & ~NOT_LEFT), u64((1 << ROW) - 1)


@compiled
def may_grow_left(city: CityWords) -> bool:
    """Whether the city may still grow to the left of its frame."""
    return city[LAID] & LAST_COLUMN == NOTHING


@compiled
def may_grow_up(city: CityWords) -> bool:
    """Whether the city may still grow over the upper edge of its frame."""
    return city[LAID] & LAST_ROW == NOTHING


@compiled
def line_on(field: int, through: int, step: int) -> int:
    """The field and those behind it, each a step to the right or down from the last, as far as they let through."""
    distance = step
    while distance < step * ROW:
        field |= field << distance & through
        through &= through << distance
        distance += distance
    return field


@compiled
def line_back(field: int, through: int, step: int) -> int:
    """The same to the left or up."""
    distance = step
    while distance < step * ROW:
        field |= field >> distance & through
        through &= through >> distance
        distance += distance
    return field


@compiled
def sight_lines(field: int, seen: int, built: int, wide: bool, high: bool) -> tuple[int, int, int, int, int]:
    """What a terrace sees: how many fields, in how many directions that may grow, by how many at most, and where.

    The last are the empty fields in these directions, on which a tile would change what it sees.
    """
    open_through = (seen | ~built) & BOARD
    right, far_right = line_on(field, seen & NOT_LEFT, STEP), line_on(field, open_through & NOT_LEFT, STEP)
    left, far_left = line_back(field, seen & NOT_RIGHT, STEP), line_back(field, open_through & NOT_RIGHT, STEP)
    down, far_down = line_on(field, seen, ROW), line_on(field, open_through, ROW)
    up, far_up = line_back(field, seen, ROW), line_back(field, open_through, ROW)
    open_left, open_up = wide and far_left & LEFT_EDGE != NOTHING, high and far_up & UPPER_EDGE != NOTHING
    fields, beyond = right | left | down | up, far_right | far_left | far_down | far_up
    open_ways = ONE if right != far_right else NO
    open_ways += ONE if open_left or left != far_left else NO
    open_ways += ONE if down != far_down else NO
    open_ways += ONE if open_up or up != far_up else NO
    more = popcount(beyond & ~fields) + (TWO if open_left else NO) + (TWO if open_up else NO)
    ends = right << STEP & far_right | left >> STEP & far_left | down << ROW & far_down | up >> ROW & far_up
    return popcount(fields) - ONE, open_ways, more, ends & ~fields, beyond & ~built


@compiled
def note_fields(
    spot: int, kind: int, fields: int, wanted: int, touched_from: int, workspace: Workspace, scratch: Scratch
) -> None:  # fmt: skip
    """Write the fields of a spot, those near it, those where it can grow, and those from which it is touched."""
    nearby = around(fields)
    workspace[SPOTS][spot], workspace[NEARBY][spot], workspace[FARTHER][spot] = fields, nearby, around(nearby)
    workspace[GROWTH_FIELDS][spot], workspace[TOUCHED_FROM][spot] = wanted, touched_from
    scratch[KIND][spot] = kind


@compiled
def note_zones(
    city: CityWords, kind: int, level: int, bonus: int, rounds: int, among: int, spots: int, workspace: Workspace,
    scratch: Scratch,
) -> int:  # fmt: skip
    """Write the zones of a kind that lie among these fields as spots; returns how many spots there are now."""
    fields = city[kind]
    built = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    wide, high = may_grow_left(city), may_grow_up(city)
    waiting = fields & among
    while waiting != NOTHING:
        zone = zone_of(lowest(waiting), fields)
        waiting &= ~zone
        border = beside(zone)
        empty = border & ~built
        behind = beside(empty)
        growth = popcount(empty)
        if wide:
            growth += popcount(zone & LEFT_EDGE)
        if high:
            growth += popcount(zone & UPPER_EDGE)
        note_fields(spots, kind, zone, empty, (empty | behind) & ~built, workspace, scratch)
        reach = min(popcount(behind & fields & ~zone), REACHES - ONE)
        size, mark = popcount(zone), reach
        scratch[BORDERS][spots], scratch[SPOT_ROWS][spots] = NO_BORDER, first_row(rounds) + zone_row(kind, size, growth)
        if level == BORDERS_COUNT:
            mark = popcount(border & bonus)
            scratch[BORDERS][spots] = border_place(kind, rounds, reach, growth)
            scratch[SPOT_ROWS][spots] = first_row(rounds) + zone_row(kind, size + mark, growth)
        scratch[PLACES][spots] = zone_place(kind, rounds, size, mark, growth)
        spots += ONE
    return spots


@compiled
def note_terraces(
    city: CityWords, seen: int, rounds: int, among: int, spots: int, workspace: Workspace, scratch: Scratch
) -> int:
    """Write the terraces among these fields as spots; returns how many spots there are now."""
    built = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    wide, high = may_grow_left(city), may_grow_up(city)
    waiting = city[TERRACE] & among
    while waiting != NOTHING:
        field = lowest(waiting)
        waiting &= ~field
        fields, open_ways, beyond, gaps, touched_from = sight_lines(field, seen, built, wide, high)
        note_fields(spots, TERRACE, field, gaps, touched_from, workspace, scratch)
        scratch[PLACES][spots] = terrace_place(rounds, fields, open_ways, beyond)
        scratch[BORDERS][spots], scratch[SPOT_ROWS][spots] = (
            NO_BORDER,
            first_row(rounds) + terrace_row(fields, open_ways),
        )
        spots += ONE
    return spots


@compiled
def note_spots(
    city: CityWords, level: int, rounds: int, among: int, spots: int, workspace: Workspace, scratch: Scratch
) -> int:
    """Write every spot among these fields with its indexes for so many rounds left, behind those that are there.

    Returns how many spots there are now. A zone is written whole if any of its fields is among them.
    """
    spots = note_zones(
        city, ATTRACTION, level, terrace_bonus(city, level), rounds, among, spots, workspace, scratch
    )  # fmt: skip
    spots = note_zones(city, PARK, level, water_bonus(city, level), rounds, among, spots, workspace, scratch)
    if level == ONE:
        return spots
    return note_terraces(city, passable(city, level), rounds, among, spots, workspace, scratch)


# Tourists on spots


@compiled
def idle_tourists(tourists: int, spots: int, workspace: Workspace) -> int:
    """The tourists who could leave without a loss: they share a spot, or have none."""
    idle = tourists
    for spot in range(spots):
        there = workspace[SPOTS][spot] & tourists
        if there & (there - ONE_BIT) == NOTHING:
            idle &= ~there
    return idle


@compiled
def stand_of(spot: int, tourists: int, idle: int, workspace: Workspace) -> int:
    """The stand of a spot: one tourist on it or several; else one beside it or a step farther, idle or not; or none."""
    # All is found and then chosen from, without a branch: nobody can foretell which it is.
    there, nearby, farther = workspace[SPOTS][spot] & tourists, workspace[NEARBY][spot], workspace[FARTHER][spot]
    on_it = NO if there & (there - ONE_BIT) == NOTHING else ONE
    beside_it = TWO if nearby & idle != NOTHING else THREE
    a_step_farther = FOUR if farther & idle != NOTHING else FIVE
    stand = a_step_farther if farther & tourists != NOTHING else NOBODY
    stand = beside_it if nearby & tourists != NOTHING else stand
    return on_it if there != NOTHING else stand


@compiled
def table_state(stand: int) -> int:
    """The state of a spot in the table: whether a tourist is on it, beside it, or neither."""
    if stand < TWO:
        return TAKEN
    return NEAR if stand < FOUR else APART
