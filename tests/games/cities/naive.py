"""Rules 5, 6 and 8 once more, written with sets of fields and nothing else, to compare the masks with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from townwright.games.cities.box.components import TileSet
from townwright.games.cities.city.pieces import Cell, Field, field_at

Spot = tuple[int, int]
"""Column and row of a field."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


@dataclass
class Plan:
    """A city as a dictionary from spots to letters, and the spots with tourists in reading order."""

    kinds: dict[Spot, str]
    tourists: list[Spot]


def plan(tiles: Iterable[tuple[int, str, Spot]], tourists: Iterable[Field], tile_set: TileSet) -> Plan:
    """The plan of turned tiles, each with the spot of its upper left field."""
    kinds: dict[Spot, str] = {}
    for tile, turn, (across, down) in tiles:
        letters = {(n % 2, n // 2): sign for n, sign in enumerate(tile_set.face(tile).replace("/", ""))}
        for _ in range("NESW".index(turn)):
            letters = {(1 - y, x): sign for (x, y), sign in letters.items()}
        for (x, y), sign in letters.items():
            kinds[across + x, down + y] = sign
    spots = sorted(((field.across, field.down) for field in tourists), key=lambda spot: (spot[1], spot[0]))
    return Plan(kinds, spots)


def zone(city: Plan, spot: Spot) -> frozenset[Spot]:
    """The side-connected spots of the same kind."""
    found, edge = {spot}, [spot]
    while edge:
        x, y = edge.pop()
        for dx, dy in SIDES:
            near = (x + dx, y + dy)
            if near not in found and city.kinds.get(near) == city.kinds[spot]:
                found.add(near)
                edge.append(near)
    return frozenset(found)


def scores(city: Plan, level: int) -> list[int]:
    """The points of the tourists, in reading order."""
    found, paid = [], set[frozenset[Spot]]()
    for spot in city.tourists:
        kind = city.kinds[spot]
        if kind == "T":
            passed = {1: "", 2: "W", 3: "WP"}[level]
            found.append(sum(ray(city, spot, side, passed) for side in SIDES))
            continue
        own = zone(city, spot)
        bonus = {"A": "T", "P": "W"}[kind]
        border = {(x + dx, y + dy) for x, y in own for dx, dy in SIDES}
        bordering = sum(city.kinds.get(near) == bonus for near in border) if level == 3 else 0
        found.append(0 if own in paid else len(own) + bordering)
        paid.add(own)
    return found


def ray(city: Plan, spot: Spot, side: Spot, passed: str) -> int:
    """How many fields a view in one direction visits."""
    count = 0
    x, y = spot[0] + side[0], spot[1] + side[1]
    while (x, y) in city.kinds and city.kinds[x, y] in passed:
        count, x, y = count + 1, x + side[0], y + side[1]
    return count


def legal_cells(cells: set[Cell], limit: int | None) -> set[Cell]:
    """Rule 5 by trying every cell near the city."""
    near = {Cell(c.row + y, c.column + x) for c in cells for x in (-1, 0, 1) for y in (-1, 0, 1)} - cells
    return {cell for cell in near if limit is None or fits(cells | {cell}, limit)}


def fits(cells: set[Cell], limit: int) -> bool:
    columns, rows = {cell.column for cell in cells}, {cell.row for cell in cells}
    return max(columns) - min(columns) < limit and max(rows) - min(rows) < limit


def tourist_moves(city: Plan, last: set[Spot], stock: int, walks: bool, jumps: bool) -> set[tuple[Field | None, Field]]:
    """Rule 6: from where (None is the stock) to where, each pair once."""
    open_ = {spot for spot, kind in city.kinds.items() if kind != "W"} - set(city.tourists)
    found: set[tuple[Field | None, Field]] = set()
    if stock:
        found |= {(None, field_at(*spot)) for spot in open_ & last}
    for x, y in city.tourists:
        for target in open_:
            near = max(abs(target[0] - x), abs(target[1] - y)) == 1
            if (walks and near) or (jumps and target in last):
                found.add((field_at(x, y), field_at(*target)))
    return found
