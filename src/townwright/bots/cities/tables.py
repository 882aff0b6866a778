"""The tables of worths: what a beginner would guess, and what was learnt on top of it, kept as small differences."""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache
from pathlib import Path

from townwright.bots.cities import worth

FOLDER = Path(__file__).parent / "learnt"
POINT = int(worth.POINT)


def name_of(level: int, walks: bool) -> str:
    """The file of a table."""
    return f"level{level}{'' if walks else '-nomove'}.z"


@cache
def learnt(level: int, walks: bool) -> tuple[int, ...]:
    """The table that was learnt for a level, with tourists that move or that stay where they are placed."""
    return unpacked((FOLDER / name_of(level, walks)).read_bytes(), guessed(level, POINT))


@cache
def known(level: int, walks: bool, parts: int, whole: int) -> tuple[int, ...]:
    """What somebody goes by who knows so many parts of the whole that was learnt, and guesses the rest."""
    guess = guessed(level, POINT)
    return tuple(one + (other - one) * parts // whole for one, other in zip(guess, learnt(level, walks), strict=True))


def packed(weights: list[int], guess: list[int]) -> bytes:
    """The differences to the guess, two bytes each, the lower one first, compressed."""
    changes = array("h", [max(-32768, min(32767, one - other)) for one, other in zip(weights, guess, strict=True)])
    if sys.byteorder == "big":
        changes.byteswap()
    return zlib.compress(changes.tobytes(), 9)


def unpacked(data: bytes, guess: list[int]) -> tuple[int, ...]:
    """The inverse of ``packed``."""
    changes = array("h")
    changes.frombytes(zlib.decompress(data))
    if sys.byteorder == "big":
        changes.byteswap()
    return tuple(one + other for one, other in zip(changes, guess, strict=True))


# What a beginner would guess


def guessed(level: int, point: int) -> list[int]:
    """The table before anything is learnt. With no round left it is exact.

    What has a tourist counts with its points and a little for each way to grow; what has none counts nothing;
    a tourist that waits or stands idle counts with what it may find in the rounds that are left.
    """
    table = [0] * int(worth.LENGTH)
    for rounds in range(int(worth.ROUNDS)):
        for kind in range(2):
            for growth in range(int(worth.GROWTHS)):
                hope = 15 * min(growth, 3) * rounds * point // 100
                for size in range(int(worth.SIZES)):
                    for mark in range(int(worth.MARKS)):
                        points = size + mark if level == worth.BORDERS_COUNT else size
                        table[worth.zone_place(kind, rounds, size, mark, growth)] = points * point + hope
        for seen in range(int(worth.SEEN)):
            for ways in range(int(worth.OPEN)):
                for beyond in range(0, 2 * int(worth.BEYOND), 2):
                    hope = 15 * ways * min(rounds, 6) * point // 100
                    table[worth.terrace_place(rounds, seen, ways, beyond)] = seen * point + hope
        for waiting in range(int(worth.WAITING)):
            for idle in range(int(worth.IDLE)):
                hope = 4 * min(waiting, rounds) + idle * min(rounds, 3) if rounds else 0
                table[worth.stock_place(rounds, waiting, idle)] = hope * point
    return table
