"""The indexes of a city's features in the learnt table of values, and in the learnt network.

A spot is a place where a tourist earns something: a zone of attractions, a zone of parks, or, from level 2 on,
a terrace. What it will have brought at the end depends on how many rounds are left, on how large it is or how
much is seen from it, and on how much room it has to grow. It has three entries: with a tourist on it, with one beside
it, and with none near.

Like ``games.cities.masks`` this is plain Python on integers, and code for a compiler when it is loaded again.
"""

from __future__ import annotations

from townwright.core.words import compiled, i64

NO, ONE, TWO, THREE = i64(0), i64(1), i64(2), i64(3)
TAKEN, NEAR, APART, STATES = i64(0), i64(1), i64(2), i64(3)
ROUNDS = i64(14)
"""From none left to all."""
STOCKS = i64(8)
"""From no tourist to all."""
BORDERS_COUNT = i64(3)
"""The level at which borders bring points."""

# The table: one entry after the other.
POINT = i64(1 << 16)
"""Its entries count in parts of a point: so many are one."""
SIZES, MARKS, GROWTHS, REACHES = i64(25), i64(16), i64(9), i64(4)
SEEN, OPEN, BEYOND = i64(15), i64(5), i64(8)
NO_BORDER = i64(0)
"""The first entry: nothing, for spots that have no border."""
ZONES = STATES
ZONE_LENGTH = ROUNDS * SIZES * MARKS * GROWTHS * STATES
ZONE_BORDERS = ZONES + TWO * ZONE_LENGTH
BORDER_LENGTH = ROUNDS * REACHES * GROWTHS * STATES
TERRACES = ZONE_BORDERS + TWO * BORDER_LENGTH
WAITING = TERRACES + ROUNDS * SEEN * OPEN * BEYOND * STATES
EMPTY_FIELDS = WAITING + ROUNDS * STOCKS * STOCKS
MOST_SQUARES, MOST_VIEWS = i64(3), i64(4)
"""On an empty field at most so many zones of attractions, and so many parks and views, could grow, less one."""
DEMAND_CLASSES = MOST_SQUARES * MOST_VIEWS
SIDES = i64(6)
"""What can lie on one side of an empty field, if anything does: see ``empty_fields.count_corners``."""
FIELD_CLASSES = DEMAND_CLASSES + SIDES * (SIDES + i64(3)) // i64(2)
LENGTH = EMPTY_FIELDS + ROUNDS * FIELD_CLASSES

# The network: rows of so many numbers.
WIDTH = i64(64)
PHASES, LATE, EARLY = i64(3), i64(3), i64(8)
"""It has three sets of rows: for the last rounds, for those before, and for the first ones."""
STANDS = i64(7)
"""In the network a spot has more entries: see ``spots.stand_of``."""
ROW_POINTS, ROW_GROWTHS = i64(16), i64(7)
KINDS, SURPLUSES, EVEN = i64(4), i64(17), i64(8)
TERRACE_ROWS = TWO * ROW_POINTS * ROW_GROWTHS * STANDS
STOCK_ROWS = TERRACE_ROWS + SEEN * OPEN * STANDS
EMPTY_FIELD_ROWS = STOCK_ROWS + STOCKS * STOCKS
OUT_ROWS = EMPTY_FIELD_ROWS + FIELD_CLASSES
PHASE_ROWS = OUT_ROWS + KINDS * SURPLUSES
"""So many rows for each phase."""
ROUND_ROWS = PHASES * PHASE_ROWS
"""By the rounds left: a row that is always added."""
OUTPUT_ROWS = ROUND_ROWS + ROUNDS
"""By the rounds left: how much each number of the sum counts."""
ROWS = OUTPUT_ROWS + ROUNDS


# In the table


@compiled
def zone_place(kind: int, rounds: int, size: int, mark: int, growth: int) -> int:
    """The table index of a zone, by its size, the marks of its border, and the empty fields beside it.

    At level 3 the marks are the fields that bring it points, else those of its kind behind the empty ones.
    """
    size, mark, growth = min(size, SIZES - ONE), min(mark, MARKS - ONE), min(growth, GROWTHS - ONE)
    return ZONES + kind * ZONE_LENGTH + (((rounds * SIZES + size) * MARKS + mark) * GROWTHS + growth) * STATES


@compiled
def border_place(kind: int, rounds: int, reach: int, growth: int) -> int:
    """The second table index of a zone at level 3, by the fields of its kind behind the empty ones, and these."""
    growth = min(growth, GROWTHS - ONE)
    return ZONE_BORDERS + kind * BORDER_LENGTH + ((rounds * REACHES + reach) * GROWTHS + growth) * STATES


@compiled
def terrace_place(rounds: int, seen: int, open_ways: int, beyond: int) -> int:
    """The table index of a terrace, by the fields seen, the directions that may grow, and the fields in them."""
    seen, beyond = min(seen, SEEN - ONE), min((beyond + ONE) // TWO, BEYOND - ONE)
    return TERRACES + (((rounds * SEEN + seen) * OPEN + open_ways) * BEYOND + beyond) * STATES


@compiled
def stock_place(rounds: int, waiting: int, idle: int) -> int:
    """The table index of so many tourists in the stock, and so many that earn nothing where they stand."""
    return WAITING + (rounds * STOCKS + waiting) * STOCKS + idle


@compiled
def empty_field_place(rounds: int, field_class: int) -> int:
    """The table index of an empty field of this class."""
    return EMPTY_FIELDS + rounds * FIELD_CLASSES + field_class


# In the network


@compiled
def first_row(rounds: int) -> int:
    """The first network row of the phase with so many rounds left."""
    if rounds <= LATE:
        return NO
    return PHASE_ROWS if rounds <= EARLY else TWO * PHASE_ROWS


@compiled
def zone_row(kind: int, points: int, growth: int) -> int:
    """The network row of a zone within its phase, by the points it brings now and the empty fields beside it."""
    points, growth = min(points, ROW_POINTS - ONE), min(growth, ROW_GROWTHS - ONE)
    return ((kind * ROW_POINTS + points) * ROW_GROWTHS + growth) * STANDS


@compiled
def terrace_row(seen: int, open_ways: int) -> int:
    """The network row of a terrace within its phase, by the fields seen and the directions that may still grow."""
    return TERRACE_ROWS + (min(seen, SEEN - ONE) * OPEN + open_ways) * STANDS


@compiled
def stock_row(waiting: int, idle: int) -> int:
    """The network row within its phase of so many tourists in the stock, and so many that earn nothing."""
    return STOCK_ROWS + waiting * STOCKS + idle


@compiled
def out_row(kind: int, surplus: int) -> int:
    """The network row within its phase of a kind, by how many fields of it are unseen beyond one for each tile."""
    return OUT_ROWS + kind * SURPLUSES + min(max(surplus, -EVEN), EVEN) + EVEN
