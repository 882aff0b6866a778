"""Tours that grant what a card wishes: all of it or, where no tour can, as much as any tour does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from townwright.core.limits.budgets import Budget, BudgetShare, ShareSpent
from townwright.core.refusals import TooMuch
from townwright.core.seats import Seat
from townwright.games.greentown.actions import Tour
from townwright.games.greentown.box.components import Card
from townwright.games.greentown.box.pieces import CATEGORIES
from townwright.games.greentown.map.hexes import Side
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.tour.payment import Stop, amounts
from townwright.games.greentown.tour.routes import Route
from townwright.games.greentown.tour.tours import Streets, stops_of

WISH_STEPS = 750_000
"""Steps that the whole search may take; each number of wishes that may fail has its share of what is left."""


@dataclass(frozen=True, slots=True)
class Fulfilling:
    """A tour with what it pays and fails."""

    tour: Tour
    paid: tuple[int, ...]
    failed: int
    """The wishes that it does not grant; 0 if it fulfils the card."""
    sure: bool
    """Whether it is known that no tour fails fewer."""


def fulfilling_tour(
    network: Network, card: Card, touring: Seat, seats: int, budget: Budget, begun: Tour | None = None
) -> Fulfilling | None:
    """The tour that fails the fewest wishes, then pays best; None if none with the right number of stops is found.

    With a tour that is begun only those are looked through that go on from it; it is refused where it cannot be led.
    The budget is shared evenly by the numbers of wishes that may fail; what one does not need is left to the next.
    """
    route = None if begun is None else Route.of(network, card, begun)
    streets, sure, most = Streets.of(network), True, len(CATEGORIES)
    for failed in range(most + 1):
        best: tuple[tuple[int, int], Tour, tuple[int, ...]] | None = None
        share = BudgetShare(budget, max(0, budget.left) // (most + 1 - failed))
        try:
            for tour in granting(network, streets, card, failed, share, route):
                paid = amounts(card, stops_of(network, tour), touring, seats)
                worth = (paid[touring], paid[touring] - sum(paid))
                if best is None or worth > best[0]:
                    best = worth, tour, paid
        except (ShareSpent, TooMuch):
            sure = sure and best is not None
        if best is not None:
            return Fulfilling(best[1], best[2], failed, sure)
    return None


def granting(
    network: Network, streets: Streets, card: Card, failing: int, budget: Budget, begun: Route | None = None
) -> Iterator[Tour]:
    """Every tour of the card on which at most so many wishes fail; a route that cannot keep to that is left at once."""
    kinds = [None if (piece := network.tiles[place].piece) is None else piece.category for place in streets.places]
    numbers = [None if kind is None else CATEGORIES.index(kind) for kind in kinds]
    hotels = (start for start in range(len(streets.places)) if streets.hotel[start])
    routes = (Route(network, streets, card, Tour(streets.places[start], ()), start, 0) for start in hotels)
    for route in routes if begun is None else (begun,):
        sides: list[Side] = list(route.tour.sides)
        walk = [(iter(streets.ways[route.at]), route.used, route.left, visits_of(route.stops))]
        while walk:
            onward, used, left, visits = walk[-1]
            for side, near, road in onward:
                if used & road:
                    continue
                after, made, number = left - streets.stop[near], visits, numbers[near]
                if number is not None:
                    made = (*visits[:number], visits[number] + 1, *visits[number + 1 :])
                if after == 0:
                    if streets.hotel[near] and fails_at_least(card, made, 0) <= failing:
                        yield Tour(route.tour.hotel, (*sides, side))
                elif streets.home[near] <= after and fails_at_least(card, made, after - 1) <= failing:
                    budget.spend()
                    sides.append(side)
                    walk.append((iter(streets.ways[near]), used | road, after, made))
                    break
            else:
                walk.pop()
                if walk:
                    sides.pop()


def visits_of(stops: Sequence[Stop]) -> tuple[int, ...]:
    """How often each category has been visited."""
    return tuple(sum(piece.category == category for _, piece in stops) for category in CATEGORIES)


def fails_at_least(card: Card, visits: Sequence[int], more: int) -> int:
    """How many wishes fail at best after these visits and so many more."""
    failed, missing = 0, []
    for wish, made in zip(card.wishes, visits, strict=True):
        if made > wish.most:
            failed += 1
        elif made < wish.least:
            missing.append(wish.least - made)
    missing.sort()
    for each in missing:
        more -= each
        failed += more < 0
    return failed
