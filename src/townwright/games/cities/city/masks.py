"""The geometry, the moves and the points of a city, over whole boards at a time.

A board is a mask with one bit for each field of the frame, row by row from the upper left. A city is
an array of words: four boards for the four kinds, one for the tourists, and what else stands below. It
is kept in the upper left corner of the frame and slid when it grows to the left or up, so that it may
float as rule 5 wants. Cells have a smaller grid of their own with one more column and row, to the left
and above: there the city can grow out of the corner.

This is plain Python on integers of any size, and, loaded again with other words (``core.words``), code
that a compiler makes fast: no objects, no closures, each constant wrapped, each shift cut by a mask.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import compiled, i64, lowest, popcount, u64
from townwright.games.cities.box.layout_figures import FIGURES, cornered
from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.pieces import STARTING_TILES
from townwright.games.cities.city.pieces import TOURISTS as TOURISTS_OF_A_PLAYER

CityWords: TypeAlias = MutableSequence[int]
Faces: TypeAlias = Sequence[int]
"""Turned tiles, four words each: a board of each kind with the tile in the upper left corner."""

# The words of a city.
ATTRACTION, PARK, TERRACE, WATER = i64(0), i64(1), i64(2), i64(3)
TOURISTS = i64(4)
LAST = i64(5)
"""The four fields of the tile just laid; none right after the set-up (decision 10)."""
LAID = i64(6)
"""The cells that hold a tile, on the grid of cells."""
STOCK = i64(7)
"""How many tourists wait."""
EAST, SOUTH = i64(8), i64(9)
"""How far the first tile lies from the corner, in cells."""
LENGTH = i64(10)
FULL_STOCK = u64(TOURISTS_OF_A_PLAYER)
"""The tourists of a player (rule 1)."""

# The frame of fields.
_SIZE = 2 * CELLS
_LEFT = sum(1 << _SIZE * row for row in range(_SIZE))
_BOARD = (1 << _SIZE * _SIZE) - 1
NOTHING = u64(0)
ONE = u64(1)
BOARD = u64(_BOARD)
NOT_LEFT = u64(_BOARD & ~_LEFT)
NOT_RIGHT = u64(_BOARD & ~(_LEFT << _SIZE - 1))
TILE = u64(0b11 << _SIZE | 0b11)
ROW = i64(_SIZE)
TWO_ROWS = i64(2 * _SIZE)
STEP = i64(1)
TWO_STEPS = i64(2)
FIGURE_SIZE = i64(STARTING_TILES)

# The grid of cells.
_ACROSS = CELLS + 1
_FIRST_COLUMN = sum(1 << _ACROSS * row for row in range(_ACROSS))
_ALL_CELLS = (1 << _ACROSS * _ACROSS) - 1
ACROSS = i64(_ACROSS)
ALL_CELLS = u64(_ALL_CELLS)
LAST_COLUMN = u64(_FIRST_COLUMN << CELLS)
LAST_ROW = u64((1 << _ACROSS) - 1 << _ACROSS * CELLS)
NOT_FIRST_COLUMN = u64(_ALL_CELLS & ~_FIRST_COLUMN)
NOT_FIRST_ROW = u64(_ALL_CELLS & ~((1 << _ACROSS) - 1))

FIGURE_CELLS = tuple((row + 1) * _ACROSS + column + 1 for figure in FIGURES for column, row in cornered(figure))
"""The cells of the three starting tiles in each of the 36 figures (rule 3), one figure after the other."""


# Where things are


@compiled
def around(fields: int) -> int:
    """The fields and all that touch them, by a side or a corner."""
    rows = fields | (fields << STEP) & NOT_LEFT | (fields >> STEP) & NOT_RIGHT
    return (rows | rows << ROW | rows >> ROW) & BOARD


@compiled
def beside(fields: int) -> int:
    """The side neighbours of the fields."""
    return ((fields << STEP) & NOT_LEFT | (fields >> STEP) & NOT_RIGHT | fields << ROW | fields >> ROW) & BOARD


@compiled
def free_cells(laid: int) -> int:
    """Rule 5: the cells for the next tile: empty, touching the city, and inside the limit of width and height."""
    rows = laid | laid << STEP & NOT_FIRST_COLUMN | laid >> STEP
    cells = (rows | rows << ACROSS | rows >> ACROSS) & ~laid & ALL_CELLS
    if laid & LAST_COLUMN:
        cells &= NOT_FIRST_COLUMN
    if laid & LAST_ROW:
        cells &= NOT_FIRST_ROW
    return cells


@compiled
def number_of(bit: int) -> int:
    """The place of a single bit, counted from 0."""
    return popcount(bit - ONE)


@compiled
def covered_corners(city: CityWords) -> int:
    """The fields on which the upper left quadrant of the extra tile can lie, with fields under all of it."""
    fields = city[ATTRACTION] | city[PARK] | city[TERRACE] | city[WATER]
    pairs = fields & (fields & NOT_LEFT) >> STEP
    return pairs & pairs >> ROW


# Laying tiles


@compiled
def empty(city: CityWords) -> None:
    """Empties the city: nothing is laid, and all tourists are in the stock."""
    for word in range(LENGTH):
        city[word] = NOTHING
    city[STOCK] = FULL_STOCK


@compiled
def set_up(
    city: CityWords, figures: Sequence[int], figure: int, faces: Faces, first: int, second: int, third: int
) -> None:
    """Rule 3: lays the three starting tiles, named by the places of their faces, in one of the figures."""
    empty(city)
    cell = figures[FIGURE_SIZE * figure]
    city[EAST] = u64(cell % ACROSS - STEP)
    city[SOUTH] = u64(cell // ACROSS - STEP)
    lay(city, cell, faces, first)
    lay(city, figures[FIGURE_SIZE * figure + STEP], faces, second)
    lay(city, figures[FIGURE_SIZE * figure + TWO_STEPS], faces, third)
    city[LAST] = NOTHING


@compiled
def lay(city: CityWords, cell: int, faces: Faces, face: int) -> None:
    """Lays the turned tile that stands at a place of the faces on a free cell; slides the city if it must."""
    if cell % ACROSS == 0:
        for board in range(LAST):
            city[board] <<= TWO_STEPS
        city[LAID] <<= STEP
        city[EAST] += ONE
        cell += STEP
    if cell < ACROSS:
        for board in range(LAST):
            city[board] <<= TWO_ROWS
        city[LAID] <<= ACROSS
        city[SOUTH] += ONE
        cell += ACROSS
    city[LAID] |= ONE << cell
    place = (cell // ACROSS - STEP) * TWO_ROWS + (cell % ACROSS - STEP) * TWO_STEPS
    city[ATTRACTION] |= faces[face + ATTRACTION] << place
    city[PARK] |= faces[face + PARK] << place
    city[TERRACE] |= faces[face + TERRACE] << place
    city[WATER] |= faces[face + WATER] << place
    city[LAST] = TILE << place


@compiled
def cover(city: CityWords, place: int, faces: Faces, face: int) -> None:
    """Lays the extra tile of ``onemore`` over four fields; tourists under it return to the stock."""
    tile = TILE << place
    for board in range(TOURISTS):
        city[board] = city[board] & ~tile | faces[face + board] << place
    city[STOCK] += u64(popcount(city[TOURISTS] & tile))
    city[TOURISTS] &= ~tile
    city[LAST] = tile


# Tourists


@compiled
def free_fields(city: CityWords) -> int:
    """The fields on which one more tourist could stand: dry, and nobody there."""
    return (city[ATTRACTION] | city[PARK] | city[TERRACE]) & ~city[TOURISTS]


@compiled
def place_targets(city: CityWords, free: int) -> int:
    """Rule 6: the free fields on which a tourist of the stock may be placed."""
    return free & city[LAST] if city[STOCK] != NOTHING else NOTHING


@compiled
def walk_targets(free: int, source: int) -> int:
    """Rule 6: the free fields that the tourist on the source may walk to."""
    return free & around(source)


@compiled
def jump_targets(city: CityWords, free: int, source: int) -> int:
    """Rule 6: the free fields that the tourist on the source may jump to; where it could walk it does not jump."""
    return free & city[LAST] & ~around(source)


@compiled
def tourist_targets(city: CityWords, source: int, walks: bool, jumps: bool) -> int:
    """Rule 6: where the tourist on the source may go, or one of the stock if the source is nothing."""
    free = free_fields(city)
    if source == NOTHING:
        return place_targets(city, free)
    reached = around(source) if walks else NOTHING
    if jumps:
        reached |= city[LAST]
    return free & reached


@compiled
def count_tourist_actions(city: CityWords, walks: bool, jumps: bool) -> int:
    """How many things a seat can do with a tourist after laying the tile, nothing included."""
    free = free_fields(city)
    count = i64(1)
    count += popcount(place_targets(city, free))
    if walks:
        far = free & city[LAST] if jumps else NOTHING
        waiting = city[TOURISTS]
        while waiting != NOTHING:
            tourist = lowest(waiting)
            count += popcount(free & around(tourist) | far)
            waiting &= ~tourist
    return count


@compiled
def lead(city: CityWords, source: int, target: int) -> None:
    """Leads a tourist from the source, or from the stock if that is nothing, to the target."""
    city[TOURISTS] = city[TOURISTS] & ~source | target
    if source == NOTHING:
        city[STOCK] -= ONE


# Points


@compiled
def zone_of(field: int, fields: int) -> int:
    """Rule 8: the zone that a field belongs to among the fields of its kind."""
    zone = NOTHING
    grown = field
    while grown != zone:
        zone = grown
        grown = (zone | (zone << STEP) & NOT_LEFT | (zone >> STEP) & NOT_RIGHT | zone << ROW | zone >> ROW) & fields
    return zone


@compiled
def score_zones(fields: int, bonus: int, tourists: int) -> int:
    """The points of every zone of a kind that has a tourist: its fields and the bonus fields that border it."""
    points = i64(0)
    waiting = fields & tourists
    while waiting != NOTHING:
        zone = zone_of(lowest(waiting), fields)
        points += popcount(zone) + popcount(beside(zone) & bonus)
        waiting &= ~zone
    return points


@compiled
def seen_from(field: int, passable: int) -> int:
    """Rule 8: the fields that a tourist on a terrace looks at, in all four directions."""
    seen = NOTHING
    ray = (field << STEP) & NOT_LEFT & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray << STEP) & NOT_LEFT & passable
    ray = (field >> STEP) & NOT_RIGHT & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray >> STEP) & NOT_RIGHT & passable
    ray = (field << ROW) & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray << ROW) & passable
    ray = (field >> ROW) & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray >> ROW) & passable
    return seen


@compiled
def score_views(terraces: int, passable: int) -> int:
    """The points of every tourist on a terrace."""
    points = i64(0)
    while terraces != NOTHING:
        field = lowest(terraces)
        points += popcount(seen_from(field, passable))
        terraces &= ~field
    return points


@compiled
def terrace_bonus(city: CityWords, level: int) -> int:
    """The fields that bring an attraction zone a point when they border it: terraces at level 3."""
    return city[TERRACE] if level == 3 else NOTHING


@compiled
def water_bonus(city: CityWords, level: int) -> int:
    """The fields that bring a park zone a point when they border it: water at level 3."""
    return city[WATER] if level == 3 else NOTHING


@compiled
def passable(city: CityWords, level: int) -> int:
    """The fields that a view passes and that are worth a point: none, water, or water and parks."""
    if level == 1:
        return NOTHING
    return city[WATER] if level == 2 else city[WATER] | city[PARK]


@compiled
def score(city: CityWords, level: int) -> int:
    """The points of a whole city."""
    tourists = city[TOURISTS]
    return (
        score_zones(city[ATTRACTION], terrace_bonus(city, level), tourists)
        + score_zones(city[PARK], water_bonus(city, level), tourists)
        + score_views(city[TERRACE] & tourists, passable(city, level))
    )


@compiled
def score_each(city: CityWords, level: int, points: MutableSequence[int]) -> None:
    """Writes the points of the seven tourists, those on the board in reading order: the first of a zone is paid."""
    waiting, paid = city[TOURISTS], NOTHING
    for number in range(len(points)):
        field = lowest(waiting)
        waiting &= ~field
        points[number] = i64(0)
        if field & city[TERRACE]:
            points[number] = popcount(seen_from(field, passable(city, level)))
        elif field & ~paid:
            fields = city[ATTRACTION] if field & city[ATTRACTION] else city[PARK]
            bonus = terrace_bonus(city, level) if field & city[ATTRACTION] else water_bonus(city, level)
            zone = zone_of(field, fields)
            paid |= zone
            points[number] = popcount(zone) + popcount(beside(zone) & bonus)
