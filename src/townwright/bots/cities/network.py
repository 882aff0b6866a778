"""A small neural network over all spots of a city together.

The table weighs each spot by itself. But seven tourists cannot be everywhere, two zones may wait for the same field,
and parks are worth less when few are still to come. So every spot, the tourists who wait or stand idle, the class of
each empty field and the kinds that are unseen each have a row of numbers in the network, one for each phase of the
game. The sum of the rows is the hidden layer: negative units count nothing, and the others are weighted by the rounds
left.

All numbers are whole, so that the same city has the same worth on every machine, and so small that their sums have
room in sixteen bits. A network with no rows is off.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.features.feature_index import KINDS, NO, ROUND_ROWS, WIDTH, first_row, out_row
from townwright.core.words import compiled, i64, popcount
from townwright.games.cities.city.masks import Faces
from townwright.speed.cities.row_layout import turned

NetworkRows: TypeAlias = Sequence[Sequence[int]]
Sums: TypeAlias = Sequence[MutableSequence[int]]
"""The part of the workspace for sums of network rows."""

ROW_PARTS, OUTPUT_PARTS, SHIFT = i64(1 << 7), i64(1 << 10), i64(1)
"""One is so many in a row, and so many in an output weight; the product, shifted, is in parts of a point."""
KNOWN, KEPT_SPOTS, CITY, MOVED, HIDDEN, SUM_ROWS = i64(0), i64(1), i64(2), i64(3), i64(4), i64(5)
"""The sums: what is known before any move, with the spots that are kept, with all of a city, with a tourist led
elsewhere, and the hidden layer."""


@compiled
def put(row: Sequence[int], total: MutableSequence[int]) -> None:
    """Set the total to a row."""
    for unit in range(WIDTH):
        total[unit] = row[unit]


@compiled
def put_both(one: Sequence[int], other: Sequence[int], total: MutableSequence[int]) -> None:
    """Set the total to the sum of two rows."""
    for unit in range(WIDTH):
        total[unit] = one[unit] + other[unit]


@compiled
def add(row: Sequence[int], total: MutableSequence[int]) -> None:
    """Add a row to the total."""
    for unit in range(WIDTH):
        total[unit] += row[unit]


@compiled
def add_times(row: Sequence[int], times: int, total: MutableSequence[int]) -> None:
    """Add a row to the total so many times, or take it off."""
    for unit in range(WIDTH):
        total[unit] += row[unit] * times


@compiled
def swap(old: Sequence[int], new: Sequence[int], total: MutableSequence[int]) -> None:
    """Replace one row by another in the total."""
    for unit in range(WIDTH):
        total[unit] += new[unit] - old[unit]


@compiled
def network_is_off(rounds: int, network: NetworkRows) -> bool:
    """Whether the network counts nothing: it has no rows, or no round is left and the points are known."""
    return rounds == NO or len(network) == NO


@compiled
def surplus_of(kind: int, tiles: Sequence[int], first: int, faces: Faces) -> int:
    """How many fields of a kind the tiles from ``first`` on have, beyond one for each tile."""
    surplus = NO
    for place in range(first, len(tiles)):
        surplus += popcount(faces[turned(tiles[place], NO) + kind]) - i64(1)
    return surplus


@compiled
def start_sums(tiles: Sequence[int], first: int, rounds: int, faces: Faces, network: NetworkRows, sums: Sums) -> None:
    """Set the known sum before a decision after which so many rounds are left; tiles from ``first`` on are unseen."""
    if not network_is_off(rounds, network):
        put(network[ROUND_ROWS + rounds], sums[KNOWN])
        for kind in range(KINDS):
            add(network[first_row(rounds) + out_row(kind, surplus_of(kind, tiles, first, faces))], sums[KNOWN])


@compiled
def network_output(hidden: Sequence[int], output_weights: Sequence[int]) -> int:
    """What the network adds to the worth of a city, in parts of a point, from its hidden layer."""
    value = NO
    for unit in range(WIDTH):
        value += max(hidden[unit], NO) * output_weights[unit]
    return value >> SHIFT
