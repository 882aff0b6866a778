"""Looks ahead: plays candidates on as a planner would, under the same draws, and keeps the better half each time."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from townwright.bots.skylines.candidates import Candidate
from townwright.bots.skylines.following import Fate, rollout
from townwright.bots.skylines.weights import Weights
from townwright.games.skylines.state import State


@dataclass(frozen=True, slots=True)
class Depth:
    """How far and how often a player looks ahead."""

    turns: int = 100
    """After so many turns the city is judged as it stands."""
    candidates: int = 8
    """So many actions are tried at most."""
    prior: float = 0.3
    """How much the planner's liking counts against what the look ahead says."""
    draws: bool = False
    """Whether draws are searched too, or left to the planner."""


@dataclass(slots=True)
class Tried:
    """A candidate and what became of it."""

    candidate: Candidate
    total: float = 0.0
    times: int = 0

    @property
    def mean(self) -> float:
        """What it led to on the average."""
        return self.total / self.times if self.times else self.candidate.liking

    def value(self, prior: float) -> float:
        return self.mean + prior * self.candidate.liking


def search(
    state: State, candidates: list[Candidate], weights: Weights, depth: Depth, nodes: int, random: Random
) -> tuple[list[Tried], int]:
    """The candidates, the best first, and how many outcomes were looked at.

    Every candidate meets the same orders of the piles. When its share of the budget is spent the worse
    half goes; what is stopped early answers with what it has.
    """
    tried = [Tried(candidate) for candidate in candidates]
    running = list(tried)
    done: list[Tried] = []
    looked, rounds = 0, max(1, (len(candidates) - 1).bit_length())
    for number in range(1, rounds + 1):
        share = nodes * number // rounds
        while looked < share and len(running) > 1:
            fate = Fate(state, random)
            for one in running:
                value, more = rollout(one.candidate.after, weights, fate, depth.turns)
                one.total += value
                one.times += 1
                looked += more
                if looked >= nodes:
                    break
        fair = min(one.times for one in running)
        if fair == 0:
            break  # not everyone had a turn: the planner's order stands
        running.sort(key=lambda one: -one.value(depth.prior))
        keep = (len(running) + 1) // 2
        running, done = running[:keep], running[keep:] + done
    if any(one.times == 0 for one in tried):
        return tried, looked
    return running + done, looked
