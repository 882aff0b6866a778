"""What an unfinished city is worth: a sum over its spots, each looked up in a table that was learnt by playing.

A spot is a place where a tourist earns something: a zone of attractions, a zone of parks, or, from level 2 on,
a terrace. What it will have brought at the end depends on how many rounds are left, on how large it is or how
much is seen from it, and on how much room it has to grow. It stands in the table three times: with a
tourist on it, with one beside it, and with none near. With no round left the table holds the very points.

Like ``games.cities.masks`` this is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import compiled, i64, lowest, popcount, u64
from townwright.games.cities.masks import (
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
    TOURISTS,
    WATER,
    CityWords,
    around,
    beside,
    passable,
    terrace_bonus,
    water_bonus,
    zone_of,
)

Weights: TypeAlias = Sequence[int]
Desk: TypeAlias = Sequence[MutableSequence[int]]
"""Room to work in, row by row: masks and cities."""
Notes: TypeAlias = Sequence[MutableSequence[int]]
"""Room to work in, row by row: numbers."""

# Rows of the desk and of the notes. Searching has more behind them.
SPOTS, NEARBY = i64(0), i64(1)
"""The fields of each spot, and those from which one step leads there."""
PLACES, BORDERS, WORTHS = i64(0), i64(1), i64(2)
"""Where each spot stands in the table, where its border does, and what it is worth in its three states."""
ROOM = i64(64)
"""For so many spots: every field of the largest city."""

# The table.
POINT = i64(128)
"""Its entries count in parts of a point: so many are one."""
TAKEN, NEAR, APART, STATES = i64(0), i64(1), i64(2), i64(3)
ROUNDS, SIZES, MARKS, GROWTHS, REACHES = i64(14), i64(25), i64(16), i64(9), i64(4)
SEEN, OPEN, BEYOND, WAITING, IDLE = i64(15), i64(5), i64(8), i64(8), i64(8)
NO_BORDER = i64(0)
"""The first entry: nothing, for spots that have no border."""
ZONES = STATES
ZONE_LENGTH = ROUNDS * SIZES * MARKS * GROWTHS * STATES
ZONE_BORDERS = ZONES + i64(2) * ZONE_LENGTH
BORDER_LENGTH = ROUNDS * REACHES * GROWTHS * STATES
TERRACES = ZONE_BORDERS + i64(2) * BORDER_LENGTH
STOCKS = TERRACES + ROUNDS * SEEN * OPEN * BEYOND * STATES
LENGTH = STOCKS + ROUNDS * WAITING * IDLE

ONE, TWO, NO, SIDES = i64(1), i64(2), i64(0), i64(4)
BORDERS_COUNT = i64(3)
"""The level at which borders bring points."""
RIGHT, LEFT, DOWN = i64(0), i64(1), i64(2)
LEFT_EDGE, UPPER_EDGE = u64(BOARD & ~NOT_LEFT), u64((1 << ROW) - 1)


# Where things stand in the table


@compiled
def zone_place(kind: int, rounds: int, size: int, mark: int, growth: int) -> int:
    """A zone by its fields, the fields that mark its border, and the empty fields beside it.

    At level 3 the marks are the fields that bring it points, else those of its kind behind the empty ones.
    """
    size, mark, growth = min(size, SIZES - ONE), min(mark, MARKS - ONE), min(growth, GROWTHS - ONE)
    return ZONES + kind * ZONE_LENGTH + (((rounds * SIZES + size) * MARKS + mark) * GROWTHS + growth) * STATES


@compiled
def border_place(kind: int, rounds: int, reach: int, growth: int) -> int:
    """At level 3, once more a zone: by the fields of its kind behind the empty ones, and these."""
    growth = min(growth, GROWTHS - ONE)
    return ZONE_BORDERS + kind * BORDER_LENGTH + ((rounds * REACHES + reach) * GROWTHS + growth) * STATES


@compiled
def terrace_place(rounds: int, seen: int, open_ways: int, beyond: int) -> int:
    """A terrace by the fields seen, the directions that may still grow, and the fields that lie in them."""
    seen, beyond = min(seen, SEEN - ONE), min((beyond + ONE) // TWO, BEYOND - ONE)
    return TERRACES + (((rounds * SEEN + seen) * OPEN + open_ways) * BEYOND + beyond) * STATES


@compiled
def stock_place(rounds: int, waiting: int, idle: int) -> int:
    """Tourists in the stock, and those who stand where they earn nothing."""
    return STOCKS + (rounds * WAITING + waiting) * IDLE + idle


# The spots of a city


@compiled
def ahead(field: int, way: int) -> int:
    """The next field in one of four directions; nothing beyond the frame."""
    if way == RIGHT:
        return (field << STEP) & NOT_LEFT
    if way == LEFT:
        return (field >> STEP) & NOT_RIGHT
    return field << ROW & BOARD if way == DOWN else field >> ROW


@compiled
def outlook(field: int, seen: int, built: int, wide: bool, high: bool) -> tuple[int, int, int]:
    """How many fields a terrace sees, in how many directions that may grow, and by how many fields at most."""
    fields, open_ways, beyond = NO, NO, NO
    for way in range(SIDES):
        gap = False
        ray = ahead(field, way)
        while ray & (seen | ~built) != NOTHING:
            if ray & seen == NOTHING and not gap:
                gap = True
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
    return fields, open_ways, beyond


@compiled
def note_zones(
    city: CityWords, kind: int, level: int, bonus: int, rounds: int, spots: int, desk: Desk, notes: Notes
) -> int:
    """Notes the zones of a kind; answers how many spots there are now."""
    fields = city[kind]
    built = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    wide, high = city[LAID] & LAST_COLUMN == NOTHING, city[LAID] & LAST_ROW == NOTHING
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
        desk[SPOTS][spots], desk[NEARBY][spots] = zone, around(zone)
        reach = min(popcount(beside(empty) & fields & ~zone), REACHES - ONE)
        if level == BORDERS_COUNT:
            mark = popcount(border & bonus)
            notes[BORDERS][spots] = border_place(kind, rounds, reach, growth)
        else:
            mark = reach
            notes[BORDERS][spots] = NO_BORDER
        notes[PLACES][spots] = zone_place(kind, rounds, popcount(zone), mark, growth)
        spots += ONE
    return spots


@compiled
def note_terraces(city: CityWords, seen: int, rounds: int, spots: int, desk: Desk, notes: Notes) -> int:
    """Notes the terraces; answers how many spots there are now."""
    built = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    wide, high = city[LAID] & LAST_COLUMN == NOTHING, city[LAID] & LAST_ROW == NOTHING
    waiting = city[TERRACE]
    while waiting != NOTHING:
        field = lowest(waiting)
        waiting &= ~field
        fields, open_ways, beyond = outlook(field, seen, built, wide, high)
        desk[SPOTS][spots], desk[NEARBY][spots] = field, around(field)
        notes[PLACES][spots] = terrace_place(rounds, fields, open_ways, beyond)
        notes[BORDERS][spots] = NO_BORDER
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


# What it is worth


@compiled
def look_up(weights: Weights, spots: int, notes: Notes) -> None:
    """Notes what each spot is worth taken, near and apart."""
    for spot in range(spots):
        place, border = notes[PLACES][spot], notes[BORDERS][spot]
        for state in range(STATES):
            notes[WORTHS][spot * STATES + state] = weights[place + state] + weights[border + state]


@compiled
def state_of(spot: int, tourists: int, desk: Desk) -> int:
    """Whether a tourist is on the spot, beside it, or neither."""
    if desk[SPOTS][spot] & tourists != NOTHING:
        return TAKEN
    return NEAR if desk[NEARBY][spot] & tourists != NOTHING else APART


@compiled
def worth(weights: Weights, rounds: int, tourists: int, stock: int, spots: int, desk: Desk, notes: Notes) -> int:
    """What the city is worth with tourists on these fields and so many in the stock."""
    total, earning = NO, NO
    for spot in range(spots):
        state = state_of(spot, tourists, desk)
        total += notes[WORTHS][spot * STATES + state]
        if state == TAKEN:
            earning += ONE
    return total + weights[stock_place(rounds, stock, popcount(tourists) - earning)]


@compiled
def worth_of(city: CityWords, level: int, rounds: int, stock: int, weights: Weights, desk: Desk, notes: Notes) -> int:
    """What a city is worth as it stands, with so many rounds left."""
    spots = note_spots(city, level, rounds, desk, notes)
    look_up(weights, spots, notes)
    return worth(weights, rounds, city[TOURISTS], stock, spots, desk, notes)
