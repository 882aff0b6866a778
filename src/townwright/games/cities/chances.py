"""Whole cities played at random, over masks: for measuring, and for players that try many futures."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import compiled, i64, nth, popcount, u64
from townwright.games.cities.masks import (
    LAID,
    NOTHING,
    TOURISTS,
    CityWords,
    Faces,
    free_cells,
    lay,
    lead,
    number_of,
    set_up,
    tourist_targets,
)

SHAKE_LEFT, SHAKE_RIGHT, SHAKE_AGAIN = i64(13), i64(7), i64(17)
ALL_LUCK = u64((1 << 64) - 1)
HALF = i64(32)
FOUR = i64(4)
START, TILES = i64(3), i64(16)
"""Tiles that are laid at the start, and in all."""


@compiled
def next_luck(luck: int) -> int:
    """The next number of a xorshift stream that never reaches nothing."""
    luck ^= luck << SHAKE_LEFT & ALL_LUCK
    luck ^= luck >> SHAKE_RIGHT
    return luck ^ luck << SHAKE_AGAIN & ALL_LUCK


@compiled
def below(luck: int, bound: int) -> int:
    """A number from 0 up to the bound, without it, out of the upper half of the luck."""
    return i64((luck >> HALF) * u64(bound) >> HALF)


@compiled
def turned(tile: int, turn: int) -> int:
    """Where the face of a tile, counted from 0, in one of its four turns stands among the faces."""
    return (tile * FOUR + turn) * FOUR


@compiled
def play_round(city: CityWords, faces: Faces, tile: int, looks: int, walks: bool, jumps: bool, luck: int) -> int:
    """One round at random: a free cell, a turn, and nothing or one of the tourists to anywhere it may go."""
    cells = free_cells(city[LAID])
    luck = next_luck(luck)
    cell = number_of(nth(cells, below(luck, popcount(cells))))
    luck = next_luck(luck)
    lay(city, cell, faces, turned(tile, below(luck, looks)))
    luck = next_luck(luck)
    tourists = city[TOURISTS]
    who = below(luck, popcount(tourists) + i64(2))
    if who == 0:
        return luck
    source = NOTHING if who == 1 else nth(tourists, who - i64(2))
    targets = tourist_targets(city, source, walks, jumps)
    if targets != NOTHING:
        luck = next_luck(luck)
        lead(city, source, nth(targets, below(luck, popcount(targets))))
    return luck


@compiled
def play_city(
    city: CityWords, stack: MutableSequence[int], figures: Sequence[int], faces: Faces, looks: Sequence[int],
    walks: bool, jumps: bool, luck: int,
) -> int:  # fmt: skip
    """A whole city at random from the tiles of the stack, which is shuffled first; gives the luck that is left."""
    for drawn in range(TILES):
        luck = next_luck(luck)
        other = drawn + below(luck, i64(len(stack)) - drawn)
        stack[drawn], stack[other] = stack[other], stack[drawn]
    luck = next_luck(luck)
    figure = below(luck, i64(len(figures)) // START)
    luck = next_luck(luck)
    first = turned(stack[0], below(luck, looks[stack[0]]))
    luck = next_luck(luck)
    second = turned(stack[1], below(luck, looks[stack[1]]))
    luck = next_luck(luck)
    third = turned(stack[2], below(luck, looks[stack[2]]))
    set_up(city, figures, figure, faces, first, second, third)
    for drawn in range(START, TILES):
        luck = play_round(city, faces, stack[drawn], looks[stack[drawn]], walks, jumps, luck)
    return luck
