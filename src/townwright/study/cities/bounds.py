"""Proven bounds: no city of these tiles has more points, however they are laid and wherever tourists stand.

Level 1: a zone pays its fields and pays once, so all together pay at most the fields of attractions and parks.

Views: a field that is looked at is seen from at most four terraces, two in its row and two in its column, and only if
tourists stand on terraces there. So a row with one such terrace gives each of its fields at most one point, a row with
two or more at most two, and columns likewise. The fields that can be seen are spread over the sixteen cells as the
tiles allow: no more of them on a cell than its tile has. The best spread over all ways to share tourists out among rows
and columns is a bound.

Borders (level 3): a terrace counts once for each zone of attractions that it borders, at most four; and a connected
zone of *n* fields has at most 2 *n* + 2 neighbours. Parks and water likewise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from townwright.games.cities.box.components import TileSet
from townwright.games.cities.city.pieces import TOURISTS

SIDES = 4
CELLS_ACROSS = 4
LINE_PAIRS = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))
"""What two neighbouring rows of fields, those of one row of cells, can give: the points for each field in them."""


def bound(drawn: Sequence[int], tiles: TileSet, level: int) -> int:
    """A number of points that no game with these drawn tiles exceeds."""
    faces = [tiles.face(tile) for tile in drawn]
    attractions, parks, terraces, water = (sum(face.count(kind) for face in faces) for kind in "APTW")
    if level == 1:
        return attractions + parks
    seen = "W" if level == 2 else "WP"
    spread = tuple(sum(sum(map(face.count, seen)) >= fields for face in faces) for fields in range(1, SIDES + 1))
    return max(
        zone_points(attractions, terraces if level == 3 else 0, squares)
        + zone_points(parks, water if level == 3 else 0, gardens)
        + views(min(TOURISTS - squares - gardens, terraces), spread)
        for squares in range(TOURISTS + 1)
        for gardens in range(TOURISTS + 1 - squares)
    )


def zone_points(fields: int, bonus: int, zones: int) -> int:
    """The most that so many zones of a kind can pay, with so many fields that may border them."""
    zones = min(zones, fields)
    if zones == 0:
        return 0
    return fields + min(bonus * min(zones, SIDES), 2 * fields + 2 * zones)


@lru_cache(maxsize=256)
def views(tourists: int, spread: tuple[int, ...]) -> int:
    """The most that so many tourists on terraces can see; entry *n* of the spread: tiles with more than *n* fields."""
    if tourists == 0:
        return 0
    patterns = tuple(line_patterns(tourists))
    return max(most_seen(rows, columns, spread) for rows in patterns for columns in patterns)


def line_patterns(tourists: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """The ways to share tourists out among the rows of a city that leave none over, where that can be."""
    for pattern in combinations_with_replacement(LINE_PAIRS, CELLS_ACROSS):
        if sum(map(sum, pattern)) == tourists:
            yield pattern


def most_seen(rows: Sequence[tuple[int, int]], columns: Sequence[tuple[int, int]], spread: tuple[int, ...]) -> int:
    """The most points of views when fields in these rows and columns give so much."""
    cells = [
        sorted((high + wide for high in row for wide in column), reverse=True) for row in rows for column in columns
    ]
    return sum(
        sum(sorted((cell[number] for cell in cells), reverse=True)[:count]) for number, count in enumerate(spread)
    )
