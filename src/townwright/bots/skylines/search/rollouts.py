"""Looks ahead: plays candidates on as a planner would, under the same draws, and keeps the better half each time."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass, field
from random import Random

from townwright.bots.skylines.search.candidates import Candidate
from townwright.bots.skylines.search.playout import Fate, rollout
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.state import State

FEWEST = 3
"""With fewer trials than that the planner's own choice stands."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far and how carefully a player looks ahead."""

    turns: int = 5
    """After so many turns the city is judged as it stands; further ahead luck drowns what the action did."""
    plenty: int = 1_000
    """With so many nodes luck is averaged out, and every seat has at least two turns."""
    candidates: int = 3
    """So many actions are tried at most."""
    prior: float = 0.3
    """How much the planner's liking counts against what the look ahead says."""
    caution: float = 1.0
    """By how many standard errors another action must be better than the planner's own."""
    most: int = 1_000_000
    """More nodes than that are not used, however many there are."""

    def turns_ahead(self, seats: int, nodes: int) -> int:
        """How many turns candidates are played on."""
        return max(self.turns, 2 * seats) if nodes >= self.plenty else self.turns


@dataclass(slots=True)
class Tried:
    """A candidate and what became of it, draw order by draw order."""

    candidate: Candidate
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it led to on the average."""
        return statistics.fmean(self.values) if self.values else self.candidate.liking

    def value(self, prior: float) -> float:
        return self.mean + prior * self.candidate.liking

    def lead(self, other: Tried, depth: Depth) -> float:
        """How much better than another it surely is, under the draws that both have met.

        Whole games differ by a dozen points from draw to draw: without caution the luckiest would pass for the best.
        """
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        if len(gains) < FEWEST:
            return -math.inf
        liked = depth.prior * (self.candidate.liking - other.candidate.liking)
        return statistics.fmean(gains) + liked - depth.caution * statistics.stdev(gains) / math.sqrt(len(gains))


def search(
    state: State, candidates: list[Candidate], weights: Weights, depth: Depth, nodes: int, random: Random
) -> tuple[list[Tried], int]:
    """The candidates, the best first, and how many outcomes were looked at.

    Every candidate meets the same orders of the piles. When its share of the budget is spent the worse half
    goes, but never the first, the planner's own choice: whatever is not surely better leaves it in its place.
    """
    turns = depth.turns_ahead(len(state.hands), nodes)
    tried = [Tried(candidate) for candidate in candidates]
    first, running = tried[0], list(tried)
    looked, rounds = 0, max(1, (len(candidates) - 1).bit_length())
    for number in range(1, rounds + 1):
        share = nodes * number // rounds
        while looked < share:
            fate = Fate(state, random)
            for one in running:
                value, more = rollout(one.candidate.after, weights, fate, turns)
                one.values.append(value)
                looked += more
                if looked >= nodes:
                    break
        others = sorted(running[1:], key=lambda one: -one.value(depth.prior))
        running = [first, *others[: max(1, len(running) // 2)]]
    others = sorted(tried[1:], key=lambda one: -one.lead(first, depth))
    return ([first, *others] if others[0].lead(first, depth) <= 0 else [others[0], first, *others[1:]]), looked
