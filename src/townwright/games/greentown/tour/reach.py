"""Which tiles a tour can visit at all: a road is used once, so whoever comes by one road must leave by another."""

from __future__ import annotations

from townwright.games.greentown.box.pieces import HOTEL
from townwright.games.greentown.map.hexes import SIDES_OF, Hex, around
from townwright.games.greentown.map.network import Network

_Road = tuple[int, int]
"""The tile at its other end, and a number of its own."""


def visitable(network: Network) -> frozenset[Hex]:
    """The tiles that lie on some way from a hotel to a hotel, the hotels included; cards and their stops do not matter.

    All hotels are taken as one tile. A tile can be visited if no single road parts it from there: then two separate
    ways lead to hotels (Menger). The roads that part something are found by a chain decomposition (Schmidt 2013).
    """
    places = sorted(network.tiles)
    number = {place: 0 if network.tiles[place].piece == HOTEL else n for n, place in enumerate(places, start=1)}
    if 0 not in number.values():
        return frozenset()
    roads = _roads(network, number)
    order, parents = _explored(roads)
    kept = _in_chains(roads, order, parents)
    seen = {0}
    for tile in order[1:]:
        above, road = parents[tile]
        if above in seen and road in kept:
            seen.add(tile)
    return frozenset(place for place in places if number[place] in seen)


def _roads(network: Network, number: dict[Hex, int]) -> dict[int, list[_Road]]:
    """The roads from each tile by its number."""
    found: dict[int, list[_Road]] = {tile: [] for tile in number.values()}
    count = 0
    for place, tile in number.items():
        beside = around(place)
        for side in SIDES_OF[network.roads[place]]:
            near = beside[side]
            if place < near and tile != number[near]:
                found[tile].append((number[near], count))
                found[number[near]].append((tile, count))
                count += 1
    return found


def _explored(roads: dict[int, list[_Road]]) -> tuple[list[int], dict[int, _Road]]:
    """The tiles in the order of a depth-first search from the hotels, and where each was come from."""
    order: list[int] = []
    parents: dict[int, _Road] = {0: (0, -1)}
    entered: set[int] = set()
    waiting = [(0, (0, -1))]
    while waiting:
        tile, came = waiting.pop()
        if tile in entered:
            continue
        entered.add(tile)
        order.append(tile)
        parents[tile] = came
        waiting += [(near, (tile, road)) for near, road in roads[tile] if near not in entered]
    return order, parents


def _in_chains(roads: dict[int, list[_Road]], order: list[int], parents: dict[int, _Road]) -> set[int]:
    """The roads that lie on a round trip."""
    rank = {tile: at for at, tile in enumerate(order)}
    kept: set[int] = set()
    passed: set[int] = set()
    for tile in order:
        for near, road in roads[tile]:
            if rank[near] < rank[tile] or parents[near][1] == road:
                continue
            passed.add(tile)
            kept.add(road)
            while near not in passed:
                passed.add(near)
                near, road = parents[near]
                kept.add(road)
    return kept
