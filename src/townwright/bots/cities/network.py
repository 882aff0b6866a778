"""A hunch about a whole city: a small network that looks at all of its spots together.

The table weighs each spot by itself. But seven tourists cannot be everywhere, two zones may wait for the same
field, and parks are worth less when few are still to come. So every spot, the tourists who wait or stand
idle, the wishes for each empty field and what lies around it, and the kinds still out each have a row of numbers in
the network, one for each phase of the game. The rows are added up, what falls below nothing is left out, and the
rest counts as the rounds left say.

All numbers are whole, so that the same city feels the same on every machine, and so small that their sums have room
in sixteen bits. A hunch with no rows is silent.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.feature_index import KINDS, NO, ONE, ROUND_ROWS, WIDTH, first_row, out_row
from townwright.core.words import compiled, i64, popcount
from townwright.games.cities.city.masks import Faces
from townwright.speed.cities.row_layout import turned

Hunch: TypeAlias = Sequence[Sequence[int]]
Sums: TypeAlias = Sequence[MutableSequence[int]]
"""Room to work in, row by row: sums of rows."""

ROW_PARTS, SAY_PARTS, SHIFT = i64(1 << 7), i64(1 << 10), i64(1)
"""One is so many in a row, and so many in what rows count; the product, shifted, is in parts of a point."""
KNOWN, CITY, MOVED, FELT, SUM_ROWS = i64(0), i64(1), i64(2), i64(3), i64(4)
"""The sums: what is known before any move, with all of a city, with a tourist led elsewhere, and what is felt then."""


@compiled
def put(row: Sequence[int], total: MutableSequence[int]) -> None:
    """Begins with a row."""
    for unit in range(WIDTH):
        total[unit] = row[unit]


@compiled
def put_both(one: Sequence[int], other: Sequence[int], total: MutableSequence[int]) -> None:
    """Begins with two rows."""
    for unit in range(WIDTH):
        total[unit] = one[unit] + other[unit]


@compiled
def add(row: Sequence[int], total: MutableSequence[int]) -> None:
    """Adds a row."""
    for unit in range(WIDTH):
        total[unit] += row[unit]


@compiled
def add_times(row: Sequence[int], times: int, total: MutableSequence[int]) -> None:
    """Adds a row so many times: mostly once, or once less than before, and that is quicker without multiplying."""
    if times == ONE:
        add(row, total)
    elif times == -ONE:
        for unit in range(WIDTH):
            total[unit] -= row[unit]
    else:
        for unit in range(WIDTH):
            total[unit] += row[unit] * times


@compiled
def swap(old: Sequence[int], new: Sequence[int], total: MutableSequence[int]) -> None:
    """Adds one row in the place of another."""
    for unit in range(WIDTH):
        total[unit] += new[unit] - old[unit]


@compiled
def silent(rounds: int, hunch: Hunch) -> bool:
    """Whether there is nothing to feel: with no round left the points are known."""
    return rounds == NO or len(hunch) == NO


@compiled
def surplus_of(kind: int, tiles: Sequence[int], first: int, faces: Faces) -> int:
    """How many fields of a kind the tiles have from the first on, beyond one for each tile."""
    surplus = NO
    for place in range(first, len(tiles)):
        surplus += popcount(faces[turned(tiles[place], NO) + kind]) - i64(1)
    return surplus


@compiled
def look_out(tiles: Sequence[int], first: int, rounds: int, faces: Faces, hunch: Hunch, sums: Sums) -> None:
    """Before a decision after which so many rounds are left: the tiles from the first on are still out."""
    if not silent(rounds, hunch):
        put(hunch[ROUND_ROWS + rounds], sums[KNOWN])
        for kind in range(KINDS):
            add(hunch[first_row(rounds) + out_row(kind, surplus_of(kind, tiles, first, faces))], sums[KNOWN])


@compiled
def hunch_of(felt: Sequence[int], say: Sequence[int]) -> int:
    """What the network adds to the worth of a city, in parts of a point."""
    value = NO
    for unit in range(WIDTH):
        value += max(felt[unit], NO) * say[unit]
    return value >> SHIFT
