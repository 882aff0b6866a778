"""The spots of a finished city, its zones and from level 2 on its terraces, and a limit of what they can earn.

A plan says for each of the sixteen draws on which of the sixteen cells its tile lies and how it is turned.

Whatever the floor is, the best seven spots are worth at most seven times the floor and what each spot is worth above
it; if the floor is what the seventh is worth, this is what the seven are worth. So a change of a plan can be turned
down before anything is sorted, and zones of one field, which are many and poor, are seldom looked at.

Like ``games.cities.city.masks`` this is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.core.words import compiled, i64, lowest, popcount, u64
from townwright.games.cities.city import pieces
from townwright.games.cities.city.masks import (
    ATTRACTION,
    NOT_LEFT,
    NOT_RIGHT,
    NOTHING,
    PARK,
    ROW,
    STEP,
    TERRACE,
    TILE,
    TWO_ROWS,
    TWO_STEPS,
    CityWords,
    Faces,
    beside,
    passable,
    terrace_bonus,
    water_bonus,
)

CityPlan: TypeAlias = MutableSequence[int]
SpotRows: TypeAlias = Sequence[MutableSequence[int]]
Lines: TypeAlias = Sequence[Sequence[int]]

DRAWS, FIRST_ROUND, TOURISTS = (
    i64(pieces.STARTING_TILES + pieces.ROUNDS),
    i64(pieces.STARTING_TILES),
    i64(pieces.TOURISTS),
)
NO, ONE, TWO, FOUR = i64(0), i64(1), i64(2), i64(4)
ONE_BIT = u64(1)
ROUNDS_MASK = u64(((1 << pieces.ROUNDS) - 1) << pieces.STARTING_TILES)
"""The rounds as bits, each at the number of its draw: the tiles of the set-up are no rounds."""

# A plan: where each draw lies, how it is turned, and which draw lies on each cell.
CELL, TURN, DRAW, PLAN_LENGTH = i64(0), DRAWS, DRAWS + DRAWS, DRAWS + DRAWS + DRAWS

# Rows of words: the fields of each draw; at the first field of each tile its round as a bit; the views of each row;
# the fields of each noted spot; of each spot that is looked at its fields and the rounds in which somebody can come.
TILE_FIELDS, ROUND_AT, ROW_VIEWS = i64(0), i64(1), i64(2)
NOTED_FIELDS, SPOT_FIELDS, SPOT_ROUNDS = i64(3), i64(4), i64(5)
WORD_ROWS = i64(6)
# Rows of numbers: the points of each noted spot and of each that is looked at; the round of each chosen spot; who has
# each round; how a search came there.
NOTED_POINTS, POINTS, ROUND_OF, HOLDER, CAME_FROM, QUEUE = i64(0), i64(1), i64(2), i64(3), i64(4), i64(5)
NUMBER_ROWS = i64(6)
ROOM = i64(64)
"""The length of each row."""

LINE = i64(8)
"""The fields of a row. What is counted for each of them is kept in one word, in a byte for each."""
BYTE, EACH_ONE, EACH_HIGH = u64(0xFF), u64(0x0101010101010101), u64(0x8080808080808080)
"""A whole byte; one in each byte; the highest bit of each."""
HIGHEST = i64(7)
EACH_PAIR, PAIR_ONE, PAIR, LAST_PAIR = u64(0x00FF00FF00FF00FF), u64(0x0001000100010001), u64(0xFFFF), i64(48)
"""To add bytes up: every other byte; one in each pair of bytes; a whole pair; and where the last pair begins."""
# Rows of the tables of lines, by the eight bits of a line: how many fields of it are seen from each along the line, if
# the bits say what can be seen; and a whole byte for each bit.
ALONG, SPREAD = i64(0), i64(1)


@compiled
def place_of(cell: int) -> int:
    """The place of a cell's first field on the boards."""
    return cell // FOUR * TWO_ROWS + cell % FOUR * TWO_STEPS


@compiled
def number_of_bit(bit: int) -> int:
    """The number of a single bit."""
    return popcount(bit - ONE_BIT)


@compiled
def put_tile(plan: CityPlan, draw: int, tiles: Sequence[int], faces: Faces, city: CityWords) -> None:
    """Show the tile of a draw on its cell, in place of what the boards show there."""
    place = place_of(plan[CELL + draw])
    fields, face = TILE << place, tiles[draw] + FOUR * plan[TURN + draw]
    for kind in range(FOUR):
        city[kind] = city[kind] & ~fields | faces[face + kind] << place


@compiled
def note_draws(plan: CityPlan, words: SpotRows) -> None:
    """Note the fields of each draw, and at each tile's first field which round it came in."""
    for draw in range(DRAWS):
        place = place_of(plan[CELL + draw])
        words[TILE_FIELDS][draw] = TILE << place
        words[ROUND_AT][place] = ONE_BIT << draw & ROUNDS_MASK


@compiled
def above(points: int, floor: int) -> int:
    """What the points are above the floor, or nothing."""
    return points - floor if points > floor else NO


