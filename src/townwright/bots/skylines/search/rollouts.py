"""Compares candidates by rollouts under the same draws, and keeps the better half each time."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass, field
from random import Random

from townwright.bots.skylines.search.candidates import ActionCandidate
from townwright.bots.skylines.search.playout import PileOrder, rollout
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.state import State

FEWEST = 3
"""With fewer trials than that the planner's own choice stands."""


@dataclass(frozen=True, slots=True)
class RolloutSettings:
    """How a bot uses rollouts."""

    turns: int = 5
    """After so many turns the city is evaluated as it stands; further ahead luck hides what the action did."""
    plenty_nodes: int = 1_000
    """With so many nodes luck is averaged out, and rollouts are longer:"""
    plenty_turns: tuple[int, ...] = (5, 8, 6, 8)
    """so many turns with one, two, three and four seats."""
    candidates: int = 3
    """So many actions are tried at most."""
    prior: float = 0.3
    """How much the planner's estimate counts beside the mean of the rollouts."""
    caution: float = 1.0
    """By how many standard errors another action must be better than the planner's own."""
    max_nodes: int = 1_000_000
    """More nodes than that are not used, however many there are."""

    def turns_ahead(self, seats: int, nodes: int) -> int:
        """How many turns a rollout plays."""
        return self.plenty_turns[seats - 1] if nodes >= self.plenty_nodes else self.turns


@dataclass(slots=True)
class RolloutValues:
    """A candidate and the values at the end of its rollouts, one for each order of the piles."""

    candidate: ActionCandidate
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean value of its rollouts; the planner's estimate if there are none."""
        return statistics.fmean(self.values) if self.values else self.candidate.estimate

    def value(self, prior: float) -> float:
        """The mean value of its rollouts, with so much of the planner's estimate added."""
        return self.mean + prior * self.candidate.estimate

    def lead(self, other: RolloutValues, rollouts: RolloutSettings) -> float:
        """How much better than another it is with some certainty, under the draws that both were played with.

        Whole games differ by a dozen points from draw to draw: without caution the luckiest would pass for the best.
        """
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        if len(gains) < FEWEST:
            return -math.inf
        preferred = rollouts.prior * (self.candidate.estimate - other.candidate.estimate)
        return statistics.fmean(gains) + preferred - rollouts.caution * statistics.stdev(gains) / math.sqrt(len(gains))


def search(
    state: State,
    candidates: list[ActionCandidate],
    weights: Weights,
    rollouts: RolloutSettings,
    nodes: int,
    random: Random,
) -> tuple[list[RolloutValues], int]:
    """Compare the candidates by rollouts; returns them, the best first, and how many outcomes were evaluated.

    Every candidate gets the same orders of the piles. When its share of the budget is spent the worse half
    is dropped, but never the first, the planner's own choice, which stays first unless another is surely better.
    """
    turns = rollouts.turns_ahead(len(state.hands), nodes)
    tried = [RolloutValues(candidate) for candidate in candidates]
    first, running = tried[0], list(tried)
    evaluated, rounds = 0, max(1, (len(candidates) - 1).bit_length())
    for number in range(1, rounds + 1):
        share = nodes * number // rounds
        while evaluated < share:
            pile_order = PileOrder(state, random)
            for one in running:
                value, more = rollout(one.candidate.after, weights, pile_order, turns)
                one.values.append(value)
                evaluated += more
                if evaluated >= nodes:
                    break
        others = sorted(running[1:], key=lambda one: -one.value(rollouts.prior))
        running = [first, *others[: max(1, len(running) // 2)]]
    others = sorted(tried[1:], key=lambda one: -one.lead(first, rollouts))
    return ([first, *others] if others[0].lead(first, rollouts) <= 0 else [others[0], first, *others[1:]]), evaluated
