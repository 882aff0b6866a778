"""What the best tour of the own card could pay: on the streets as they would lie, and with one building more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from townwright.core.limits.budgets import Budget
from townwright.core.refusals import TooMuch
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import BUILDINGS, CATEGORIES, TREE, Piece
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.state import State
from townwright.games.greentown.tour.payment import Stop, amounts
from townwright.games.greentown.tour.reach import visitable
from townwright.games.greentown.tour.tours import PAID_STEPS, Streets, homeward, most_stops, routes

PROSPECT_PART = 5
"""A call may take so many times fewer steps for all prospects than for itself, and beside them: no number is worth a
refusal."""
TOWN_STEPS = 8
"""Steps for each tile of a town whose streets are looked at."""


class Prospects:
    """What the seat whose turn it is could earn by a tour of its card; None once that takes too long to find out."""

    def __init__(self, state: State, card: Card, budget: Budget) -> None:
        self._card = card
        self._seat = state.seat
        self._seats = state.options.seats
        self._paying = (None, state.seat)
        wished = {category for category, wish in zip(CATEGORIES, card.wishes, strict=True) if wish.most}
        self._buildings = [
            Piece(category, state.seat)
            for category, left in zip(BUILDINGS, state.player.hand, strict=True)
            if left and category in wished
        ]
        self._budget = Budget(budget.steps // PROSPECT_PART)

    def best(self, network: Network) -> int | None:
        """What the best tour pays; 0 where there is none."""
        return self._most(self._as_they_lie(network), len(network.tiles), self._bound(network, 0))

    def best_with_building(self, network: Network, spare: bool) -> int | None:
        """What the best tour pays with one own building more, or with none if that pays as much.

        ``spare`` says that there is a vacant tile besides, where a tree can go that makes room.
        """
        bound = self._bound(network, 1 if self._buildings else 0)
        return self._most(self._with_building(network, spare), len(network.tiles), bound)

    def _bound(self, network: Network, more: int) -> int:
        """What no tour can exceed: all stops but the last pay, each category as often as it is wished."""
        standing = [
            tile.piece.category for tile in network.tiles.values() if tile.piece and tile.piece.owner in self._paying
        ]
        wishes = zip(CATEGORIES, self._card.wishes, strict=True)
        return min(
            self._card.stops - 1, more + sum(min(wish.most, standing.count(category)) for category, wish in wishes)
        )

    def _most(self, every: Iterator[list[Stop]], tiles: int, bound: int) -> int | None:
        """The most that any of the tours in a town of so many tiles pays."""
        most = 0
        try:
            self._budget.spend(TOWN_STEPS * tiles)
            for stops in every:
                self._budget.spend()
                if len({place for place, piece in stops if piece.owner in self._paying}) > most:
                    self._budget.spend(PAID_STEPS + len(stops))
                    most = max(most, amounts(self._card, stops, self._seat, self._seats)[self._seat])
                    if most >= bound:
                        break
        except TooMuch:
            return None
        return most

    def _as_they_lie(self, network: Network) -> Iterator[list[Stop]]:
        for sites, _ in self._itineraries(Streets.of(network)):
            yield stops_at(network, sites)

    def _with_building(self, network: Network, spare: bool) -> Iterator[list[Stop]]:
        streets = Streets.of(network)
        room = len(network.vacant) + spare
        for sites, passed in self._itineraries(streets):
            stops = stops_at(network, sites)
            yield stops
            if passed < room:
                yield from self._instead_of_trees(stops)
        if self._buildings:
            yield from self._on_vacant_tiles(network, streets)

    def _instead_of_trees(self, stops: list[Stop]) -> Iterator[list[Stop]]:
        """One of the visited trees makes room, and goes where the tour does not come; trees are all alike."""
        by_visits = {stops.count(stop): stop for stop in stops if stop[1] == TREE}
        for tree in by_visits.values():
            for building in self._buildings:
                yield [(place, building if place == tree[0] else piece) for place, piece in stops]

    def _on_vacant_tiles(self, network: Network, streets: Streets) -> Iterator[list[Stop]]:
        reached = visitable(network)
        for number, place in enumerate(streets.places):
            if network.tiles[place].vacant and place in reached:
                self._budget.spend(TOWN_STEPS * len(streets.places))
                stop = (*streets.stop[:number], 1, *streets.stop[number + 1 :])
                built = replace(streets, stop=stop, home=homeward(streets.ways, stop, streets.hotel))
                towns = [network.placed(place, building) for building in self._buildings]
                for sites, _ in self._itineraries(built):
                    if number in sites:
                        for town in towns:
                            yield stops_at(town, sites)

    def _itineraries(self, streets: Streets) -> Iterator[tuple[tuple[int, ...], int]]:
        """The sites of every tour, each as often as it is visited, and how many vacant tiles it passes."""
        if self._card.stops > most_stops(streets):
            return
        known = set[tuple[tuple[int, ...], int]]()
        ways = [{side: near for side, near, _ in each} for each in streets.ways]
        for start, hotel in enumerate(streets.hotel):
            for sides in routes(streets, start, self._card.stops, self._budget) if hotel else ():
                self._budget.spend(len(sides))
                at, passed = start, list[int]()
                for side in sides:
                    at = ways[at][side]
                    passed.append(at)
                sites = tuple(sorted(tile for tile in passed if streets.stop[tile]))
                found = sites, len({*passed} - {*sites})
                if found not in known:
                    known.add(found)
                    yield found


def stops_at(network: Network, sites: tuple[int, ...]) -> list[Stop]:
    """The stops at the sites of these numbers, as they are counted for searching routes."""
    places = sorted(network.tiles)
    return [(places[site], piece) for site in sites if (piece := network.tiles[places[site]].piece) is not None]
