"""Computes what the cards in hands and piles need: services within reach, and other zones in their district."""

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
class CompanyDemand:
    """A card's need for so many tiles of a kind in its district, with its weight."""

    kind: str
    number: int
    weight: float


@dataclass(frozen=True, slots=True)
class Demand:
    """The needs of all cards in hands and piles together."""

    services: dict[str, float]
    """What each service would help to gain."""
    company: tuple[CompanyDemand, ...]


@dataclass(frozen=True, slots=True)
class CardDemand:
    """What one card's reward needs, and what it brings."""

    services: tuple[str, ...]
    company: tuple[tuple[str, int], ...]
    happiness: int
    money: int
    terms: int

    def reward(self, left: int, coin: float) -> float:
        """The value of the reward with so many milestones left."""
        return self.happiness * left + self.money * coin


@cache
def card_demands(box: Box) -> dict[str, CardDemand]:
    """The demand of every card of a set, by its id."""
    return {card.id: _card_demand(card) for card in box.cards.values()}


def _card_demand(card: Card) -> CardDemand:
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
    return CardDemand(tuple(services), tuple(company), happiness, money, len(card.condition[0]))


def demand(state: State, left: int, weights: Weights) -> Demand:
    """The weighted demand of all cards: those in anybody's hand count most, those in piles a little."""
    services: dict[str, float] = defaultdict(float)
    wishes, known, coin = [], card_demands(state.box), weights.coin
    for hand in state.hands:
        for card in hand:
            wanted = known[card]
            if wanted.services or wanted.company:
                reward = wanted.reward(left, coin) / wanted.terms
                for service in wanted.services:
                    services[service] += weights.hand_need * reward
                wishes += [CompanyDemand(kind, number, weights.company * reward) for kind, number in wanted.company]
    for pile in state.piles:
        for card in pile:
            wanted = known[card]
            if wanted.services:
                reward = wanted.reward(left, coin) / wanted.terms
                for service in wanted.services:
                    services[service] += weights.pile_need * reward
    return Demand(services, tuple(wishes))
