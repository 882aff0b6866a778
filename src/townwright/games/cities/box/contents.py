"""What a tile set holds, for looking at it before it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from townwright.games.cities.box.components import read_tile_set


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of one tile set as a page shows them."""

    name: str
    options: Mapping[str, str]
    """The option that calls for it."""
    faces: tuple[str, ...]
    """The tiles 1 to 24."""


def contents(text: str) -> Contents:
    """What the file holds."""
    tiles = read_tile_set(text)
    return Contents(tiles.name, {"tiles": tiles.name}, tiles.faces)
