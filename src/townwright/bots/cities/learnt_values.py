"""What was learnt: tables of worths, kept as small differences to a beginner's guess, and the networks of hunches."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path

from townwright.bots.cities import feature_index

FOLDER = Path(__file__).parent / "learnt"
POINT = int(feature_index.POINT)
KEPT_PARTS = 128
"""In the files one point is so many."""
SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1

Rows = Sequence[Sequence[int]]
SILENT: Rows = ()
"""The hunch of those who have none."""


def table_name(level: int, walks: bool) -> str:
    """The file of a table."""
    return f"level{level}{'' if walks else '-nomove'}.z"


def hunch_name(level: int, walks: bool) -> str:
    """The file of a network."""
    return f"level{level}{'' if walks else '-nomove'}-hunch.z"


@cache
def learnt(level: int, walks: bool) -> tuple[int, ...]:
    """The table that was learnt for a level, with tourists that move or that stay where they are placed."""
    return unpacked((FOLDER / table_name(level, walks)).read_bytes(), guessed(level))


@cache
def hunch(level: int, walks: bool) -> Rows:
    """The network that was learnt beside the table."""
    numbers, width = shorts((FOLDER / hunch_name(level, walks)).read_bytes()), int(feature_index.WIDTH)
    return tuple(tuple(numbers[start : start + width]) for start in range(0, len(numbers), width))


# How it is kept


def packed(weights: Sequence[int], guess: Sequence[int]) -> bytes:
    """The differences to the guess, rounded to the parts that are kept."""
    part = POINT // KEPT_PARTS
    return squeezed([(one - other + part // 2) // part for one, other in zip(weights, guess, strict=True)])


def unpacked(data: bytes, guess: Sequence[int]) -> tuple[int, ...]:
    """The inverse of ``packed``, but for the rounding."""
    part = POINT // KEPT_PARTS
    return tuple(one * part + other for one, other in zip_longest(shorts(data), guess, fillvalue=0))


def squeezed(numbers: Sequence[int]) -> bytes:
    """Small numbers, two bytes each, the lower one first, compressed."""
    written = array("h", [max(SMALLEST, min(LARGEST, number)) for number in numbers])
    if sys.byteorder == "big":
        written.byteswap()
    return zlib.compress(written.tobytes(), 9)


def shorts(data: bytes) -> array[int]:
    """The inverse of ``squeezed``."""
    numbers = array("h")
    numbers.frombytes(zlib.decompress(data))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


# What a beginner would guess


@cache
def guessed(level: int) -> tuple[int, ...]:
    """The table before anything is learnt. With no round left it is exact.

    What has a tourist counts with its points and a little for each way to grow; what has none counts nothing;
    a tourist that waits or stands idle counts with what it may find in the rounds that are left.
    """
    table = [0] * int(feature_index.LENGTH)
    for rounds in range(int(feature_index.ROUNDS)):
        for kind in range(2):
            for growth in range(int(feature_index.GROWTHS)):
                hope = 15 * min(growth, 3) * rounds * POINT // 100
                for size in range(int(feature_index.SIZES)):
                    for mark in range(int(feature_index.MARKS)):
                        points = size + mark if level == feature_index.BORDERS_COUNT else size
                        table[feature_index.zone_place(kind, rounds, size, mark, growth)] = points * POINT + hope
        for seen in range(int(feature_index.SEEN)):
            for ways in range(int(feature_index.OPEN)):
                for beyond in range(0, 2 * int(feature_index.BEYOND), 2):
                    hope = 15 * ways * min(rounds, 6) * POINT // 100
                    table[feature_index.terrace_place(rounds, seen, ways, beyond)] = seen * POINT + hope
        for waiting in range(int(feature_index.STOCKS)):
            for idle in range(int(feature_index.STOCKS)):
                hope = 4 * min(waiting, rounds) + idle * min(rounds, 3) if rounds else 0
                table[feature_index.stock_place(rounds, waiting, idle)] = hope * POINT
    return tuple(table)
