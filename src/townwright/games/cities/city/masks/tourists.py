"""Where the tourists of a city may go, and how one is led there."""

from __future__ import annotations

from townwright.core.words import compiled, i64, lowest, popcount
from townwright.games.cities.city.masks.board import (
    ATTRACTION,
    LAST,
    NOTHING,
    ONE,
    PARK,
    STOCK,
    TERRACE,
    TOURISTS,
    CityWords,
    around,
)


@compiled
def free_fields(city: CityWords) -> int:
    """The fields on which one more tourist could stand: dry, and nobody there."""
    return (city[ATTRACTION] | city[PARK] | city[TERRACE]) & ~city[TOURISTS]


@compiled
def place_targets(city: CityWords, free: int) -> int:
    """Rule 6: the free fields on which a tourist of the stock may be placed."""
    return free & city[LAST] if city[STOCK] != NOTHING else NOTHING


@compiled
def walk_targets(free: int, source: int) -> int:
    """Rule 6: the free fields that the tourist on the source may walk to."""
    return free & around(source)


@compiled
def jump_targets(city: CityWords, free: int, source: int) -> int:
    """Rule 6: the free fields that the tourist on the source may jump to; where it could walk it does not jump."""
    return free & city[LAST] & ~around(source)


@compiled
def tourist_targets(city: CityWords, source: int, walks: bool, jumps: bool) -> int:
    """Rule 6: where the tourist on the source may go, or one of the stock if the source is nothing."""
    free = free_fields(city)
    if source == NOTHING:
        return place_targets(city, free)
    reached = around(source) if walks else NOTHING
    if jumps:
        reached |= city[LAST]
    return free & reached


@compiled
def count_tourist_actions(city: CityWords, walks: bool, jumps: bool) -> int:
    """How many things a seat can do with a tourist after laying the tile, nothing included."""
    free = free_fields(city)
    count = i64(1)
    count += popcount(place_targets(city, free))
    if walks:
        far = free & city[LAST] if jumps else NOTHING
        waiting = city[TOURISTS]
        while waiting != NOTHING:
            tourist = lowest(waiting)
            count += popcount(free & around(tourist) | far)
            waiting &= ~tourist
    return count


@compiled
def lead(city: CityWords, source: int, target: int) -> None:
    """Leads a tourist from the source, or from the stock if that is nothing, to the target."""
    city[TOURISTS] = city[TOURISTS] & ~source | target
    if source == NOTHING:
        city[STOCK] -= ONE
