"""Tours: routes from a hotel to a hotel with exactly as many stops as the card says (rules 8.1 and 8.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from townwright.core.limits.budgets import Budget, BudgetShare, ShareSpent
from townwright.core.refusals import NotNow
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Tour
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import HOTEL
from townwright.games.greentown.map.hexes import SIDES_OF, Hex, Side, around
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.tour.payment import Stop, amounts

TOUR_STEPS = 40_000
"""Steps in which a tour is looked for before it may lapse. Our own set has needed 833 at most."""
PAID_STEPS = 3
"""Steps that working out the payment of one tour costs, besides one for each road."""


@dataclass(frozen=True, slots=True)
class Streets:
    """The network by numbers, ready for searching routes; tiles are counted by q, then r."""

    places: tuple[Hex, ...]
    ways: tuple[tuple[tuple[Side, int, int], ...], ...]
    """From each tile: the side, the tile that it leads to, and the road's own bit."""
    stop: tuple[int, ...]
    """1 if entering the tile is a stop."""
    hotel: tuple[bool, ...]
    home: tuple[int, ...]
    """The fewest further stops after which a route from here can end."""

    @classmethod
    def of(cls, network: Network) -> Streets:
        """The streets of a network, worked out once for many searches."""
        places = tuple(sorted(network.tiles))
        number = {place: n for n, place in enumerate(places)}
        roads: dict[tuple[int, int], int] = {}
        ways = []
        for n, place in enumerate(places):
            beside = around(place)
            reach = [(side, number[beside[side]]) for side in SIDES_OF[network.roads[place]]]
            ways.append(
                tuple((side, m, roads.setdefault((min(n, m), max(n, m)), 1 << len(roads))) for side, m in reach)
            )
        pieces = [network.tiles[place].piece for place in places]
        stop = tuple(int(piece is not None) for piece in pieces)
        hotel = tuple(piece == HOTEL for piece in pieces)
        return cls(places, tuple(ways), stop, hotel, homeward(tuple(ways), stop, hotel))


def homeward(
    ways: tuple[tuple[tuple[Side, int, int], ...], ...], stop: tuple[int, ...], hotel: tuple[bool, ...]
) -> tuple[int, ...]:
    """The fewest stops from each tile to the next hotel, that hotel included."""
    never = len(ways) + 1
    home = [never] * len(ways)
    waiting = [n for n in range(len(ways)) if hotel[n]]
    while waiting:
        n = waiting.pop(0)
        cost = 1 if hotel[n] else stop[n] + home[n]
        for _, near, _ in ways[n]:
            if cost < home[near]:
                home[near] = cost
                waiting.append(near)
    return tuple(home)


def most_stops(streets: Streets) -> int:
    """A number of stops that no tour exceeds: each visit but the last comes by one road and leaves by another."""
    return sum(
        (len(ways) + hotel) // 2
        for ways, stop, hotel in zip(streets.ways, streets.stop, streets.hotel, strict=True)
        if stop
    )


def tours(network: Network, stops: int, budget: Budget) -> Iterator[Tour]:
    """Every legal tour with that many stops: by start hotel (q, then r), then by sides in ascending order."""
    streets = Streets.of(network)
    if stops > most_stops(streets):
        return
    for n, place in enumerate(streets.places):
        if streets.hotel[n]:
            for sides in routes(streets, n, stops, budget):
                yield Tour(place, sides)


def routes(streets: Streets, start: int, stops: int, budget: Budget, used: int = 0) -> Iterator[tuple[Side, ...]]:
    """The sides of every route from here; no road is used twice, and the last stop is a hotel.

    ``used`` holds the roads that lie behind, where a tour has come here already. Each tile entered is a step.
    """
    spend = budget.spend
    ways, stop, hotel, home = streets.ways, streets.stop, streets.hotel, streets.home
    sides: list[Side] = []
    walk = [(iter(ways[start]), used, stops)]
    while walk:
        onward, used, left = walk[-1]
        for side, near, road in onward:
            if used & road:
                continue
            after = left - stop[near]
            if after == 0:
                if hotel[near]:
                    yield (*sides, side)
            elif home[near] <= after:
                spend()
                sides.append(side)
                walk.append((iter(ways[near]), used | road, after))
                break
        else:
            walk.pop()
            if sides:
                sides.pop()


