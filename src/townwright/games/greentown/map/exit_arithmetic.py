"""Exits and the supply of tiles as arithmetic over numbers: what may be laid, and what a developed tile may lose.

Exits are sets of sides in six bits (``map.hexes``). The readable rules call these functions and say in a refusal which
rule stood in the way; ``speed.greentown`` loads this source again for the compiler.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from townwright.core.words import apart, compiled

SIDE_COUNT = 6
NOBODY = -1
"""In place of a seat: the tile carries nobody's building."""
NO_KIND = -1
"""In place of a kind of tile: there is none."""


@compiled
def opposite(side: int) -> int:
    """The side on the other end of a road."""
    return (side + SIDE_COUNT // 2) % SIDE_COUNT


@compiled
def gets_a_road(exits: int, met: int) -> bool:
    """Rule 7.1: whether a tile with these exits meets one of the exits that lead to its hex."""
    return exits & met != 0


@compiled
def lost_exits(old: int, new: int) -> int:
    """The old exits that are missing on the new tile (rule 7.2 c)."""
    return old & ~new


@compiled
def may_lose(lost: int, owner: int, seat: int) -> bool:
    """Rule 7.2 d: whether these exits may go; a tile with a building of another player keeps all of them."""
    return lost == 0 or owner in (NOBODY, seat)


@apart
def joins_every_part(exits: int, parts: Sequence[int], first: int, count: int) -> bool:
    """Rule 7.2 e: whether the exits lead into each part of the network, given as the sides towards it."""
    for part in range(first, first + count):  # noqa: SIM110  the compiler takes no generators
        if exits & parts[part] == 0:
            return False
    return True


@apart
def fewest_exits(kind_exits: Sequence[int], first: int, supply: Sequence[int], at: int, kinds: int) -> int:
    """Rule 7.1: the smallest number of exits that occurs in the supply; 0 if it is empty."""
    fewest = 0
    for kind in range(kinds):
        if supply[at + kind] > 0 and (fewest == 0 or kind_exits[first + kind] < fewest):
            fewest = kind_exits[first + kind]
    return fewest


@compiled
def take_tile(supply: MutableSequence[int], at: int, kind: int, replaced: int) -> None:
    """Take a tile of a kind from the supply and put back at once the kind that it replaces, if any (rule 7.2 b)."""
    supply[at + kind] -= 1
    if replaced != NO_KIND:
        supply[at + replaced] += 1
