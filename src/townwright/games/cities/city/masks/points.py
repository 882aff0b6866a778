"""The points of a city: its zones, its views, and what each level adds."""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.core.words import compiled, i64, lowest, popcount
from townwright.games.cities.city.masks.board import (
    ATTRACTION,
    NOT_LEFT,
    NOT_RIGHT,
    NOTHING,
    PARK,
    ROW,
    STEP,
    TERRACE,
    TOURISTS,
    WATER,
    CityWords,
    beside,
)


@compiled
def zone_of(field: int, fields: int) -> int:
    """Rule 8: the zone that a field belongs to among the fields of its kind."""
    zone = NOTHING
    grown = field
    while grown != zone:
        zone = grown
        grown = (zone | (zone << STEP) & NOT_LEFT | (zone >> STEP) & NOT_RIGHT | zone << ROW | zone >> ROW) & fields
    return zone


@compiled
def score_zones(fields: int, bonus: int, tourists: int) -> int:
    """The points of every zone of a kind that has a tourist: its fields and the bonus fields that border it."""
    points = i64(0)
    waiting = fields & tourists
    while waiting != NOTHING:
        zone = zone_of(lowest(waiting), fields)
        points += popcount(zone) + popcount(beside(zone) & bonus)
        waiting &= ~zone
    return points


@compiled
def seen_from(field: int, passable: int) -> int:
    """Rule 8: the fields that a tourist on a terrace looks at, in all four directions."""
    seen = NOTHING
    ray = (field << STEP) & NOT_LEFT & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray << STEP) & NOT_LEFT & passable
    ray = (field >> STEP) & NOT_RIGHT & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray >> STEP) & NOT_RIGHT & passable
    ray = (field << ROW) & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray << ROW) & passable
    ray = (field >> ROW) & passable
    while ray != NOTHING:
        seen |= ray
        ray = (ray >> ROW) & passable
    return seen


@compiled
def score_views(terraces: int, passable: int) -> int:
    """The points of every tourist on a terrace."""
    points = i64(0)
    while terraces != NOTHING:
        field = lowest(terraces)
        points += popcount(seen_from(field, passable))
        terraces &= ~field
    return points


@compiled
def terrace_bonus(city: CityWords, level: int) -> int:
    """The fields that bring an attraction zone a point when they border it: terraces at level 3."""
    return city[TERRACE] if level == 3 else NOTHING


@compiled
def water_bonus(city: CityWords, level: int) -> int:
    """The fields that bring a park zone a point when they border it: water at level 3."""
    return city[WATER] if level == 3 else NOTHING


@compiled
def passable(city: CityWords, level: int) -> int:
    """The fields that a view passes and that are worth a point: none, water, or water and parks."""
    if level == 1:
        return NOTHING
    return city[WATER] if level == 2 else city[WATER] | city[PARK]


@compiled
def score(city: CityWords, level: int) -> int:
    """The points of a whole city."""
    tourists = city[TOURISTS]
    return (
        score_zones(city[ATTRACTION], terrace_bonus(city, level), tourists)
        + score_zones(city[PARK], water_bonus(city, level), tourists)
        + score_views(city[TERRACE] & tourists, passable(city, level))
    )


@compiled
def score_each(city: CityWords, level: int, points: MutableSequence[int]) -> None:
    """Writes the points of the seven tourists, those on the board in reading order: the first of a zone is paid."""
    waiting, paid = city[TOURISTS], NOTHING
    for number in range(len(points)):
        field = lowest(waiting)
        waiting &= ~field
        points[number] = i64(0)
        if field & city[TERRACE]:
            points[number] = popcount(seen_from(field, passable(city, level)))
        elif field & ~paid:
            fields = city[ATTRACTION] if field & city[ATTRACTION] else city[PARK]
            bonus = terrace_bonus(city, level) if field & city[ATTRACTION] else water_bonus(city, level)
            zone = zone_of(field, fields)
            paid |= zone
            points[number] = popcount(zone) + popcount(beside(zone) & bonus)