def any_tour(network: Network, card: Card | None, budget: Budget) -> bool:
    """Whether a tour must be led: one for the card is found in ``TOUR_STEPS`` steps.

    Nobody at a table searches for ever: where a tour is as hard to find as that, it may lapse. Whoever sees one
    may still lead it.
    """
    if card is None:
        return False
    try:
        return next(tours(network, card.stops, BudgetShare(budget, TOUR_STEPS)), None) is not None
    except ShareSpent:
        return False


def walked(network: Network, tour: Tour, stops: int) -> tuple[Stop, ...]:
    """The stops of a tour, or a refusal that says where it goes wrong."""
    made = list(walk(network, tour, stops))
    if len(made) != stops:
        raise NotNow(
            "greentown-tour-stops",
            "the tour makes {made:stop|stops} and the card asks for {stops}",
            made=len(made),
            stops=stops,
        )
    place, piece = made[-1]
    if piece != HOTEL:
        raise NotNow("greentown-tour-end", "the last stop must be a hotel, and {hex} has none", hex=str(place))
    return tuple(made)


def walk(network: Network, tour: Tour, stops: int) -> Iterator[Stop]:
    """The stops of a tour as far as it goes, or a refusal at its first wrong move."""
    tile = network.tiles.get(tour.hotel)
    if tile is None or tile.piece != HOTEL:
        raise NotNow("greentown-tour-no-hotel", "a tour starts on a hotel, and {hex} has none", hex=str(tour.hotel))
    place, used, made = tour.hotel, set[tuple[Hex, Hex]](), 0
    for number, side in enumerate(tour.sides, start=1):
        if made == stops:
            raise NotNow("greentown-tour-too-long", "the tour goes on after its {stops:stop|stops}", stops=stops)
        if not network.roads[place] >> side & 1:
            raise NotNow(
                "greentown-tour-no-road",
                "no road leaves {hex} by side {side} (move {number} of the tour)",
                hex=str(place),
                side=side,
                number=number,
            )
        near = around(place)[side]
        road = (min(place, near), max(place, near))
        if road in used:
            raise NotNow(
                "greentown-tour-road-twice",
                "the road between {here} and {there} is used twice",
                here=str(place),
                there=str(near),
            )
        used.add(road)
        place = near
        piece = network.tiles[place].piece
        if piece is not None:
            made += 1
            yield place, piece


def stops_of(network: Network, tour: Tour) -> list[Stop]:
    """The stops of a tour that is known to be legal."""
    place, made = tour.hotel, []
    for side in tour.sides:
        place = around(place)[side]
        piece = network.tiles[place].piece
        if piece is not None:
            made.append((place, piece))
    return made


def places_of(tour: Tour) -> tuple[Hex, ...]:
    """The hexes that a tour goes through, its start first."""
    places = [tour.hotel]
    for side in tour.sides:
        places.append(around(places[-1])[side])
    return tuple(places)


@dataclass(frozen=True, slots=True)
class Best:
    """The best tour that was found, and what it pays."""

    tour: Tour
    paid: tuple[int, ...]
    sure: bool
    """Whether all tours were looked at."""


def best_tour(network: Network, card: Card, touring: Seat, seats: int, share: BudgetShare) -> Best | None:
    """The tour that brings the player on tour most, then the others least, then the first, as far as the share goes."""
    best: tuple[tuple[int, int], Tour, tuple[int, ...]] | None = None
    sure = True
    try:
        for tour in tours(network, card.stops, share):
            share.spend(PAID_STEPS + len(tour.sides))
            paid = amounts(card, stops_of(network, tour), touring, seats)
            worth = (paid[touring], paid[touring] - sum(paid))
            if best is None or worth > best[0]:
                best = worth, tour, paid
    except ShareSpent:
        sure = False
    return None if best is None else Best(best[1], best[2], sure)
