"""What the cards in hands and piles ask for: services within reach, and zones in company."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache

from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.box.cards import Card
from townwright.games.skylines.box.components import Box
from townwright.games.skylines.box.names import SERVICES
from townwright.games.skylines.effects.conditions import Count, Uses
from townwright.games.skylines.state import State
from townwright.games.skylines.turn.bars import HAPPINESS, MONEY


@dataclass(frozen=True, slots=True)
class Wish:
    """A card's wish for so many tiles of a kind in its district."""

    kind: str
    number: int
    weight: float


@dataclass(frozen=True, slots=True)
class Demand:
    """The wishes of a whole table."""

    services: dict[str, float]
    """What each service would help to gain."""
    company: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class Asks:
    """What a card's reward needs, and what it brings."""

    services: tuple[str, ...]
    company: tuple[tuple[str, int], ...]
    happiness: int
    money: int
    terms: int

    def reward(self, left: int, coin: float) -> float:
        """What the reward is worth with so many milestones left."""
        return self.happiness * left + self.money * coin


@cache
def asks(box: Box) -> dict[str, Asks]:
    """What every card of a set asks for."""
    return {card.id: _asks(card) for card in box.cards.values()}


def _asks(card: Card) -> Asks:
    services, company = [], []
    for term in card.condition[0]:
        if isinstance(term, Uses):
            services.append(term.service)
        elif isinstance(term, Count) and term.compare in (">=", ">"):
            if term.kind in SERVICES:
                services.append(term.kind)
            elif term.scope == "in":
                company.append((term.kind, term.number + (term.compare == ">")))
    happiness = sum(entry.change for entry in card.reward if entry.marker == HAPPINESS)
    money = sum(entry.change for entry in card.reward if entry.marker == MONEY)
    return Asks(tuple(services), tuple(company), happiness, money, len(card.condition[0]))


def demand(state: State, left: int, weights: Weights) -> Demand:
    """Hands count most, whoever holds them; piles a little."""
    services: dict[str, float] = defaultdict(float)
    wishes, known, coin = [], asks(state.box), weights.coin
    for hand in state.hands:
        for card in hand:
            wanted = known[card]
            if wanted.services or wanted.company:
                reward = wanted.reward(left, coin) / wanted.terms
                for service in wanted.services:
                    services[service] += weights.hand_need * reward
                wishes += [Wish(kind, number, weights.company * reward) for kind, number in wanted.company]
    for pile in state.piles:
        for card in pile:
            wanted = known[card]
            if wanted.services:
                reward = wanted.reward(left, coin) / wanted.terms
                for service in wanted.services:
                    services[service] += weights.pile_need * reward
    return Demand(services, tuple(wishes))
