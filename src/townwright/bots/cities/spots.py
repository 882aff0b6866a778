"""Finds the spots of a city, where tourists earn something, and notes where each stands in what was learnt."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.feature_index import (
    APART,
    BORDERS_COUNT,
    NEAR,
    NO,
    NO_BORDER,
    ONE,
    REACHES,
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

Desk: TypeAlias = Sequence[MutableSequence[int]]
"""Room to work in, row by row: masks and cities."""
Notes: TypeAlias = Sequence[MutableSequence[int]]
"""Room to work in, row by row: numbers."""

# Rows of the desk and of the notes. Weighing and looking ahead have more behind them.
SPOTS, NEARBY, FARTHER, WANTED = i64(0), i64(1), i64(2), i64(3)
"""The fields of each spot, those from which one step leads there, and two, and the empty fields where it can grow."""
IDLE, ACROSS, UPRIGHT = i64(4), i64(5), i64(6)
"""The idle tourists; and what lies beside empty fields in each direction, for ``wishes``."""
KIND, PLACES, BORDERS, NUMBERED = i64(0), i64(1), i64(2), i64(3)
"""The kind of each spot, where it stands in the table, where its border does, and its row in the network."""
ROOM = i64(64)
"""For so many spots: every field of the largest city."""

WAYS, FOUR, FIVE, NOBODY = i64(4), i64(4), i64(5), i64(6)
ONE_BIT = u64(1)
RIGHT, LEFT, DOWN = i64(0), i64(1), i64(2)
LEFT_EDGE, UPPER_EDGE = u64(BOARD & ~NOT_LEFT), u64((1 << ROW) - 1)


@compiled
def may_widen(city: CityWords) -> bool:
    """Whether the city may still grow to the left of its frame."""
    return city[LAID] & LAST_COLUMN == NOTHING


@compiled
def may_rise(city: CityWords) -> bool:
    """Whether the city may still grow over the upper edge of its frame."""
    return city[LAID] & LAST_ROW == NOTHING


@compiled
def ahead(field: int, way: int) -> int:
    """The next field in one of four directions; nothing beyond the frame."""
    if way == RIGHT:
        return (field << STEP) & NOT_LEFT
    if way == LEFT:
        return (field >> STEP) & NOT_RIGHT
    return field << ROW & BOARD if way == DOWN else field >> ROW


@compiled
def outlook(field: int, seen: int, built: int, wide: bool, high: bool) -> tuple[int, int, int, int]:
    """How many fields a terrace sees, in how many directions that may grow, by how many fields at most, and where."""
    fields, open_ways, beyond, gaps = NO, NO, NO, NOTHING
    for way in range(WAYS):
        gap = False
        ray = ahead(field, way)
        while ray & (seen | ~built) != NOTHING:
            if ray & seen == NOTHING and not gap:
                gap = True
                gaps |= ray
                open_ways += ONE
            if gap:
                beyond += ONE
            else:
                fields += ONE
            ray = ahead(ray, way)
        if ray == NOTHING and ((way == LEFT and wide) or (way > DOWN and high)):
            beyond += TWO
            if not gap:
                open_ways += ONE
    return fields, open_ways, beyond, gaps


@compiled
def note_fields(spot: int, kind: int, fields: int, wanted: int, desk: Desk, notes: Notes) -> None:
    """Notes where a spot lies."""
    nearby = around(fields)
    desk[SPOTS][spot], desk[NEARBY][spot], desk[FARTHER][spot] = fields, nearby, around(nearby)
    desk[WANTED][spot], notes[KIND][spot] = wanted, kind


@compiled
def note_zones(
    city: CityWords, kind: int, level: int, bonus: int, rounds: int, spots: int, desk: Desk, notes: Notes
) -> int:
    """Notes the zones of a kind; answers how many spots there are now."""
    fields = city[kind]
    built = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    wide, high = may_widen(city), may_rise(city)
    waiting = fields
    while waiting != NOTHING:
        zone = zone_of(lowest(waiting), fields)
        waiting &= ~zone
        border = beside(zone)
        empty = border & ~built
        growth = popcount(empty)
        if wide:
            growth += popcount(zone & LEFT_EDGE)
        if high:
            growth += popcount(zone & UPPER_EDGE)
        note_fields(spots, kind, zone, empty, desk, notes)
        reach = min(popcount(beside(empty) & fields & ~zone), REACHES - ONE)
        size, mark = popcount(zone), reach
        notes[BORDERS][spots], notes[NUMBERED][spots] = NO_BORDER, first_row(rounds) + zone_row(kind, size, growth)
        if level == BORDERS_COUNT:
            mark = popcount(border & bonus)
            notes[BORDERS][spots] = border_place(kind, rounds, reach, growth)
            notes[NUMBERED][spots] = first_row(rounds) + zone_row(kind, size + mark, growth)
        notes[PLACES][spots] = zone_place(kind, rounds, size, mark, growth)
        spots += ONE
    return spots


@compiled
def note_terraces(city: CityWords, seen: int, rounds: int, spots: int, desk: Desk, notes: Notes) -> int:
    """Notes the terraces; answers how many spots there are now."""
    built = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    wide, high = may_widen(city), may_rise(city)
    waiting = city[TERRACE]
    while waiting != NOTHING:
        field = lowest(waiting)
        waiting &= ~field
        fields, open_ways, beyond, gaps = outlook(field, seen, built, wide, high)
        note_fields(spots, TERRACE, field, gaps, desk, notes)
        notes[PLACES][spots] = terrace_place(rounds, fields, open_ways, beyond)
        notes[BORDERS][spots], notes[NUMBERED][spots] = NO_BORDER, first_row(rounds) + terrace_row(fields, open_ways)
        spots += ONE
    return spots


@compiled
def note_spots(city: CityWords, level: int, rounds: int, desk: Desk, notes: Notes) -> int:
    """Notes every spot of the city and its place in the table for so many rounds left; answers how many."""
    spots = note_zones(city, ATTRACTION, level, terrace_bonus(city, level), rounds, NO, desk, notes)
    spots = note_zones(city, PARK, level, water_bonus(city, level), rounds, spots, desk, notes)
    if level == ONE:
        return spots
    return note_terraces(city, passable(city, level), rounds, spots, desk, notes)


# Who is where


@compiled
def idlers(tourists: int, spots: int, desk: Desk) -> int:
    """The tourists who could leave without a loss: they share a spot, or have none."""
    idle = tourists
    for spot in range(spots):
        there = desk[SPOTS][spot] & tourists
        if there & (there - ONE_BIT) == NOTHING:
            idle &= ~there
    return idle


@compiled
def stand_of(spot: int, tourists: int, idle: int, desk: Desk) -> int:
    """Who is on a spot: one tourist or several; else who is beside it, or one step farther: an idler or another."""
    there = desk[SPOTS][spot] & tourists
    if there != NOTHING:
        return NO if there & (there - ONE_BIT) == NOTHING else ONE
    if desk[NEARBY][spot] & tourists != NOTHING:
        return TWO if desk[NEARBY][spot] & idle != NOTHING else THREE
    if desk[FARTHER][spot] & tourists != NOTHING:
        return FOUR if desk[FARTHER][spot] & idle != NOTHING else FIVE
    return NOBODY


@compiled
def state_of(stand: int) -> int:
    """The same as the table has it: whether a tourist is on the spot, beside it, or neither."""
    if stand < TWO:
        return TAKEN
    return NEAR if stand < FOUR else APART
