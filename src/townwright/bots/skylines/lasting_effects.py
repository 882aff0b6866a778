"""Estimates what lasting effects will bring: of a unique building before it is built, of a role before it is chosen."""

from __future__ import annotations

from typing import Final

from townwright.bots.skylines.demand import Demand
from townwright.bots.skylines.evaluation import Outlook
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.effects.clauses import AtTheEnd, Build, Ease, Extend, Milestone, Price, Provide
from townwright.games.skylines.turn.bars import HAPPINESS, MARKERS, MONEY, NUISANCES, OVERALL, UTILITIES, EntryRow

BUILT: Final = {"R": 3.0, "C": 1.2, "I": 0.8, "zone": 5.0, "svc": 2.0, "util": 1.0}
"""How many tiles of a kind a milestone sees, roughly."""
PAID: Final = {"svc": 2.0, "util": 1.0, "swap": 1.0, "renew": 1.0, "open": 1.0, "labor": 1.0, "policy": 0.5}
"""How often a price is paid in a milestone."""
EXTENDED: Final = 0.3
"""The share of a service's demand that reaching the whole district meets."""


def lasting_value(card: Card, outlook: Outlook, demand: Demand, weights: Weights) -> float:
    """What the card's lasting clauses are expected to bring until the end, in points."""
    left, value = outlook.left, 0.0
    for clause in card.effects:
        match clause:
            case Build(kinds, row, _):
                value += row_worth(row, outlook, weights) * left * sum(BUILT.get(kind, 0.5) for kind in kinds)
            case Milestone(row, _):
                value += row_worth(row, outlook, weights) * left
            case AtTheEnd(row, _):
                value += row_worth(row, outlook, weights)
            case Ease(kinds, _, number):
                value += number * left * sum(BUILT.get(kind, 0.5) for kind in kinds)
            case Price(what, change):
                value -= change * PAID.get(what, 0.5) * left * weights.coin * 0.5
            case Provide(service, _):
                value += demand.services.get(service, 0.0)
            case Extend(service):
                services = demand.services if service == "svc" else {service: demand.services.get(service, 0.0)}
                value += EXTENDED * sum(services.values())
            case _:
                pass
    return value


def row_worth(row: EntryRow, outlook: Outlook, weights: Weights) -> float:
    """The value of a row each time that it is applied."""
    value = 0.0
    for marker, change, _ in row:
        if marker == HAPPINESS:
            value += change * outlook.left / 2  # it comes again and again, half of the milestones gone on the average
        elif marker == MONEY:
            value += change * weights.spare
        elif marker == OVERALL:
            value += change
        elif MARKERS[marker] in NUISANCES:
            value -= change * weights.nuisance
        elif MARKERS[marker] in UTILITIES:
            value += change * weights.capacity / 2
    return value