@compiled
def note_zones(fields: int, bonus: int, floor: int, noted: int, words: SpotRows, numbers: SpotRows) -> tuple[int, int]:
    """Note the zones of a kind that have more than one field.

    Returns what they are worth above the floor, and how many spots are noted.
    """
    total, waiting = NO, fields & beside(fields)
    rightwards, leftwards = fields & NOT_LEFT, fields & NOT_RIGHT
    while waiting != NOTHING:
        zone, grown = NOTHING, lowest(waiting)
        while grown != zone:
            zone = grown
            grown |= grown << STEP & rightwards | grown >> STEP & leftwards
            grown |= (grown << ROW | grown >> ROW) & fields
        waiting &= ~zone
        points = popcount(zone) + popcount(beside(zone) & bonus)
        words[NOTED_FIELDS][noted], numbers[NOTED_POINTS][noted] = zone, points
        noted += ONE_BIT
        total += above(points, floor)
    return total, noted


@compiled
def sum_of_bytes(word: int) -> int:
    """The sum of all bytes of a word."""
    pairs = (word & EACH_PAIR) + (word >> LINE & EACH_PAIR)
    return i64(pairs * PAIR_ONE >> LAST_PAIR & PAIR)


@compiled
def note_views(terraces: int, seen: int, floor: int, lines: Lines, words: SpotRows) -> int:
    """Note for every field how many fields are seen from there; returns what the terraces are worth above the floor.

    Eight fields are counted at a time. From row to row what is seen upwards grows by one where the row can be seen, and
    begins anew where not; then the same downwards.
    """
    views, up, down, total = words[ROW_VIEWS], NOTHING, NOTHING, NOTHING
    for row in range(LINE):
        line = i64(seen >> row * LINE & BYTE)
        views[row] = lines[ALONG][line] + up
        up = up + EACH_ONE & lines[SPREAD][line]
    floors = u64(floor) * EACH_ONE
    for back in range(LINE):
        row = LINE - ONE - back
        views[row] += down
        down = down + EACH_ONE & lines[SPREAD][i64(seen >> row * LINE & BYTE)]
        over = (views[row] | EACH_HIGH) - floors
        paid = over & EACH_HIGH & lines[SPREAD][i64(terraces >> row * LINE & BYTE)]
        total += over & paid - (paid >> HIGHEST)
    return sum_of_bytes(total)


@compiled
def note_terraces(terraces: int, noted: int, words: SpotRows, numbers: SpotRows) -> int:
    """Note all terraces with their views, which were noted before; returns how many spots are noted."""
    while terraces != NOTHING:
        field = lowest(terraces)
        terraces ^= field
        place = number_of_bit(field)
        words[NOTED_FIELDS][noted] = field
        numbers[NOTED_POINTS][noted] = i64(words[ROW_VIEWS][place // LINE] >> place % LINE * LINE & BYTE)
        noted += ONE_BIT
    return noted


@compiled
def note_single_fields(
    fields: int, bonus: int, floor: int, noted: int, words: SpotRows, numbers: SpotRows
) -> tuple[int, int]:
    """Note zones of one field of a kind; returns their worth above the floor, and how many spots are noted."""
    total, waiting = NO, fields & ~beside(fields)
    while waiting != NOTHING:
        field = lowest(waiting)
        waiting ^= field
        points = ONE + popcount(beside(field) & bonus)
        words[NOTED_FIELDS][noted], numbers[NOTED_POINTS][noted] = field, points
        noted += ONE_BIT
        total += above(points, floor)
    return total, noted


@compiled
def note_singles(
    city: CityWords, level: int, floor: int, noted: int, words: SpotRows, numbers: SpotRows
) -> tuple[int, int]:
    """Note the zones of one field of both kinds; returns their worth above the floor, and how many spots are noted."""
    terraces, water = terrace_bonus(city, level), water_bonus(city, level)
    attractions, noted = note_single_fields(city[ATTRACTION], terraces, floor, noted, words, numbers)
    parks, noted = note_single_fields(city[PARK], water, floor, noted, words, numbers)
    return attractions + parks, noted


@compiled
def single_limit(level: int) -> int:
    """The most that a zone of one field is worth: at level 3 it can have four neighbours that count."""
    return ONE + FOUR if level == 3 else ONE


@compiled
def note_spots(
    city: CityWords, level: int, floor: int, lines: Lines, words: SpotRows, numbers: SpotRows
) -> tuple[int, int]:
    """Note the zones of a city that have more than one field, and the views of level 2 and 3.

    Returns a limit of what the best seven of all spots are worth, and how many spots are noted.
    """
    terraces, water = terrace_bonus(city, level), water_bonus(city, level)
    attractions, noted = note_zones(city[ATTRACTION], terraces, floor, NOTHING, words, numbers)
    parks, noted = note_zones(city[PARK], water, floor, noted, words, numbers)
    limit = TOURISTS * floor + attractions + parks
    if level > ONE:
        limit += note_views(city[TERRACE], passable(city, level), floor, lines, words)
    if floor < single_limit(level):
        singles, _ = note_singles(city, level, floor, noted, words, numbers)
        limit += singles
    return limit, noted
