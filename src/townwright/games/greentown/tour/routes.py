"""A tour in the making: how it can go on, what it has seen so far, and where no way leads on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from townwright.core.choices import Choice
from townwright.core.limits.budgets import Budget, BudgetShare, ShareSpent
from townwright.core.phrases import Phrase
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Tour
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import CATEGORIES, CATEGORY, NATURE, SEATS
from townwright.games.greentown.map.hexes import Side
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.tour.payment import CHARGE, Stop, Verdict, balance, earned, settled, verdict
from townwright.games.greentown.tour.tours import Streets, routes, walk

WAY_STEPS = 100_000
"""Steps in which the ways of one question are looked through; our own set has needed 1,593 at most."""
USED = Phrase("greentown-road-used", "that road is used already: take another")
"""The reason why a road cannot be taken again."""


@dataclass(frozen=True, slots=True)
class Route:
    """A tour as far as it has come."""

    network: Network
    streets: Streets
    card: Card
    tour: Tour
    at: int
    """The tile that it stands on."""
    used: int
    """The roads behind it."""
    stops: tuple[Stop, ...] = ()

    @classmethod
    def of(cls, network: Network, card: Card, tour: Tour) -> Self:
        """The route that has gone by these sides, or a refusal at the first wrong one."""
        streets = Streets.of(network)
        stops = tuple(walk(network, tour, card.stops))
        at, used = streets.places.index(tour.hotel), 0
        for side in tour.sides:
            _, at, road = next(way for way in streets.ways[at] if way[0] == side)
            used |= road
        return cls(network, streets, card, tour, at, used, stops)

    @property
    def left(self) -> int:
        """The stops that are still to be made."""
        return self.card.stops - len(self.stops)

    def leads_on(self, share: BudgetShare) -> bool:
        """Whether the tour has ended well, or can; once the share is spent every way is taken to lead on."""
        if self.left == 0:
            return self.streets.hotel[self.at]
        try:
            return next(routes(self.streets, self.at, self.left, share, self.used), None) is not None
        except ShareSpent:
            return True

    def by(self, *sides: Side) -> Route:
        """The route after going on by these sides, whose roads are known to be there and unused."""
        at, used, stops = self.at, self.used, list(self.stops)
        for side in sides:
            _, at, road = next(way for way in self.streets.ways[at] if way[0] == side)
            used |= road
            place = self.streets.places[at]
            piece = self.network.tiles[place].piece
            if piece is not None:
                stops.append((place, piece))
        tour = Tour(self.tour.hotel, (*self.tour.sides, *sides))
        return Route(self.network, self.streets, self.card, tour, at, used, tuple(stops))


def starts(network: Network, card: Card, budget: Budget) -> Iterator[Choice]:
    """The hotels, each as the beginning of a tour."""
    streets, share = Streets.of(network), BudgetShare(budget, WAY_STEPS)
    for hotel in network.hotels:
        route = Route(network, streets, card, Tour(hotel, ()), streets.places.index(hotel), 0)
        yield Choice(f"~{hotel}", why_not=None if route.leads_on(share) else no_way(card.stops))


def onward(route: Route, touring: Seat, seats: int, budget: Budget) -> Iterator[Choice]:
    """Every next tile, then every stop farther off that is reached over vacant tiles, by the shortest way."""
    share = BudgetShare(budget, WAY_STEPS)
    before = balance(route.card, route.stops, touring, seats)
    for side, _, road in route.streets.ways[route.at]:
        if not road & route.used:
            yield choice(route.by(side), touring, seats, before, share)
        else:
            why_not = USED
            yield Choice(str(Tour(route.tour.hotel, (*route.tour.sides, side))), why_not=why_not)
    for sides in farther(route):
        yield choice(route.by(*sides), touring, seats, before, share)


def choice(route: Route, touring: Seat, seats: int, before: int, share: BudgetShare) -> Choice:
    """A longer route with what it has seen and what that adds to a balance, or why nobody should go there."""
    if not route.leads_on(share):
        return Choice(str(route.tour), why_not=no_way(route.left))
    gain = balance(route.card, route.stops, touring, seats) - before
    return Choice(str(route.tour), whole=route.left == 0, brings=seen(route, touring, seats), gain=gain)


def farther(route: Route) -> Iterator[tuple[Side, ...]]:
    """The shortest ways over vacant tiles to stops that are no neighbours, the nearest first."""
    streets = route.streets
    near = {route.at, *(tile for _, tile, _ in streets.ways[route.at])}
    waiting = [(route.at, route.used, tuple[Side, ...]())]
    known = {route.at}
    while waiting:
        at, used, sides = waiting.pop(0)
        for side, tile, road in streets.ways[at]:
            if used & road or tile in known:
                continue
            known.add(tile)
            if not streets.stop[tile]:
                waiting.append((tile, used | road, (*sides, side)))
            elif tile not in near:
                yield (*sides, side)


def no_way(left: int) -> Phrase:
    """Why a route must not go there."""
    return Phrase(
        "greentown-no-way", "from here no way leads to a hotel in exactly {left:more stop|more stops}", {"left": left}
    )


def seen(route: Route, touring: Seat, seats: int) -> tuple[Phrase, ...]:
    """The stops that are left, how each wish stands, and what the tour would pay as it is."""
    left = Phrase("greentown-stops-left", "stops left: {left}", {"left": route.left})
    wishes = (
        wish_so_far(verdict(category, wish, route.stops))
        for category, wish in zip(CATEGORIES, route.card.wishes, strict=True)
    )
    paid = pays(route.card, route.stops, touring, seats)
    sites = tuple(own_sites(route.card, route.stops, touring))
    charged = failed(route.card, route.stops) if sites or route.left == 0 else ()  # what is taken off
    return left, *wishes, *sites, *paid, *charged


def own_sites(card: Card, stops: Sequence[Stop], touring: Seat) -> Iterator[Phrase]:
    """The sites that pay whoever leads the tour: one for each, before anything is taken off."""
    paying = {
        category: len(verdict(category, wish, stops).paying(touring, touring))
        for category, wish in zip(CATEGORIES, card.wishes, strict=True)
    }
    trees = paying.pop(NATURE)
    buildings = sum(paying.values())
    if trees or buildings:
        args = {"trees": trees, "buildings": buildings}
        yield Phrase("greentown-brings-sites", "trees: {trees}, own buildings: {buildings}", args)


def failed(card: Card, stops: Sequence[Stop]) -> Iterator[Phrase]:
    """What the wishes that stayed open cost whoever leads the tour (rule 8.4)."""
    verdicts = [verdict(category, wish, stops) for category, wish in zip(CATEGORIES, card.wishes, strict=True)]
    count = sum(not each.fulfilled for each in verdicts)
    if count:
        args = {"count": count, "charge": CHARGE * count}
        yield Phrase(
            "greentown-brings-charge", "{count:wish is|wishes are} not fulfilled: −{charge}, but never below 0", args
        )


def wish_so_far(each: Verdict) -> Phrase:
    """How a wish stands: fulfilled, waiting for more visits, or broken by too many."""
    args = {"category": CATEGORY[each.category], "visits": each.visits, "wish": str(each.wish)}
    if each.fulfilled:
        return Phrase("greentown-wish-good", "{category}: {visits} of {wish}, fulfilled", args)
    if each.visits < each.wish.least:
        return Phrase("greentown-wish-few", "{category}: {visits} of {wish}, too few yet", args)
    return Phrase("greentown-wish-many", "{category}: {visits} of {wish}, too many", args)


def pays(card: Card, stops: Sequence[Stop], touring: Seat, seats: int) -> tuple[Phrase, ...]:
    """Who is paid what; with two players also what it is the difference of (rule 10)."""
    return payment_phrases(earned(card, stops, touring, seats))


@lru_cache(maxsize=1024)
def payment_phrases(before: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The sentences about a payment, from what each seat would receive before two players settle."""
    paid = tuple(
        Phrase("greentown-brings-money", "{seat} gets {paid}", {"seat": SEATS[seat], "paid": amount})
        for seat, amount in enumerate(settled(before))
        if amount
    ) or (Phrase("greentown-brings-no-money", "nobody is paid"),)
    if len(before) != 2 or not all(before):
        return paid
    first, second = before
    return (
        *paid,
        Phrase(
            "greentown-brings-difference",
            "{one} would get {first} and {other} {second}; two players are paid the difference only",
            {"one": SEATS[0], "first": first, "other": SEATS[1], "second": second},
        ),
    )
