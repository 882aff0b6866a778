"""Component sets of Greentown for environments: blocks of tiles with nearly all exits."""

from __future__ import annotations

import json
from typing import Any

ALL = "012345"


def block(rows: list[list[Any]], spare_tiles: int, stops: int) -> str:
    """A set whose only set-up is these rows; so many tiles of six exits more, and cards of so many stops."""
    shown = [row[2] for row in rows]
    kinds = {f"k{exits}": {"exits": exits, "count": shown.count(exits)} for exits in sorted(set(shown))}
    kinds.setdefault(f"k{ALL}", {"exits": ALL, "count": 0})["count"] += spare_tiles
    wishes = {category: [0, 9] for category in "NCSM"}
    cards = {f"c{number}": {"stops": stops, "start": number == 0, **wishes} for number in range(2)}
    data = {"name": "block", "tiles": kinds, "setups": {"block": rows}, "cards": cards, "trees": 1, "hotels": 2}
    return json.dumps(data)


def square(side: int, far: int = 0) -> list[list[Any]]:
    """Tiles of six exits in as many rows as columns, so far from the middle; a hotel and a tree in the first two."""
    places = [(q + far, r) for q in range(side) for r in range(side)]
    return [[q, r, ALL, "HN"[n] if n < 2 else "."] for n, (q, r) in enumerate(places)]
