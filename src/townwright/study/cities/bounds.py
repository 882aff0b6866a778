"""Proven bounds: no city of these tiles has more points, however they are laid and wherever tourists stand.

Level 1: a zone pays its fields and pays once, so all together pay at most the fields of attractions and parks.

Views: a field that is looked at is seen from at most four terraces, two in its row and two in its column, and only if
tourists stand on terraces there. So a row with one such terrace gives each of its fields at most one point, a row with
two or more at most two, and columns likewise. The fields that can be seen are spread over the sixteen cells as the
tiles allow: no more of them on a cell than its tile has. The best spread over all ways to share tourists out among rows
and columns is a bound. So is the best choice of fields without regard to tiles, but without those on which the
tourists themselves stand.

Borders (level 3): a terrace counts once for each zone of attractions that it borders, at most four; and a connected
zone of *n* fields has at most 2 *n* + 2 neighbours. Parks and water likewise. Besides, each such point and each field
that a zone has more than one of needs a side of its own. Inside a tile its sides are what they are; between the sixteen
tiles there are 48.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from townwright.games.cities.box.components import TileSet
from townwright.games.cities.city.pieces import TOURISTS

SIDES = 4
SIDES_BETWEEN_TILES = 48
CELLS_ACROSS = 4
FIELDS_ACROSS = 2 * CELLS_ACROSS
LinePairs: TypeAlias = tuple[tuple[int, int], ...]
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
    most = 0
    for squares in range(TOURISTS + 1):
        for gardens in range(TOURISTS + 1 - squares):
            zones = (attractions if squares else 0) + (parks if gardens else 0)
            if level == 3:
                borders = border(attractions, terraces, squares) + border(parks, water, gardens)
                zones += min(borders, free_borders(faces, squares, gardens))
            most = max(most, zones + views(min(TOURISTS - squares - gardens, terraces), spread))
    return most


def border(fields: int, bonus: int, zones: int) -> int:
    """The most that so many zones of a kind can get from so many fields that may border them."""
    zones = min(zones, fields)
    return min(bonus * min(zones, SIDES), 2 * fields + 2 * zones) if zones else 0


def free_borders(faces: Sequence[str], squares: int, gardens: int) -> int:
    """The most that borders can bring when the sides between tiles must also hold the zones together."""
    sides = SIDES_BETWEEN_TILES
    for kind, bonus, zones in (("A", "T", squares), ("P", "W", gardens)):
        if zones:
            needed = sum(face.count(kind) for face in faces) - zones - sum(touching(face, kind, kind) for face in faces)
            sides += sum(touching(face, kind, bonus) for face in faces) - max(0, needed)
    return sides


def touching(face: str, one: str, other: str) -> int:
    """How many sides inside a tile lie between fields of these kinds."""
    upper, lower = face.split("/")
    pairs = (upper, lower, upper[0] + lower[0], upper[1] + lower[1])
    return sum(pair in (one + other, other + one) for pair in pairs)


@lru_cache(maxsize=256)
def views(tourists: int, spread: tuple[int, ...]) -> int:
    """The most that so many tourists on terraces can see; entry *n* of the spread: tiles with more than *n* fields."""
    if tourists == 0:
        return 0
    patterns = tuple(line_patterns(tourists))
    return max(
        min(seen_by_cells(rows, columns, spread), seen_beside_terraces(rows, columns, tourists, sum(spread)))
        for rows in patterns
        for columns in patterns
    )


def line_patterns(tourists: int) -> Iterator[LinePairs]:
    """The ways to share tourists out among the rows of a city: one in each row of one point, the others in the rest."""
    for pattern in combinations_with_replacement(LINE_PAIRS, CELLS_ACROSS):
        single, double = lines_giving(pattern, 1), lines_giving(pattern, 2)
        if tourists - single >= 2 * double and (double or single == tourists):
            yield pattern


def lines_giving(pattern: LinePairs, points: int) -> int:
    """How many lines give so many points for each field."""
    return sum(pair.count(points) for pair in pattern)


def seen_by_cells(rows: LinePairs, columns: LinePairs, spread: tuple[int, ...]) -> int:
    """The most points of views with no more seen fields on a cell than its tile has."""
    cells = [
        sorted((high + wide for high in row for wide in column), reverse=True) for row in rows for column in columns
    ]
    return sum(
        sum(sorted((cell[number] for cell in cells), reverse=True)[:count]) for number, count in enumerate(spread)
    )


def seen_beside_terraces(rows: LinePairs, columns: LinePairs, tourists: int, fields: int) -> int:
    """The most points of views of so many fields, none of which is a terrace with a tourist.

    A terrace lies where two lines that count cross. Together they take up what their lines give there, which does not
    depend on where they are; ``both`` of them lie where two double lines cross.
    """
    single = (lines_giving(rows, 1), lines_giving(columns, 1))
    double = (lines_giving(rows, 2), lines_giving(columns, 2))
    none = (FIELDS_ACROSS - single[0] - double[0], FIELDS_ACROSS - single[1] - double[1])
    worth = 4 * tourists - sum(single)
    most = 0
    for both in range(tourists + 1):
        mixed, simple = worth - 2 * tourists - 2 * both, 3 * tourists - worth + both
        left = (
            (4, double[0] * double[1] - both),
            (3, double[0] * single[1] + single[0] * double[1] - mixed),
            (2, single[0] * single[1] - simple + double[0] * none[1] + none[0] * double[1]),
            (1, single[0] * none[1] + none[0] * single[1]),
        )
        if mixed < 0 or not 0 <= simple <= single[0] * single[1] or any(count < 0 for _, count in left):
            continue
        points, waiting = 0, fields
        for each, count in left:
            points += each * min(count, waiting)
            waiting -= min(count, waiting)
        most = max(most, points)
    return most
