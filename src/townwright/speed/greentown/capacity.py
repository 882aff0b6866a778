"""Whether rows of Greentown have room for a game; an owner's set may be larger than any box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from townwright.games.greentown.box.components import Components
from townwright.games.greentown.box.pieces import Tile
from townwright.games.greentown.map.hexes import COUNT, Hex
from townwright.speed.greentown import row_layout as at


def fits(components: Components, laid: Iterable[tuple[Hex, Tile]], supply: Sequence[int]) -> bool:
    """Whether rows hold the cards, kinds and tiles, the farthest hex that can be laid, and a path over every road."""
    tiles = tuple(laid)
    far = max((max(abs(place.q), abs(place.r)) for place, _ in tiles), default=0)
    lying = sum(COUNT[tile.exits] for _, tile in tiles)
    waiting = sum(COUNT[kind.exits] * left for kind, left in zip(components.kinds, supply, strict=True))
    return (
        0 < len(components.cards) <= at.CARDS
        and len(components.kinds) <= at.KINDS
        and len(tiles) + sum(supply) <= at.TILES
        and far + sum(supply) < at.MIDDLE
        and lying + waiting <= 2 * at.PATH
    )
