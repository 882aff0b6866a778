"""Compares candidates by rollouts, with decks that fit the view, and drops the worse half."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from townwright.bots.greentown.search import GreentownSearch
from townwright.bots.greentown.turn_candidates import TurnCandidate
from townwright.bots.greentown.weights import Weights
from townwright.bots.greentown.workspace import MONEY_UNIT
from townwright.games.greentown.state import State

SEEDS, NO_NODE_LIMIT = 1 << 64, 1 << 40


@dataclass(frozen=True, slots=True)
class RolloutSettings:
    """How a bot uses rollouts. A world is one order of the deck that fits the view."""

    own: Weights
    """The weights with which it plays itself in rollouts."""
    others: Weights
    """The weights with which it plays the others in rollouts."""
    opponent_weight: float = 1.0
    """How much the others' money counts against the own, all together."""
    prior_worlds: int = 1
    """In so many imagined worlds every candidate but the first loses"""
    prior_loss: float = 1.0
    """so many Greenies each, so that it must be clearly better to be chosen,"""
    prior_weight: float = 0.0
    """and so much of every Greenie that it was valued below the best with its marker."""
    rounds: int = 1 << 40
    """A rollout ends so many rounds after this one, with a last tour for everybody, if the game does not end before."""
    nodes: int = 1 << 40
    """More nodes than that are not used."""
    max_worlds: int = 200
    """A candidate gets no more rollouts than that."""

    def worth(self, one: RolloutTotals, first: RolloutTotals) -> float:
        """How many Greenies a candidate brings more than the first, in the worlds that both were played in."""
        if one is first:
            return 0.0
        gains = [lead - first_lead for lead, first_lead in zip(one.leads, first.leads, strict=False)]
        expected = self.prior_weight * one.behind - self.prior_loss
        return (sum(gains) + self.prior_worlds * expected) / max(1, len(gains) + self.prior_worlds)


@dataclass(slots=True, eq=False)
class RolloutTotals:
    """A candidate and its leads at the end of its rollouts, world by world."""

    candidate: TurnCandidate
    behind: float
    """How many Greenies it was valued more than the best with its marker: 0 or less."""
    leads: list[float] = field(default_factory=list)


def rank_by_rollouts(
    search: GreentownSearch,
    state: State,
    found: Sequence[TurnCandidate],
    rollouts: RolloutSettings,
    nodes: int,
    random: Random,
) -> list[tuple[TurnCandidate, float]]:
    """The candidates with the expected lead of each, the best first; the first one given is the default.

    All are played in the same worlds. When their share of the budget is spent half are dropped, but never the first.
    """
    seat, others = state.seat, len(state.players) - 1
    mine, theirs = (weights.pack(others, NO_NODE_LIMIT) for weights in (rollouts.own, rollouts.others))
    policies = search.number_rows([mine if each == seat else theirs for each in range(others + 1)])
    best = {one.word: max(other.value for other in found if other.word == one.word) for one in found}
    tried = [RolloutTotals(candidate, (candidate.value - best[candidate.word]) / MONEY_UNIT) for candidate in found]
    first = tried[0]

    def worth(one: RolloutTotals) -> float:
        return rollouts.worth(one, first)

    running, rounds, began = list(tried), max(1, (len(tried) - 1).bit_length()), search.nodes
    for number in range(1, rounds + 1):
        share, most = began + (nodes - began) * number // rounds, max(1, rollouts.max_worlds * number // rounds)
        while len(running) > 1 and search.nodes < share and len(first.leads) < most:
            deck, luck = search.deck(shuffled(state, random)), search.word(random.randrange(SEEDS))
            for one in running:
                money = search.play_out(one.candidate.after, policies, deck, luck, state.round + rollouts.rounds)
                one.leads.append(money[seat] - rollouts.opponent_weight * (sum(money) - money[seat]) / others)
        running = sorted(running, key=worth, reverse=True)[: (len(running) + 1) // 2]
        if first not in running:
            running.append(first)
    rest = [one for one in tried if one not in running]
    first_lead = fmean(first.leads) if first.leads else 0.0
    ranked = [*sorted(running, key=worth, reverse=True), *sorted(rest, key=worth, reverse=True)]
    return [(one.candidate, first_lead + worth(one)) for one in ranked]


def shuffled(state: State, random: Random) -> list[str]:
    """The cards to come in a possible random order: by number of stops, shuffled inside a number."""
    stops = {card.name: card.stops for card in state.options.components.cards}
    cards = list(state.deck)
    random.shuffle(cards)
    return sorted(cards, key=stops.__getitem__)
