"""The planning bots of Skylines, which differ in weights, samples and rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from townwright.bots.player import Answer, Limit
from townwright.bots.skylines.places.free_layouts import lay_out
from townwright.bots.skylines.planner import Planner
from townwright.bots.skylines.remarks import remark
from townwright.bots.skylines.search.candidates import ActionCandidate, CandidateFilter, candidates
from townwright.bots.skylines.search.rollouts import RolloutSettings, search
from townwright.bots.skylines.search.view_reader import state_of
from townwright.bots.skylines.weights import Weights
from townwright.core.phrases import Phrase
from townwright.games.skylines import Action, View
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.box.loader import own_sets
from townwright.games.skylines.state import Phase, State

FULL = max(HAND_SIZES)
"""The seats of a full table."""
PAIR = 2
"""The seats of a table of two."""


@dataclass(frozen=True, slots=True)
class PlanningBot:
    """A bot that evaluates the outcomes of its cards; with ``rollouts`` it also compares the best actions by these."""

    name: str
    character: Phrase
    level: int
    weights: Weights = field(default_factory=Weights)
    full_table: Weights | None = None
    """Its weights at a full table, if they differ."""
    plenty_pair: Weights | None = None
    """Its weights at a table of two with as many nodes as ``rollouts`` calls plenty, if they differ."""
    rollouts: RolloutSettings | None = None
    samples: float = 0.0
    """So many random candidates are compared in a turn; a fraction is the chance of one more. 0 compares all."""

    def choose(self, view: View, legal: Sequence[Action], limit: Limit, random: Random) -> Answer:
        """Choose the best action that planning and rollouts find; a random one with an owner's set of cards."""
        if view.set not in own_sets():
            # A view names an owner's set but does not show the cards in its piles: nothing can be planned with it.
            strange = Phrase("bots-skylines-strange", "these cards are new to me, so I follow my nose")
            return Answer(legal[random.randrange(len(legal))], strange)
        state = state_of(view)
        if state.phase is Phase.LAYOUT:
            action, evaluated = lay_out(state, limit.nodes, random)
            return Answer(action, Phrase("bots-skylines-layout", "large districts that grow together"), evaluated)
        ranked, evaluated = self.rank(state, limit, random)
        if not ranked:  # the rules allow what no planner does, such as a card that was not ruled out in time
            return Answer(legal[0])
        best = ranked[0][0]
        return Answer(best.action, remark(state, best), max(1, evaluated))

    def rank(self, state: State, limit: Limit, random: Random) -> tuple[list[tuple[ActionCandidate, float]], int]:
        """The candidates with the value that the bot expects of each, the best first, and how many nodes were used."""
        weights, rollouts = self._weights(state, limit), self.rollouts
        planner = Planner(state, weights)
        found = candidates(planner, rollouts.candidates if rollouts else 1, self._selection(random))
        evaluated = planner.turn_outcomes.evaluated
        if rollouts is None or len(found) < 2 or state.phase is Phase.DRAW:  # draws are left to the planner
            return [(candidate, candidate.estimate) for candidate in found], evaluated
        nodes = min(limit.nodes, rollouts.max_nodes) - evaluated
        tried, more = search(state, found, weights, rollouts, nodes, random)
        return [(one.candidate, one.mean) for one in tried], evaluated + more

    def _weights(self, state: State, limit: Limit) -> Weights:
        seats = len(state.hands)
        if self.full_table and seats == FULL:
            return self.full_table
        if self.plenty_pair and seats == PAIR and self.rollouts and limit.nodes >= self.rollouts.plenty_nodes:
            return self.plenty_pair
        return self.weights

    def _selection(self, random: Random) -> CandidateFilter:
        """The filter that leaves a random sample of the candidates, in the same order."""
        if not self.samples:
            return tuple
        number = int(self.samples + random.random())
        return lambda turn_candidates: [
            turn_candidates[one]
            for one in sorted(random.sample(range(len(turn_candidates)), min(number, len(turn_candidates))))
        ]
