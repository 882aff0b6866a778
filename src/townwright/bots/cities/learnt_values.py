"""Reads and writes what was learnt: tables, kept as small differences to an initial guess, and networks."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path

from townwright.bots.cities.features import feature_index
from townwright.bots.cities.network import NetworkRows

FOLDER = Path(__file__).parent / "learnt"
POINT = int(feature_index.POINT)
KEPT_PARTS = 128
"""In the files one point is so many."""
SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1

NO_NETWORK: NetworkRows = ()
"""The network of bots that use the table alone."""


def table_file(level: int, walks: bool) -> str:
    """The name of the file with the table of a level."""
    return f"level{level}{'' if walks else '-nomove'}.z"


def network_file(level: int, walks: bool) -> str:
    """The name of the file with the network of a level."""
    return f"level{level}{'' if walks else '-nomove'}-hunch.z"


@cache
def learnt_table(level: int, walks: bool) -> tuple[int, ...]:
    """The table that was learnt for a level, with tourists that move or that stay where they are placed."""
    return unpack((FOLDER / table_file(level, walks)).read_bytes(), initial_table(level))


@cache
def learnt_network(level: int, walks: bool) -> NetworkRows:
    """The network that was learnt beside the table."""
    numbers, width = decompress((FOLDER / network_file(level, walks)).read_bytes()), int(feature_index.WIDTH)
    return tuple(tuple(numbers[start : start + width]) for start in range(0, len(numbers), width))


# How it is kept


def pack(weights: Sequence[int], guess: Sequence[int]) -> bytes:
    """The table as compressed bytes: its rounded differences to the guess."""
    part = POINT // KEPT_PARTS
    return compress([(one - other + part // 2) // part for one, other in zip(weights, guess, strict=True)])


def unpack(data: bytes, guess: Sequence[int]) -> tuple[int, ...]:
    """The table that ``pack`` wrote, rounded."""
    part = POINT // KEPT_PARTS
    return tuple(one * part + other for one, other in zip_longest(decompress(data), guess, fillvalue=0))


def compress(numbers: Sequence[int]) -> bytes:
    """Small numbers as compressed bytes, two for each, the lower one first."""
    written = array("h", [max(SMALLEST, min(LARGEST, number)) for number in numbers])
    if sys.byteorder == "big":
        written.byteswap()
    return zlib.compress(written.tobytes(), 9)


def decompress(data: bytes) -> array[int]:
    """The numbers that ``compress`` wrote."""
    numbers = array("h")
    numbers.frombytes(zlib.decompress(data))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


# Before anything is learnt


@cache
def initial_table(level: int) -> tuple[int, ...]:
    """The table before anything is learnt. With no round left it is exact.

    What has a tourist counts with its points and a little for each way to grow; what has none counts nothing;
    a tourist that waits or stands idle counts with what it may find in the rounds that are left.
    """
    table = [0] * int(feature_index.LENGTH)
    growths, states = int(feature_index.GROWTHS), int(feature_index.STATES)
    for rounds in range(int(feature_index.ROUNDS)):
        hopes = [15 * min(growth, 3) * rounds * POINT // 100 for growth in range(growths)]
        for kind in range(2):
            for size in range(int(feature_index.SIZES)):
                for mark in range(int(feature_index.MARKS)):
                    points = size + mark if level == feature_index.BORDERS_COUNT else size
                    first = feature_index.zone_place(kind, rounds, size, mark, 0)  # those of more growth follow it
                    table[first : first + growths * states : states] = [points * POINT + hope for hope in hopes]
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
