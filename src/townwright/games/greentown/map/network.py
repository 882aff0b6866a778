"""The tiles on the table and the roads that join them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from townwright.games.greentown.box.pieces import HOTEL, TREE, Piece, Tile
from townwright.games.greentown.map.hexes import OPPOSITE, SIDES_OF, Exits, Hex, around


@dataclass(frozen=True, slots=True)
class Network:
    """Tiles by their hexes. A road joins two neighbours that both have an exit on their common side."""

    tiles: Mapping[Hex, Tile]
    roads: Mapping[Hex, Exits] = field(compare=False, repr=False)
    """The exits of each tile that lead to a road; follows from the tiles."""

    @classmethod
    def of(cls, tiles: Mapping[Hex, Tile]) -> Network:
        """The network of the tiles, with the roads worked out."""
        return cls(tiles, {place: facing(tiles, place) & tile.exits for place, tile in tiles.items()})

    def __hash__(self) -> int:
        return hash(frozenset(self.tiles.items()))

    def __iter__(self) -> Iterator[tuple[Hex, Tile]]:
        """Tiles by q, then r."""
        return iter(sorted(self.tiles.items()))

    def put(self, place: Hex, tile: Tile) -> Network:
        """The network with this tile, laid on an empty hex or instead of the old one."""
        tiles = {**self.tiles, place: tile}
        roads = {**self.roads}
        for near in (place, *around(place)):
            if near in tiles:
                roads[near] = facing(tiles, near) & tiles[near].exits
        return Network(tiles, roads)

    def placed(self, place: Hex, piece: Piece | None) -> Network:
        """The network with another piece, or none, on a tile."""
        return Network({**self.tiles, place: self.tiles[place]._replace(piece=piece)}, self.roads)

    def open_hexes(self) -> dict[Hex, Exits]:
        """The empty hexes that an exit leads to, by q, then r, each with its sides that such exits meet."""
        found: dict[Hex, Exits] = {}
        for place, tile in self.tiles.items():
            beside = around(place)
            for side in SIDES_OF[tile.exits & ~self.roads[place]]:
                if beside[side] not in self.tiles:
                    found[beside[side]] = found.get(beside[side], 0) | 1 << OPPOSITE[side]
        return dict(sorted(found.items()))

    def standing(self, piece: Piece | None) -> tuple[Hex, ...]:
        """The hexes that carry this piece, by q, then r; None for the vacant ones."""
        return tuple(sorted(place for place, tile in self.tiles.items() if tile.piece == piece))

    @property
    def hotels(self) -> tuple[Hex, ...]:
        """The hexes that carry a hotel, by q, then r."""
        return self.standing(HOTEL)

    @property
    def trees(self) -> tuple[Hex, ...]:
        """The hexes that carry a tree, by q, then r."""
        return self.standing(TREE)

    @property
    def vacant(self) -> tuple[Hex, ...]:
        """The hexes whose building site is vacant, by q, then r."""
        return self.standing(None)


def facing(tiles: Mapping[Hex, Tile], place: Hex) -> Exits:
    """The sides of a hex that meet an exit of a neighbour."""
    sides = 0
    for side, near in enumerate(around(place)):
        if near in tiles and tiles[near].exits >> OPPOSITE[side] & 1:
            sides |= 1 << side
    return sides


def connected(network: Network) -> bool:
    """Whether every tile can be reached from every other along roads."""
    everywhere = set(network.tiles)
    return not everywhere or reached(network, [min(everywhere)], everywhere) == everywhere


def regions(network: Network, place: Hex) -> tuple[Exits, ...]:
    """The parts into which the network falls without this tile, each as the sides that could have a road to it.

    A tile that takes its place keeps the network connected if it has an exit into each part.
    """
    beside = around(place)
    waiting = {beside[side]: 1 << side for side in SIDES_OF[facing(network.tiles, place)]}
    parts = []
    while waiting:
        first = next(iter(waiting))
        found = reached(network, [first], set(waiting), avoiding=place)
        parts.append(sum(waiting[near] for near in found))
        waiting = {near: side for near, side in waiting.items() if near not in found}
    return tuple(parts)


def reached(network: Network, start: list[Hex], sought: set[Hex], avoiding: Hex | None = None) -> set[Hex]:
    """Those of the sought hexes that roads lead to from the start; stops once it has found them all."""
    seen = {*start} if avoiding is None else {*start, avoiding}
    missing = len(sought) - len(sought & seen)
    while start and missing:
        place = start.pop()
        beside = around(place)
        for side in SIDES_OF[network.roads[place]]:
            near = beside[side]
            if near not in seen:
                seen.add(near)
                start.append(near)
                missing -= near in sought
    return sought & seen
