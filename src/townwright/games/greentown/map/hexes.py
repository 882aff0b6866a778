"""Hexagons standing on a corner, their six sides, and the exits of a tile as a set of sides.

Sides are counted counter-clockwise from the east. Exits are held as six bits, side 0 the lowest,
and written as ascending digits: ``0234``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from townwright.games.greentown.map.exit_arithmetic import SIDE_COUNT, opposite

Side: TypeAlias = int
Exits: TypeAlias = int

SIDES: Final = range(SIDE_COUNT)
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Rule 3: the way to the neighbour at each side, as (q, r): E, NE, NW, W, SW, SE."""
OPPOSITE: Final = tuple(map(opposite, SIDES))
EVERY_EXITS: Final = range(1 << SIDE_COUNT)


class Hex(NamedTuple):
    """A place on the endless table: q grows to the east, r to the south-east."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"({self.q},{self.r})"


@lru_cache(maxsize=1 << 14)
def around(place: Hex) -> tuple[Hex, ...]:
    """The six neighbours by side."""
    return tuple(Hex(place.q + q, place.r + r) for q, r in STEPS)


def sides_of(exits: Exits) -> tuple[Side, ...]:
    """The sides that the exits reach, ascending."""
    return tuple(side for side in SIDES if exits >> side & 1)


def exits_at(sides: tuple[Side, ...]) -> Exits:
    """The exits that reach exactly these sides."""
    return sum(1 << side for side in set(sides))


def turned(exits: Exits, steps: int) -> Exits:
    """The exits after turning the tile counter-clockwise."""
    return exits_at(tuple((side + steps) % SIDE_COUNT for side in SIDES_OF[exits]))


SIDES_OF: Final = tuple(sides_of(exits) for exits in EVERY_EXITS)
COUNT: Final = tuple(len(sides) for sides in SIDES_OF)
WRITTEN: Final = tuple("".join(map(str, sides)) for sides in SIDES_OF)
"""Every set of exits as ascending digits."""
