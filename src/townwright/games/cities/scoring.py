"""Points with reasons (rule 8), and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from townwright.core.points import Because, Line
from townwright.core.results import Result, Standing
from townwright.core.seats import Seat
from townwright.games.cities.box.components import TileSet
from townwright.games.cities.city.city import City, places
from townwright.games.cities.city.masks import ATTRACTION, PARK, TERRACE, TOURISTS, WATER
from townwright.games.cities.city.pieces import TOURISTS as TOURISTS_OF_A_PLAYER


def lines(city: City, level: int, seat: Seat) -> tuple[Line, ...]:
    """What each tourist of a city earns, in reading order."""
    found: list[Line] = []
    paid = 0
    for place in places(city.words[TOURISTS]):
        tourist = 1 << place
        if tourist & city.words[TERRACE]:
            because = views(city, tourist, level)
        elif tourist & paid:
            because = (counted("zone-paid", ()),)
        else:
            zone, because = zone_points(city, tourist, level)
            paid |= zone
        found.append(line(seat, city.field_names(tourist)[0], because))
    return tuple(found)


# Most lines are those of the city before: the same objects, so that comparing two views is quick.


@lru_cache(maxsize=8192)
def line(seat: Seat, what: str, because: tuple[Because, ...]) -> Line:
    """What one tourist earns."""
    return Line(seat, what, because)


def zone_points(city: City, tourist: int, level: int) -> tuple[int, tuple[Because, ...]]:
    """The zone of a tourist, and what it pays: its fields and, at level 3, the fields that border it."""
    words = list(city.words)
    if tourist & words[ATTRACTION]:
        kind, bonus_kind, bonus = ATTRACTION, "terraces", city.ground.terrace_bonus(words, level)
    else:
        kind, bonus_kind, bonus = PARK, "water", city.ground.water_bonus(words, level)
    zone = city.ground.zone_of(tourist, words[kind])
    because = [counted("attractions" if kind == ATTRACTION else "parks", city.field_names(zone))]
    if border := city.ground.beside(zone) & bonus:
        because.append(counted(bonus_kind, city.field_names(border)))
    return zone, tuple(because)


def views(city: City, tourist: int, level: int) -> tuple[Because, ...]:
    """What a tourist on a terrace looks at: water, and parks at level 3."""
    words = list(city.words)
    seen = city.ground.seen_from(tourist, city.ground.passable(words, level))
    kinds = (("sees-water", words[WATER]), ("sees-parks", words[PARK]))
    return tuple(counted(cause, city.field_names(seen & board)) for cause, board in kinds if seen & board)


@lru_cache(maxsize=8192)
def counted(cause: str, fields: tuple[str, ...]) -> Because:
    """One point for each field."""
    return Because(cause, len(fields), fields)


def zone_fields(tiles: Sequence[int], box: TileSet) -> int:
    """The fields of attractions and parks on these tiles: no more points than that at level 1."""
    return sum(box.face(tile).count(kind) for tile in tiles for kind in "AP")


def standing(city: City, level: int) -> Standing:
    """The total, and the points of all seven tourists in descending order; those in the stock have none."""
    points = [0] * TOURISTS_OF_A_PLAYER
    city.ground.score_each(list(city.words), level, points)
    return Standing(sum(points), tuple(sorted(points, reverse=True)))


def standing_with(earned: Sequence[Line]) -> Standing:
    """The same as ``standing``, of a city whose tourists earn this."""
    points = [line.points for line in earned]
    points += [0] * (TOURISTS_OF_A_PLAYER - len(points))
    return Standing(sum(points), tuple(sorted(points, reverse=True)))


def ranked(cities: Sequence[City], level: int) -> Result:
    """The ranks by total and then by the seven lists; equal players share a rank."""
    merits = [(each.total, each.points) for each in (standing(city, level) for city in cities)]
    return Result(tuple(1 + sum(other > merit for other in merits) for merit in merits))
